package org.boardwalk.cli;

import org.boardwalk.text.Word;

/** How a result is written. */
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
