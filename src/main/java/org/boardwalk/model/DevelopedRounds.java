package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.IndividualWish;

/** Reads base rounds from a solution of the developed formulation and unfolds them. */
final class DevelopedRounds {

  private final IndividualWish wish;
  private final Development development;
  private final List<List<int[]>> orbits;
  private final int[][] chosen;
  private final Optional<DevelopedSets> sets;

  DevelopedRounds(
      IndividualWish wish,
      Development development,
      List<List<int[]>> orbits,
      int[][] chosen,
      Optional<DevelopedSets> sets) {
    this.wish = wish;
    this.development = development;
    this.orbits = orbits;
    this.chosen = chosen;
    this.sets = sets;
  }

  /** The movement that a solution describes, its rounds in a fair order. */
  Movement movement(Assignment values) {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (int k = 0; k < chosen.length; k++) {
      for (int g = 0; g < development.order(); g++) {
        int[] t = development.translation(g);
        List<Foursome> round = new ArrayList<>();
        for (int i = 0; i < orbits.size(); i++) {
          if (values.isTrue(chosen[k][i])) {
            for (int[] f : orbits.get(i)) {
              int set = sets.isPresent() ? sets.get().set(values, k, f[0], g) : 0;
              round.add(new Foursome(t[f[0]], t[f[1]], t[f[2]], t[f[3]], set));
            }
          }
        }
        rounds.add(round);
      }
    }
    List<List<Foursome>> ordered = RoundOrder.fair(rounds, wish.players());
    return Unfolding.movement(wish, sets.isPresent() ? ordered : Unfolding.shared(ordered));
  }
}
