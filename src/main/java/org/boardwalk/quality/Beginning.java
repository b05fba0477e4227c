package org.boardwalk.quality;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;

/**
 * The first rounds of a movement, judged as a movement of their own, as if the session stopped
 * after them.
 *
 * @param rounds number of rounds, at least 1
 * @param card the scorecard of these rounds
 * @param bounds proven lower bounds for movements of their sizes
 */
public record Beginning(int rounds, Scorecard card, Bounds bounds) {

  /**
   * @param movement a movement
   * @param rounds number of its rounds to take, at least 1
   * @return the movement of these rounds; in shared play with as many sets as they need
   */
  public static Movement of(Movement movement, int rounds) {
    List<Round> first = movement.rounds().subList(0, rounds);
    Boards all = movement.boards();
    int needed =
        first.stream()
            .flatMap(r -> r.encounters().stream())
            .mapToInt(Encounter::set)
            .max()
            .orElse(1);
    int sets = all.play() == Play.SHARED ? needed : all.sets();
    return new Movement(
        movement.name(),
        movement.kind(),
        movement.contestants(),
        movement.tables(),
        all.ofSets(sets),
        movement.rotation(),
        movement.winners(),
        first);
  }

  /**
   * Judges every beginning from a given length on. Takes as long as judging the movement that many
   * times.
   *
   * @param movement a movement
   * @param turns the rules on whose turn it can be to sit out
   * @param least the least number of rounds, from 1
   * @param weights what each criterion counts in the total
   * @return the beginnings, the whole movement last
   */
  public static List<Beginning> all(
      Movement movement, SitOutTurns turns, int least, Weights weights) {
    return IntStream.rangeClosed(least, movement.rounds().size())
        .mapToObj(
            r -> {
              Movement first = of(movement, r);
              Bounds bounds = Bounds.of(Profile.of(first), Set.of(), weights);
              return new Beginning(r, Judge.judge(first, turns), bounds);
            })
        .toList();
  }
}
