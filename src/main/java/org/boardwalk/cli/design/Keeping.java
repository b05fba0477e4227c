package org.boardwalk.cli.design;

import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/** Writes a found movement to the file of {@code --out}. */
interface Keeping {

  /** Writes the movement with the claims about it. */
  Keeping SOLUTION = (file, judged, solution) -> SolutionFile.write(file, solution);

  /**
   * Writes the evening, with names and results, if another movement continues one; else the
   * solution.
   */
  static Keeping of(Optional<SavedEvening> evening, int played) {
    return evening
        .<Keeping>map(
            e -> (file, judged, solution) -> EveningFile.write(file, e.goingOn(judged, played)))
        .orElse(SOLUTION);
  }

  void write(Path file, Judged judged, Solution solution);
}
