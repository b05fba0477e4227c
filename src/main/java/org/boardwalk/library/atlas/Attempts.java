package org.boardwalk.library.atlas;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.DirectoryLock;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.answers.Library;
import org.boardwalk.movement.text.Text;

/**
 * A record of how often and how long each cell has been searched, kept as {@value #NAME} beside the
 * solutions, so that a search continued on another day begins with the least searched cells and
 * with new seeds. Thread-safe, also between processes.
 */
final class Attempts {

  private static final String NAME = "attempts.csv";
  private static final List<String> HEAD = List.of("file", "attempts", "milliseconds");

  private final Library library;

  private Attempts(Library library) {
    this.library = library;
  }

  /**
   * The searches of one cell.
   *
   * @param attempts number of searches that used all of their time
   * @param time total time
   */
  public record Spent(int attempts, Duration time) {

    /** No searches. */
    public static final Spent NOTHING = new Spent(0, Duration.ZERO);

    /** The larger of two counts. Both may include the same attempts, so they are not added. */
    private Spent most(Spent other) {
      Duration longer = time.compareTo(other.time) < 0 ? other.time : time;
      return new Spent(Math.max(attempts, other.attempts), longer);
    }

    private Spent and(Duration more) {
      return new Spent(attempts + 1, time.plus(more));
    }
  }

  /**
   * Opens the record; checks that the directory can be written to and the record can be read.
   *
   * @param library the library of the answers; created if it is missing
   * @return the record of its searches
   * @throws FileException when the directory cannot be written to, or the record is damaged
   */
  public static Attempts in(Library library) {
    Attempts attempts = new Attempts(library);
    DirectoryLock.alone(library.directory(), attempts::lines);
    return attempts;
  }

  /**
   * @param cells cells
   * @return the searches of each; cells never searched are left out
   * @throws FileException when the record is damaged
   */
  public Map<Cell, Spent> spent(List<Cell> cells) {
    Map<String, Spent> lines = DirectoryLock.alone(library.directory(), this::lines);
    Map<Cell, Spent> spent = new TreeMap<>();
    for (Cell cell : cells) {
      Spent line = lines.get(key(cell));
      if (line != null) {
        spent.put(cell, line);
      }
    }
    return spent;
  }

  /**
   * Adds a search of a cell.
   *
   * @param cell the cell
   * @param time the time of the search
   * @throws FileException when the record is damaged or cannot be written
   */
  public void add(Cell cell, Duration time) {
    DirectoryLock.alone(
        library.directory(),
        () -> {
          Map<String, Spent> lines = lines();
          lines.put(key(cell), lines.getOrDefault(key(cell), Spent.NOTHING).and(time));
          return write(lines);
        });
  }

  /**
   * Merges the record of another library. The larger count of each cell is kept, so the order and
   * number of merges do not matter.
   *
   * @param other another library, which is only read
   * @throws FileException when a record is damaged or cannot be written
   */
  public void merge(Library other) {
    Map<String, Spent> theirs = new Attempts(other).lines();
    DirectoryLock.alone(
        library.directory(),
        () -> {
          Map<String, Spent> lines = lines();
          Map<String, Spent> before = Map.copyOf(lines);
          theirs.forEach((file, spent) -> lines.merge(file, spent, Spent::most));
          return lines.equals(before) ? 0 : write(lines);
        });
  }

  private int write(Map<String, Spent> lines) {
    StringBuilder text = new StringBuilder(CsvText.line(HEAD));
    lines.forEach(
        (file, s) -> text.append(CsvText.line(List.of(file, s.attempts(), s.time().toMillis()))));
    WholeFile.write(path(), text.toString());
    return lines.size();
  }

  private String key(Cell cell) {
    return String.valueOf(library.file(cell.wish()).getFileName());
  }

  private Path path() {
    return library.directory().resolve(NAME);
  }

  private Map<String, Spent> lines() {
    Map<String, Spent> spent = new TreeMap<>();
    List<CsvText.Line> lines = read();
    boolean headed = !lines.isEmpty() && lines.get(0).cells().equals(HEAD);
    for (CsvText.Line line : lines.subList(headed ? 1 : 0, lines.size())) {
      if (line.cells().size() != HEAD.size()
          || !line.cell(1).matches("[0-9]{1,9}")
          || !line.cell(2).matches("[0-9]{1,15}")) {
        throw new FileException(
            path(),
            line.number(),
            Text.of(
                "[%s] must be %s\nMaybe remove the file: only the order of searches depends on it.",
                Shown.of(String.join(",", line.cells())), String.join(",", HEAD)));
      }
      spent.put(
          line.cell(0),
          new Spent(
              Integer.parseInt(line.cell(1)), Duration.ofMillis(Long.parseLong(line.cell(2)))));
    }
    return spent;
  }

  private List<CsvText.Line> read() {
    return Files.exists(path()) ? CsvText.read(path(), FileText.read(path())) : List.of();
  }
}
