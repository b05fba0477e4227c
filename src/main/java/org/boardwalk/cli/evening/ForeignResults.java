package org.boardwalk.cli.evening;

import java.nio.file.Path;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.scoring.entry.ResultsFile;

/** Results of other programs, where a command only takes results of a known movement. */
final class ForeignResults {

  private ForeignResults() {}

  /** Refuses a file that itself names its contestants; the message gives the command for it. */
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
