package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.rule.Counted.Meeting;
import org.boardwalk.quality.rule.Counted.SameBoards;
import org.boardwalk.quality.rule.Counted.SittingOut;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.IndividualWish;

/**
 * Numbers and turns the tables of a round so that stationary players keep their seats, where that
 * changes no count: table numbers are free; without rotation a table may be turned by two seats;
 * and in shared play without rotation all tables of a round by one, which swaps the directions of
 * all players who compare. So there one stationary player who never sits out costs nothing.
 */
final class StationarySeats {

  private final IndividualWish wish;
  private final List<Integer> stationary;
  private final boolean plain;

  /** Whether the boards or the rules tell tables or directions apart. */
  private final boolean told;

  private final Map<Integer, Place.AtTable> homes = new HashMap<>();

  StationarySeats(IndividualWish wish) {
    this.wish = wish;
    stationary = wish.fixed().stationary();
    plain = wish.rotation() == Rotation.NONE;
    told =
        wish.boards().play() == Play.CIRCULATING
            || wish.fixed().rules().stream()
                .map(Rule::counted)
                .anyMatch(
                    c ->
                        !(c instanceof Meeting
                            || c instanceof SameBoards
                            || c instanceof SittingOut));
    wish.fixed().first().forEach(r -> r.encounters().forEach(this::settle));
  }

  private void settle(Encounter encounter) {
    encounter
        .seating()
        .seats()
        .forEach(
            (seat, p) -> {
              if (stationary.contains(p)) {
                homes.putIfAbsent(p, new Place.AtTable(encounter.table(), seat));
              }
            });
  }

  /**
   * Rounds with every stationary player on their seat. Where boards circulate, or rules tell tables
   * apart, rounds in which every player already has one place stay unchanged: other table numbers
   * would change the way of the boards, or what the rules count.
   *
   * @param rounds all tables of each round that is not settled
   */
  List<Round> arrange(List<List<Encounter>> rounds) {
    boolean stays = stationary.isEmpty() || (told && everybodyStays(rounds));
    return rounds.stream().map(r -> stays ? new Round(r) : arrangeOne(r)).toList();
  }

  private boolean everybodyStays(List<List<Encounter>> rounds) {
    Map<Integer, Place.AtTable> places = new HashMap<>(homes);
    return rounds.stream()
        .flatMap(List::stream)
        .allMatch(
            e ->
                e.seating().seats().entrySet().stream()
                    .filter(seat -> stationary.contains(seat.getValue()))
                    .allMatch(
                        seat -> {
                          Place.AtTable here = new Place.AtTable(e.table(), seat.getKey());
                          return here.equals(places.computeIfAbsent(seat.getValue(), p -> here));
                        }));
  }

  /**
   * One round with its stationary players on their seats; unchanged where seating them would change
   * a count.
   */
  private Round arrangeOne(List<Encounter> tables) {
    List<List<Encounter>> turns = new ArrayList<>(List.of(tables));
    if (plain && !told) {
      turns.add(tables.stream().map(e -> turned(e, 1)).toList());
    }
    if (homes.isEmpty() && tables.stream().anyMatch(this::seatsFirstEastOrWest)) {
      Collections.reverse(turns);
    }
    for (List<Encounter> turn : turns) {
      Optional<Round> round = seated(turn);
      if (round.isPresent()) {
        round.get().encounters().forEach(this::settle);
        return round.get();
      }
    }
    return new Round(tables);
  }

  private boolean seatsFirstEastOrWest(Encounter e) {
    int first = stationary.get(0);
    return sits(e, Seat.EAST, first) || sits(e, Seat.WEST, first);
  }

  private static boolean sits(Encounter e, Seat seat, int player) {
    return Objects.equals(e.seating().seats().get(seat), player);
  }

  private Optional<Round> seated(List<Encounter> tables) {
    List<Integer> free = new ArrayList<>(IntStream.rangeClosed(1, wish.tables()).boxed().toList());
    homes.values().forEach(home -> free.remove((Integer) home.table()));
    List<Encounter> seated = new ArrayList<>();
    List<Encounter> others = new ArrayList<>();
    for (Encounter e : tables) {
      List<Integer> here = staying(e);
      if (here.isEmpty()) {
        others.add(e);
        continue;
      }
      List<Integer> numbers = here.stream().filter(homes::containsKey).map(this::table).toList();
      if (numbers.isEmpty() && free.isEmpty()) {
        return Optional.empty();
      }
      int number = numbers.isEmpty() ? free.remove(0) : numbers.get(0);
      Optional<Encounter> fitting = fitting(e, number, here);
      if (fitting.isEmpty()) {
        return Optional.empty();
      }
      seated.add(fitting.get());
    }
    // Tables of stationary players who are absent in this round come last.
    IntStream.rangeClosed(1, wish.tables())
        .filter(t -> !free.contains(t) && seated.stream().noneMatch(e -> e.table() == t))
        .forEach(free::add);
    others.forEach(e -> seated.add(new Encounter(free.remove(0), e.seating(), e.set())));
    return Optional.of(new Round(seated));
  }

  private int table(int player) {
    return Objects.requireNonNull(homes.get(player)).table();
  }

  private List<Integer> staying(Encounter e) {
    return stationary.stream().filter(e.seating().seats()::containsValue).toList();
  }

  /**
   * The encounter with this table number, turned by two seats if needed; a stationary player
   * without a seat so far preferably gets North.
   */
  private Optional<Encounter> fitting(Encounter e, int number, List<Integer> here) {
    Encounter numbered = new Encounter(number, e.seating(), e.set());
    List<Encounter> turns = new ArrayList<>(List.of(numbered));
    if (plain) {
      turns.add(turned(numbered, 2));
    }
    int newcomer = here.get(0);
    if (plain && sits(numbered, Seat.SOUTH, newcomer)) {
      Collections.reverse(turns);
    }
    return turns.stream().filter(t -> here.stream().allMatch(p -> atHome(t, p))).findFirst();
  }

  private boolean atHome(Encounter e, int player) {
    Place.AtTable home = homes.get(player);
    return home == null || (home.table() == e.table() && sits(e, home.seat(), player));
  }

  private static Encounter turned(Encounter e, int seats) {
    return new Encounter(e.table(), ((FourPlayers) e.seating()).turned(seats), e.set());
  }
}
