package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lost games: the games of a plan that are not played because a pair or lone player has left or
 * comes late. Their opponents wait at the table and the boards rest there, so that everybody and
 * all boards still go by the rule of the plan.
 *
 * <p>The games are found from the movement alone. They are known when one rule, read from the games
 * that are played, leads every contestant to a seat in every round, each to a seat of their own, at
 * a table that is empty then. Such a rule leads from each seat to the same seat after every round;
 * or it moves all contestants of a direction by equally many tables after a round.
 */
public final class LostGames {

  private final Movement movement;
  private final int rounds;
  private final List<List<Optional<Place.AtTable>>> stops;

  private LostGames(Movement movement, List<Itinerary> ways) {
    this.movement = movement;
    rounds = movement.rounds().size();
    stops =
        ways.stream()
            .map(way -> (List<Optional<Place.AtTable>>) new ArrayList<>(way.stops()))
            .toList();
  }

  /**
   * Finds the plan. O(contestants · rounds).
   *
   * @param movement a movement, valid or not
   * @return the movement with its lost games; itself where none are lost, where no rule tells them,
   *     where rounds have parts, and for individuals
   */
  public static Movement restored(Movement movement) {
    boolean even =
        movement.rounds().stream().map(r -> r.encounters().size()).distinct().count() < 2;
    if (even || movement.kind() == Kind.INDIVIDUAL || movement.boards().parts() > 1) {
      return movement;
    }
    List<Itinerary> ways = Itinerary.of(movement);
    return Stream.<BiFunction<LostGames, Integer, Optional<Map<Place.AtTable, Place.AtTable>>>>of(
            (games, round) -> games.always(), LostGames::alike)
        .flatMap(rule -> new LostGames(movement, ways).planned(rule).stream())
        .findFirst()
        .orElse(movement);
  }

  private Optional<Movement> planned(
      BiFunction<LostGames, Integer, Optional<Map<Place.AtTable, Place.AtTable>>> rule) {
    List<Map<Place.AtTable, Place.AtTable>> moves =
        IntStream.range(0, rounds - 1).boxed().flatMap(r -> rule.apply(this, r).stream()).toList();
    if (stops.isEmpty() || moves.size() < rounds - 1) {
      return Optional.empty();
    }
    for (int r = 0; r < rounds - 1; r++) {
      lead(moves.get(r), r, r + 1);
    }
    for (int r = rounds - 2; r >= 0; r--) {
      lead(back(moves.get(r)), r + 1, r);
    }
    List<Round> all = new ArrayList<>();
    RestingSets sets = new RestingSets(movement);
    for (int r = 0; r < rounds; r++) {
      round(r, sets).ifPresent(all::add);
    }
    return all.size() == rounds ? Optional.of(movement.with(all)) : Optional.empty();
  }

  /** The moves that lead from each seat to the same one after every round; empty without a rule. */
  private Optional<Map<Place.AtTable, Place.AtTable>> always() {
    Map<Place.AtTable, Place.AtTable> next = new HashMap<>();
    for (int r = 0; r < rounds - 1; r++) {
      for (List<Optional<Place.AtTable>> way : stops) {
        if (way.get(r).isPresent() && way.get(r + 1).isPresent()) {
          Place.AtTable to = way.get(r + 1).get();
          if (!to.equals(next.computeIfAbsent(way.get(r).get(), from -> to))) {
            return Optional.empty();
          }
        }
      }
    }
    return Optional.of(next);
  }

  /** The moves after a round in which each direction moves as one; empty where it does not. */
  private Optional<Map<Place.AtTable, Place.AtTable>> alike(int round) {
    Map<Seat, Place.AtTable> steps = new HashMap<>();
    for (List<Optional<Place.AtTable>> way : stops) {
      if (way.get(round).isPresent() && way.get(round + 1).isPresent()) {
        Place.AtTable from = way.get(round).get();
        Place.AtTable to = way.get(round + 1).get();
        Place.AtTable step =
            new Place.AtTable(Math.floorMod(to.table() - from.table(), tables()), to.seat());
        if (!step.equals(steps.computeIfAbsent(from.seat(), seat -> step))) {
          return Optional.empty();
        }
      }
    }
    Map<Place.AtTable, Place.AtTable> next = new HashMap<>();
    steps.forEach(
        (seat, step) -> {
          for (int t = 1; t <= tables(); t++) {
            next.put(
                new Place.AtTable(t, seat),
                new Place.AtTable((t - 1 + step.table()) % tables() + 1, step.seat()));
          }
        });
    return Optional.of(next);
  }

  private int tables() {
    return movement.tables();
  }

  private static Map<Place.AtTable, Place.AtTable> back(Map<Place.AtTable, Place.AtTable> moves) {
    Map<Place.AtTable, Place.AtTable> back = new HashMap<>();
    moves.forEach((from, to) -> back.put(to, from));
    return back;
  }

  /** Seats those who have no game in a round where they go from another round. */
  private void lead(Map<Place.AtTable, Place.AtTable> moves, int from, int to) {
    for (List<Optional<Place.AtTable>> way : stops) {
      if (way.get(to).isEmpty()) {
        way.set(to, way.get(from).map(moves::get));
      }
    }
  }

  /** The round with its lost games; empty where somebody has no seat, or a set is not known. */
  private Optional<Round> round(int r, RestingSets sets) {
    List<Encounter> played = movement.rounds().get(r).encounters();
    BitSet playing = new BitSet();
    played.forEach(e -> playing.set(e.table()));
    Map<Integer, Map<Direction, Integer>> lost = new HashMap<>();
    Collection<Place.AtTable> taken = new HashSet<>();
    played.forEach(e -> e.seating().seats().keySet().forEach(s -> taken.add(at(e, s))));
    List<Integer> out = movement.rounds().get(r).sittingOut(movement.contestants());
    for (int contestant : out) {
      Optional<Place.AtTable> seat = stops.get(contestant - 1).get(r);
      if (seat.isEmpty() || playing.get(seat.get().table()) || !taken.add(seat.get())) {
        return Optional.empty();
      }
      lost.computeIfAbsent(seat.get().table(), t -> new HashMap<>())
          .put(seat.get().seat().direction(), contestant);
    }
    List<Encounter> all = new ArrayList<>(played);
    for (Map.Entry<Integer, Map<Direction, Integer>> game : lost.entrySet()) {
      OptionalInt set = sets.at(game.getKey(), r + 1);
      if (game.getValue().size() == Direction.values().length) {
        if (set.isEmpty()) {
          return Optional.empty();
        }
        all.add(game(game.getKey(), game.getValue(), set.getAsInt()));
      }
    }
    all.sort(Comparator.comparingInt(Encounter::table));
    return Optional.of(new Round(all));
  }

  private static Place.AtTable at(Encounter encounter, Seat seat) {
    return new Place.AtTable(encounter.table(), seat);
  }

  private Encounter game(int table, Map<Direction, Integer> seats, int set) {
    int[] there =
        Arrays.stream(Direction.values()).mapToInt(d -> seats.getOrDefault(d, 0)).toArray();
    return new Encounter(table, Seating.of(movement.kind(), there[0], there[1]), set);
  }
}
