package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.quality.rule.Rule;

/**
 * Proven lower bounds on the cost of every valid movement of given sizes, with the theorems behind
 * them.
 *
 * @param each a bound on each criterion's cost, for any costs of the others, except that the
 *     criteria held ideal are ideal
 * @param total a bound on the weighted total, at least the weighted sum of {@code each}
 * @param rules a bound on the squares of each rule of the wish, in their order; 0 for all where
 *     empty
 * @param walk a bound on the walk by {@link Walk#ORDER}: no movement has one that comes before it
 * @param by the theorems that give more than 0; {@link Theorem#INTEGRALITY} alone if none does
 */
public record Bounds(
    Map<Criterion, Long> each, long total, List<Long> rules, Walk walk, List<TheoremCase> by) {

  /** The bounds that hold for every movement: no cost is below 0. */
  public static final Bounds NONE = new Bounds(Map.of(), 0, List.of(Theorem.INTEGRALITY));

  /** Copies map and lists. */
  public Bounds {
    each = Map.copyOf(each);
    rules = List.copyOf(rules);
    by = List.copyOf(by);
  }

  /**
   * Bounds on costs alone.
   *
   * @param each a bound on every criterion's cost
   * @param total a bound on the weighted total
   * @param by the theorems that give more than 0
   */
  public Bounds(Map<Criterion, Long> each, long total, List<Theorem> by) {
    this(each, total, List.of(), Walk.NONE, by.stream().map(Theorem::plain).toList());
  }

  /**
   * @param walk another bound on the walk
   * @return these bounds with that walk
   */
  public Bounds with(Walk walk) {
    return new Bounds(each, total, rules, walk, by);
  }

  /**
   * @param total another bound on the weighted total
   * @return these bounds with that total
   */
  public Bounds with(long total) {
    return new Bounds(each, total, rules, walk, by);
  }

  /**
   * @param squares a bound on the squares of each rule of the wish
   * @param ofWish the rules of the wish
   * @return these bounds with those of the rules
   */
  public Bounds with(List<Long> squares, List<Rule> ofWish) {
    long cost = 0;
    for (int k = 0; k < squares.size(); k++) {
      cost += ofWish.get(k).weight() * squares.get(k);
    }
    return new Bounds(each, total + cost, squares, walk, by);
  }

  /** {@return the bound on its cost} */
  public long of(Criterion criterion) {
    return each.getOrDefault(criterion, 0L);
  }

  /**
   * @param rule the place of a rule in its wish, from 0
   * @return the bound on its squares
   */
  public long ofRule(int rule) {
    return rules.isEmpty() ? 0 : rules.get(rule);
  }

  /**
   * Computes the bounds: see {@link PairBound}, {@link RankBound} and {@link WhistTheorems}. Mostly
   * a fraction of a millisecond, milliseconds at most.
   *
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param weights what each criterion counts in the total
   * @return the best bounds known here
   */
  public static Bounds of(Profile profile, Set<Criterion> held, Weights weights) {
    PairBound pair = new PairBound(profile, held);
    WhistTheorems whist = WhistTheorems.of(profile);
    boolean whistHeld = held.containsAll(Criterion.WHIST);
    Duality.Proved least = pair.least(weights);
    Set<PairProgram.Topic> topics = EnumSet.noneOf(PairProgram.Topic.class);
    topics.addAll(least.topics());
    Map<Criterion, Long> each = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      each.put(c, 0L);
      if (!held.contains(c) && (least.cost() > 0 || !weights.all())) {
        Duality.Proved alone = pair.least(Weights.alone(c));
        topics.addAll(alone.topics());
        each.put(c, alone.cost());
      }
    }
    RotationParity parity = new RotationParity(profile);
    each.merge(Criterion.SIDE, parity.side(), Math::max);
    if (whistHeld) {
      each.merge(Criterion.SIDE, whist.side(), Math::max);
      each.merge(Criterion.DIRECTION, whist.direction(), Math::max);
    }
    List<TheoremCase> by = new ArrayList<>(pair.theorems(topics));
    by.addAll(parity.theorems());
    if (whistHeld || whist.joint(weights, held) > 0) {
      whist.by().stream().map(Theorem::plain).forEach(by::add);
    }
    long total = Math.max(least.cost(), whist.joint(weights, held));
    total = Math.max(total, parity.joint(pair, weights));
    if (!pair.directed()) {
      RankBound rank = new RankBound(profile);
      total = Math.max(total, rank.joint(weights, held));
      long direction = whistHeld ? rank.direction() : 0;
      each.merge(Criterion.DIRECTION, direction, Math::max);
      if (rank.joint(weights, held) > 0 || direction > 0) {
        by.add(Theorem.RANK.plain());
      }
    }
    long sum = weights.total(c -> each.getOrDefault(c, 0L));
    return new Bounds(
        each,
        Math.max(sum, total),
        List.of(),
        Walk.NONE,
        by.isEmpty() ? List.of(Theorem.INTEGRALITY.plain()) : by);
  }

  /**
   * The least cost of side or direction in a complete schedule that is ideal in partner and
   * opponent and has at most a given cost of the other of the two.
   *
   * @param profile the sizes
   * @param criterion side or direction
   * @param other the cost of the other
   * @return a bound; 0 for other criteria
   */
  public static long whist(Profile profile, Criterion criterion, long other) {
    WhistTheorems whist = WhistTheorems.of(profile);
    return switch (criterion) {
      case SIDE -> whist.sideWith(other);
      case DIRECTION -> whist.directionWith(other);
      default -> 0;
    };
  }

  /**
   * The theorems that forbid criteria to be ideal together.
   *
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @return the theorems that forbid it; empty when none of the known theorems does
   */
  public static List<TheoremCase> forbidding(Profile profile, Set<Criterion> held) {
    PairBound pair = new PairBound(profile, held);
    List<TheoremCase> meant = pair.theorems(pair.forbidding());
    if (!meant.isEmpty()) {
      return meant;
    }
    RotationParity parity = new RotationParity(profile);
    if (held.contains(Criterion.SIDE) && parity.side() > 0) {
      return parity.theorems();
    }
    if (!held.containsAll(Criterion.WHIST)) {
      return List.of();
    }
    List<Theorem> by = new ArrayList<>();
    WhistTheorems whist = WhistTheorems.of(profile);
    if (held.contains(Criterion.SIDE) && whist.side() > 0) {
      by.add(Theorem.DIRECTED_WHIST);
    }
    if (held.contains(Criterion.DIRECTION)) {
      whist.by().stream().filter(t -> t != Theorem.DIRECTED_WHIST).forEach(by::add);
      if (new RankBound(profile).direction() > 0) {
        by.add(Theorem.RANK);
      }
    }
    return by.stream().map(Theorem::plain).toList();
  }
}
