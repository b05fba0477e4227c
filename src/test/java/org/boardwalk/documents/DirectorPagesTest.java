package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages for directors show holds. */
@Tag("thorough")
class DirectorPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.howTo(HowTo.DIRECT);
  }
}
