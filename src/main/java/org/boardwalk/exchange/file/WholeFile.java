package org.boardwalk.exchange.file;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Writes a file as a whole or not at all: to a hidden file beside it, forced to the disk, then
 * renamed in one step, so that readers never see half a file.
 */
public final class WholeFile {

  private static final int MOST_LINKS = 20;

  /**
   * The names of drafts. They do not contain the name of the file, which may have the greatest
   * possible length.
   */
  private static final Pattern DRAFT =
      Pattern.compile("[.]boardwalk-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]tmp");

  private static final Duration FORGOTTEN = Duration.ofHours(1);

  private WholeFile() {}

  /**
   * @param directory the directory to write to; created if it is missing
   * @param name the name of the file in it
   * @param text the text to write
   * @throws FileException when it cannot be written
   */
  public static void writeIn(Path directory, String name, String text) {
    writeIn(directory, name, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @param directory the directory to write to; created if it is missing
   * @param name the name of the file in it
   * @param content the bytes to write
   * @throws FileException when it cannot be written
   */
  public static void writeIn(Path directory, String name, byte[] content) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new FileException(
          directory,
          "cannot be created: " + FailedWrite.why(e) + "\nMaybe choose another directory.",
          e);
    }
    write(directory.resolve(name), content);
  }

  /**
   * @param path the file; an existing one is replaced
   * @param text the text to write
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, String text) {
    write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a file. Follows links, so that their target is replaced and not the link; the
   * permissions of an existing file are kept. Devices and pipes are refused: they cannot be written
   * as a whole.
   *
   * @param path the file; an existing one is replaced
   * @param content the bytes to write
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, byte[] content) {
    write(path, content, WholeFile::replace);
  }

  /**
   * @param path the file, which must not exist yet; if another process creates it at the same time,
   *     one of the two is refused
   * @param text the text to write
   * @throws FileException when it already exists or cannot be written
   */
  public static void create(Path path, String text) {
    write(path, text.getBytes(StandardCharsets.UTF_8), WholeFile::place);
  }

  /**
   * Changes a file as it stands. From the reading to the writing, no other thread or process can
   * change the file by this method: they wait, for at most 30 s.
   *
   * @param path the file
   * @param change makes the new content from the content that the file has now; its exceptions are
   *     passed on, and nothing is changed
   * @return the new content
   * @throws FileException when it cannot be read or written, or others change it for too long
   */
  public static String change(Path path, UnaryOperator<String> change) {
    return DirectoryLock.alone(
        directory(path, target(path)),
        () -> {
          String before = FileText.read(path);
          String after = change.apply(before);
          if (!after.equals(before)) {
            write(path, after);
          }
          return after;
        });
  }

  /**
   * Writes a file once more as it stands, and so finds out whether it can be written. No other
   * thread or process can {@link #change} it meanwhile.
   *
   * @param path the file
   * @throws FileException when it cannot be read or written, or others change it for too long
   */
  public static void rewrite(Path path) {
    DirectoryLock.alone(
        directory(path, target(path)),
        () -> {
          write(path, FileText.read(path));
          return path;
        });
  }

  /** The way in which a draft becomes the file. */
  private interface Renaming {
    void of(Path draft, Path target) throws IOException;
  }

  private static void replace(Path draft, Path target) throws IOException {
    keepPermissions(target, draft);
    Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Gives the draft the name of the file as a second name (a link), which the system refuses if the
   * name is taken.
   */
  private static void place(Path draft, Path target) throws IOException {
    try {
      Files.createLink(target, draft);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (UnsupportedOperationException | FileSystemException e) {
      // Without links, as on memory sticks, the check and the move are two steps.
      Files.move(draft, target);
    }
  }

  private static Path directory(Path path, Path target) {
    Path directory = target.toAbsolutePath().getParent();
    if (directory == null || Files.isDirectory(target)) {
      throw new FileException(path, 0, "is a directory\nMaybe you meant a file in it.");
    }
    return directory;
  }

  private static void write(Path path, byte[] content, Renaming renaming) {
    Path target = target(path);
    Path directory = directory(path, target);
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new FileException(
          path, 0, "is a device or a pipe\nMaybe write to a file, or leave it out and redirect.");
    }
    clearDrafts(directory);
    Path draft = directory.resolve(".boardwalk-" + UUID.randomUUID() + ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(draft, CREATE_NEW, WRITE)) {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      renaming.of(draft, target);
      forceName(directory);
    } catch (FileAlreadyExistsException e) {
      throw new FileException(
          path, "is there already, and is not replaced\nMaybe name another one with --out.", e);
    } catch (IOException e) {
      throw new FileException(
          path,
          "cannot be written: "
              + FailedWrite.why(e)
              + "\nMaybe its directory is missing, full or read-only: choose another one.",
          e);
    } finally {
      remove(draft);
    }
  }

  /** The target of a link, whether it exists or not. */
  private static Path target(Path path) {
    Path target = path;
    try {
      for (int links = 0; Files.isSymbolicLink(target); links++) {
        if (links == MOST_LINKS) {
          throw new FileException(path, 0, "is a link that leads in circles\nMaybe remove it.");
        }
        target = target.resolveSibling(Files.readSymbolicLink(target));
      }
    } catch (IOException e) {
      throw new FileException(path, "cannot be followed: " + FailedWrite.why(e), e);
    }
    return target;
  }

  private static void keepPermissions(Path before, Path draft) throws IOException {
    if (Files.exists(before) && Files.getFileStore(draft).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(before));
    }
  }

  /**
   * Forces the new name to the disk, so that it survives a power cut, on systems that support this.
   */
  private static void forceName(Path directory) {
    try (FileChannel channel = FileChannel.open(directory, READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Windows cannot open a directory; the file itself is on the disk.
      return;
    }
  }

  /** Removes old drafts left by killed programs; writing a draft never takes that long. */
  private static void clearDrafts(Path directory) {
    FileTime limit = FileTime.from(Instant.now().minus(FORGOTTEN));
    try (DirectoryStream<Path> drafts = Files.newDirectoryStream(directory, WholeFile::isDraft)) {
      for (Path draft : drafts) {
        if (Files.getLastModifiedTime(draft).compareTo(limit) < 0) {
          remove(draft);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // If the directory cannot be listed, the file can still be written.
      return;
    }
  }

  private static boolean isDraft(Path file) {
    return DRAFT.matcher(String.valueOf(file.getFileName())).matches();
  }

  private static void remove(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // A leftover hidden draft does no harm; the first failure is reported.
      return;
    }
  }
}
