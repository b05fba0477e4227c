package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.file.CsvText;
import org.boardwalk.file.FileException;
import org.boardwalk.scoring.Roster;
import org.boardwalk.text.Text;

/** Finds contestants by what they are called: 3, NS 3, A 3; capitals and spaces do not matter. */
final class Labels {

  private final Roster roster;
  private final Map<String, Integer> numbers = new HashMap<>();

  Labels(Roster roster) {
    this.roster = roster;
    for (int c = 1; c <= roster.contestants(); c++) {
      numbers.put(plain(roster.label(c)), c);
    }
  }

  private static String plain(String label) {
    return label.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
  }

  Optional<Integer> of(String label) {
    return Optional.ofNullable(numbers.get(plain(label)));
  }

  /** Who is named in the first cell of a line. */
  int required(Path path, CsvText.Line line) {
    return of(line.cell(0)).orElseThrow(() -> nobody(path, line.number(), line.cell(0)));
  }

  FileException nobody(Path path, int line, String label) {
    String like = roster.labels().isEmpty() ? "" : ", called " + roster.label(1) + " and so on";
    return new FileException(
        path,
        line,
        Text.of(
            "number [%s] is of nobody: there are %d %s%s\nMaybe it is the file of another event.",
            label, roster.contestants(), roster.kind().contestants(), like));
  }
}
