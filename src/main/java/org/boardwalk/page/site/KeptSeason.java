package org.boardwalk.page.site;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FormData;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The rules by which the club ranked its season last, as they stood in the form, and the evenings
 * that did not count. As a file: the lines {@code rule,value}, read strictly. Immutable.
 *
 * @param rules the fields of the form that were not empty, by name
 * @param without the names of the files of evenings that do not count
 */
record KeptSeason(Map<String, String> rules, Set<String> without) {

  /** The fields of the form. */
  static final List<String> RULES =
      List.of("name", "best", "absent", "people", "handicaps", "points");

  private static final List<String> HEAD = List.of("rule", "value");
  private static final String WITHOUT = "without";

  /** Copies map and set. */
  KeptSeason {
    rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
    without = Collections.unmodifiableSet(new TreeSet<>(without));
  }

  /** The rules of a form, and the evenings that do not count. */
  static KeptSeason of(FormData form, Set<String> without) {
    Map<String, String> rules = new LinkedHashMap<>();
    for (String rule : RULES) {
      String value = form.text(rule).replaceAll("[\\p{Cntrl}&&[^\n\t]]", "").strip();
      if (!value.isEmpty()) {
        rules.put(rule, value);
      }
    }
    return new KeptSeason(rules, without);
  }

  /**
   * Reads a file.
   *
   * @param path the name to report faults under; nothing is read from there
   * @param text its text; empty where there is none
   * @throws FileException with the first line that is wrong
   */
  static Optional<KeptSeason> parse(Path path, String text) {
    List<CsvText.Line> lines = CsvText.read(path, text);
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    Map<String, String> rules = new LinkedHashMap<>();
    Set<String> without = new TreeSet<>();
    if (!lines.get(0).cells().equals(HEAD)) {
      throw fault(path, lines.get(0));
    }
    for (CsvText.Line line : lines.subList(1, lines.size())) {
      String rule = line.cell(0);
      String value = line.cell(1);
      boolean once =
          rule.equals(WITHOUT)
              ? without.add(value)
              : RULES.contains(rule) && rules.put(rule, value) == null;
      if (!once || line.cells().size() != 2) {
        throw fault(path, line);
      }
    }
    return Optional.of(new KeptSeason(rules, without));
  }

  private static FileException fault(Path path, CsvText.Line line) {
    return new FileException(
        path,
        line.number(),
        Text.of("[%s] is no rule of a season that could stand here", line.cell(0))
            + "\nMaybe correct the line, or delete the file: until then no other rules are kept.");
  }

  /** The file; {@link #parse} reads equal rules from it. */
  String text() {
    StringBuilder text = new StringBuilder(CsvText.line(HEAD));
    rules.forEach((rule, value) -> text.append(CsvText.line(List.of(rule, value))));
    without.forEach(name -> text.append(CsvText.line(List.of(WITHOUT, name))));
    return text.toString();
  }

  /** The form with these rules. */
  FormData form() {
    return new FormData(rules, Map.of());
  }

  /** Whether an evening counts: it was played, at any time, and is not left out. */
  boolean counts(String name, SavedEvening evening) {
    return played(evening) && !without.contains(name);
  }

  /** Whether an evening has results: one that will be played later is not left out by then. */
  static boolean played(SavedEvening evening) {
    return !evening.results().isEmpty();
  }
}
