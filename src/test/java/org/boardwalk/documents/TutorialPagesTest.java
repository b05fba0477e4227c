package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the tutorials show holds. */
class TutorialPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("tutorial");
  }
}
