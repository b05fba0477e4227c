package org.boardwalk.scoring;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * A finished event: its planned plays and its results.
 *
 * @param roster the contestants
 * @param foreseen the planned plays; without a movement the plays that were scored
 * @param results the results, each play at most once, in any order
 * @param wrong boards that were played in place of planned ones; they are among the plays and the
 *     results, and so are the averages that they cause
 */
public record Event(
    Roster roster, List<BoardPlay> foreseen, List<Result> results, List<WrongBoard> wrong) {

  /** Copies the lists and checks that each result belongs to one planned play. */
  public Event {
    foreseen = List.copyOf(foreseen);
    results = List.copyOf(results);
    wrong = List.copyOf(wrong);
    Set<BoardPlay> open = new HashSet<>(foreseen);
    for (Result result : results) {
      BoardPlay play = result.play();
      if (!open.remove(play)) {
        throw new IllegalArgumentException(
            Text.of(
                "board [%d] at table %s in round %d is not part of the movement, or is scored twice",
                play.board(), roster.sections().table(play.table()), play.round()));
      }
    }
  }

  /**
   * @param roster the contestants
   * @param foreseen the planned plays; without a movement the plays that were scored
   * @param results the results, each play at most once, in any order
   */
  public Event(Roster roster, List<BoardPlay> foreseen, List<Result> results) {
    this(roster, foreseen, results, List.of());
  }

  /**
   * @param movement the movement that was played
   * @param results the results, each play at most once, in any order; a board that a table played
   *     in place of one of its own replaces the last planned one without a result
   * @throws IllegalArgumentException when a result is of no play, or a contestant plays a board
   *     twice
   */
  public Event(Movement movement, List<Result> results) {
    this(Roster.of(movement), WrongBoards.of(movement, results));
  }

  private Event(Roster roster, WrongBoards all) {
    this(roster, all.foreseen(), all.results(), all.wrong());
  }

  /**
   * @return whether contestants are teams, who sit NS at one table of a match and EW at the other
   */
  public boolean ofTeams() {
    return roster.kind() == Kind.PAIRS && TeamMatches.of(this).whole(foreseen);
  }

  /** {@return planned plays without a result, by round, table and board} */
  public List<BoardPlay> missing() {
    Set<BoardPlay> scored = new HashSet<>();
    results.forEach(r -> scored.add(r.play()));
    return foreseen.stream().filter(p -> !scored.contains(p)).toList();
  }
}
