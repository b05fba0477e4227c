package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;

/** A Mitchell of three tables and two boards a round that lacks an EW pair, for tests. */
public final class HalfMitchell {

  private HalfMitchell() {}

  /** NS pairs 1 to 3 stay, EW pairs 4 and 5 move up one; NS 3, 1 and 2 wait in turn. */
  public static Movement planned() {
    return of(
        List.of(
            new Round(List.of(at(1, 1, 4, 1), at(2, 2, 5, 2))),
            new Round(List.of(at(2, 2, 4, 3), at(3, 3, 5, 1))),
            new Round(List.of(at(3, 3, 4, 2), at(1, 1, 5, 3)))),
        5);
  }

  /** The half Mitchell with NS 2 at table 3 in the last round, while NS 3 waits at table 2. */
  public static Movement exchanged() {
    List<Round> rounds = new ArrayList<>(planned().rounds());
    rounds.set(2, new Round(List.of(at(3, 2, 4, 2), at(1, 1, 5, 3))));
    return of(rounds, 5);
  }

  /** The half Mitchell with a pair 6 that is present and never plays. */
  public static Movement withSixth() {
    return of(planned().rounds(), 6);
  }

  private static Encounter at(int table, int ns, int ew, int set) {
    return new Encounter(table, new Seating.TwoPairs(ns, ew), set);
  }

  private static Movement of(List<Round> rounds, int contestants) {
    return new Movement(
        "Half Mitchell",
        Kind.PAIRS,
        contestants,
        3,
        new Boards(3, 2, Play.CIRCULATING, 1),
        Rotation.NONE,
        2,
        rounds);
  }
}
