package org.boardwalk.publish;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.RoverMoves;
import org.boardwalk.text.Text;

/** The tables that rovers visit, in plain words. */
final class RoverMovesText {

  private RoverMovesText() {}

  /** One sentence without its full stop. */
  static String of(Movement movement, RoverMoves rovers) {
    int last = movement.tables();
    String visits =
        rovers.routes().stream()
            .map(v -> v.seat().letter() + v.player() + " " + tables(v.tables()))
            .collect(Collectors.joining("; "));
    String ending =
        rovers.rounds() < movement.rounds().size()
            ? Text.of("; round %d as the cards say", movement.rounds().size())
            : "";
    return Text.of(
        "at tables 1 to %d %s; those who begin at table %d have the same seat at these tables from"
            + " round 2 on: %s; the %s whose seat they take plays at table %d%s",
        last - 1,
        LineMovesText.words(rovers.lines(), movement.kind(), last - 1),
        last,
        visits,
        Wording.contestant(movement.kind()),
        last,
        ending);
  }

  private static String tables(List<Integer> visited) {
    return visited.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
