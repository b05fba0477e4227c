package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Rotation;
import org.boardwalk.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Symmetry;

/** Which groups may unfold a schedule. */
public final class Developments {

  private Developments() {}

  /**
   * @param wish a wish
   * @return the groups to try, in a sensible order: those asked for; or with automatic symmetry,
   *     large groups with many multipliers first, whose models are small and quickly decided
   * @throws IllegalArgumentException when the symmetry asked for does not fit the rounds
   */
  public static List<Development> forWish(IndividualWish wish) {
    Symmetry symmetry = wish.symmetry();
    if (symmetry instanceof Symmetry.Cyclic cyclic) {
      if (cyclic.order() > wish.players()) {
        throw new IllegalArgumentException(
            Text.of(
                "symmetry cyclic [%d] must be at most the %d players",
                cyclic.order(), wish.players()));
      }
      return List.of(
          checked(wish, Development.of(AbelianGroup.cyclic(cyclic.order()), wish.players())));
    }
    if (symmetry instanceof Symmetry.Generated generated) {
      return List.of(checked(wish, Development.of(generated.generators(), wish.players())));
    }
    return symmetry instanceof Symmetry.Auto ? automatic(wish) : List.of();
  }

  /**
   * More than {@link #forWish} tries: base rounds that a multiplier keeps while it permutes the
   * orbits. Worth trying for quick questions only, as there are many.
   *
   * @param wish a wish
   * @return the developments that fit the rounds, the most symmetric first; none when somebody sits
   *     out
   */
  public static List<Development> twisted(IndividualWish wish) {
    return 4 * wish.tables() == wish.players() ? TwistedMultipliers.forWish(wish) : List.of();
  }

  private static Development checked(IndividualWish wish, Development development) {
    if (wish.rounds() % development.order() != 0) {
      throw new IllegalArgumentException(
          Text.of(
              "symmetry: %s unfolds a base round into %d rounds, which does not divide rounds [%d]",
              development.name(), development.order(), wish.rounds()));
    }
    return development;
  }

  private static List<Development> automatic(IndividualWish wish) {
    List<Development> all = new ArrayList<>();
    for (int order = wish.rounds(); order >= 2; order--) {
      int fixed = wish.players() % order;
      if (wish.rounds() % order != 0
          || order > wish.players()
          || !fixedCanPlay(wish, order, fixed)) {
        continue;
      }
      for (AbelianGroup group : AbelianGroup.ofOrder(order)) {
        withMultipliers(wish, group, all);
        all.add(Development.of(group, wish.players()));
      }
    }
    return all;
  }

  /**
   * Fixed players sit out in all rounds of a base round or in none; that must leave sit-outs even.
   */
  private static boolean fixedCanPlay(IndividualWish wish, int order, int fixed) {
    int players = wish.players();
    int all = (players - 4 * wish.tables()) * wish.rounds();
    int most = (all + players - 1) / players;
    return fixed == 0
        || (fixed <= 3 && (all / players == 0 || most / order * order >= all / players));
  }

  private static void withMultipliers(
      IndividualWish wish, AbelianGroup group, List<Development> all) {
    int players = wish.players();
    Optional<FiniteField> field =
        FiniteField.ofOrder(players).filter(f -> f.additive().equals(group));
    boolean oneBaseRound = wish.rounds() == players && wish.rotation() == Rotation.NONE;
    for (int order = wish.tables(); order >= 3 && oneBaseRound && field.isPresent(); order--) {
      if (wish.tables() % order == 0 && (players - 1) % order == 0 && order % 2 == 1) {
        all.add(Development.of(field.get(), order));
      }
    }
  }
}
