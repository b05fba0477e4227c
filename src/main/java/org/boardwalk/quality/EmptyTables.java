package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.LostGames;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * A round with needlessly empty tables: fewer tables play than in the fullest round, or than the
 * contestants present can fill. No rule forbids it, but it is rarely intended; usually a file was
 * cut off. A table whose game is lost to an absence is not needlessly empty.
 *
 * @param round the round, from 1
 * @param playing number of tables that play, at least 0
 * @param could number of tables that could play, more than {@code playing}
 */
public record EmptyTables(int round, int playing, int could) {

  /**
   * Counts; O(rounds · contestants).
   *
   * @param parted a movement, valid or not
   * @param attendance the rounds for which contestants are present
   * @return the rounds with needlessly empty tables, ascending
   */
  public static List<EmptyTables> of(Movement parted, Attendance attendance) {
    Movement movement = parted.inWholeRounds();
    int fullest = movement.rounds().stream().mapToInt(r -> r.encounters().size()).max().orElse(0);
    List<Round> plan = LostGames.restored(movement).rounds();
    List<EmptyTables> found = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      int round = r;
      long lost =
          plan.get(r - 1).encounters().stream()
              .flatMap(e -> e.seating().contestants().stream())
              .filter(c -> !attendance.present(c, round))
              .count();
      int there = attendance.there(movement.contestants(), r).size();
      int could = Math.min(fullest, there / movement.kind().perTable());
      int playing = movement.rounds().get(r - 1).encounters().size();
      if (playing + lost < could) {
        found.add(new EmptyTables(r, playing, could));
      }
    }
    return found;
  }
}
