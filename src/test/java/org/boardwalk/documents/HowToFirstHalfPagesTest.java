package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the first half of the how-to pages, by name, shows holds. */
class HowToFirstHalfPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    List<Path> all = Documents.in("how-to").toList();
    return all.subList(0, all.size() / 2).stream();
  }
}
