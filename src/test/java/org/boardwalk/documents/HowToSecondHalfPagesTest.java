package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the second half of the how-to pages, by name, shows holds. */
class HowToSecondHalfPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    List<Path> all = Documents.in("how-to").toList();
    return all.subList(all.size() / 2, all.size()).stream();
  }
}
