package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Duality.Proved;
import org.boardwalk.quality.PairProgram.Topic;

/**
 * Bounds on all criteria together, pair by pair.
 *
 * <p><b>Statement.</b> Call a case what a pair of contestants can count: how often it meets in
 * which {@link MeetingKind}, which sets both miss, and G, the inner product of its directions. Then
 * P, O, the least L, D = G - P + O and the number of sets compared follow, and so do the four
 * costs. In every movement in which nobody plays a set twice, the numbers of pairs of each case
 * solve a linear program: the meetings of each kind are as many as the tables have ({@link
 * MeetingKind}: with a rotation this is what couples partner, opponent and side); meetings again
 * are at least those of {@link MeetingsAgain}; and the directions add up as in {@link
 * DirectionSums}. So no movement costs less than its least value, for any weights, with or without
 * sit-outs, in shared or circulating play.
 *
 * <p><b>The spectral bound.</b> With the sums of degrees 1 and 2 alone, and G any real number, the
 * least Σ D² is ½·(a - b)² where it is a - b that is positive: a² = w²/m - w²/(v(v - 1)) - Σ r², b²
 * the variation of P - O over ordered pairs, w seats filled, m units, v contestants, r units played
 * by each. This is the triangle inequality for off-diagonal norms with L. R. Welch's bound (IEEE
 * Trans. Inform. Theory 20, 1974) and what the theorem of A. J. Hoffman and H. W. Wielandt (Duke
 * Math. J. 20, 1953) gives from rank and trace. That G is an integer, as odd as the number of units
 * both play and no greater, and P. Delsarte's inequalities of higher degree (Philips Res. Rep.
 * Suppl. 10, 1973) make it sharper.
 *
 * <p>Every cost is rounded up to a multiple of what all costs are multiples of: partner and
 * opponent costs are even, side and direction costs divisible by 4. Exact: see {@link Duality}. A
 * bound takes a fraction of a millisecond for the usual sizes, milliseconds at most; programs of
 * too many cases are left out, and the bound is then 0. One winner only.
 */
final class PairBound {

  private static final Proved NOTHING = new Proved(0, Set.of());
  private static final Weights NO_WEIGHTS = new Weights(0, 0, 0, 0);

  private final Profile profile;
  private final Optional<Duality> meetings;
  private final Optional<Duality> directions;
  private final boolean incomplete;

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   */
  PairBound(Profile profile, Set<Criterion> held) {
    this.profile = profile;
    PairCases cases = new PairCases(profile, held);
    Optional<PairProgram> without = cases.meetings();
    Optional<PairProgram> with = cases.directions();
    meetings = duality(without);
    directions = duality(with);
    incomplete =
        without.isPresent() != meetings.isPresent() || with.isPresent() != directions.isPresent();
  }

  private static Optional<Duality> duality(Optional<PairProgram> program) {
    return program.isPresent() && program.get().complete()
        ? Optional.of(new Duality(program.get()))
        : Optional.empty();
  }

  /**
   * @return whether directions are bounded here
   */
  boolean directed() {
    return directions.isPresent();
  }

  /**
   * @param weights what each criterion counts
   * @return the least weighted total; 0 where no movement is possible at all
   */
  Proved least(Weights weights) {
    return proved(weights.direction() > 0 && directed() ? directions : meetings, weights);
  }

  private static Proved proved(Optional<Duality> program, Weights weights) {
    if (program.isEmpty()) {
      return NOTHING;
    }
    Proved proved = program.get().least(weights, unit(weights));
    return proved.cost() > 0 ? proved : NOTHING;
  }

  /** Of what every weighted total is a multiple. */
  private static long unit(Weights weights) {
    long unit = 0;
    for (long step :
        new long[] {
          2L * weights.partner(),
          2L * weights.opponent(),
          4L * weights.side(),
          4L * weights.direction()
        }) {
      unit = gcd(step, unit);
    }
    return Math.max(1, unit);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /**
   * @return the topics that leave no movement with the criteria ideal that must be so; empty when
   *     one may exist
   */
  Set<Topic> forbidding() {
    if (incomplete) {
      return Set.of(Topic.MEETINGS);
    }
    Set<Topic> topics = proved(meetings, NO_WEIGHTS).topics();
    return topics.isEmpty() ? proved(directions, NO_WEIGHTS).topics() : topics;
  }

  /**
   * @param topics what gave a bound
   * @return the theorems that stand behind them, beside integrality
   */
  List<TheoremCase> theorems(Set<Topic> topics) {
    List<TheoremCase> by = new ArrayList<>();
    if (topics.contains(Topic.MEETINGS) && profile.rotation() != Rotation.NONE) {
      by.add(Theorem.ROTATION.plain());
    }
    if (topics.contains(Topic.MEETINGS_AGAIN)) {
      MeetingsAgain.theorem(profile).ifPresent(by::add);
    }
    if (topics.contains(Topic.DIRECTIONS)) {
      by.add(
          new TheoremCase(
              Theorem.SPECTRAL,
              Map.of("contestants", profile.contestants(), "units", profile.units())));
    }
    return by;
  }
}
