package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Chooses the seat of a contestant who waits at a half table: the seat of their field, where there
 * are several fields; otherwise a seat with which all contestants move by a rule, if there is one.
 */
final class LoneSeats {

  private final Movement movement;
  private final List<Itinerary> ways;
  private final List<HalfTable> tables;
  private final Set<Integer> stay = new HashSet<>();

  LoneSeats(Movement movement, List<Itinerary> ways, List<HalfTable> tables) {
    this.movement = movement;
    this.ways = ways;
    this.tables = tables;
    for (Itinerary way : ways) {
      Set<Integer> at = new HashSet<>();
      for (int r = 0; r < tables.size(); r++) {
        int half = tables.get(r).table();
        at.add(way.stops().get(r).map(Place.AtTable::table).orElse(half));
      }
      if (at.size() == 1) {
        stay.add(way.contestant());
      }
    }
  }

  List<HalfTables.Wait> waits() {
    if (movement.winners() > 1) {
      return waits(this::ofTheirField);
    }
    List<HalfTables.Wait> alike = waits(this::likeOthers);
    return List.of(alike, waits(r -> Direction.NS), waits(r -> Direction.EW)).stream()
        .filter(this::ruled)
        .findFirst()
        .orElse(alike);
  }

  private List<HalfTables.Wait> waits(IntFunction<Direction> direction) {
    List<HalfTables.Wait> waits = new ArrayList<>();
    for (int r = 1; r <= tables.size(); r++) {
      HalfTable half = tables.get(r - 1);
      Place.AtTable place = new Place.AtTable(half.table(), seat(direction.apply(r)));
      waits.add(new HalfTables.Wait(r, place, half.contestant(), half.set()));
    }
    return waits;
  }

  /** The seat of a direction; a lone North plays West's cards too and counts as EW. */
  private Seat seat(Direction direction) {
    return switch (movement.kind()) {
      case SOLO -> direction == Direction.NS ? Seat.SOUTH : Seat.NORTH;
      case INDIVIDUAL, PAIRS -> direction == Direction.NS ? Seat.NORTH : Seat.EAST;
    };
  }

  private boolean ruled(List<HalfTables.Wait> waits) {
    List<Itinerary> seated = new HalfTables(waits).seated(movement.kind(), ways);
    return !FollowRules.of(movement, seated).steps().isEmpty()
        || LineMoves.of(movement, seated).isPresent();
  }

  /**
   * The direction of most of the contestant's games, so that it does not change when the session
   * changes.
   */
  private Direction ofTheirField(int round) {
    int contestant = tables.get(round - 1).contestant();
    int northSouth = 0;
    int games = 0;
    for (Itinerary way : ways) {
      for (Optional<Place.AtTable> at : way.stops()) {
        if (way.contestant() == contestant && at.isPresent()) {
          northSouth += at.get().seat().equals(seat(Direction.NS)) ? 1 : -1;
          games++;
        }
      }
    }
    if (games == 0) {
      return likeOthers(round);
    }
    return northSouth >= 0 ? Direction.NS : Direction.EW;
  }

  /**
   * The direction of most contestants in that round who stay at their table if this one does, or
   * move if this one does.
   */
  private Direction likeOthers(int round) {
    boolean stays = stay.contains(tables.get(round - 1).contestant());
    int northSouth = 0;
    for (Itinerary way : ways) {
      Optional<Place.AtTable> at = way.stops().get(round - 1);
      if (at.isPresent() && stay.contains(way.contestant()) == stays) {
        northSouth += at.get().seat().equals(seat(Direction.NS)) ? 1 : -1;
      }
    }
    return northSouth >= 0 ? Direction.NS : Direction.EW;
  }
}
