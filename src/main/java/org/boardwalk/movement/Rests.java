package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The boards that rest for a round on a table where nobody plays because the movement has {@link
 * HalfTables}. Who waits there, and in which seat, is no matter of the boards.
 *
 * @param rests the boards that rest, by rounds
 */
public record Rests(List<AtRest> rests) {

  /** None at all. */
  public static final Rests NONE = new Rests(List.of());

  /** Copies the list. */
  public Rests {
    rests = List.copyOf(rests);
  }

  /**
   * A set on a table without a game.
   *
   * @param round the round, from 1
   * @param table the table, from 1
   * @param set the set, from 1
   */
  public record AtRest(int round, int table, int set) {}

  /**
   * Finds them. O(contestants · rounds).
   *
   * @param movement a movement, valid or not
   * @return where boards rest, as far as the walk of the boards says which
   */
  public static Rests of(Movement movement) {
    List<AtRest> rests = new ArrayList<>();
    List<HalfTable> halves = HalfTables.tables(movement);
    for (int r = 1; r <= halves.size(); r++) {
      HalfTable half = halves.get(r - 1);
      if (half.set().isPresent()) {
        rests.add(new AtRest(r, half.table(), half.set().getAsInt()));
      }
    }
    return rests.isEmpty() ? NONE : new Rests(rests);
  }

  /**
   * @param round a round, from 1
   * @return what rests in it
   */
  public Optional<AtRest> in(int round) {
    return rests.stream().filter(rest -> rest.round() == round).findFirst();
  }
}
