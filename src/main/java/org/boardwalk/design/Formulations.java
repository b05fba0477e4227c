package org.boardwalk.design;

import java.util.List;
import org.boardwalk.model.Formulation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;

/** Lists the formulations of a wish. Stateless and thread-safe. */
public final class Formulations {

  private Formulations() {}

  /**
   * Quick, as no model is built.
   *
   * @param wish a wish
   * @return its formulations, those of the wish itself first; none where a rule answers the wish
   */
  public static List<Formulation> of(Wish wish) {
    return wish.accept(
        new Wish.Visitor<>() {

          @Override
          public List<Formulation> individual(IndividualWish individual) {
            return new PlayersFormulations(individual).all();
          }

          @Override
          public List<Formulation> pairs(PairsWish pairs) {
            return PairsFormulations.of(pairs);
          }
        });
  }
}
