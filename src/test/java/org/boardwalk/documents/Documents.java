package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The documents of the project. */
final class Documents {

  /** Where all pages but those at the top lie, a folder for each kind. */
  static final Path PAGES = Path.of("src/docs");

  /** Those at the top, and the page about the models that come with the project. */
  static final List<Path> TOP =
      Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "models/README.md")
          .map(Path::of)
          .toList();

  private Documents() {}

  /** All documents. */
  static List<Path> all() throws IOException {
    return Stream.concat(TOP.stream(), in("")).toList();
  }

  /** The pages in a folder of {@link #PAGES}, also in folders in it. */
  static Stream<Path> in(String folder) throws IOException {
    Path root = PAGES.resolve(folder);
    if (!Files.isDirectory(root)) {
      return Stream.of();
    }
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
    }
  }
}
