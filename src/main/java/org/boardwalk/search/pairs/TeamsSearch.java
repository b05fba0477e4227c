package org.boardwalk.search.pairs;

import java.time.Duration;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.TeamsFormulation;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Engine;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Proof;

/**
 * Searches for movements of teams of four. The engine solves models in which teams and sets go
 * round in circles, first in large ones, which leave little to choose, and last the model of all
 * movements, whose exhaustion proves that there is none. What goes round in circles also does so
 * when each team takes the number of a multiple of its place; of these movements the judge keeps
 * the one in which people and boards walk best.
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
    for (int order : TeamsFormulation.orders(scope.wish())) {
      double part = order == 1 ? 1 : CIRCLES;
      if (!quest.over(part) && !scope.settled() && !good(scope, order)) {
        double seconds = quest.seconds() * (order == 1 ? 1 : EACH);
        ConstraintModel any = TeamsFormulation.of(scope.wish(), form, order);
        LastSolution<Movement> last = new LastSolution<>();
        boolean exhausted = solve(quest, any, last, seconds, part);
        if (last.value().isPresent() && form.within() > 0 && !quest.over(part)) {
          solve(quest, TeamsFormulation.soonest(scope.wish(), form, order), last, seconds, part);
        }
        renumber(quest, last, order, engine.finder(any.name()));
        if (order == 1 && exhausted && scope.incumbent().isEmpty()) {
          scope.proved(Proof.by(engine.exhausted(any)));
        }
      }
    }
    return false;
  }

  /**
   * Whether results come as soon as can be, and no model is left in which all tables do the same:
   * only the walk is open.
   */
  private static boolean good(SearchScope<PairsWish> scope, int order) {
    PairsWish wish = scope.wish();
    return order < wish.tables()
        && scope
            .bestCard()
            .flatMap(Scorecard::matches)
            .filter(m -> m.soonest(wish.boards().copies()))
            .isPresent();
  }

  private boolean solve(
      WebSearchScope quest,
      ConstraintModel model,
      LastSolution<Movement> last,
      double seconds,
      double part) {
    Finder finder = engine.finder(model.name());
    return quest
        .solve(
            model,
            seconds,
            part,
            values -> {
              Movement found = model.decoder().apply(values);
              quest.offer(found, finder);
              last.accept(found);
            })
        .exhausted();
  }

  private static void renumber(
      WebSearchScope quest, LastSolution<Movement> last, int order, Finder finder) {
    for (int times = 2; times < order && !quest.over(1); times++) {
      int multiplier = times;
      if (coprime(multiplier, order)) {
        last.value().ifPresent(found -> quest.offer(renumbered(found, order, multiplier), finder));
      }
    }
  }

  private static boolean coprime(int a, int b) {
    return b == 0 ? a == 1 : coprime(b, a % b);
  }

  /** Each team, with its table, at that multiple of its place on its circle. */
  private static Movement renumbered(Movement found, int order, int multiplier) {
    int teams = found.tables();
    return found.with(
        found.rounds().stream()
            .map(
                round ->
                    new Round(
                        round.encounters().stream()
                            .map(e -> renumbered(e, teams, order, multiplier))
                            .toList()))
            .toList());
  }

  private static Encounter renumbered(Encounter e, int teams, int order, int multiplier) {
    int ns = place(e.seating().at(Direction.NS).get(0) - 1, order, multiplier);
    int ew = place(e.seating().at(Direction.EW).get(0) - 1 - teams, order, multiplier);
    return new Encounter(ns + 1, new Seating.TwoPairs(ns + 1, teams + ew + 1), e.set());
  }

  private static int place(int team, int order, int multiplier) {
    return team / order * order + team % order * multiplier % order;
  }
}
