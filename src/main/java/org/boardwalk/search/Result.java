package org.boardwalk.search;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Objective;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Theorem;
import org.boardwalk.search.arrange.Arrangement;

/** What a hunt came to, and what may be claimed of it. */
record Result(IndividualWish problem, Optional<Find> best, Bounds bounds, Optional<String> proof) {

  /** A judged movement with what found it. */
  record Find(Movement movement, Scorecard card, String engine, String version, String method) {}

  /** The same with the rounds in an order in which the movement can be stopped early, if asked. */
  Result curtailable() {
    return with(movement -> CurtailableOrder.of(problem, movement));
  }

  /** The same with tables, turns and rounds so that people move little. */
  Result arranged() {
    return with(movement -> Arrangement.of(problem, movement));
  }

  /** What the judge does not find as good as before is not taken over. */
  private Result with(UnaryOperator<Movement> change) {
    return new Result(
        problem, best.map(f -> changed(f, change.apply(f.movement()))), bounds, proof);
  }

  private Find changed(Find find, Movement movement) {
    Scorecard card = problem.judge(movement);
    boolean asGood = problem.accepts(movement, card) && problem.compare(card, find.card()) == 0;
    return asGood ? new Find(movement, card, find.engine(), find.version(), find.method()) : find;
  }

  /** Whether nothing better can exist, by the bounds alone. */
  static boolean meets(IndividualWish problem, Scorecard card, Bounds bounds) {
    if (problem.objective() instanceof Objective.Weighted) {
      return card.total(problem.weights()) <= bounds.total();
    }
    return Arrays.stream(Criterion.values())
        .filter(c -> problem.weights().of(c) > 0)
        .allMatch(c -> card.cost(c) <= bounds.of(c));
  }

  String engine() {
    return best.map(Find::engine).orElse("none");
  }

  String version() {
    return best.map(Find::version).orElse("none");
  }

  String method() {
    return best.map(Find::method).orElse("exhausted search");
  }

  Outcome outcome(String limit) {
    if (best.isPresent()) {
      return found(best.get());
    }
    return proof.<Outcome>map(Outcome.Impossible::new).orElseGet(() -> new Outcome.GaveUp(limit));
  }

  private Outcome found(Find find) {
    long total = find.card().total(problem.weights());
    if (total == 0) {
      return new Outcome.Found(find.movement(), find.card(), bounds, Status.IDEAL, idealBy());
    }
    if (proof.isPresent()) {
      Bounds raised = new Bounds(bounds.each(), Math.max(total, bounds.total()), bounds.by());
      return new Outcome.Found(find.movement(), find.card(), raised, Status.OPTIMAL, proof.get());
    }
    String theorems =
        bounds.by().stream().map(Theorem::statement).collect(Collectors.joining("; "));
    if (meets(problem, find.card(), bounds)) {
      return new Outcome.Found(
          find.movement(),
          find.card(),
          bounds,
          Status.OPTIMAL,
          "the cost meets its bound: " + theorems);
    }
    return new Outcome.Found(
        find.movement(),
        find.card(),
        bounds,
        Status.FEASIBLE,
        "the bound is given by: " + theorems);
  }

  private String idealBy() {
    String counted =
        Arrays.stream(Criterion.values())
            .filter(c -> problem.weights().of(c) > 0)
            .map(Criterion::word)
            .collect(Collectors.joining(", "));
    return counted.equals("partner, opponent, side, direction")
        ? "all four criteria meet their lower bounds"
        : "the criteria that count meet their lower bounds: " + counted;
  }
}
