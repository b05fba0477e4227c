package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.boardwalk.library.files.Solution;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/** Writes a found movement to the file of {@code --out}. */
interface AnswerOutput {

  /** Writes the movement with the claims about it, or by the ending in another format. */
  AnswerOutput SOLUTION = (file, judged, solution, err) -> AnswerFile.write(file, solution, err);

  /**
   * Writes the evening, with names and results, if another movement continues one; else the
   * solution.
   */
  static AnswerOutput of(Optional<SavedEvening> evening, int played) {
    return evening
        .<AnswerOutput>map(
            e ->
                (file, judged, solution, err) -> EveningFile.write(file, e.goingOn(judged, played)))
        .orElse(SOLUTION);
  }

  void write(Path file, Judged judged, Solution solution, PrintWriter err);
}
