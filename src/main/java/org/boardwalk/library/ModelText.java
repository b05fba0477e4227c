package org.boardwalk.library;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.boardwalk.movement.Boards;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Moves;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.SearchSettings;
import org.boardwalk.problem.Symmetry;
import org.boardwalk.quality.Criterion;

/** A wish as the lines of a YAML model, every key written out. */
final class ModelText {

  private ModelText() {}

  static List<String> lines(IndividualWish problem) {
    List<String> lines = new ArrayList<>();
    lines.add("format: " + Format.MODEL.id());
    lines.add("name: " + QuotedText.line(problem.name()));
    lines.add("kind: individual");
    lines.add("players: " + problem.players());
    lines.add("tables: " + problem.tables());
    lines.add("rounds: " + problem.rounds());
    lines.add("boards: " + boards(problem.boards()));
    lines.add("rotation: " + word(problem.rotation()));
    lines.add("movement: " + (problem.form() instanceof Rainbow ? "rainbow" : "free"));
    if (problem.form() instanceof Rainbow rainbow) {
      lines.add("moves: " + moves(rainbow.moves()));
    }
    lines.add("criteria: " + each(c -> word(problem.demand(c))));
    lines.add(objective(problem.objective()));
    lines.add("symmetry: " + symmetry(problem.symmetry()));
    lines.addAll(FixedText.lines(problem.fixed()));
    lines.add("search: " + search(problem.search()));
    return lines;
  }

  static String boards(Boards boards) {
    return "{sets: %d, perSet: %d, play: %s, copies: %d}"
        .formatted(boards.sets(), boards.perSet(), word(boards.play()), boards.copies());
  }

  static String each(Function<Criterion, Object> value) {
    return Arrays.stream(Criterion.values())
        .map(c -> c.word() + ": " + value.apply(c))
        .collect(joining(", ", "{", "}"));
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String objective(Objective objective) {
    return objective instanceof Objective.Ordered ordered
        ? ordered.order().stream().map(Criterion::word).collect(joining(", ", "order: [", "]"))
        : "weights: " + each(c -> objective.weights().of(c));
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

  private static String search(SearchSettings search) {
    return "{engine: %s, time: %s, seed: %d, workers: %d}"
        .formatted(word(search.engine()), time(search.time()), search.seed(), search.workers());
  }

  /** In whole seconds, or in milliseconds rounded up. */
  private static String time(Duration time) {
    long millis = time.plusNanos(999_999).toMillis();
    return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }
}
