package org.boardwalk.documents;

import java.nio.file.Path;
import java.util.List;

/** For whom a how-to page is. */
enum HowTo {
  /** Programmers who add something. */
  ADD,
  /** Directors. */
  DIRECT,
  /** Readers who state wishes of their own and solve them. */
  SOLVE,
  /** Readers who study movements. */
  STUDY;

  private static final List<String> FOR_DIRECTORS =
      List.of(
          "plan", "design", "print", "score", "evening", "room", "page", "nights", "two-handed");

  private static final List<String> WITH_SEARCHES =
      List.of("own-rules", "solve-with-other-solvers", "certify");

  static HowTo of(Path page) {
    String name = page.getFileName().toString().replace(".md", "");
    if (name.startsWith("add-")) {
      return ADD;
    }
    if (FOR_DIRECTORS.contains(name)) {
      return DIRECT;
    }
    return WITH_SEARCHES.contains(name) ? SOLVE : STUDY;
  }
}
