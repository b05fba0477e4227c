package org.boardwalk.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;

/** Thirty evenings of clubs, small and large, for players who come alone and for pairs. */
public final class Evenings {

  /** Copies in a room where boards are made at every table. */
  private static final int ENOUGH = 0;

  private Evenings() {}

  /**
   * @return the evenings
   */
  public static List<Occasion> all() {
    return List.of(
        players(8, 1, 120, 0),
        players(9, ENOUGH, 180, 0),
        players(10, 1, 150, 0),
        players(12, 2, 180, 1),
        players(13, 1, 210, 0),
        players(14, 1, 180, 1),
        players(15, 2, 150, 0),
        players(16, ENOUGH, 180, 1),
        players(18, 1, 150, 0),
        players(19, ENOUGH, 210, 2),
        players(22, 1, 180, 2),
        players(26, 1, 150, 0),
        players(30, 2, 180, 1),
        players(34, 1, 150, 0),
        players(38, ENOUGH, 180, 0),
        players(45, 1, 180, 3),
        players(60, 1, 150, 0),
        pairs(3, 1, 120, 0),
        pairs(5, 1, 180, 0),
        pairs(6, 2, 180, 0),
        pairs(8, 1, 180, 2),
        pairs(11, 1, 180, 0),
        pairs(13, 1, 180, 1),
        pairs(15, 1, 180, 3),
        pairs(16, 2, 180, 0),
        pairs(20, 2, 210, 0),
        pairs(22, 1, 180, 3),
        pairs(27, 1, 180, 0),
        pairs(38, 2, 180, 2),
        pairs(40, ENOUGH, 210, 0));
  }

  private static Occasion players(int count, int copies, int minutes, int stationary) {
    return of(new People.Players(count), copies, minutes, stationary);
  }

  private static Occasion pairs(int count, int copies, int minutes, int stationary) {
    return of(new People.Pairs(count), copies, minutes, stationary);
  }

  private static Occasion of(People people, int copies, int minutes, int stationary) {
    return new Occasion(
        people,
        OptionalInt.empty(),
        Optional.of(Duration.ofMinutes(minutes)),
        Pace.USUAL,
        OptionalInt.empty(),
        copies == ENOUGH ? OptionalInt.empty() : OptionalInt.of(copies),
        stationary);
  }
}
