package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.RuleLimits;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.model.players.SeatPlaces.TwoSeats;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.wish.IndividualWish;

/**
 * What happens in a single round of the seats formulation to two players, or to one: for each thing
 * that rules count, a sum of literals that is 0 or 1.
 */
final class RoundTerms {

  private static final VariableFamily HAPPENS =
      new VariableFamily("happens", "k,r,p,q", "the event of a rule happens to p and q in round r");

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final SeatPlaces places;
  private final SeatTables tables;
  private final Roles roles;

  /** at[r][p]: the places of a player, empty until they are asked for. */
  private final int[][][] at;

  /** seats[r][p]: the seats of a player, empty until they are asked for. */
  private final int[][][] seats;

  /** For which places events happen in each round. */
  private final Map<Counted.Happening, List<boolean[][]>> happenings = new HashMap<>();

  private int events;

  RoundTerms(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      SeatPlaces places,
      SeatTables tables) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.places = places;
    this.tables = tables;
    roles = new Roles(wish);
    at = new int[wish.rounds()][wish.players()][0];
    seats = new int[wish.rounds()][wish.players()][0];
  }

  /**
   * 1 where it happens in a round to p and q, or to one player that both are; all from 0.
   *
   * @param event no moves and no boards in common, which are not of one round
   */
  Sum of(Counted event, int r, int p, int q) {
    return event.accept(new InRound(r, p, q));
  }

  /** The literals of the places of a player in a round, as an event numbers them; made once. */
  private int[] at(int r, int p) {
    if (at[r][p].length == 0) {
      int ns = places.sitting(r, p, 0)[0];
      at[r][p] =
          IntStream.range(0, 2 * wish.tables())
              .map(k -> model.both(tables.at(r, p, k / 2), k % 2 == 0 ? ns : not(ns)))
              .toArray();
    }
    return at[r][p];
  }

  /** The literals of the seats of a player in a round, four for each table; made once. */
  int[] seats(int r, int p) {
    if (seats[r][p].length == 0) {
      seats[r][p] =
          IntStream.range(0, 4 * wish.tables())
              .map(
                  k ->
                      IntStream.of(places.sitting(r, p, k % 4))
                          .reduce(tables.at(r, p, k / 4), model::both))
              .toArray();
    }
    return seats[r][p];
  }

  int facing(int r, int p, Direction direction) {
    int ns = places.sitting(r, p, 0)[0];
    return direction == Direction.NS ? ns : model.both(not(ns), plays[r][p]);
  }

  private final class InRound implements Counted.RoundVisitor<Sum> {

    private final int r;
    private final int p;
    private final int q;

    InRound(int r, int p, int q) {
      this.r = r;
      this.p = p;
      this.q = q;
    }

    @Override
    public Sum meeting(Counted.Meeting meeting) {
      return Sum.of(
          places.meetings(r, p, q).stream()
              .filter(m -> RuleLimits.meet(roles, meeting.relations(), m.seat(), m.other()))
              .mapToInt(TwoSeats::literal)
              .toArray());
    }

    @Override
    public Sum sitting(Counted.Sitting sitting) {
      int direction =
          sitting.directions().size() == 1
              ? facing(r, p, sitting.directions().iterator().next())
              : plays[r][p];
      return sitting.tables().isEmpty()
          ? Sum.of(direction)
          : Sum.of(
              sitting.tables().stream()
                  .mapToInt(t -> model.both(tables.at(r, p, t - 1), direction))
                  .toArray());
    }

    @Override
    public Sum sittingOut(Counted.SittingOut out) {
      return wish.fixed().attendance().present(p + 1, r + 1) ? Sum.of(not(plays[r][p])) : new Sum();
    }

    @Override
    public Sum happening(Counted.Happening happening) {
      boolean[][] happens =
          happenings
              .computeIfAbsent(
                  happening,
                  h ->
                      IntStream.rangeClosed(1, wish.rounds())
                          .mapToObj(round -> h.inRound(round, wish.tables()))
                          .toList())
              .get(r);
      int[] one = at(r, p);
      int[] other = at(r, q);
      if (p == q) {
        return Sum.of(
            IntStream.range(0, one.length).filter(k -> happens[k][k]).map(k -> one[k]).toArray());
      }
      int event = model.bool(HAPPENS, events++, r, p, q);
      model.clause(not(event), plays[r][p]);
      for (int k = 0; k < one.length; k++) {
        boolean[] with = happens[k];
        Sum partners =
            Sum.of(
                IntStream.range(0, other.length).filter(m -> with[m]).map(m -> other[m]).toArray());
        // Where p sits in place k, the event happens just when q sits in one of these places.
        model.atMost(partners.copy().add(one[k], 1).add(event, -1), 1);
        model.atMost(Sum.of(one[k], event).add(partners, -1), 1);
      }
      return Sum.of(event);
    }
  }
}
