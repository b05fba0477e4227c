package org.boardwalk.cli;

import java.nio.file.Path;
import java.util.Set;
import org.boardwalk.library.FileException;
import org.boardwalk.library.Solution;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Wish;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.ScorecardText;
import org.boardwalk.publish.paper.Session;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Relations;
import org.boardwalk.quality.Weights;
import org.boardwalk.scoring.entry.NamesFile;
import org.jspecify.annotations.Nullable;

/** A movement file that is to be printed or drawn, judged anew. */
final class JudgedFile {

  private JudgedFile() {}

  /** The movement of a file, with what the judge says of it. */
  static Session session(MovementFiles files, Path file) {
    Solution solution = files.solution(file);
    Movement movement =
        solution
            .movement()
            .orElseThrow(
                () ->
                    new FileException(
                        file,
                        0,
                        "proves that there is no movement\nMaybe take a file that has one."));
    Weights weights = solution.model().map(Wish::weights).orElse(Weights.STANDARD);
    Bounds bounds =
        solution
            .model()
            .map(Wish::bounds)
            .orElseGet(() -> Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD));
    var card = solution.model().map(m -> m.judge(movement)).orElseGet(() -> Judge.judge(movement));
    return new Session(
        movement,
        solution.model().map(Wish::attendance).orElse(Attendance.FULL),
        Relations.of(movement),
        ScorecardText.of(movement, card, bounds, weights));
  }

  /** The names of a list, or none. */
  static Names names(@Nullable Path list, Movement movement) {
    return list == null ? Names.NONE : new Names(NamesFile.read(list, movement));
  }
}
