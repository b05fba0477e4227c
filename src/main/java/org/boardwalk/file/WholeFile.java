package org.boardwalk.file;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/**
 * Writes a file as a whole or not at all: to a hidden file beside it, forced to the disk, then
 * renamed in one step, so that no reader ever sees half a file.
 */
public final class WholeFile {

  private static final int MOST_LINKS = 20;

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
          directory, "cannot be created: " + reason(e) + "\nMaybe choose another directory.", e);
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
   * Follows links, so that their target is replaced and not the link; the permissions of a file
   * that is there are kept. Devices and pipes are refused: they cannot be written as a whole.
   *
   * @param path the file; one that is there is replaced
   * @param content what it is to hold
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, byte[] content) {
    Path target = target(path);
    Path directory = target.toAbsolutePath().getParent();
    if (directory == null || Files.isDirectory(target)) {
      throw new FileException(path, 0, "is a directory\nMaybe you meant a file in it.");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new FileException(
          path, 0, "is a device or a pipe\nMaybe write to a file, or leave it out and redirect.");
    }
    Path draft = directory.resolve("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(draft, CREATE_NEW, WRITE)) {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      keepPermissions(target, draft);
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
      forceName(directory);
    } catch (IOException e) {
      throw new FileException(
          path,
          "cannot be written: "
              + reason(e)
              + "\nMaybe its directory is missing, full or read-only: choose another one.",
          e);
    } finally {
      remove(draft);
    }
  }

  /** Where a link leads to, whether anything is there or not. */
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
      throw new FileException(path, "cannot be followed: " + reason(e), e);
    }
    return target;
  }

  private static void keepPermissions(Path before, Path draft) throws IOException {
    if (Files.exists(before) && Files.getFileStore(draft).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(before));
    }
  }

  /** Java's own words are often no more than the name of the file once again. */
  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such directory";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    String message = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return message == null ? "no reason given" : message;
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
