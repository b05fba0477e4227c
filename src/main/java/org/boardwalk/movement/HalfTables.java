package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Half tables: the places where a pair, or a lone player, waits when the number of contestants is
 * odd. The contestant waits at the table where the opponents are missing: NS stay in their seats
 * and have no opponents for a round, or EW wait there until they move on. The boards that the walk
 * brings to that table rest there. A movement has half tables when in every round exactly one
 * contestant has no game and exactly one table is empty.
 *
 * <p>The seat is chosen in this order: with several winners, the seat of the contestant's field; a
 * seat with which all contestants move by a rule, if there is one; the seat of the contestants who
 * move alike. The set is chosen likewise: the set that continues the order of the table's sets in
 * other rounds; the set that comes from the next table and goes on to the table below; otherwise it
 * is unknown.
 *
 * @param waits the waiting contestants with their places, by rounds; one for each round in which
 *     all are present, empty where there are no half tables and nobody is absent
 */
public record HalfTables(List<Wait> waits) {

  /** A movement without half tables. */
  private static final HalfTables NONE = new HalfTables(List.of());

  /** Copies the list. */
  public HalfTables {
    waits = List.copyOf(waits);
  }

  /**
   * A contestant at a half table.
   *
   * @param round the round, from 1
   * @param place the table and their seat there
   * @param contestant the contestant who waits
   * @param set the boards that rest there; empty where the walk of the boards does not tell
   */
  public record Wait(int round, Place.AtTable place, int contestant, OptionalInt set) {

    /** {@return the table, from 1} */
    public int table() {
      return place.table();
    }

    /** The place where the opponents would sit. */
    Place.AtTable opposite(Kind kind) {
      Seat first = kind == Kind.SOLO ? Seat.SOUTH : Seat.NORTH;
      Seat second = kind == Kind.SOLO ? Seat.NORTH : Seat.EAST;
      return new Place.AtTable(place.table(), place.seat() == first ? second : first);
    }
  }

  /**
   * Finds the half tables. O(contestants · rounds).
   *
   * @param movement a movement, valid or not
   * @return its half tables; none for individuals
   */
  public static HalfTables of(Movement movement) {
    List<HalfTable> tables = tables(movement);
    return tables.isEmpty()
        ? NONE
        : new HalfTables(new LoneSeats(movement, Itinerary.of(movement), tables).waits());
  }

  /**
   * Finds the half tables of a session with absences. An absent contestant waits nowhere; those who
   * have lost a game to them, see {@link LostGames}, wait at its table.
   *
   * @param movement a movement, valid or not
   * @param attendance the rounds for which contestants are present
   * @return its half tables and lost games, in the rounds in which the contestant without a game is
   *     present
   */
  public static HalfTables of(Movement movement, Attendance attendance) {
    if (attendance.full()) {
      return of(movement);
    }
    Movement plan = LostGames.restored(movement);
    List<Wait> waits = new ArrayList<>(of(plan).waits);
    for (int r = 1; r <= plan.rounds().size(); r++) {
      for (Encounter e : plan.rounds().get(r - 1).encounters()) {
        waits.addAll(waits(e, r, attendance));
      }
    }
    return new HalfTables(
        waits.stream()
            .filter(wait -> attendance.present(wait.contestant(), wait.round()))
            .sorted(Comparator.comparingInt(Wait::round).thenComparingInt(Wait::table))
            .toList());
  }

  /** Those of a table who have no game because the others there are absent. */
  private static List<Wait> waits(Encounter lost, int round, Attendance attendance) {
    List<Wait> waits = new ArrayList<>();
    if (lost.seating().contestants().stream().anyMatch(c -> !attendance.present(c, round))) {
      lost.seating()
          .seats()
          .forEach(
              (seat, contestant) ->
                  waits.add(
                      new Wait(
                          round,
                          new Place.AtTable(lost.table(), seat),
                          contestant,
                          OptionalInt.of(lost.set()))));
    }
    return waits;
  }

  /** The empty table of each round; empty where there are no half tables. */
  static List<HalfTable> tables(Movement movement) {
    boolean odd =
        movement.kind() != Kind.INDIVIDUAL && movement.contestants() == 2 * movement.tables() - 1;
    return odd && !Itinerary.of(movement).isEmpty() ? HalfTable.of(movement) : List.of();
  }

  /** {@return whether there are no half tables} */
  public boolean none() {
    return waits.isEmpty();
  }

  /**
   * @param round a round, from 1
   * @return the contestants who wait in that round; at most one if all are present
   */
  public List<Wait> in(int round) {
    return waits.stream().filter(wait -> wait.round() == round).toList();
  }

  /**
   * @param round a round, from 1
   * @param contestant a contestant, from 1
   * @return where they wait in that round; empty if they do not
   */
  public Optional<Wait> waiting(int round, int contestant) {
    return in(round).stream().filter(w -> w.contestant() == contestant).findFirst();
  }

  /**
   * @param round a round, from 1
   * @param table a table, from 1
   * @return the contestant who waits there in that round; empty if none does
   */
  public Optional<Wait> at(int round, int table) {
    return in(round).stream().filter(w -> w.table() == table).findFirst();
  }

  /**
   * The ways of all contestants, with the waiting ones in their seats. The last way is that of the
   * missing contestant, so that every seat is taken in every round.
   */
  List<Itinerary> seated(Kind kind, List<Itinerary> ways) {
    if (waits.isEmpty() || ways.isEmpty()) {
      return ways;
    }
    List<Itinerary> seated = new ArrayList<>();
    for (Itinerary way : ways) {
      List<Optional<Place.AtTable>> stops = new ArrayList<>(way.stops());
      waits.stream()
          .filter(w -> w.contestant() == way.contestant())
          .forEach(w -> stops.set(w.round() - 1, Optional.of(w.place())));
      seated.add(new Itinerary(way.contestant(), stops));
    }
    List<Optional<Place.AtTable>> missing =
        new ArrayList<>(Collections.nCopies(waits.size(), Optional.empty()));
    waits.forEach(w -> missing.set(w.round() - 1, Optional.of(w.opposite(kind))));
    seated.add(new Itinerary(ways.size() + 1, missing));
    return seated;
  }
}
