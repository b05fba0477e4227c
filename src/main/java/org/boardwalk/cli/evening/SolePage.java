package org.boardwalk.cli.evening;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;

/**
 * The page of a user, which one program at a time serves; a second one finds its address here. The
 * program holds a lock on a file in the user's own folder, which the system releases however the
 * program ends. The address is in another file, because Windows lets no other program read a locked
 * one.
 */
final class SolePage {

  private static final String LOCK = "page.lock";
  private static final String ADDRESS = "page.txt";
  private static final int PATIENCE = 300;

  private final Path home;

  /** Held until the program ends. */
  private final FileLock held;

  private SolePage(Path home, FileLock held) {
    this.home = home;
    this.held = held;
  }

  /**
   * Reserves the page for this program.
   *
   * @param home the user's own folder; created if it is missing
   * @return nothing if another program serves it
   */
  static Optional<SolePage> reserved(Path home) {
    Path file = home.resolve(LOCK);
    try {
      Files.createDirectories(home);
      FileChannel channel = FileChannel.open(file, CREATE, WRITE);
      FileLock lock = channel.tryLock();
      if (lock == null) {
        channel.close();
        return Optional.empty();
      }
      Files.deleteIfExists(home.resolve(ADDRESS));
      return Optional.of(new SolePage(home, lock));
    } catch (OverlappingFileLockException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new FileException(
          file, 0, "cannot be written: " + e + "\nMaybe set BOARDWALK_HOME to another folder.");
    }
  }

  /** Tells the address to the programs that start later. */
  void serves(URI address) {
    if (!held.isValid()) {
      throw new IllegalStateException("the lock of the page is lost");
    }
    WholeFile.writeIn(home, ADDRESS, address + "\n");
  }

  /**
   * The address of the page that another program serves. Waits, for at most half a minute, while
   * that program starts.
   *
   * @throws FileException when it has told none
   */
  static URI served(Path home) throws InterruptedException {
    Path file = home.resolve(ADDRESS);
    for (int tries = 0; tries < PATIENCE && !Files.exists(file); tries++) {
      Thread.sleep(100);
    }
    return URI.create(FileText.read(file).strip());
  }
}
