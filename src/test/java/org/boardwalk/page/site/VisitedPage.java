package org.boardwalk.page.site;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A page with nothing stored, served for each test, and its visitor. */
public abstract class VisitedPage {

  public @TempDir Path solutions = Path.of("");
  public Visitor visitor;

  @BeforeEach
  void serve() throws IOException {
    visitor = new Visitor(solutions, WebSettings.USUAL);
  }

  @AfterEach
  void leave() {
    visitor.close();
  }
}
