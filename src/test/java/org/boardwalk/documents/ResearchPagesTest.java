package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the how-to pages for those who study movements show holds. */
class ResearchPagesTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.howTo(HowTo.STUDY);
  }
}
