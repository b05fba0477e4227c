package org.boardwalk.cli;

import org.boardwalk.text.Word;

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
