package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the pages for developers show holds. */
@Tag("thorough")
class DevelopmentPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("dev");
  }
}
