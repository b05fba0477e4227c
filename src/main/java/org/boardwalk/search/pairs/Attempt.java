package org.boardwalk.search.pairs;

import java.util.Optional;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.search.Engine;
import org.boardwalk.wish.answer.Reason;

/**
 * The outcome of an attempt: a board, or the reason why there is none, or neither.
 *
 * @param board the board found, if any
 * @param refuted the reason why there is none, if that is known
 */
record Attempt(Optional<Board> board, Optional<Reason> refuted) {

  /** The outcome of an engine: its board, or the reason why there is none. */
  static Attempt of(
      WebSearchScope quest, ConstraintModel model, WebRoom room, double seconds, double part) {
    LastSolution<SetGrid> found = new LastSolution<>();
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
