package org.boardwalk.cli;

import java.util.Locale;

/** How a list of proposals is written. */
enum ProposalFormat {
  TEXT,
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
