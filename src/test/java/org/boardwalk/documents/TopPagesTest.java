package org.boardwalk.documents;

import java.nio.file.Path;
import java.util.stream.Stream;

/** What the documents at the top show holds. */
class TopPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() {
    return Documents.TOP.stream();
  }
}
