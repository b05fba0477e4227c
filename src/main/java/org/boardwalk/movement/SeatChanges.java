package org.boardwalk.movement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How much contestants move; orders movements of equal cost, the better one first. A movement with
 * a follow rule comes before one without; then count, in this order, stationary contestants,
 * changes of seat, of table and of direction. Only moves from a seat in one round to a seat in the
 * next are counted: contestants who begin or end waiting have to move anyway.
 *
 * @param rule whether the moves are the same after every round, see {@link FollowRules}
 * @param stationary contestants who never leave a seat
 * @param seats moves to another seat, of the same table or another one
 * @param tables moves to another table
 * @param directions moves from NS to EW or back
 * @param northOne whether no contestant is stationary, or one of them sits North at table 1
 */
public record SeatChanges(
    boolean rule, int stationary, int seats, int tables, int directions, boolean northOne)
    implements Comparable<SeatChanges> {

  private static final Comparator<SeatChanges> FEWEST_FIRST =
      Comparator.comparing(SeatChanges::rule)
          .thenComparing(SeatChanges::stationary)
          .reversed()
          .thenComparing(SeatChanges::seats)
          .thenComparing(SeatChanges::tables)
          .thenComparing(SeatChanges::directions)
          .thenComparing(Comparator.comparing(SeatChanges::northOne).reversed());

  /**
   * Counts the moves. O(contestants · rounds).
   *
   * @param movement a movement, valid or not; one in which a contestant or a seat occurs twice in a
   *     round has no moves to count
   * @return its moves
   */
  public static SeatChanges of(Movement movement) {
    FollowRules rules = FollowRules.of(movement);
    List<FollowRules.Stationary> stay = rules.stationary();
    Place.AtTable northOne = new Place.AtTable(1, Seat.NORTH);
    int seats = 0;
    int tables = 0;
    int directions = 0;
    for (Itinerary way : Itinerary.of(movement)) {
      for (int r = 0; r + 1 < way.stops().size(); r++) {
        Optional<Place.AtTable> from = way.stops().get(r);
        Optional<Place.AtTable> to = way.stops().get(r + 1);
        if (from.isPresent() && to.isPresent()) {
          Place.AtTable here = from.get();
          Place.AtTable there = to.get();
          seats += here.equals(there) ? 0 : 1;
          tables += here.table() == there.table() ? 0 : 1;
          directions += here.seat().direction() == there.seat().direction() ? 0 : 1;
        }
      }
    }
    return new SeatChanges(
        !rules.steps().isEmpty() && rules.skip().isEmpty(),
        stay.size(),
        seats,
        tables,
        directions,
        stay.isEmpty() || stay.stream().anyMatch(s -> s.seat().equals(northOne)));
  }

  @Override
  public int compareTo(SeatChanges other) {
    return FEWEST_FIRST.compare(this, other);
  }
}
