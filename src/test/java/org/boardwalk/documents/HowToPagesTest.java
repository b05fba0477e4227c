package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages show holds. */
@Tag("thorough")
class HowToPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("how-to");
  }
}
