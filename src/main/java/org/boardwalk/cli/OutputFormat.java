package org.boardwalk.cli;

import org.boardwalk.movement.text.Word;

/** The formats of a result. */
enum OutputFormat {
  TEXT,
  YAML,
  JSON,
  CSV;

  @Override
  public String toString() {
    return Word.of(this);
  }
}
