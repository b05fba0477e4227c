package org.boardwalk.library;

import static java.util.stream.Collectors.joining;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.problem.Wish;
import org.boardwalk.search.Origin;

/** A solution as the lines of a YAML file, one encounter a line. */
final class SolutionText {

  private final Solution solution;
  private final List<String> lines = new ArrayList<>();

  private SolutionText(Solution solution) {
    this.solution = solution;
  }

  static String of(Solution solution) {
    SolutionText text = new SolutionText(solution);
    text.lines.add("format: " + Format.SOLUTION.id());
    solution.movement().ifPresentOrElse(text::movement, text::impossible);
    solution.quality().ifPresent(text::quality);
    solution
        .proof()
        .ifPresent(
            p ->
                text.lines.add(
                    "proof: {status: %s, by: %s}"
                        .formatted(p.status().word(), QuotedText.of(p.by()))));
    solution.model().ifPresent(text::model);
    solution.origin().ifPresent(text::origin);
    text.lines.add("checksum: " + Checksum.of(solution));
    return String.join("\n", text.lines) + "\n";
  }

  private void movement(Movement m) {
    lines.add("name: " + QuotedText.line(m.name()));
    lines.add("kind: " + ModelText.word(m.kind()));
    lines.add("contestants: " + m.contestants());
    lines.add("tables: " + m.tables());
    lines.add("rounds: " + m.rounds().size());
    lines.add("boards: " + ModelText.boards(m.boards()));
    lines.add("rotation: " + ModelText.word(m.rotation()));
    lines.add("winners: " + m.winners());
    lines.add("schedule:");
    lines.addAll(rounds(m.rounds()));
  }

  /** Rounds as a list, indented by two. */
  static List<String> rounds(List<Round> rounds) {
    List<String> lines = new ArrayList<>();
    int number = 1;
    for (Round round : rounds) {
      lines.add("  - round: " + number++);
      lines.add("    encounters:" + (round.encounters().isEmpty() ? " []" : ""));
      round.encounters().forEach(e -> lines.add("      - " + encounter(e)));
    }
    return lines;
  }

  private static String encounter(Encounter e) {
    return SeatKey.of(e.seating().kind()).stream()
        .map(k -> k.key() + ": " + k.contestant(e.seating()))
        .collect(joining(", ", "{table: " + e.table() + ", ", ", set: " + e.set() + "}"));
  }

  /** The sizes that were asked for. */
  private void impossible() {
    Wish p = solution.model().orElseThrow();
    lines.add("name: " + QuotedText.line(p.name()));
    lines.add("kind: " + ModelText.word(p.kind()));
    lines.add("contestants: " + p.contestants());
    lines.add("tables: " + p.tables());
    lines.add("rounds: " + p.rounds());
    lines.add("boards: " + ModelText.boards(p.boards()));
    lines.add("rotation: " + ModelText.word(p.rotation()));
    lines.add("winners: " + p.winners());
  }

  private void quality(Quality quality) {
    lines.add("quality:");
    lines.add("  cost: " + figures(quality.cost()));
    lines.add("  bound: " + figures(quality.bound()));
    quality.calibre().ifPresent(c -> lines.add("  calibre: " + decimal(c)));
    quality
        .walk()
        .ifPresent(
            w ->
                lines.add(
                    "  walk: {copies: %d, breaks: %d, moves: %d}"
                        .formatted(w.copies(), w.breaks(), w.moves())));
  }

  private static String figures(Figures figures) {
    return "{total: " + figures.total() + ", " + ModelText.each(figures::of).substring(1);
  }

  private void model(Wish problem) {
    lines.add("model:");
    ModelText.lines(problem).forEach(line -> lines.add("  " + line));
  }

  private void origin(Origin origin) {
    lines.add("origin:");
    lines.add("  engine: " + QuotedText.of(origin.engine()));
    lines.add("  version: " + QuotedText.of(origin.version()));
    lines.add("  method: " + QuotedText.of(origin.method()));
    lines.add("  seed: " + origin.seed());
    lines.add("  seconds: " + decimal(BigDecimal.valueOf(origin.took().toMillis(), 3)));
    lines.add("  date: " + origin.date());
  }

  /** With one decimal at least and without zeros at the end. */
  private static String decimal(BigDecimal number) {
    BigDecimal shortest = number.stripTrailingZeros();
    return (shortest.scale() < 1 ? shortest.setScale(1) : shortest).toPlainString();
  }
}
