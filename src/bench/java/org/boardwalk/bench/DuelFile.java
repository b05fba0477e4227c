package org.boardwalk.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.boardwalk.bench.Duel.From;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;

/**
 * The duels fought so far, a line each as comma-separated values, so that a long run can be resumed
 * and checked.
 *
 * @param path the file; created with the first duel
 */
public record DuelFile(Path path) {

  private static final List<String> HEAD = List.of("players", "rounds", "plain", "ours", "from");
  private static final Pattern LINE =
      Pattern.compile("[0-9]{1,4},[0-9]{1,4},[0-9]{1,15},([0-9]{1,15})?,(library|search)");

  /**
   * @return the duels in the file; empty when there is none
   * @throws FileException when it cannot be read, or holds anything else
   */
  public List<Duel> read() {
    if (Files.notExists(path)) {
      return List.of();
    }
    List<CsvText.Line> lines = CsvText.read(path, FileText.read(path));
    if (lines.isEmpty() || !lines.get(0).cells().equals(HEAD)) {
      throw new FileException(
          path, 1, "must be " + head() + "\nMaybe choose another file, or remove this one.");
    }
    List<Duel> duels = new ArrayList<>();
    for (CsvText.Line line : lines.subList(1, lines.size())) {
      duels.add(duel(line));
    }
    return duels;
  }

  private Duel duel(CsvText.Line line) {
    if (!LINE.matcher(String.join(",", line.cells())).matches()) {
      throw new FileException(
          path, line.number(), "must be " + head() + "\nMaybe remove the line.");
    }
    try {
      return new Duel(
          new Cell(Integer.parseInt(line.cell(0)), Integer.parseInt(line.cell(1)), Variety.SHARED),
          Long.parseLong(line.cell(2)),
          line.cell(3).isEmpty()
              ? OptionalLong.empty()
              : OptionalLong.of(Long.parseLong(line.cell(3))),
          From.valueOf(line.cell(4).toUpperCase(Locale.ROOT)));
    } catch (IllegalArgumentException e) {
      throw new FileException(path, line.number(), e.getMessage() + "\nMaybe remove the line.");
    }
  }

  private static String head() {
    return String.join(",", HEAD);
  }

  /**
   * Adds a line.
   *
   * @param duel a duel fought to the end
   * @throws FileException when the file cannot be written
   */
  public void append(Duel duel) {
    String line = line(duel);
    try {
      Files.writeString(
          path,
          Files.exists(path) ? line : CsvText.line(HEAD) + line,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new FileException(
          path, "cannot be written: " + e + "\nMaybe choose another place for it.", e);
    }
  }

  private static String line(Duel duel) {
    OptionalLong ours = duel.ours();
    return CsvText.line(
        List.of(
            duel.cell().size(),
            duel.cell().rounds(),
            duel.plain(),
            ours.isPresent() ? ours.getAsLong() : "",
            duel.from().word()));
  }
}
