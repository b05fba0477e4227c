package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages show holds; those for directors have a test of their own. */
@Tag("thorough")
class HowToPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("how-to").filter(page -> !DirectorPagesTest.isForDirectors(page));
  }
}
