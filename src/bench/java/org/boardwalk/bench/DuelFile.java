package org.boardwalk.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.bench.Duel.From;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.file.FileException;
import org.boardwalk.library.atlas.Variety;

/**
 * The duels fought so far, a line each as comma-separated values, so that a long run can be resumed
 * and checked.
 *
 * @param path the file; created with the first duel
 */
public record DuelFile(Path path) {

  private static final String HEAD = "players,rounds,plain,ours,from";
  private static final Pattern LINE =
      Pattern.compile("([0-9]{1,4}),([0-9]{1,4}),([0-9]{1,15}),([0-9]{1,15})?,(library|search)");

  /**
   * @return the duels in the file; empty when there is none
   * @throws FileException when it cannot be read, or holds anything else
   */
  public List<Duel> read() {
    if (Files.notExists(path)) {
      return List.of();
    }
    List<Duel> duels = new ArrayList<>();
    List<String> lines = lines();
    for (int k = 1; k < lines.size(); k++) {
      Matcher matcher = LINE.matcher(lines.get(k));
      if (!matcher.matches()) {
        throw new FileException(path, k + 1, "must be " + HEAD + "\nMaybe remove the line.");
      }
      duels.add(duel(matcher, k + 1));
    }
    return duels;
  }

  private List<String> lines() {
    try {
      List<String> lines = Files.readAllLines(path);
      if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
        throw new FileException(
            path, 1, "must be " + HEAD + "\nMaybe choose another file, or remove this one.");
      }
      return lines;
    } catch (IOException e) {
      throw unusable("read", e);
    }
  }

  private Duel duel(Matcher line, int number) {
    try {
      return new Duel(
          new Cell(
              Integer.parseInt(line.group(1)), Integer.parseInt(line.group(2)), Variety.SHARED),
          Long.parseLong(line.group(3)),
          line.group(4) == null
              ? OptionalLong.empty()
              : OptionalLong.of(Long.parseLong(line.group(4))),
          From.valueOf(line.group(5).toUpperCase(Locale.ROOT)));
    } catch (IllegalArgumentException e) {
      throw new FileException(path, number, e.getMessage() + "\nMaybe remove the line.");
    }
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
          Files.exists(path) ? line : HEAD + "\n" + line,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw unusable("written", e);
    }
  }

  private static String line(Duel duel) {
    return "%d,%d,%d,%s,%s\n"
        .formatted(
            duel.cell().size(),
            duel.cell().rounds(),
            duel.plain(),
            duel.ours().isPresent() ? String.valueOf(duel.ours().getAsLong()) : "",
            duel.from().word());
  }

  private FileException unusable(String what, IOException e) {
    return new FileException(
        path, 0, "cannot be " + what + ": " + e + "\nMaybe choose another place for it.");
  }
}
