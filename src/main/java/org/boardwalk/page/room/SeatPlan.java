package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.Wording;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/** The seats of every round of a movement, calculated once. Immutable. */
final class SeatPlan {

  private final Movement movement;
  private final Wording wording;
  private final HalfTables halfTables;
  private final Attendance attendance;
  private final List<Integer> switched;
  private final SeatMap map;
  private final List<Map<Integer, Spot>> spots = new ArrayList<>();
  private final List<List<TableSeats>> tables = new ArrayList<>();

  private SeatPlan(Movement parted, Attendance attendance, Optional<Judged> planned) {
    movement = parted.inWholeRounds();
    this.attendance = attendance;
    wording = new Wording(parted);
    halfTables = HalfTables.of(movement, attendance);
    map = SeatMap.of(movement);
    switched = ExplanationText.switched(parted);
    for (int round = 1; round <= movement.rounds().size(); round++) {
      int number = round;
      Map<Integer, Spot> at = new HashMap<>();
      List<TableSeats> seated = new ArrayList<>();
      for (Encounter encounter : movement.rounds().get(round - 1).encounters()) {
        seat(encounter, at, seated);
      }
      halfTables.in(round).forEach(half -> alone(half, at, seated));
      planned.ifPresent(before -> asPlanned(before, number, at, seated));
      spots.add(Map.copyOf(at));
      tables.add(seated.stream().sorted(Comparator.comparing(TableSeats::table)).toList());
    }
  }

  /**
   * @param evening an evening
   * @param planned the movement with which it began, if it has been changed since: people without a
   *     game still move by its rule, and wait at the table where their opponents are missing
   * @return its seats
   */
  static SeatPlan of(SavedEvening evening, Optional<Judged> planned) {
    return new SeatPlan(evening.movement(), evening.attendance(), planned);
  }

  /** The tables as phones draw them. */
  SeatMap map() {
    return map;
  }

  /** The words for contestants, places and boards. */
  Wording wording(Language language) {
    return wording.in(language);
  }

  /**
   * The spot of a contestant in a round; where seats rotate, it holds for the first board of the
   * set.
   *
   * @param table number of the table
   * @param seat N, S, E or W, or NS or EW for a pair
   * @param partners the partners; empty for pairs and lone players
   * @param opponents the opponents; empty at a half table
   * @param game the game; empty at a half table
   */
  record Spot(
      int table,
      String seat,
      List<Integer> partners,
      List<Integer> opponents,
      Optional<Encounter> game) {

    /** Copies the lists. */
    Spot {
      partners = List.copyOf(partners);
      opponents = List.copyOf(opponents);
    }

    /** {@return partners and opponents, who take turns where seats rotate, ascending} */
    List<Integer> others() {
      return Stream.concat(partners.stream(), opponents.stream()).sorted().toList();
    }
  }

  /**
   * A table in a round.
   *
   * @param table number of the table
   * @param chairs the contestants at the table
   * @param game the game; empty at a half table
   */
  record TableSeats(int table, List<Chair> chairs, Optional<Encounter> game) {

    /** Copies the list. */
    TableSeats {
      chairs = List.copyOf(chairs);
    }
  }

  /**
   * A seat at a table.
   *
   * @param seat the seat, North or East for a pair
   * @param contestant the contestant on it
   */
  record Chair(Seat seat, int contestant) {}

  private void seat(Encounter encounter, Map<Integer, Spot> at, List<TableSeats> seated) {
    Map<Seat, Integer> seats = encounter.seating().seats();
    List<Chair> chairs = new ArrayList<>();
    for (Seat seat : movement.kind().seats()) {
      Integer contestant = seats.get(seat);
      if (contestant != null) {
        chairs.add(new Chair(seat, contestant));
        at.put(contestant, spot(encounter, seat, contestant));
      }
    }
    seated.add(new TableSeats(encounter.table(), chairs, Optional.of(encounter)));
  }

  private Spot spot(Encounter encounter, Seat seat, int contestant) {
    Direction side = seat.direction(movement.kind());
    List<Integer> partners = new ArrayList<>(encounter.seating().at(side));
    partners.remove(Integer.valueOf(contestant));
    Direction other = side == Direction.NS ? Direction.EW : Direction.NS;
    return new Spot(
        encounter.table(),
        wording.seat(seat),
        partners,
        encounter.seating().at(other),
        Optional.of(encounter));
  }

  /** Seats those without a game at the tables to which the rule leads them, if these are empty. */
  private void asPlanned(
      Judged planned, int round, Map<Integer, Spot> at, List<TableSeats> seated) {
    Movement before = planned.movement().inWholeRounds();
    List<HalfTables.Wait> places =
        new ArrayList<>(HalfTables.of(before, planned.attendance()).in(round));
    if (round <= before.rounds().size() && movement.kind() != Kind.INDIVIDUAL) {
      before
          .rounds()
          .get(round - 1)
          .encounters()
          .forEach(
              e ->
                  e.seating()
                      .seats()
                      .forEach(
                          (seat, c) ->
                              places.add(
                                  new HalfTables.Wait(
                                      round,
                                      new Place.AtTable(e.table(), seat),
                                      c,
                                      OptionalInt.empty()))));
    }
    for (HalfTables.Wait wait : places) {
      boolean free = seated.stream().noneMatch(t -> t.table() == wait.table());
      if (free && !at.containsKey(wait.contestant()) && present(wait.contestant(), round)) {
        alone(wait, at, seated);
      }
    }
  }

  private void alone(HalfTables.Wait half, Map<Integer, Spot> at, List<TableSeats> seated) {
    String seat = half.place().seatLabel(movement.kind());
    at.put(half.contestant(), new Spot(half.table(), seat, List.of(), List.of(), Optional.empty()));
    seated.add(
        new TableSeats(
            half.table(),
            List.of(new Chair(half.place().seat(), half.contestant())),
            Optional.empty()));
  }

  /**
   * @param contestant a contestant
   * @param round number of a round, from 1
   * @return the contestant's spot; empty when they sit out
   */
  Optional<Spot> spot(int contestant, int round) {
    return Optional.ofNullable(spots.get(round - 1).get(contestant));
  }

  /**
   * @param contestant a contestant
   * @param round number of a round, from 1
   * @return whether they are present
   */
  boolean present(int contestant, int round) {
    return attendance.present(contestant, round);
  }

  /**
   * @param round number of a round, from 1
   * @return the tables in play and the half table, by their numbers
   */
  List<TableSeats> tables(int round) {
    return tables.get(round - 1);
  }

  /**
   * @param round number of a round, from 1
   * @return whether all tables have an arrow switch in it
   */
  boolean switched(int round) {
    return switched.contains(round);
  }

  /**
   * @param round number of a round, from 1
   * @return the contestants who are present and sit out, ascending
   */
  List<Integer> out(int round) {
    return IntStream.rangeClosed(1, movement.contestants())
        .filter(c -> !spots.get(round - 1).containsKey(c) && attendance.present(c, round))
        .boxed()
        .toList();
  }
}
