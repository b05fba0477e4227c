package org.boardwalk.library.task;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.boardwalk.design.Formulations;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;

/**
 * The constraint model in which a wish is searched part by part. Any answer to the wish will do, so
 * its objective is left out; or any answer below a cost, where the name of the formulation says so.
 * The last model built is kept in memory, as usually many cubes of one model follow each other.
 *
 * @param name the name of the wish and formulation
 * @param formulation the formulation as it calls itself, with what is changed in it
 * @param model the model without an objective
 * @param digest the digest of the model
 * @param asks the question that the model states
 * @param settles whether the wish has no answer if the model has no solution
 */
public record StatedModel(
    String name,
    String formulation,
    ConstraintModel model,
    String digest,
    Question asks,
    boolean settles) {

  /** The wish with its required criteria only, as the others would need further variables. */
  private static final Wish.Visitor<Wish> REQUIRED =
      new Wish.Visitor<>() {
        @Override
        public Wish individual(IndividualWish wish) {
          Map<Criterion, Demand> demands = new EnumMap<>(Criterion.class);
          for (Criterion c : Criterion.values()) {
            demands.put(c, wish.required().contains(c) ? Demand.REQUIRE : Demand.IGNORE);
          }
          return wish.demanding(demands);
        }

        @Override
        public Wish pairs(PairsWish wish) {
          return wish;
        }
      };

  private static final AtomicReference<@Nullable StatedModel> LAST = new AtomicReference<>();

  /**
   * Builds the model. Takes some seconds for large models.
   *
   * @param wish a wish
   * @param formulation the name of one of its formulations
   * @return the model
   * @throws IllegalArgumentException when there is no formulation of that name, or it does not fit
   */
  public static StatedModel of(Wish wish, String formulation) {
    String name = formulation + "\n" + ModelFile.text(wish);
    return Optional.ofNullable(LAST.get())
        .filter(last -> last.name().equals(name))
        .orElseGet(() -> stated(name, wish, formulation));
  }

  private static StatedModel stated(String name, Wish wish, String formulation) {
    IllegalArgumentException none =
        new IllegalArgumentException(
            Text.of("formulation [%s] does not fit this wish", formulation));
    Formulation chosen =
        Formulation.named(Formulations.of(asked(wish, formulation)), formulation)
            .orElseThrow(() -> none);
    ConstraintModel model =
        chosen.built().map(ConstraintModel::withoutObjective).orElseThrow(() -> none);
    boolean settles =
        chosen.asks() == Question.WISH
            && Formulation.ceiling(formulation).isEmpty()
            && (model.complete() || restricts(wish));
    StatedModel stated =
        new StatedModel(name, chosen.name(), model, model.digest(), chosen.asks(), settles);
    LAST.set(stated);
    return stated;
  }

  /** What is asked: the costs count only below a ceiling, and there only as weighed. */
  private static Wish asked(Wish wish, String formulation) {
    if (Formulation.ceiling(formulation).isEmpty()) {
      return wish.accept(REQUIRED);
    }
    if (wish instanceof IndividualWish players
        && players.objective() instanceof Objective.Weighted) {
      return wish;
    }
    throw new IllegalArgumentException(
        Text.of("formulation [%s] needs players whose criteria are weighed", formulation));
  }

  /** Whether the wish asks for movements of one symmetry only. */
  private static boolean restricts(Wish wish) {
    return wish instanceof IndividualWish individual && individual.symmetry().restricts();
  }
}
