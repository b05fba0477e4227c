package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.answer.Judged;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;

/** What is written to the file that somebody names with --out. */
interface Keeping {

  /** The movement with what is claimed of it. */
  Keeping SOLUTION = (file, judged, solution) -> SolutionFile.write(file, solution);

  /** An evening that goes on with another movement stays an evening, with names and results. */
  static Keeping of(Optional<SavedEvening> evening, int played) {
    return evening
        .<Keeping>map(
            e -> (file, judged, solution) -> EveningFile.write(file, e.goingOn(judged, played)))
        .orElse(SOLUTION);
  }

  void write(Path file, Judged judged, Solution solution);
}
