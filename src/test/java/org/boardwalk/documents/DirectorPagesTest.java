package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages for directors show holds. */
@Tag("thorough")
class DirectorPagesTest extends PagesContract {

  private static final List<String> NAMES =
      List.of(
          "plan",
          "design",
          "print",
          "score",
          "evening",
          "room",
          "page",
          "nights",
          "two-handed",
          "groups");

  static boolean isForDirectors(Path page) {
    return NAMES.contains(page.getFileName().toString().replace(".md", ""));
  }

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("how-to").filter(DirectorPagesTest::isForDirectors);
  }
}
