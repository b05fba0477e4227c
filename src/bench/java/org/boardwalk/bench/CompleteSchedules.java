package org.boardwalk.bench;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;

/**
 * Time to a complete schedule that is ideal in partner and opponent: a plain seat model on each
 * engine, and ours.
 */
public final class CompleteSchedules {

  private CompleteSchedules() {}

  /**
   * One line of the comparison.
   *
   * @param players number of players
   * @param cpsat seconds of the plain model on CP-SAT; empty when the cap ended it
   * @param choco seconds of the plain model on Choco; empty when the cap ended it
   * @param ours seconds of the portfolio; empty when the cap ended it
   */
  public record Row(
      int players, Optional<Double> cpsat, Optional<Double> choco, Optional<Double> ours) {}

  /**
   * Runs the three one after the other, one thread each.
   *
   * @param players number of players, ≡ 0 or 1 (mod 4)
   * @param cap limit for each
   * @return their times
   */
  public static Row run(int players, Duration cap) {
    IndividualWish wish = wish(players, cap);
    return new Row(
        players,
        EngineRaces.plain(wish, EngineChoice.CPSAT),
        EngineRaces.plain(wish, EngineChoice.CHOCO),
        EngineRaces.answered(wish));
  }

  /**
   * @param players number of players, ≡ 0 or 1 (mod 4)
   * @param cap limit
   * @return seconds of the portfolio, on one thread; empty when the cap ended it
   */
  static Optional<Double> ours(int players, Duration cap) {
    return EngineRaces.answered(wish(players, cap));
  }

  private static IndividualWish wish(int players, Duration cap) {
    return EngineRaces.wish(
        players,
        EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT),
        new SearchSettings(EngineChoice.AUTO, Limit.time(cap), 1, 1));
  }
}
