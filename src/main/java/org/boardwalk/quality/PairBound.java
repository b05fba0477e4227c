package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.PairProgram.Case;
import org.boardwalk.quality.PairProgram.Topic;

/**
 * Bounds on all criteria together, pair by pair.
 *
 * <p><b>Statement.</b> Call a case what a pair of contestants can count: how often it meets in
 * which {@link MeetingKind}, which sets both miss, and G, the inner product of its directions. Then
 * P, O, the least L, D = G - P + O and the number of sets compared follow, and so do the four costs.
 * In every movement in which nobody plays a set twice, the numbers of pairs of each case solve a
 * linear program: the meetings of each kind are as many as the tables have ({@link MeetingKind}:
 * with a rotation this is what couples partner, opponent and side); meetings again are at least
 * those of {@link MeetingsAgain}; and the directions add up as in {@link DirectionSums}. So no
 * movement costs less than its least value, for any weights, with or without sit-outs, in shared or
 * circulating play.
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

  private static final Least NOTHING = new Least(0, Set.of());

  private final Profile profile;
  private final Optional<PairProgram> meetings;
  private final Optional<PairProgram> directions;

  PairBound(Profile profile) {
    this.profile = profile;
    PairCases cases = new PairCases(profile);
    meetings = cases.meetings();
    directions = cases.directions();
  }

  /**
   * A bound.
   *
   * @param cost the least weighted total
   * @param topics what gave it
   */
  record Least(long cost, Set<Topic> topics) {}

  /**
   * @return whether directions are bounded here
   */
  boolean directed() {
    return directions.isPresent();
  }

  /**
   * @param weights what each criterion counts
   * @param held criteria that must be ideal
   * @return the least weighted total
   */
  Least least(Weights weights, Set<Criterion> held) {
    boolean directed = weights.direction() > 0 || held.contains(Criterion.DIRECTION);
    return (directed ? directions.or(() -> meetings) : meetings)
        .flatMap(p -> holding(p, held))
        .map(p -> least(p, weights))
        .orElse(NOTHING);
  }

  private static Least least(PairProgram program, Weights weights) {
    Duality duality = duality(program, c -> weights.total(c::cost));
    long cost = duality.bound(unit(weights));
    Set<Topic> topics = EnumSet.noneOf(Topic.class);
    Stream.of(Topic.values()).filter(duality::uses).forEach(topics::add);
    return cost == 0 ? NOTHING : new Least(cost, topics);
  }

  private static Duality duality(PairProgram program, ToLongFunction<Case> cost) {
    return new Duality(program, program.cases().stream().mapToLong(cost).toArray());
  }

  /** The cases in which the criteria are ideal; empty where some pairs have none. */
  private static Optional<PairProgram> holding(PairProgram program, Set<Criterion> held) {
    List<Case> cases =
        program.cases().stream()
            .filter(c -> held.stream().allMatch(criterion -> c.cost(criterion) == 0))
            .toList();
    long groups = cases.stream().mapToInt(c -> c.group).distinct().count();
    return groups < program.groups().size()
        ? Optional.empty()
        : Optional.of(program.only(cases));
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
   * @param held criteria that must be ideal
   * @return the topics that leave no such movement; empty when it may exist
   */
  Set<Topic> forbidding(Set<Criterion> held) {
    for (Optional<PairProgram> program : List.of(meetings, directions)) {
      if (program.isPresent() && !held.isEmpty()) {
        Optional<PairProgram> holding = holding(program.get(), held);
        if (holding.isEmpty()) {
          return EnumSet.of(Topic.MEETINGS);
        }
        Duality duality = duality(holding.get(), c -> 0);
        if (duality.bound(1) > 0) {
          Set<Topic> topics = EnumSet.noneOf(Topic.class);
          Stream.of(Topic.values()).filter(duality::uses).forEach(topics::add);
          return topics;
        }
      }
    }
    return Set.of();
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
