package org.boardwalk.search.pairs;

import java.util.Optional;
import org.boardwalk.answer.Reason;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.SetGrid;
import org.boardwalk.model.WebRoom;
import org.boardwalk.search.Engine;

/**
 * A board, or the reason why there is none, or neither.
 *
 * @param board what was found
 * @param refuted why there is nothing
 */
record Attempt(Optional<Board> board, Optional<Reason> refuted) {

  /** What the engine finds; the reason where it finds that there is nothing. */
  static Attempt of(
      WebQuest quest, ConstraintModel model, WebRoom room, double seconds, double part) {
    Latest<SetGrid> found = new Latest<>();
    Engine.End end =
        quest.solve(
            model,
            seconds,
            part,
            values -> found.accept(SetGrid.of(room, model.decoder().apply(values))));
    Optional<Board> board =
        found.value().map(g -> new Board(g, quest.engine().finder(model.name())));
    return board.isPresent() || !end.exhausted()
        ? new Attempt(board, Optional.empty())
        : new Attempt(board, Optional.of(quest.engine().exhausted(model)));
  }
}
