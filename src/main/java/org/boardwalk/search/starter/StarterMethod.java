package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Symmetry;

/**
 * Complete schedules for v ≡ 0, 1 (mod 4) players developed over an abelian group of order v (one
 * player sits out) or v - 1 (one player is fixed). Directions come first, from a perfect sequence
 * where one is known; then partners whose differences are all different; then opponents whose
 * differences occur twice, once on either side where possible. Where no sequence is known, or there
 * are many players, directions come last. Partner and opponent are ideal in all its schedules. For
 * every partner starter the search for opponents is exhaustive within its share of nodes; the whole
 * is heuristic. Method: I. Anderson, Combinatorial Designs and Tournaments (1997), chapters 9-11.
 */
public final class StarterMethod extends NamedMethod<IndividualWish> {

  /** Up to this order models say at once whether the group that is asked for has any schedule. */
  private static final int FEW_ASKED = 17;

  private final AbelianGroup group;

  private StarterMethod(AbelianGroup group, int number) {
    super("starters over " + group.name(), MethodKind.STARTERS, 32_452_843L * number);
    this.group = group;
  }

  /**
   * @param wish a wish
   * @param number tells several of these methods apart, from 1: each has other seeds
   * @return one method for each abelian group that fits; empty unless the wish is a complete
   *     schedule in shared play without rotation
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    // Of v = 4n players there is no directed whist over an abelian group: left-hand differences of
    // the table of the staying player would add up to 0.
    boolean refuted = wish.players() % 4 == 0 && wish.demand(Criterion.SIDE) == Demand.REQUIRE;
    if (refuted || !wish.profile().completeWhist() || wish.boards().play() != Play.SHARED) {
      return List.of();
    }
    return groups(wish).stream()
        .<Method<IndividualWish>>map(g -> new StarterMethod(g, number))
        .toList();
  }

  /** The groups that fit, or the one that the wish asks for, if no multipliers go with it. */
  private static List<AbelianGroup> groups(IndividualWish wish) {
    if (wish.symmetry() instanceof Symmetry.Auto) {
      return AbelianGroup.ofOrder(wish.rounds());
    }
    return wish.symmetry() instanceof Symmetry.Translations asked
            && asked.multipliers().isEmpty()
            && asked.order() == wish.rounds()
            && asked.order() > FEW_ASKED
        ? List.of(new AbelianGroup(asked.moduli()))
        : List.of();
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    double perSecond = nodesPerSecond(scope.wish().players());
    long nodes = (long) (slice.toMillis() / 1e3 * perSecond);
    // An attempt that has begun may end, but takes no longer than another turn, nor than is left.
    long most = Math.min(2 * nodes, (long) (scope.secondsLeft() * perSecond));
    StarterAttempts attempts = new StarterAttempts(scope, group, name(), nodes, most, random(seed));
    boolean more = attempts.run();
    scope.spend(attempts.nodes() / perSecond);
    return more;
  }

  @Override
  public boolean counts() {
    return true;
  }

  /** The nodes of starters for so many players that a second of effort is enough for. */
  static double nodesPerSecond(int players) {
    return Rate.STARTER_NODE.perSecond()
        * Math.max(1, Rate.STARTER_FEW.size() / players)
        * Math.min(1, Rate.STARTER_MANY.size() / players);
  }

  /**
   * Multipliers that keep the table structure: the field's multiplicative subgroups whose odd order
   * divides the number of tables.
   */
  static List<List<int[]>> multipliers(AbelianGroup group, int players) {
    List<List<int[]>> all = new ArrayList<>();
    Optional<FiniteField> field =
        FiniteField.ofOrder(group.order()).filter(f -> f.additive().equals(group));
    int tables = players / 4;
    for (int order = tables; order >= 1; order--) {
      boolean fits = players % 4 == 1 && field.isPresent() && order % 2 == 1 && tables % order == 0;
      if (fits || order == 1) {
        List<Integer> factors = order == 1 ? List.of(1) : field.orElseThrow().subgroup(order);
        all.add(factors.stream().map(f -> permutation(group, field, f)).toList());
      }
    }
    return all;
  }

  private static int[] permutation(AbelianGroup group, Optional<FiniteField> field, int factor) {
    int[] image = new int[group.order() + 1];
    for (int a = 0; a < group.order(); a++) {
      image[a] = factor == 1 ? a : field.orElseThrow().multiply(factor, a);
    }
    image[group.order()] = group.order();
    return image;
  }
}
