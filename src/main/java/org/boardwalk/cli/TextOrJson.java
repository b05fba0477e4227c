package org.boardwalk.cli;

import java.util.Locale;

/** How results are written that people read, or other programs. */
public enum TextOrJson {
  /** For people. */
  TEXT,
  /** For programs. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
