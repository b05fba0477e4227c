package org.boardwalk.library.answers;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;

/**
 * A directory of solution files, with or without subfolders.
 *
 * @param directory the directory, which need not exist yet
 */
record Folder(Path directory) implements Layer {

  @Override
  public Optional<String> text(String name) {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new FileException(
          directory, 0, "is not a directory\nMaybe choose another place for the library.");
    }
    Path file = path(name);
    return Files.notExists(file) ? Optional.empty() : Optional.of(FileText.read(file));
  }

  @Override
  public List<String> names() {
    if (Files.notExists(directory)) {
      return List.of();
    }
    try {
      Listing listing = new Listing();
      // The library itself may be a link, which would not be followed.
      Path start = directory.toRealPath();
      Files.walkFileTree(start, listing);
      return listing.files.stream()
          .map(f -> start.relativize(f).toString().replace('\\', '/'))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new FileException(
          directory, "cannot be listed: " + e.getMessage() + "\nMaybe it is not a directory.", e);
    }
  }

  @Override
  public Path path(String name) {
    try {
      return directory.resolve(name);
    } catch (InvalidPathException e) {
      throw new FileException(
          directory,
          "has a file ["
              + name
              + "] whose name this language setting cannot hold"
              + "\nMaybe set LC_ALL=C.UTF-8, or rename the file.",
          e);
    }
  }

  /**
   * Lists the solution files, and ignores files that disappear during the listing, such as drafts
   * of other processes.
   */
  private static final class Listing extends SimpleFileVisitor<Path> {
    private final List<Path> files = new ArrayList<>();

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (file.toString().endsWith(".yaml") && Files.isRegularFile(file)) {
        files.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
      if (e instanceof NoSuchFileException) {
        return FileVisitResult.CONTINUE;
      }
      throw e;
    }
  }
}
