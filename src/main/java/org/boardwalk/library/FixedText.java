package org.boardwalk.library;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.problem.Couple;
import org.boardwalk.problem.Fixed;

/** What is settled beforehand as lines of a YAML model; no line where nothing is. */
final class FixedText {

  private FixedText() {}

  static List<String> lines(Fixed fixed) {
    List<String> lines = new ArrayList<>();
    if (fixed.equals(Fixed.NOTHING)) {
      return lines;
    }
    lines.add("fixed:");
    add(lines, "stationary", fixed.stationary().stream().map(String::valueOf).toList());
    add(lines, "partners", fixed.partners().stream().map(Couple::toString).toList());
    add(lines, "apart", fixed.apart().stream().map(Couple::toString).toList());
    add(
        lines,
        "late",
        fixed.attendance().late().stream()
            .map(l -> "{player: %d, from: %d}".formatted(l.contestant(), l.from()))
            .toList());
    add(
        lines,
        "left",
        fixed.attendance().left().stream()
            .map(l -> "{player: %d, after: %d}".formatted(l.contestant(), l.after()))
            .toList());
    fixed.curtail().ifPresent(r -> lines.add("  curtail: " + r));
    if (!fixed.first().isEmpty()) {
      lines.add("  first:");
      SolutionText.rounds(fixed.first()).forEach(line -> lines.add("  " + line));
    }
    return lines;
  }

  private static void add(List<String> lines, String key, List<String> values) {
    if (!values.isEmpty()) {
      lines.add(values.stream().collect(joining(", ", "  " + key + ": [", "]")));
    }
  }
}
