package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/**
 * What README, the tutorials, the reference, the explanations and the pages for developers show
 * holds.
 */
@Tag("thorough")
class OtherPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(Documents.TOP);
    for (String folder : List.of("tutorial", "reference", "explanation", "dev")) {
      Documents.in(folder).forEach(pages::add);
    }
    return pages.stream();
  }
}
