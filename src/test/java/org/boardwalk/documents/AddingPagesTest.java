package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages about new parts of the program show holds. */
@Tag("thorough")
class AddingPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.howTo(HowTo.ADD);
  }
}
