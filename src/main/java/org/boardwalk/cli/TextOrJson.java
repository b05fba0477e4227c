package org.boardwalk.cli;

import org.boardwalk.text.Word;

/** How results are written that people read, or other programs. */
public enum TextOrJson {
  /** For people. */
  TEXT,
  /** For programs. */
  JSON;

  @Override
  public String toString() {
    return Word.of(this);
  }
}
