package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;

/**
 * Published movements in rounds of two sets: those of 6 pairs at three tables and of 5 pairs at two
 * of these tables, as thebridsk/bridgescorer lists them (Howell06T3B20 and Howell05T2B20, Apache
 * License 2.0).
 */
public final class PartedExamples {

  private PartedExamples() {}

  /** Table 1, then 2, then 3, round by round: NS, EW, and the two sets of two boards. */
  private static final int[][][] SIX = {
    {{6, 1, 1, 2}, {6, 2, 3, 4}, {6, 3, 5, 6}, {6, 4, 7, 8}, {6, 5, 9, 10}},
    {{4, 3, 3, 9}, {5, 4, 1, 5}, {1, 5, 3, 7}, {2, 1, 5, 9}, {3, 2, 1, 7}},
    {{2, 5, 6, 8}, {3, 1, 8, 10}, {4, 2, 2, 10}, {5, 3, 2, 4}, {1, 4, 4, 6}}
  };

  /** {@return six pairs, 5 rounds, 20 boards, all of which everybody plays} */
  public static Movement sixPairs() {
    return movement("Howell 6 teams 3 tables 20 boards", 6, 1);
  }

  /** {@return five pairs, 5 rounds, 20 boards, 16 of which everybody plays; table 1 is empty} */
  public static Movement fivePairs() {
    return movement("Howell 5 teams 2 tables 20 boards", 5, 2);
  }

  private static Movement movement(String name, int pairs, int firstTable) {
    List<Round> rounds = new ArrayList<>();
    for (int part = 0; part < 10; part++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int table = firstTable; table <= 3; table++) {
        int[] here = SIX[table - 1][part / 2];
        Seating seating = new Seating.TwoPairs(here[0], here[1]);
        encounters.add(new Encounter(table, seating, here[2 + part % 2]));
      }
      rounds.add(new Round(encounters));
    }
    Boards boards = new Boards(10, 2, Play.CIRCULATING, 1).inParts(2);
    return new Movement(name, Kind.PAIRS, pairs, 3, boards, Rotation.NONE, 1, rounds);
  }
}
