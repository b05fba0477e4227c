package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages for researchers and contributors show holds. */
@Tag("thorough")
class ResearchHowToTest extends PagesContract {

  /** How their names begin. */
  private static final List<String> PAGES =
      List.of("add-", "atlas", "certify", "cluster", "groups", "own-rules", "regress", "solve-");

  static boolean shows(Path page) {
    return PAGES.stream().anyMatch(page.getFileName().toString()::startsWith);
  }

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("how-to").filter(ResearchHowToTest::shows);
  }
}
