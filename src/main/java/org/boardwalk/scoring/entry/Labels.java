package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Roster;

/**
 * Finds contestants by their labels: 3, NS 3, A 3; capitals and spaces do not matter. Where there
 * is only one section, its letter may stand before the label.
 */
final class Labels {

  /** A section with a label in it; N, E, S and W are seats. */
  private static final Pattern IN_SECTION = Pattern.compile("[A-Z&&[^NESW]]((NS|EW)?[0-9]{1,5})");

  /** Text that can only mean a contestant, of this event or of another one. */
  private static final Pattern NUMBERED = Pattern.compile("[A-Z]?(NS|EW)?[0-9]{1,9}");

  private final Roster roster;
  private final Map<String, Integer> numbers = new HashMap<>();

  Labels(Roster roster) {
    this.roster = roster;
    for (int c = 1; c <= roster.contestants(); c++) {
      numbers.put(PairNumbering.plain(roster.label(c)), c);
    }
  }

  /** The contestant with that label; of a team, such as Team 4, its NS pair. */
  Optional<Integer> of(String label) {
    String plain = PairNumbering.plain(label);
    Matcher inSection = IN_SECTION.matcher(plain);
    return Optional.ofNullable(numbers.get(plain))
        .or(() -> Optional.of(inSection).filter(Matcher::matches).map(m -> numbers.get(m.group(1))))
        .or(() -> Optional.of(label).filter(Labels::team).map(team -> numbers.get("NS" + plain)));
  }

  private static boolean team(String label) {
    return label.strip().toUpperCase(Locale.ROOT).startsWith("TEAM");
  }

  /** Whether a line begins with a number, known or not: alone, or with a side or section. */
  boolean begins(CsvText.Line line) {
    boolean plain = line.cell(0).matches("[0-9]{1,9}") || of(line.cell(0)).isPresent();
    return plain
        || (line.cells().size() > 1
            && NUMBERED.matcher(PairNumbering.plain(line.cell(0))).matches());
  }

  /** Whether a line begins with more than digits. */
  static boolean lettered(CsvText.Line line) {
    return !line.cell(0).matches("[0-9 ]*+");
  }

  /**
   * Refuses names without numbers for only some contestants unless the labels are 1, 2, 3 and so
   * on.
   */
  void refuseSome(Path path, List<CsvText.Line> lines) {
    boolean inOrder =
        IntStream.rangeClosed(1, roster.contestants())
            .allMatch(c -> roster.label(c).equals(Integer.toString(c)));
    if (!inOrder && !lines.isEmpty() && lines.size() < roster.contestants()) {
      throw new FileException(
          path,
          lines.get(lines.size() - 1).number(),
          Text.of(
              "ends with name %d of %d: it is not clear whose names they are, as %s are called %s"
                  + "\nMaybe write number,name on every line, such as %s,%s.",
              lines.size(),
              roster.contestants(),
              roster.kind().contestants(),
              called(),
              roster.label(1),
              String.join(" ", lines.get(0).cells())));
    }
  }

  private String called() {
    return IntStream.rangeClosed(1, roster.contestants())
        .mapToObj(roster::label)
        .collect(Collectors.joining(", "));
  }

  /** The contestant named in the first cell of a line. */
  int required(Path path, CsvText.Line line) {
    return of(line.cell(0)).orElseThrow(() -> nobody(path, line.number(), line.cell(0)));
  }

  FileException nobody(Path path, int line, String label) {
    String like = roster.labels().isEmpty() ? "" : ", called " + roster.label(1) + " and so on";
    return new FileException(
        path,
        line,
        Text.of(
            "number [%s] belongs to no contestant: there are %d %s%s\nMaybe it is the file of another event.",
            label, roster.contestants(), roster.kind().contestants(), like));
  }
}
