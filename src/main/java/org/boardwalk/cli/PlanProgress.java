package org.boardwalk.cli;

import java.io.PrintWriter;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;
import org.boardwalk.search.SearchListener;

/** Tells the user once why planning an evening takes some seconds. */
final class PlanProgress implements SearchListener {

  private final PrintWriter err;
  private boolean said;
  private boolean found;

  PlanProgress(PrintWriter err) {
    this.err = err;
  }

  @Override
  public synchronized void said(String what) {
    if (!said) {
      said = true;
      line("Nothing that is known will do: searching for some seconds …");
    }
  }

  @Override
  public synchronized void improved(Judged best, Finder finder) {
    if (!found) {
      found = true;
      line("Found one; looking for a better one …");
    }
  }

  private void line(String text) {
    err.println(text);
    err.flush();
  }
}
