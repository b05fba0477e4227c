package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.time.Duration;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.AtlasListener;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Shows the progress of building the atlas: a line for every cell, and on a terminal a last line
 * that names the cell searched last. With {@code --quiet} it shows faults and nothing else.
 */
final class AtlasProgress implements AtlasListener, AutoCloseable {

  private final PrintWriter err;
  private final boolean quiet;
  private final boolean terminal;
  private final long start = System.nanoTime();
  private int before;

  private AtlasProgress(PrintWriter err, boolean quiet) {
    this.err = err;
    this.quiet = quiet;
    terminal = !quiet && CommandLine.Help.Ansi.AUTO.enabled();
  }

  static AtlasProgress of(CommandSpec command) {
    return new AtlasProgress(command.commandLine().getErr(), QuietOption.of(command));
  }

  @Override
  public void started(State now) {
    before = now.done();
    said(
        Text.of(
            "%s: %d settled, %d without an answer, total gap %d",
            Text.count(now.of(), "cell"), now.done(), now.missing(), now.gap()));
  }

  @Override
  public void searching(Cell cell) {
    if (terminal) {
      err.print("\r\033[Ksearching " + cell);
      err.flush();
    }
  }

  @Override
  public void improved(AtlasEntry better, State now) {
    String what = better.settled() ? Word.of(better.grade()) : "gap " + better.gap();
    ended(better.cell() + ": " + what, now);
  }

  @Override
  public void unchanged(Cell cell, State now) {
    ended(cell + ": nothing better", now);
  }

  @Override
  public void failed(Cell cell, RuntimeException fault) {
    line(cell + ": " + fault.getMessage());
  }

  @Override
  public void noticed(FileException fault) {
    line(String.valueOf(fault.getMessage()));
  }

  private void ended(String what, State now) {
    said(
        Text.of(
            "%d/%d  %s  (total gap %d, %d missing, %s elapsed%s)",
            now.done(), now.of(), what, now.gap(), now.missing(), words(elapsed()), left(now)));
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /**
   * The time left, in words, if each cell that is left takes as long as a finished one on average.
   */
  private String left(State now) {
    int ended = now.done() - before;
    return ended == 0
        ? ""
        : ", about "
            + words(elapsed().multipliedBy(now.of() - now.done()).dividedBy(ended))
            + " left";
  }

  private static String words(Duration time) {
    return time.toHours() > 0
        ? Text.of("%dh%02dm", time.toHours(), time.toMinutesPart())
        : Text.of("%dm%02ds", time.toMinutes(), time.toSecondsPart());
  }

  private void said(String text) {
    if (!quiet) {
      line(text);
    }
  }

  private void line(String text) {
    err.println((terminal ? "\r\033[K" : "") + text);
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
