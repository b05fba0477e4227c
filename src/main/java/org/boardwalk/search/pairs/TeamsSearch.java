package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.List;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.TeamsFormulation;
import org.boardwalk.search.Engine;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Proof;

/**
 * Searches for movements of teams of four. The engine solves models in which teams and sets go round
 * in circles, first in large ones, which leave little to choose, and last the model of all
 * movements, whose exhaustion proves that there is none.
 */
public final class TeamsSearch extends NamedMethod<PairsWish> {

  /** The part of the time for models with circles. */
  private static final double CIRCLES = 0.6;

  /** The part of the time that each of them gets. */
  private static final double EACH = 0.2;

  private final Engine engine;
  private final PairsForm.FreeTeams form;

  /**
   * @param form the form of the wish
   * @param engine the engine that solves the models
   */
  public TeamsSearch(PairsForm.FreeTeams form, Engine engine) {
    super("matches of teams by " + engine.name(), MethodKind.HOWELLS);
    this.form = form;
    this.engine = engine;
  }

  /** Takes the whole time of the search, regardless of the slice. */
  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    WebSearchScope quest = new WebSearchScope(scope, engine, seed);
    List<Integer> orders = TeamsFormulation.orders(scope.wish());
    for (int order : orders) {
      boolean all = order == 1;
      if (!quest.over(all ? 1 : CIRCLES) && !scope.settled()) {
        ConstraintModel model = TeamsFormulation.of(scope.wish(), form, order);
        Engine.End end =
            quest.solve(
                model,
                quest.seconds() * (all ? 1 : EACH),
                all ? 1 : CIRCLES,
                values -> quest.offer(model.decoder().apply(values), engine.finder(model.name())));
        if (all && end.exhausted() && scope.incumbent().isEmpty()) {
          scope.proved(Proof.by(engine.exhausted(model)));
        }
      }
    }
    return false;
  }
}
