package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** What the how-to pages for an evening show holds: all but those of {@link ResearchHowToTest}. */
@Tag("thorough")
class EveningHowToTest extends PagesContract {

  @Override
  Stream<Path> pages() throws IOException {
    return Documents.in("how-to").filter(page -> !ResearchHowToTest.shows(page));
  }
}
