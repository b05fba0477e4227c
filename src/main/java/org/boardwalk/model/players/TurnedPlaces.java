package org.boardwalk.model.players;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.wish.IndividualWish;

/**
 * Seats that change board by board, or that a rule tells apart. The relation of two players over a
 * set follows from their seats on its first board. Two literals tell a seat: North or South, and
 * North or East. North stays; each other seat is in North's direction on some boards, so one
 * literal tells the direction on each board. O(rounds · players²) variables and clauses more.
 */
final class TurnedPlaces implements SeatPlaces {

  private final IndividualWish wish;
  private final ModelBuilder model;
  private final int[][] plays;
  private final int[][][] mate;
  private final int[][][] left;
  private final int[][] ns;

  /** ne[r][p]: player p sits North or East on the first board of round r. */
  private final int[][] ne;

  /**
   * at[r][seat][p]: both literals have the values of the seat. The values of West are also those of
   * a player who does not play.
   */
  private final int[][][] at;

  TurnedPlaces(
      IndividualWish wish,
      ModelBuilder model,
      int[][] plays,
      int[][][] mate,
      int[][][] left,
      int[][] ns) {
    this.wish = wish;
    this.model = model;
    this.plays = plays;
    this.mate = mate;
    this.left = left;
    this.ns = ns;
    ne = new int[wish.rounds()][wish.players()];
    at = new int[wish.rounds()][4][wish.players()];
    model.family(SeatConstraints.PLACES);
    for (int r = 0; r < wish.rounds(); r++) {
      for (int p = 0; p < wish.players(); p++) {
        ne[r][p] = model.bool(SeatConstraints.NE, r, p);
        model.clause(plays[r][p], not(ne[r][p]));
      }
      placesGoRoundTheTable(r);
      for (int p = 0; p < wish.players(); p++) {
        for (int seat = 0; seat < 4; seat++) {
          int[] told = sitting(r, p, seat);
          at[r][seat][p] = model.both(told[0], told[1]);
        }
      }
    }
  }

  /**
   * Seats go round the table North, East, South, West: North and South have the next seat in the
   * same North-East or South-West half.
   */
  private void placesGoRoundTheTable(int r) {
    for (int p = 0; p < wish.players(); p++) {
      for (int q = 0; q < wish.players(); q++) {
        if (q != p) {
          int next = not(left[r][p][q]);
          model.clause(next, not(ns[r][p]), not(ne[r][p]), ne[r][q]);
          model.clause(next, not(ns[r][p]), ne[r][p], not(ne[r][q]));
          model.clause(next, ns[r][p], not(ne[r][p]), not(ne[r][q]));
          model.clause(next, ns[r][p], ne[r][p], ne[r][q]);
        }
        if (p < q) {
          model.clause(not(mate[r][p][q]), ne[r][p], ne[r][q]);
          model.clause(not(mate[r][p][q]), not(ne[r][p]), not(ne[r][q]));
        }
      }
    }
  }

  @Override
  public List<TwoSeats> meetings(int r, int p, int q) {
    model.family(SeatConstraints.TURNED);
    List<TwoSeats> meetings = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      int next = (seat + 1) % 4;
      int across = (seat + 2) % 4;
      meetings.add(new TwoSeats(model.both(mate[r][p][q], at[r][seat][p]), seat, across));
      meetings.add(new TwoSeats(model.both(left[r][p][q], at[r][seat][p]), seat, next));
      meetings.add(new TwoSeats(model.both(left[r][q][p], at[r][seat][q]), next, seat));
    }
    return meetings;
  }

  @Override
  public List<Facing> directions() {
    Roles roles = new Roles(wish);
    List<Facing> kinds = new ArrayList<>();
    for (int kind = 0; kind < roles.kinds(); kind++) {
      int unit = kind;
      int[][] literals =
          inDirectionOfNorth(
              IntStream.range(1, 4)
                  .filter(seat -> roles.sign(unit, seat) > 0)
                  .findFirst()
                  .orElseThrow());
      kinds.add(new Facing((r, p) -> literals[r][p], roles.unitsOfAKind()));
    }
    return kinds;
  }

  /** The literals that a player sits North or in that seat on the first board. */
  private int[][] inDirectionOfNorth(int seat) {
    return switch (seat) {
      case 1 -> ne;
      case 2 -> ns;
      default -> nw();
    };
  }

  private int[][] nw() {
    model.family(SeatConstraints.NORTH_WEST);
    int[][] nw = new int[wish.rounds()][wish.players()];
    for (int r = 0; r < wish.rounds(); r++) {
      for (int p = 0; p < wish.players(); p++) {
        nw[r][p] = model.bool(SeatConstraints.NW, r, p);
        model.clause(not(nw[r][p]), plays[r][p]);
        model.clause(not(at[r][0][p]), nw[r][p]);
        model.clause(not(at[r][1][p]), not(nw[r][p]));
        model.clause(not(at[r][2][p]), not(nw[r][p]));
        model.clause(not(at[r][3][p]), not(plays[r][p]), nw[r][p]);
      }
    }
    return nw;
  }

  @Override
  public int[] sitting(int r, int p, int seat) {
    return new int[] {
      seat % 2 == 0 ? ns[r][p] : not(ns[r][p]), seat < 2 ? ne[r][p] : not(ne[r][p])
    };
  }
}
