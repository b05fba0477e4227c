package org.boardwalk.page.site;

import org.boardwalk.page.http.Hostile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Twenty hostile forms at once do not delay other pages. */
@Tag("time")
@Timeout(120)
class HostileFormsTest extends VisitedPage {

  private void bears(String path, String form) throws Exception {
    new Hostile(visitor.address()).assertBorne("/", path, form);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/movement", "/search", "/upload", "/scored"})
  void collidingFieldNamesDelayNoOtherPage(String path) throws Exception {
    bears(path, Hostile.collidingFields());
  }

  @ParameterizedTest
  @ValueSource(strings = {"blanks.txt", "blanks.csv", "blanks.yaml", "blanks"})
  void filesOfBlanksDelayNoOtherPage(String name) throws Exception {
    bears("/upload", Hostile.blanks(name));
  }
}
