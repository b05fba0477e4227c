package org.boardwalk.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;

/**
 * Bridgemate databases in which table devices have written: results, or the numbers and names of
 * players. No command replaces one unless told to, and then the old one is kept beside it. A
 * database that was damaged counts as filled, as what it held cannot be seen.
 */
public final class FilledDatabase {

  /** Tables that only devices, and the program that drives them, write. */
  private static final List<String> SENT =
      List.of("ReceivedData", "IntermediateData", "PlayerNumbers");

  /** The bytes of the smallest database: its first page. */
  private static final int PAGE = 4096;

  private FilledDatabase() {}

  /**
   * Refuses to replace a database in which devices have written.
   *
   * @param out the file that is about to be written
   * @throws FileException when it is such a database
   */
  public static void refuse(Path out) {
    held(out)
        .ifPresent(
            held -> {
              throw new FileException(
                  out,
                  0,
                  held
                      + ", and is not replaced\nMaybe name another file with --out;"
                      + " export --to bws --replace keeps the old one beside the new one.");
            });
  }

  /**
   * Keeps a database in which devices have written, before it is replaced.
   *
   * @param out the file that is about to be replaced
   * @return the file beside it that has what it held; empty where devices have written nothing
   * @throws FileException when it cannot be kept; then it must not be replaced
   */
  public static Optional<Path> kept(Path out) {
    return held(out).map(held -> linked(out));
  }

  /** What a file holds of devices, as the end of a sentence; empty where it holds nothing. */
  private static Optional<String> held(Path out) {
    try {
      if (!Files.isRegularFile(out) || Files.size(out) < PAGE || !database(out)) {
        return Optional.empty();
      }
      BwsRows file = BwsRows.of(Source.read(out), List.of(), SENT);
      int rows = SENT.stream().mapToInt(table -> file.table(table).size()).sum();
      return rows == 0
          ? Optional.empty()
          : Optional.of(Text.of("holds %s of table devices", Text.count(rows, "entry")));
    } catch (IOException | FileException e) {
      return Optional.of("cannot be read as a Bridgemate database, so that it may hold results");
    }
  }

  /** Whether a file is a database by its name, or begins like one. */
  private static boolean database(Path out) throws IOException {
    try (InputStream file = Files.newInputStream(out)) {
      return MovementFormat.named(out).equals(Optional.of(MovementFormat.BWS))
          || BwsRows.recognises(new Source(out, file.readNBytes(PAGE)));
    }
  }

  /** A second name for the file, which stays when the first one gets another file. */
  private static Path linked(Path out) {
    try {
      Path file = out.toRealPath();
      String name = String.valueOf(file.getFileName());
      int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
      for (int k = 1; ; k++) {
        Path kept =
            file.resolveSibling(
                Text.of("%s-kept-%d%s", name.substring(0, dot), k, name.substring(dot)));
        try {
          link(kept, file);
          return kept;
        } catch (FileAlreadyExistsException e) {
          // The next number may be free.
        }
      }
    } catch (IOException e) {
      throw new FileException(out, "cannot be kept beside the new one, and is not replaced", e);
    }
  }

  private static void link(Path kept, Path file) throws IOException {
    try {
      Files.createLink(kept, file);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (UnsupportedOperationException | FileSystemException e) {
      // Memory sticks have no links.
      Files.copy(file, kept);
    }
  }
}
