package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages about own wishes and how to solve them show holds. */
@Tag("thorough")
class SolvingPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.howTo(HowTo.SOLVE);
  }
}
