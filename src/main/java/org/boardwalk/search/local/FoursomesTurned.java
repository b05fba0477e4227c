package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Seats the players of known tables anew: takes the foursomes of movements with another rotation,
 * one movement after the other, and anneals the seats within each table. Who meets at a table does
 * not change, only in which seats. Shared play. Heuristic.
 */
public final class FoursomesTurned extends LocalSearch {

  private final List<Movement> known;
  private final Turning turning;
  private int starts;

  private FoursomesTurned(List<Movement> known) {
    super("tables of another rotation, turned", MethodKind.TURNING, 0);
    this.known = known;
    turning = new Turning(name(), true);
  }

  /**
   * @param wish a wish
   * @param known known movements for these players
   * @return the method; empty when it cannot serve the wish or no movement has as many rounds and
   *     another rotation
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, List<Movement> known) {
    List<Movement> others =
        known.stream()
            .filter(m -> m.contestants() == wish.players() && m.tables() == wish.tables())
            .filter(m -> m.rounds().size() == wish.rounds() && m.rotation() != wish.rotation())
            .filter(m -> m.boards().play() == Play.SHARED)
            .toList();
    boolean fits =
        wish.boards().play() == Play.SHARED && wish.fixed().nothing() && !others.isEmpty();
    return fits ? List.of(new FoursomesTurned(others)) : List.of();
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    for (long left = steps(slice, Turning.STEPS_PER_SECOND, hunt.wish().players());
        left > 0 && !hunt.over();
        left -= Turning.STEPS) {
      turning.cool(hunt, random, known.get(starts++ % known.size()));
    }
    return true;
  }
}
