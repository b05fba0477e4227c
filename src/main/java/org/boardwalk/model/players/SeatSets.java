package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.SetsInCommon;
import org.boardwalk.model.Sum;
import org.boardwalk.model.players.SeatPlaces.Facing;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/**
 * The board set that each player plays in each round of the seats formulation, and the direction in
 * which they play it. In shared play set r is round r; in circulating play sets are chosen.
 */
final class SeatSets {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final boolean shared;

  /** at[r][p][s] in circulating play: player p plays set s in round r. */
  private final int[][][] at;

  private final List<Sides> sides = new ArrayList<>();

  /** The directions of all players on boards of a set on which no player changes direction. */
  private final class Sides {

    /** ns[s][p], ew[s][p]: player p plays these boards of set s as NS, as EW. */
    private final int[][] ns = new int[wish.boards().sets()][wish.players()];

    private final int[][] ew = new int[wish.boards().sets()][wish.players()];
    private final int units;

    Sides(int units) {
      this.units = units;
    }
  }

  SeatSets(IndividualWish wish, ModelBuilder model, int[][] plays, List<Facing> directions) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    shared = wish.boards().play() == Play.SHARED;
    at = new int[shared ? 0 : wish.rounds()][wish.players()][wish.boards().sets()];
    if (shared) {
      model.family(SeatConstraints.AGREEMENT);
      directions.forEach(d -> sides.add(everybodyPlaysTheSetOfTheRound(d)));
      allAlike(wish, model);
    } else {
      everybodyPlaysOneSetInARound();
      for (Facing d : directions) {
        model.family(sides.isEmpty() ? BoardConstraints.NO_REPLAY : BoardConstraints.TURNED_BOARDS);
        sides.add(everybodyPlaysASetOnceAtMost(d));
      }
      copiesSuffice();
    }
  }

  /** In shared play a player at a table who does not sit NS sits EW. */
  private Sides everybodyPlaysTheSetOfTheRound(Facing directions) {
    Sides side = new Sides(directions.units());
    for (int r = 0; r < wish.rounds(); r++) {
      for (int p = 0; p < wish.players(); p++) {
        side.ns[r][p] = directions.ns().applyAsInt(r, p);
        side.ew[r][p] = model.both(plays[r][p], not(side.ns[r][p]));
      }
    }
    return side;
  }

  /** States the rules on boards where all tables play the same set: they need no constraint. */
  static void allAlike(IndividualWish wish, ModelBuilder model) {
    model.family(BoardConstraints.sharedReplay());
    model.family(BoardConstraints.sharedCopies(wish.boards()));
  }

  private void everybodyPlaysOneSetInARound() {
    model.family(BoardConstraints.ONE_SET);
    for (int r = 0; r < wish.rounds(); r++) {
      for (int p = 0; p < wish.players(); p++) {
        List<Integer> choice = new ArrayList<>(List.of(not(plays[r][p])));
        for (int s = 0; s < wish.boards().sets(); s++) {
          at[r][p][s] = model.bool(BoardConstraints.AT, r, p, s);
          choice.add(at[r][p][s]);
        }
        model.exactlyOne(choice);
      }
    }
  }

  /** No player plays a set twice: each plays it as NS, as EW or not at all. */
  private Sides everybodyPlaysASetOnceAtMost(Facing directions) {
    Sides side = new Sides(directions.units());
    int[][] setNs = side.ns;
    int[][] setEw = side.ew;
    for (int s = 0; s < setNs.length; s++) {
      for (int p = 0; p < wish.players(); p++) {
        setNs[s][p] = BoardConstraints.ns(model, sides.size(), s, p);
        setEw[s][p] = BoardConstraints.ew(model, sides.size(), s, p);
        Sum times = new Sum();
        for (int r = 0; r < wish.rounds(); r++) {
          int ns = directions.ns().applyAsInt(r, p);
          times.add(at[r][p][s], 1);
          model.clause(not(at[r][p][s]), not(ns), setNs[s][p]);
          model.clause(not(at[r][p][s]), ns, setEw[s][p]);
        }
        model.equal(times.add(setNs[s][p], -1).add(setEw[s][p], -1), 0);
        model.atMostOne(setNs[s][p], setEw[s][p]);
      }
    }
    return side;
  }

  /** In a round a set is at no more tables than it has copies. */
  private void copiesSuffice() {
    model.family(BoardConstraints.copies(wish.boards()));
    for (int r = 0; r < wish.rounds(); r++) {
      for (int s = 0; s < wish.boards().sets(); s++) {
        Sum seats = new Sum();
        for (int p = 0; p < wish.players(); p++) {
          seats.add(at[r][p][s], 1);
        }
        model.atMost(seats, 4L * wish.boards().copies());
      }
    }
  }

  int at(int r, int p, int s) {
    return at[r][p][s];
  }

  /** The set that a player plays in a round; the player must not sit out. */
  int set(Assignment values, int r, int p) {
    for (int s = 0; !shared && s < wish.boards().sets(); s++) {
      if (values.isTrue(at[r][p][s])) {
        return s;
      }
    }
    return r;
  }

  /** How many sets two players both play in some rounds. */
  SetsInCommon inCommon() {
    return new SetsInCommon(model, wish.boards(), (r, p, s) -> shared ? plays[r][p] : at[r][p][s]);
  }

  /**
   * Sum over the units that both play, at any tables: +1 for the same direction, -1 for opposite
   * ones.
   */
  Sum agreement(int p, int q) {
    Sum sum = new Sum();
    for (Sides side : sides) {
      for (int s = 0; s < wish.boards().sets(); s++) {
        int[] ns = side.ns[s];
        int[] ew = side.ew[s];
        sum.add(model.both(ns[p], ns[q]), side.units).add(model.both(ew[p], ew[q]), side.units);
        sum.add(model.both(ns[p], ew[q]), -side.units).add(model.both(ew[p], ns[q]), -side.units);
      }
    }
    return sum;
  }
}
