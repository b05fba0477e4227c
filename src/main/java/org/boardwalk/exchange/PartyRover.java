package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;

/**
 * The rover of a movement with a party table, which is the last one: a pair that begins there takes
 * a place of its own direction at another table in every later round, and the pair that gives way
 * plays at the party table. Apart from that, all pairs move by lines at the tables before.
 *
 * @param direction the direction of the rover
 * @param pair the rover
 * @param tables its tables in rounds 2, 3, ...
 * @param others the moves of the other pairs, round the tables before the party table
 */
record PartyRover(Direction direction, int pair, List<Integer> tables, LineMoves others) {

  /** The rover, for a movement in which every table plays in every round; empty without one. */
  static Optional<PartyRover> of(Movement movement) {
    boolean full =
        movement.tables() > 2
            && movement.contestants() > movement.tables()
            && movement.rounds().stream().allMatch(r -> r.encounters().size() == movement.tables());
    return full
        ? Stream.of(Direction.EW, Direction.NS)
            .flatMap(direction -> of(movement, direction).stream())
            .findFirst()
        : Optional.empty();
  }

  private static Optional<PartyRover> of(Movement movement, Direction direction) {
    int rover = at(last(movement.rounds().get(0)), direction);
    Direction across = direction == Direction.EW ? Direction.NS : Direction.EW;
    int host = at(last(movement.rounds().get(0)), across);
    List<Integer> tables = new ArrayList<>();
    List<Round> rounds = new ArrayList<>();
    for (Round round : movement.rounds()) {
      List<Encounter> before = round.encounters().subList(0, movement.tables() - 1);
      int away = at(last(round), direction);
      before.stream().filter(e -> at(e, direction) == rover).forEach(e -> tables.add(e.table()));
      rounds.add(new Round(before.stream().map(e -> without(e, rover, host, away)).toList()));
    }
    boolean roves =
        tables.size() == movement.rounds().size() - 1
            && movement.rounds().stream().allMatch(r -> at(last(r), across) == host);
    int left = movement.contestants() - 2;
    boolean sound =
        rounds.stream()
            .flatMap(r -> r.encounters().stream())
            .flatMap(e -> e.seating().contestants().stream())
            .allMatch(c -> c >= 1 && c <= left);
    if (!roves || !sound) {
      return Optional.empty();
    }
    Movement rest =
        new Movement(
            movement.name(),
            movement.kind(),
            left,
            movement.tables() - 1,
            movement.boards(),
            movement.rotation(),
            movement.winners(),
            rounds);
    return LineMoves.of(rest)
        .map(lines -> new PartyRover(direction, rover, List.copyOf(tables), lines));
  }

  private static Encounter last(Round round) {
    return round.encounters().get(round.encounters().size() - 1);
  }

  private static int at(Encounter encounter, Direction direction) {
    return encounter.seating().at(direction).get(0);
  }

  /** The encounter with the pair that gave way in place of the rover, and without their numbers. */
  private static Encounter without(Encounter e, int rover, int host, int away) {
    Seating seating =
        e.seating()
            .takenBy(
                c -> {
                  int home = c == rover ? away : c;
                  return home - (home > rover ? 1 : 0) - (home > host ? 1 : 0);
                });
    return new Encounter(e.table(), seating, e.set());
  }
}
