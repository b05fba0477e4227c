package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.file.CsvText;
import org.boardwalk.file.FileException;
import org.boardwalk.file.FileText;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/**
 * The names of the contestants: one a line in the order of their numbers, or {@code number,name} on
 * every line. A line of column names {@code number,name} may come first. Stateless and thread-safe.
 */
public final class NamesFile {

  private NamesFile() {}

  /**
   * @param path a file, at most 5 MB
   * @param movement whose contestants are named
   * @return names by number; contestants without a line have none
   * @throws FileException when it cannot be read, or names somebody twice or nobody who plays
   */
  public static Map<Integer, String> read(Path path, Movement movement) {
    return parse(path, FileText.readForeign(path), movement);
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param movement whose contestants are named
   * @return names by number; contestants without a line have none
   * @throws FileException like {@link #read}
   */
  public static Map<Integer, String> parse(Path path, String text, Movement movement) {
    Map<Integer, String> names = new TreeMap<>();
    Table table = Table.parse(path, text);
    boolean headed =
        !table.lines().isEmpty() && table.head().equals(java.util.List.of("number", "name"));
    var lines = table.lines().subList(headed ? 1 : 0, table.lines().size());
    boolean numbered =
        !lines.isEmpty() && lines.stream().allMatch(l -> l.cell(0).matches("[0-9]{1,9}"));
    for (CsvText.Line line : lines) {
      int number = numbered ? Integer.parseInt(line.cell(0)) : names.size() + 1;
      String name = String.join(", ", line.cells().subList(numbered ? 1 : 0, line.cells().size()));
      if (number < 1 || number > movement.contestants()) {
        throw new FileException(
            path,
            line.number(),
            Text.of(
                "number [%d] is of nobody: there are %d %s\nMaybe it is the file of another event.",
                number, movement.contestants(), movement.kind().contestants()));
      }
      if (names.put(number, name.strip()) != null) {
        throw new FileException(
            path,
            line.number(),
            Text.of("number [%d] has two names\nMaybe one of the numbers is wrong.", number));
      }
    }
    return names;
  }
}
