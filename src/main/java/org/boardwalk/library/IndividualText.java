package org.boardwalk.library;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.problem.Form;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Moves;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.SingleTable;
import org.boardwalk.problem.Symmetry;
import org.boardwalk.quality.Criterion;

/** The wish for an individual movement as the lines of a YAML model. */
final class IndividualText {

  private IndividualText() {}

  static List<String> lines(IndividualWish problem) {
    List<String> lines = new ArrayList<>();
    lines.add("players: " + problem.players());
    lines.add("tables: " + problem.tables());
    lines.add("rounds: " + problem.rounds());
    lines.add("boards: " + ModelText.boards(problem.boards()));
    lines.add("rotation: " + ModelText.word(problem.rotation()));
    lines.add("movement: " + form(problem.form()));
    if (problem.form() instanceof Rainbow rainbow) {
      lines.add("moves: " + moves(rainbow.moves()));
    }
    lines.add("criteria: " + ModelText.each(c -> ModelText.word(problem.demand(c))));
    lines.add(objective(problem.objective()));
    lines.add("symmetry: " + symmetry(problem.symmetry()));
    lines.addAll(FixedText.lines(problem.fixed()));
    return lines;
  }

  /** The name of a family of movements. */
  static String form(Form form) {
    if (form instanceof Rainbow) {
      return "rainbow";
    }
    return form instanceof SingleTable ? "single-table" : "free";
  }

  private static String objective(Objective objective) {
    return objective instanceof Objective.Ordered ordered
        ? ordered.order().stream().map(Criterion::word).collect(joining(", ", "order: [", "]"))
        : "weights: " + ModelText.each(c -> objective.weights().of(c));
  }

  private static String moves(Moves moves) {
    return moves.match(
        steps ->
            steps.equals(Moves.Steps.RULE)
                ? "rule"
                : "{south: %d, east: %d, west: %d, sets: %d}"
                    .formatted(steps.south(), steps.east(), steps.west(), steps.sets()),
        () -> "steps",
        () -> "cards");
  }

  private static String symmetry(Symmetry symmetry) {
    if (symmetry instanceof Symmetry.Cyclic cyclic) {
      return "{cyclic: " + cyclic.order() + "}";
    }
    if (symmetry instanceof Symmetry.Generated generated) {
      return generated.generators().stream()
          .map(g -> QuotedText.of(g.toString()))
          .collect(joining(", ", "{generators: [", "]}"));
    }
    return symmetry instanceof Symmetry.None ? "none" : "auto";
  }
}
