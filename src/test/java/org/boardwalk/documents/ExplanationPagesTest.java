package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the explanations show holds. */
@Tag("thorough")
class ExplanationPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("explanation");
  }
}
