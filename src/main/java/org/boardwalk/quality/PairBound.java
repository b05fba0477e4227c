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
 * Lower bounds on all criteria together, by a linear program over pairs of contestants.
 *
 * <p><b>Statement.</b> A <i>case</i> is a possible combination of counts of a pair of contestants:
 * the number of its meetings in each {@link MeetingKind}, the number of sets that both miss, and G,
 * the inner product of its directions. Then P, O, the least L, D = G - P + O and the number of sets
 * compared follow, and so do the four costs. In every movement in which no contestant plays a set
 * twice, the numbers of pairs of each case solve a linear program: the meetings of each kind are
 * those of the tables ({@link MeetingKind}: with a rotation this is what couples partner, opponent
 * and side); repeated meetings are at least those of {@link MeetingsAgain}; and the directions add
 * up as in {@link DirectionSums}. So the least value of the program is a lower bound on the cost of
 * every movement, for any weights, with or without sit-outs, in shared or circulating play.
 *
 * <p><b>The spectral bound.</b> With the sums of degrees 1 and 2 alone, and G any real number, the
 * least Σ D² is ½·(a - b)² if a - b is positive: a² = w²/m - w²/(v(v - 1)) - Σ r², b² the variation
 * of P - O over ordered pairs, w seats filled, m units, v contestants, r units played by each. This
 * is the triangle inequality for off-diagonal norms with L. R. Welch's bound (IEEE Trans. Inform.
 * Theory 20, 1974) and the bound from rank and trace by the theorem of A. J. Hoffman and H. W.
 * Wielandt (Duke Math. J. 20, 1953). The linear program is sharper because G is an integer of the
 * same parity as the number of units that both play and at most that number, and because of P.
 * Delsarte's inequalities of higher degree (Philips Res. Rep. Suppl. 10, 1973).
 *
 * <p>Every bound is rounded up to a possible cost: partner and opponent costs are even, side and
 * direction costs divisible by 4. Exact: see {@link Duality}. A bound takes a fraction of a
 * millisecond for the usual sizes, milliseconds at most; programs with too many cases are left out,
 * and the bound is then 0. One winner only.
 */
final class PairBound {

  private static final Proved NOTHING = new Proved(0, Set.of());
  private static final Weights NO_WEIGHTS = Weights.STANDARD.only(c -> false);

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

  /** {@return whether directions are bounded here} */
  boolean directed() {
    return directions.isPresent();
  }

  /**
   * @param weights the weight of each criterion
   * @return a lower bound on the weighted total; 0 where no movement is possible at all
   */
  Proved least(Weights weights) {
    return proved(
        weights.of(Criterion.DIRECTION) > 0 && directed() ? directions : meetings, weights);
  }

  private static Proved proved(Optional<Duality> program, Weights weights) {
    if (program.isEmpty()) {
      return NOTHING;
    }
    Proved proved = program.get().least(weights, unit(weights));
    return proved.cost() > 0 ? proved : NOTHING;
  }

  /** A number that divides every weighted total. */
  private static long unit(Weights weights) {
    long unit = 0;
    for (Criterion c : Criterion.values()) {
      unit = gcd(c.step() * weights.of(c), unit);
    }
    return Math.max(1, unit);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /**
   * @return the topics that exclude every movement in which the held criteria are ideal; empty when
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
   * @param topics the topics that gave a bound
   * @return the theorems behind these topics, apart from integrality
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
