package org.boardwalk.documents;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the documents at the top show holds. */
@Tag("thorough")
class TopPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() {
    return Documents.TOP.stream();
  }
}
