package org.boardwalk.scoring;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Text;

/**
 * A finished event: a movement and what was scored.
 *
 * @param movement the movement that was played
 * @param results what was scored, each play at most once, in any order
 */
public record Event(Movement movement, List<Result> results) {

  /** Copies the list and checks that each result belongs to one play of the movement. */
  public Event {
    results = List.copyOf(results);
    Set<BoardPlay> foreseen = new HashSet<>(Plays.of(movement).all());
    for (Result result : results) {
      BoardPlay play = result.play();
      if (!foreseen.remove(play)) {
        throw new IllegalArgumentException(
            Text.of(
                "board [%d] at table %d in round %d is not foreseen, or is scored twice",
                play.board(), play.table(), play.round()));
      }
    }
  }

  /**
   * @return plays of the movement that have no result, by round, table and board
   */
  public List<BoardPlay> missing() {
    Set<BoardPlay> scored = new HashSet<>();
    results.forEach(r -> scored.add(r.play()));
    return Plays.of(movement).all().stream().filter(p -> !scored.contains(p)).toList();
  }
}
