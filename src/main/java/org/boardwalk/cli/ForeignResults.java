package org.boardwalk.cli;

import java.nio.file.Path;
import org.boardwalk.exchange.Source;
import org.boardwalk.file.FileException;
import org.boardwalk.scoring.entry.ResultsFile;

/** Results of other programs, where only those of a known movement are taken. */
final class ForeignResults {

  private ForeignResults() {}

  /** Refuses a file that says itself who played, with what to do with it. */
  static void refuse(Path results) {
    if (ResultsFile.named(Source.read(results))) {
      throw new FileException(
          results,
          0,
          "says itself who played, so that it needs no movement\nMaybe: boardwalk score "
              + results);
    }
  }
}
