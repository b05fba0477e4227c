package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the how-to pages about new parts of the program show holds. */
class AddingPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.howTo(HowTo.ADD);
  }
}
