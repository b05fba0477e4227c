package org.boardwalk.file;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/**
 * Writes a file as a whole or not at all: to a hidden file beside it, forced to the disk, then
 * renamed in one step, so that no reader ever sees half a file.
 */
public final class WholeFile {

  private WholeFile() {}

  /**
   * @param directory where to write; created if it is missing
   * @param name the name of the file in it
   * @param text what it is to hold
   * @throws FileException when it cannot be written
   */
  public static void writeIn(Path directory, String name, String text) {
    writeIn(directory, name, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @param directory where to write; created if it is missing
   * @param name the name of the file in it
   * @param content what it is to hold
   * @throws FileException when it cannot be written
   */
  public static void writeIn(Path directory, String name, byte[] content) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new FileException(
          directory, "cannot be created: " + e + "\nMaybe choose another directory.", e);
    }
    write(directory.resolve(name), content);
  }

  /**
   * @param path the file; one that is there is replaced
   * @param text what it is to hold
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, String text) {
    write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @param path the file; one that is there is replaced
   * @param content what it is to hold
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, byte[] content) {
    Path directory = path.toAbsolutePath().getParent();
    if (directory == null || Files.isDirectory(path)) {
      throw new FileException(path, 0, "is a directory\nMaybe you meant a file in it.");
    }
    Path draft = directory.resolve("." + path.getFileName() + "." + UUID.randomUUID() + ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(draft, CREATE_NEW, WRITE)) {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
      forceName(directory);
    } catch (IOException e) {
      throw new FileException(
          path,
          "cannot be written: "
              + e
              + "\nMaybe its directory is missing, full or read-only: choose another one.",
          e);
    } finally {
      remove(draft);
    }
  }

  /** Makes the new name last through a power cut, on systems that can. */
  private static void forceName(Path directory) {
    try (FileChannel channel = FileChannel.open(directory, READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Windows cannot open a directory; the file itself is safe.
      return;
    }
  }

  /**
   * Removes drafts that a program which was killed has left: only when nobody else writes there.
   *
   * @param directory a directory
   * @throws IOException when it cannot be listed
   */
  public static void clearDrafts(Path directory) throws IOException {
    try (DirectoryStream<Path> drafts = Files.newDirectoryStream(directory, ".*.tmp")) {
      drafts.forEach(WholeFile::remove);
    }
  }

  private static void remove(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // A hidden draft that stays behind harms nobody; the first failure is reported.
      return;
    }
  }
}
