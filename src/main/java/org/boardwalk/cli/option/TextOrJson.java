package org.boardwalk.cli.option;

import org.boardwalk.movement.text.Word;

/** The formats of results: for people or for programs. */
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
