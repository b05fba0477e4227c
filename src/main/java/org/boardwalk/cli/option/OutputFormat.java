package org.boardwalk.cli.option;

import org.boardwalk.movement.text.Word;

/** The formats of a result. */
public enum OutputFormat {
  /** For people. */
  TEXT,
  /** Our own files. */
  YAML,
  /** The same content as YAML. */
  JSON,
  /** A table of the schedule. */
  CSV;

  @Override
  public String toString() {
    return Word.of(this);
  }
}
