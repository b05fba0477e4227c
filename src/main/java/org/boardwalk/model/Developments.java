package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Symmetry;

/** Which groups may unfold a schedule. */
public final class Developments {

  private Developments() {}

  /**
   * @param problem a wish
   * @return the groups to try, in a sensible order: those asked for; or with automatic symmetry,
   *     large groups with many multipliers first, whose models are small and quickly decided
   * @throws IllegalArgumentException when the symmetry asked for does not fit the rounds
   */
  public static List<Development> forProblem(IndividualWish problem) {
    Symmetry symmetry = problem.symmetry();
    if (symmetry instanceof Symmetry.Cyclic cyclic) {
      if (cyclic.order() > problem.players()) {
        throw new IllegalArgumentException(
            "symmetry cyclic [%d] must be at most the %d players"
                .formatted(cyclic.order(), problem.players()));
      }
      return List.of(
          checked(problem, Development.of(AbelianGroup.cyclic(cyclic.order()), problem.players())));
    }
    if (symmetry instanceof Symmetry.Generated generated) {
      return List.of(checked(problem, Development.of(generated.generators(), problem.players())));
    }
    return symmetry instanceof Symmetry.Auto ? automatic(problem) : List.of();
  }

  /**
   * More than {@link #forProblem} tries: base rounds that a multiplier keeps while it permutes the
   * orbits. Worth trying for quick questions only, as there are many.
   *
   * @param problem a wish
   * @return the developments that fit the rounds, the most symmetric first; none when somebody sits
   *     out
   */
  public static List<Development> twisted(IndividualWish problem) {
    return 4 * problem.tables() == problem.players()
        ? TwistedMultipliers.forProblem(problem)
        : List.of();
  }

  private static Development checked(IndividualWish problem, Development development) {
    if (problem.rounds() % development.order() != 0) {
      throw new IllegalArgumentException(
          "symmetry: %s unfolds a base round into %d rounds, which does not divide rounds [%d]"
              .formatted(development.name(), development.order(), problem.rounds()));
    }
    return development;
  }

  private static List<Development> automatic(IndividualWish problem) {
    List<Development> all = new ArrayList<>();
    for (int order = problem.rounds(); order >= 2; order--) {
      int fixed = problem.players() % order;
      if (problem.rounds() % order != 0
          || order > problem.players()
          || !fixedCanPlay(problem, order, fixed)) {
        continue;
      }
      for (AbelianGroup group : AbelianGroup.ofOrder(order)) {
        withMultipliers(problem, group, all);
        all.add(Development.of(group, problem.players()));
      }
    }
    return all;
  }

  /**
   * Fixed players sit out in all rounds of a base round or in none; that must leave sit-outs even.
   */
  private static boolean fixedCanPlay(IndividualWish problem, int order, int fixed) {
    int players = problem.players();
    int all = (players - 4 * problem.tables()) * problem.rounds();
    int most = (all + players - 1) / players;
    return fixed == 0
        || (fixed <= 3 && (all / players == 0 || most / order * order >= all / players));
  }

  private static void withMultipliers(
      IndividualWish problem, AbelianGroup group, List<Development> all) {
    int players = problem.players();
    Optional<FiniteField> field =
        FiniteField.ofOrder(players).filter(f -> f.additive().equals(group));
    boolean oneBaseRound = problem.rounds() == players && problem.rotation() == Rotation.NONE;
    for (int order = problem.tables(); order >= 3 && oneBaseRound && field.isPresent(); order--) {
      if (problem.tables() % order == 0 && (players - 1) % order == 0 && order % 2 == 1) {
        all.add(Development.of(field.get(), order));
      }
    }
  }
}
