package org.boardwalk.quality;

import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Kind;

/**
 * A lower bound on repeated meetings of players. Let there be v players, t = ⌊v/4⌋ tables in every
 * round and s = v - 4t sit-outs. Of the 4t players at the tables of one round at most s sit out in
 * another round, so at least 4t - s sit at one of its t tables. They fall into t² classes by their
 * two tables, and two players of a class meet in both rounds. Such pairs are fewest when the
 * classes are as even as possible. With k the number of meetings of a pair, Σ k(k - 1) is at least
 * rounds · (rounds - 1) times the number of such pairs. In addition, 20 players cannot play six
 * rounds without repeated meetings.
 */
final class MeetingsAgain {

  private static final int TWENTY = 20;
  private static final int ROUNDS_OF_TWENTY = 5;

  private MeetingsAgain() {}

  /**
   * The least number of pairs that meet in both of two rounds; 0 where rounds may have fewer
   * tables.
   */
  private static long inBoth(Profile profile) {
    long v = profile.contestants();
    long t = v / 4;
    boolean full =
        profile.kind() == Kind.INDIVIDUAL
            && profile.seats() == 4 * t * profile.rounds() * profile.perSet()
            && profile.perSet() % profile.rotation().period() == 0;
    if (!full || t == 0) {
      return 0;
    }
    long players = 4 * t - (v - 4 * t);
    long each = players / (t * t);
    return each * (each - 1) / 2 * (t * t) + each * (players % (t * t));
  }

  private static boolean twenty(Profile profile) {
    return profile.kind() == Kind.INDIVIDUAL
        && profile.contestants() == TWENTY
        && profile.seats() == (long) TWENTY * profile.rounds() * profile.perSet()
        && profile.perSet() % profile.rotation().period() == 0
        && profile.rounds() > ROUNDS_OF_TWENTY;
  }

  /**
   * @param profile the sizes
   * @return the least possible Σ k(k - 1)
   */
  static long least(Profile profile) {
    long rounds = profile.rounds();
    return Math.max(rounds * (rounds - 1) * inBoth(profile), twenty(profile) ? 2 : 0);
  }

  /**
   * @param profile the sizes
   * @return the theorem; empty where it does not apply
   */
  static Optional<TheoremCase> theorem(Profile profile) {
    int v = profile.contestants();
    if (twenty(profile)) {
      return Optional.of(
          new TheoremCase(Theorem.QUADRUPLES, Map.of("players", v, "most", ROUNDS_OF_TWENTY)));
    }
    return least(profile) == 0
        ? Optional.empty()
        : Optional.of(
            new TheoremCase(
                Theorem.FEW_TABLES,
                Map.of("players", v, "tables", v / 4, "pairs", (int) inBoth(profile))));
  }
}
