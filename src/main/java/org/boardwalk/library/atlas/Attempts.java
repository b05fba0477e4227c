package org.boardwalk.library.atlas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.file.FileException;
import org.boardwalk.file.Shown;
import org.boardwalk.file.WholeFile;
import org.boardwalk.library.answers.DirectoryLock;
import org.boardwalk.library.answers.Library;

/**
 * How often and how long each cell has been searched, kept as {@value #NAME} beside the solutions,
 * so that a search that goes on another day begins with what was searched least, and with new
 * seeds. Thread-safe, also between processes.
 */
public final class Attempts {

  private static final String NAME = "attempts.csv";
  private static final String HEAD = "file,attempts,milliseconds";
  private static final Pattern LINE = Pattern.compile("([^,\\s]+),([0-9]{1,9}),([0-9]{1,15})");

  private final Library library;

  private Attempts(Library library) {
    this.library = library;
  }

  /**
   * How much one cell has been searched.
   *
   * @param attempts how often, to the end of the time given
   * @param time how long in all
   */
  public record Spent(int attempts, Duration time) {

    /** Never searched. */
    public static final Spent NOTHING = new Spent(0, Duration.ZERO);

    private Spent and(Duration more) {
      return new Spent(attempts + 1, time.plus(more));
    }
  }

  /**
   * Makes sure that the directory can be written to and the record can be read.
   *
   * @param library where the answers are kept; created if it is missing
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
   * @return how much each has been searched; those never searched are left out
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
   * Notes that a cell was searched once more.
   *
   * @param cell the cell
   * @param time how long
   * @throws FileException when the record is damaged or cannot be written
   */
  public void add(Cell cell, Duration time) {
    DirectoryLock.alone(
        library.directory(),
        () -> {
          Map<String, Spent> lines = lines();
          lines.put(key(cell), lines.getOrDefault(key(cell), Spent.NOTHING).and(time));
          StringBuilder text = new StringBuilder(HEAD).append('\n');
          lines.forEach(
              (file, s) ->
                  text.append(file)
                      .append(',')
                      .append(s.attempts())
                      .append(',')
                      .append(s.time().toMillis())
                      .append('\n'));
          WholeFile.write(path(), text.toString());
          return lines.size();
        });
  }

  private String key(Cell cell) {
    return String.valueOf(library.file(cell.wish()).getFileName());
  }

  private Path path() {
    return library.directory().resolve(NAME);
  }

  private Map<String, Spent> lines() {
    Map<String, Spent> spent = new TreeMap<>();
    List<String> lines = text();
    for (int k = 0; k < lines.size(); k++) {
      Matcher line = LINE.matcher(lines.get(k));
      if (line.matches()) {
        spent.put(
            line.group(1),
            new Spent(
                Integer.parseInt(line.group(2)), Duration.ofMillis(Long.parseLong(line.group(3)))));
      } else if (k > 0 || !lines.get(k).equals(HEAD)) {
        throw new FileException(
            path(),
            k + 1,
            "[%s] must be %s\nMaybe remove the file: only the order of searches depends on it."
                .formatted(Shown.of(lines.get(k)), HEAD));
      }
    }
    return spent;
  }

  private List<String> text() {
    try {
      return Files.exists(path()) ? Files.readAllLines(path()) : List.of();
    } catch (IOException e) {
      throw new FileException(path(), "cannot be read: " + e, e);
    }
  }
}
