package org.boardwalk.cli;

/** How a result is written. */
enum OutputFormat {
  TEXT,
  YAML,
  JSON,
  CSV;

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
