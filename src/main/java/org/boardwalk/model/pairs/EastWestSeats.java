package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;

/**
 * Where EW pairs may sit in a Web: literals for pair p at table t in round r, where each pair
 * begins at its own table. No two pairs meet twice, so a room has at most as many rounds as tables.
 */
final class EastWestSeats {

  private final WebRoom room;
  private final ModelBuilder model;

  /** places[p][t][r] of the pairs that move independently; of one pair only, if all move alike. */
  private final int[][][] places;

  private EastWestSeats(WebRoom room, ModelBuilder model, int leaders) {
    this.room = room;
    this.model = model;
    places = new int[leaders][room.tables()][room.rounds()];
    for (int p = 0; p < leaders; p++) {
      for (int t = 0; t < room.tables(); t++) {
        for (int r = 0; r < room.rounds(); r++) {
          places[p][t][r] = model.bool(WebConstraints.SITS, p, t, r);
        }
      }
    }
    for (int p = 0; p < leaders; p++) {
      model.family(WebConstraints.BEGINNING);
      model.fix(places[p][p][0]);
      everyPairSitsSomewhere(places[p]);
      nobodyMeetsTwice(places[p]);
    }
  }

  /** All pairs go the same number of tables up, which may differ from round to round. */
  static EastWestSeats together(WebRoom room, ModelBuilder model) {
    return new EastWestSeats(room, model, 1);
  }

  /** Every pair moves independently. */
  static EastWestSeats apart(WebRoom room, ModelBuilder model) {
    EastWestSeats seats = new EastWestSeats(room, model, room.tables());
    seats.everyTableHasOnePair();
    return seats;
  }

  int at(int pair, int table, int round) {
    int leader = pair % places.length;
    return places[leader][Math.floorMod(table - pair + leader, room.tables())][round];
  }

  private void everyPairSitsSomewhere(int[][] place) {
    model.family(WebConstraints.SOMEWHERE);
    for (int r = 0; r < room.rounds(); r++) {
      int round = r;
      model.exactlyOne(IntStream.range(0, room.tables()).mapToObj(t -> place[t][round]).toList());
    }
  }

  private void nobodyMeetsTwice(int[][] place) {
    model.family(WebConstraints.NO_MEETING_AGAIN);
    for (int[] rounds : place) {
      if (room.rounds() == room.tables()) {
        model.exactlyOne(IntStream.of(rounds).boxed().toList());
      } else {
        model.atMostOne(rounds);
      }
    }
  }

  private void everyTableHasOnePair() {
    model.family(WebConstraints.ONE_PAIR);
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        List<Integer> pairs = new ArrayList<>();
        for (int[][] place : places) {
          pairs.add(place[t][r]);
        }
        model.exactlyOne(pairs);
      }
    }
  }

  /** Fixes the moves of these pairs to those of a given walk. */
  void settle(EastWest before, IntPredicate pairs) {
    model.family(WebConstraints.AS_BEFORE);
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        int p = before.at(t, r);
        if (pairs.test(p)) {
          model.fix(at(p, t, r));
        }
      }
    }
  }

  /** How many pairs go elsewhere than one table up, over all moves. */
  Sum leaps() {
    model.family(WebConstraints.LEAPS);
    Sum leaps = new Sum();
    for (int p = 0; p < places.length; p++) {
      int[][] place = places[p];
      for (int r = 1; r < room.rounds(); r++) {
        int leap = model.bool(WebConstraints.LEAP, p, r);
        for (int t = 0; t < room.tables(); t++) {
          model.clause(not(place[t][r - 1]), place[(t + 1) % room.tables()][r], leap);
        }
        leaps.add(leap, room.tables() / places.length);
      }
    }
    return leaps;
  }

  EastWest read(Assignment values) {
    int[][] pairs = new int[room.tables()][room.rounds()];
    for (int p = 0; p < room.tables(); p++) {
      for (int t = 0; t < room.tables(); t++) {
        for (int r = 0; r < room.rounds(); r++) {
          if (values.isTrue(at(p, t, r))) {
            pairs[t][r] = p;
          }
        }
      }
    }
    return EastWest.of(room, (t, r) -> pairs[t][r]);
  }
}
