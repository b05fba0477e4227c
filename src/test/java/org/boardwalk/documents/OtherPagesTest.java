package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What all other pages show holds. */
@Tag("thorough")
class OtherPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.all().stream().filter(page -> !page.startsWith("src/docs/how-to"));
  }
}
