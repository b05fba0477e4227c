package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Moves by lines, as in a Mitchell or a rainbow: all contestants of the same direction, or seat,
 * move up by the same number of tables, with the first table following the last, and after one
 * round they may skip one more table. Arrow switches are not moves: a pair that never leaves its
 * table belongs to the stationary line whichever way it sits.
 *
 * @param lines the lines, by seat clockwise; of pairs NS at North and EW at East
 * @param turned rounds with an arrow switch at all tables, ascending
 * @param someTurned whether only some tables have an arrow switch, or pairs change direction for
 *     other reasons
 */
public record LineMoves(List<Line> lines, List<Integer> turned, boolean someTurned) {

  /** Copies the lists. */
  public LineMoves {
    lines = List.copyOf(lines);
    turned = List.copyOf(turned);
  }

  /**
   * A line: contestants in the same seat, who move alike.
   *
   * @param seat their seat
   * @param up the number of tables they move up after a round, 0 to tables - 1
   * @param skipAfter the round after which they move up one more table; empty without a skip
   */
  public record Line(Seat seat, int up, OptionalInt skipAfter) {}

  /**
   * Finds the lines; a contestant who waits at a half table or has a lost game belongs to one too.
   * O(contestants · rounds).
   *
   * @param played a movement, valid or not
   * @return its lines; empty when a contestant moves in another way, and for a single table or a
   *     single round
   */
  public static Optional<LineMoves> of(Movement played) {
    Movement movement = LostGames.restored(played);
    List<Itinerary> ways = Itinerary.of(movement);
    return of(movement, HalfTables.of(movement).seated(movement.kind(), ways));
  }

  /**
   * @param movement any movement, valid or not
   * @return whether it is a plain Mitchell, or all of its sections are: NS stay, EW pairs have one
   *     rule, which they can keep in mind without cards on the tables, and no tables share boards
   */
  public static boolean plainMitchell(Movement movement) {
    return LetteredSections.of(movement).none()
        ? plain(movement)
        : TableSections.parts(movement).stream().allMatch(part -> plain(part.movement()));
  }

  private static boolean plain(Movement movement) {
    return movement.kind() == Kind.PAIRS
        && movement.boards().shortage() != Boards.Shortage.SHARED
        && of(movement)
            .filter(m -> m.turned.isEmpty() && !m.someTurned)
            .filter(
                m ->
                    m.lines.stream()
                        .allMatch(line -> (line.up() == 0) == (line.seat() == Seat.NORTH)))
            .isPresent();
  }

  static Optional<LineMoves> of(Movement movement, List<Itinerary> seated) {
    boolean all = seated.stream().allMatch(w -> w.stops().stream().allMatch(Optional::isPresent));
    if (!all || seated.isEmpty() || movement.tables() < 2 || movement.rounds().size() < 2) {
      return Optional.empty();
    }
    Optional<List<Line>> plain = lines(movement.tables(), seated);
    return plain.isPresent()
        ? plain.map(lines -> new LineMoves(lines, List.of(), false))
        : switched(movement, seated);
  }

  /** The lines, if each moves alike after every round. */
  private static Optional<List<Line>> lines(int tables, List<Itinerary> seated) {
    Map<Seat, List<Integer>> steps = new TreeMap<>();
    for (Itinerary way : seated) {
      List<Integer> mine = new ArrayList<>();
      Seat seat = way.stops().get(0).orElseThrow().seat();
      for (int r = 0; r + 1 < way.stops().size(); r++) {
        Place.AtTable from = way.stops().get(r).orElseThrow();
        Place.AtTable to = way.stops().get(r + 1).orElseThrow();
        if (to.seat() != seat) {
          return Optional.empty();
        }
        mine.add(Math.floorMod(to.table() - from.table(), tables));
      }
      if (!mine.equals(steps.computeIfAbsent(seat, s -> mine))) {
        return Optional.empty();
      }
    }
    List<Line> lines = new ArrayList<>();
    for (Map.Entry<Seat, List<Integer>> line : steps.entrySet()) {
      Optional<Line> found = line(line.getKey(), line.getValue(), tables);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      lines.add(found.get());
    }
    return Optional.of(lines);
  }

  private static Optional<Line> line(Seat seat, List<Integer> steps, int tables) {
    int least = steps.stream().mapToInt(Integer::intValue).min().orElse(0);
    List<Integer> others = new ArrayList<>();
    for (int k = 0; k < steps.size(); k++) {
      if (steps.get(k) != least) {
        others.add(k + 1);
      }
    }
    if (others.isEmpty()) {
      return Optional.of(new Line(seat, least, OptionalInt.empty()));
    }
    boolean skip =
        least > 0
            && others.size() == 1
            && steps.size() > 1
            && steps.get(others.get(0) - 1) == (least + 1) % tables;
    return skip
        ? Optional.of(new Line(seat, least, OptionalInt.of(others.get(0))))
        : Optional.empty();
  }

  /**
   * The lines with arrow switches undone: contestants who never leave their table are one line, the
   * others the other.
   */
  private static Optional<LineMoves> switched(Movement movement, List<Itinerary> seated) {
    if (movement.kind() == Kind.INDIVIDUAL) {
      return Optional.empty();
    }
    Seat staying = movement.kind() == Kind.SOLO ? Seat.SOUTH : Seat.NORTH;
    Seat moving = movement.kind() == Kind.SOLO ? Seat.NORTH : Seat.EAST;
    List<Itinerary> turnedBack = new ArrayList<>();
    Map<Integer, Set<Seat>> sat = new HashMap<>();
    int stay = 0;
    for (Itinerary way : seated) {
      boolean stays = way.stops().stream().map(s -> s.orElseThrow().table()).distinct().count() < 2;
      stay += stays ? 1 : 0;
      List<Optional<Place.AtTable>> stops = new ArrayList<>();
      for (int r = 0; r < way.stops().size(); r++) {
        Place.AtTable at = way.stops().get(r).orElseThrow();
        stops.add(Optional.of(new Place.AtTable(at.table(), stays ? staying : moving)));
        if (stays) {
          sat.computeIfAbsent(r + 1, x -> new TreeSet<>()).add(at.seat());
        }
      }
      turnedBack.add(new Itinerary(way.contestant(), stops));
    }
    if (stay != movement.tables()) {
      return Optional.empty();
    }
    boolean whole = sat.values().stream().allMatch(seats -> seats.size() == 1);
    List<Integer> turned =
        sat.entrySet().stream()
            .filter(e -> whole && e.getValue().contains(moving))
            .map(Map.Entry::getKey)
            .sorted()
            .collect(Collectors.toList());
    return lines(movement.tables(), turnedBack).map(l -> new LineMoves(l, turned, !whole));
  }

  /** {@return whether there are no arrow switches, so that each seat tells where to go next} */
  public boolean seatsHold() {
    return turned.isEmpty() && !someTurned;
  }
}
