package org.boardwalk.cli.design;

import java.io.PrintWriter;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/**
 * Shows the progress of a search: a line for every improvement, and on a terminal a last line that
 * is redrawn twice a second with elapsed time, best cost, bound and gap.
 */
final class Progress implements SearchListener, AutoCloseable {

  private static final int REDRAW_MILLIS = 500;

  private final PrintWriter err;
  private final boolean terminal;
  private final long start = System.nanoTime();
  private final double limit;
  private final Thread ticker;
  private String best = "nothing found yet";
  private String doing = "";
  private volatile boolean closed;

  Progress(PrintWriter err, boolean terminal, Wish wish) {
    this.err = err;
    this.terminal = terminal;
    limit = wish.search().time().toMillis() / 1e3;
    ticker = new Thread(this::tick, "progress");
    ticker.setDaemon(true);
    if (terminal) {
      ticker.start();
    }
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  @Override
  public synchronized void improved(Judged judged, Finder finder) {
    best = VerdictText.brief(judged);
    line(Text.of("%6.1f s  %s  (%s)", seconds(), best, finder.method()));
  }

  @Override
  public synchronized void said(String what) {
    doing = what;
    if (!terminal) {
      line(Text.of("%6.1f s  trying %s", seconds(), what));
    }
  }

  private void line(String text) {
    err.println((terminal ? "\r\033[K" : "") + text);
    err.flush();
  }

  private void tick() {
    try {
      while (!closed) {
        Thread.sleep(REDRAW_MILLIS);
        redraw();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void redraw() {
    if (!closed) {
      err.print(Text.of("\r\033[K%6.1f of %.0f s  %s  %s", seconds(), limit, best, doing));
      err.flush();
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    ticker.interrupt();
    if (terminal) {
      err.print("\r\033[K");
      err.flush();
    }
  }
}
