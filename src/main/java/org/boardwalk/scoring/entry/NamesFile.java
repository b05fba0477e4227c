package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Roster;

/**
 * The names of the contestants: one a line in the order of their numbers, or {@code number,name} on
 * every line. Where NS and EW use equal numbers, a list of names alone must be complete: NS first,
 * then EW. A line of column names {@code number,name} may come first; with {@code
 * number,name,handicap} a third column adds to the score. Stateless and thread-safe.
 */
public final class NamesFile {

  private static final List<String> HEAD = List.of("number", "name");

  private NamesFile() {}

  /**
   * @param path a file, at most 5 MB
   * @param movement the movement of these contestants
   * @return names by number; contestants without a line have none
   * @throws FileException when it cannot be read, or names a contestant twice or one that does not
   *     play
   */
  public static Map<Integer, String> read(Path path, Movement movement) {
    return parse(path, FileText.readForeign(path), movement);
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param movement the movement of these contestants
   * @return names by number; contestants without a line have none
   * @throws FileException like {@link #read}
   */
  public static Map<Integer, String> parse(Path path, String text, Movement movement) {
    return entries(path, text, Roster.of(movement)).names();
  }

  /**
   * @param names names by number
   * @param movement the movement of these contestants
   * @return a text that {@link #parse} reads as these names, without spaces around them; empty for
   *     none
   */
  public static String text(Map<Integer, String> names, Movement movement) {
    if (names.isEmpty()) {
      return "";
    }
    // The first line settles what separates values, as semicolons and tabs may be part of a name.
    StringBuilder text = new StringBuilder(CsvText.line(HEAD));
    names.forEach(
        (number, name) -> text.append(CsvText.line(List.of(movement.label(number), name))));
    return text.toString();
  }

  /**
   * The content of a list of names.
   *
   * @param names names by number
   * @param handicaps handicaps, where the first line is {@code number,name,handicap}
   */
  public record Entries(Map<Integer, String> names, List<Correction> handicaps) {

    /** No names. */
    public static final Entries NONE = new Entries(Map.of(), List.of());

    /** Copies both; drops numbers without a name. */
    public Entries {
      Map<Integer, String> named = new TreeMap<>(names);
      named.values().removeIf(String::isBlank);
      names = Collections.unmodifiableMap(named);
      handicaps = List.copyOf(handicaps);
    }
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param roster the contestants, listed by number or by label, such as {@code NS 3}
   * @return names and handicaps
   * @throws FileException like {@link #read}
   */
  public static Entries entries(Path path, String text, Roster roster) {
    Map<Integer, String> names = new TreeMap<>();
    Table table = Table.parse(path, text);
    Labels labels = new Labels(roster);
    List<String> head = table.lines().isEmpty() ? List.of() : table.head();
    boolean handicapped = head.equals(List.of("number", "name", "handicap"));
    boolean headed = handicapped || head.equals(HEAD);
    var lines = table.lines().subList(headed ? 1 : 0, table.lines().size());
    boolean numbered = numbered(path, lines, labels, headed);
    if (!numbered) {
      refuseGaps(path, text);
      labels.refuseSome(path, lines);
    }
    List<Correction> handicaps = new ArrayList<>();
    for (CsvText.Line line : lines) {
      int number = numbered ? labels.required(path, line) : names.size() + 1;
      if (number > roster.contestants()) {
        throw labels.nobody(path, line.number(), "" + number);
      }
      int last = handicapped ? 2 : line.cells().size();
      String name =
          String.join(
              ", ", line.cells().subList(numbered ? 1 : 0, Math.min(last, line.cells().size())));
      if (names.put(number, name.strip()) != null) {
        throw new FileException(
            path,
            line.number(),
            Text.of("number [%d] has two names\nMaybe one of the numbers is wrong.", number));
      }
      if (handicapped) {
        CorrectionsCsv.refuseMore(path, line, head.size());
      }
      if (handicapped && !line.cell(2).isEmpty()) {
        handicaps.add(
            CorrectionsCsv.correction(
                path, line.number(), number, Correction.Purpose.HANDICAP, line.cell(2)));
      }
    }
    return new Entries(names, handicaps);
  }

  /**
   * Whether lines begin with numbers. All of them do, apart from mistakes, which are refused, if
   * the head says so, if a line has a number and a name, or if most have a number. Words such as P1
   * with nothing beside them are names.
   */
  private static boolean numbered(
      Path path, List<CsvText.Line> lines, Labels labels, boolean headed) {
    Map<Boolean, List<CsvText.Line>> begins =
        lines.stream().collect(Collectors.partitioningBy(labels::begins));
    List<CsvText.Line> ones = begins.getOrDefault(true, List.of());
    List<CsvText.Line> others = begins.getOrDefault(false, List.of());
    boolean numbered =
        headed
            || ones.stream().anyMatch(l -> l.cells().size() > 1)
            || (others.size() < ones.size() && !ones.stream().allMatch(Labels::lettered));
    if (numbered && !others.isEmpty()) {
      throw new FileException(
          path,
          others.get(0).number(),
          Text.of(
              "[%s] is not a number, %s\nMaybe write number,name on every line.",
              others.get(0).cell(0),
              ones.isEmpty() ? "which the first line asks for" : "and other lines begin with one"));
    }
    return numbered;
  }

  /** Refuses a number without a name, as all names below it would go to other contestants. */
  private static void refuseGaps(Path path, String text) {
    int empty = 0;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      boolean blank = line.matches("[\\s,;]*");
      if (!blank && !line.startsWith("#") && empty > 0) {
        throw new FileException(
            path,
            empty,
            "is empty, with names below it"
                + "\nMaybe take the line out, or write number,name where a number has no name.");
      }
      empty = blank && empty == 0 ? number : empty;
    }
  }
}
