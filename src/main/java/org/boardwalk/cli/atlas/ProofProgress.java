package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import org.boardwalk.library.prove.ProofListener;
import org.boardwalk.movement.text.Text;

/**
 * Shows the progress of a proof: a line that is redrawn on a terminal, else one every ten seconds.
 */
final class ProofProgress implements ProofListener, AutoCloseable {

  private static final long REDRAW_NANOS = 250_000_000L;
  private static final long LINE_NANOS = 10_000_000_000L;

  private final PrintWriter err;
  private final boolean terminal;
  private final boolean quiet;
  private final long start = System.nanoTime();
  private long last = start;

  ProofProgress(PrintWriter err, boolean terminal, boolean quiet) {
    this.err = err;
    this.terminal = terminal;
    this.quiet = quiet;
  }

  @Override
  public void changed(State now) {
    long time = System.nanoTime();
    if (!quiet && time - last >= (terminal ? REDRAW_NANOS : LINE_NANOS)) {
      last = time;
      say(words(now, (time - start) / 1e9));
    }
  }

  private static String words(State now, double seconds) {
    int searched = now.done() - now.known();
    double rate = searched / Math.max(seconds, 1e-3);
    String left =
        searched == 0
            ? ""
            : Text.of(", at least %.0f s left", (now.waiting() + now.running()) / rate);
    return Text.of(
        "cubes: %d done (%d known before), %d running, %d waiting, %d split, %d failed;"
            + " %.1f a second%s",
        now.done(),
        now.known(),
        now.running(),
        now.waiting(),
        now.split(),
        now.failed(),
        rate,
        left);
  }

  @Override
  public void failed(RuntimeException fault) {
    say("a cube failed: " + fault.getMessage() + (terminal ? "\n" : ""));
  }

  private void say(String text) {
    if (terminal) {
      err.print("\r\033[K" + text);
    } else {
      err.println(text);
    }
    err.flush();
  }

  @Override
  public void close() {
    if (terminal) {
      err.print("\r\033[K");
      err.flush();
    }
  }
}
