package org.boardwalk.library.answers;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
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
record LibraryFolder(Path directory) implements Layer {

  @Override
  public Optional<String> text(String name) {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new FileException(
          directory, 0, "is not a directory\nMaybe choose another place for the library.");
    }
    Path file = path(name);
    if (Files.isSymbolicLink(file) && !Files.exists(file)) {
      throw new FileException(
          file, 0, "is a link that leads nowhere\nMaybe mend it, or remove it and search again.");
    }
    return Files.notExists(file, LinkOption.NOFOLLOW_LINKS)
        ? Optional.empty()
        : Optional.of(FileText.read(file));
  }

  @Override
  public List<String> names() {
    if (Files.notExists(directory)) {
      return List.of();
    }
    try {
      // The library itself may be a link, which would not be followed.
      Path start = directory.toRealPath();
      Listing listing = new Listing(start);
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
   * Lists all that is named as a solution file, whether it can be read or is a link to nowhere, a
   * folder or a pipe, so that none is passed over; but ignores files that disappear during the
   * listing, such as drafts of other processes.
   */
  private static final class Listing extends SimpleFileVisitor<Path> {
    private final Path start;
    private final List<Path> files = new ArrayList<>();

    Listing(Path start) {
      this.start = start;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      add(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      if (!folder.equals(start)) {
        add(folder);
      }
      return FileVisitResult.CONTINUE;
    }

    private void add(Path file) {
      if (file.toString().endsWith(".yaml") && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        files.add(file);
      }
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
