package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Where a pair, or a lone player, waits when they are odd: at the table where their opponents are
 * missing. NS stay in their seats and have nobody to play against for a round, or EW wait there
 * until they move on; the boards that the walk brings to that table rest there. A movement has half
 * tables when in every round exactly one contestant has no game and exactly one table is empty.
 *
 * <p>The seat is that of their field, where there are several winners; else the one by which
 * everybody moves by a rule, if there is such a one; else that of those who move alike. The set is
 * the one that the table's other rounds lead on to, where its sets follow each other in order; else
 * the one that comes from the next table and goes on to the one below; else it is not known.
 *
 * @param waits who waits where, by rounds; one for each round as long as all are there, empty where
 *     there are no half tables
 */
public record HalfTables(List<Wait> waits) {

  /** None at all. */
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
   * @param contestant who waits
   * @param set the boards that rest there; empty where no walk of the boards says so
   */
  public record Wait(int round, Place.AtTable place, int contestant, OptionalInt set) {

    /**
     * @return the table, from 1
     */
    public int table() {
      return place.table();
    }

    /** Where the opponents would sit. */
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
   * Finds the half tables of a session for which not all are there. Who has left, or comes later,
   * waits nowhere.
   *
   * @param movement a movement, valid or not
   * @param attendance who is there in which rounds
   * @return its half tables, in those rounds in which whoever has no game is there
   */
  public static HalfTables of(Movement movement, Attendance attendance) {
    HalfTables all = of(movement);
    return attendance.full()
        ? all
        : new HalfTables(
            all.waits.stream()
                .filter(wait -> attendance.present(wait.contestant(), wait.round()))
                .toList());
  }

  /** The empty table of each round; empty where there are no half tables. */
  static List<HalfTable> tables(Movement movement) {
    boolean odd =
        movement.kind() != Kind.INDIVIDUAL && movement.contestants() == 2 * movement.tables() - 1;
    return odd && !Itinerary.of(movement).isEmpty() ? HalfTable.of(movement) : List.of();
  }

  /**
   * @return whether there are none
   */
  public boolean none() {
    return waits.isEmpty();
  }

  /**
   * @param round a round, from 1
   * @return who waits in it, if anybody does
   */
  public Optional<Wait> in(int round) {
    return waits.stream().filter(wait -> wait.round() == round).findFirst();
  }

  /**
   * @param round a round, from 1
   * @param table a table, from 1
   * @return who waits there in that round
   */
  public Optional<Wait> at(int round, int table) {
    return in(round).filter(w -> w.table() == table);
  }

  /**
   * The ways of all with those who wait in their seats; last the way of whoever is missing, so that
   * every seat is taken in every round.
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
