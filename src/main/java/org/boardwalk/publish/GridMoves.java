package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;

/**
 * Moves of single players over a grid of tables whose lines are rings, as in a rainbow over a
 * finite field: in each seat all players move alike, and so do the boards.
 *
 * @param grid the grid, by the lengths of its lines; neighbouring tables make the first
 * @param routes for N, S, E, W and the boards, the tables of the one that began at table 1, by
 *     round; tables count from 0
 */
record GridMoves(AbelianGroup grid, Map<String, List<Integer>> routes) {

  private static final String BOARDS = "the boards";
  private static final List<String> WAYS = List.of("along", "across", "over");

  /** Copies the map. */
  GridMoves {
    routes = new LinkedHashMap<>(routes);
  }

  /**
   * Finds the grid with the fewest kinds of lines. O(tables · rounds) for each grid.
   *
   * @param movement a movement, valid or not, or some rounds of one
   * @return its moves; empty unless all tables are in play and lines of single players move alike
   */
  static Optional<GridMoves> of(Movement movement) {
    int tables = movement.tables();
    boolean full =
        movement.kind() == Kind.INDIVIDUAL
            && tables > 1
            && movement.rounds().stream().allMatch(r -> r.encounters().size() == tables);
    return full
        ? products(tables)
            .filter(lengths -> lengths.size() <= WAYS.size())
            .sorted(Comparator.comparingInt(List::size))
            .flatMap(lengths -> over(new AbelianGroup(lengths), movement).stream())
            .findFirst()
        : Optional.empty();
  }

  /** Products of numbers from 2, in each order. */
  private static Stream<List<Integer>> products(int number) {
    return number == 1
        ? Stream.of(List.of())
        : IntStream.rangeClosed(2, number)
            .filter(d -> number % d == 0)
            .boxed()
            .flatMap(
                d ->
                    products(number / d)
                        .map(rest -> Stream.concat(Stream.of(d), rest.stream()).toList()));
  }

  private static Optional<GridMoves> over(AbelianGroup grid, Movement movement) {
    Map<String, List<Integer>> routes = new LinkedHashMap<>();
    Stream.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
        .forEach(
            seat ->
                route(grid, movement, e -> e.seating().seats().get(seat))
                    .ifPresent(route -> routes.put("" + seat.letter(), route)));
    route(grid, movement, Encounter::set).ifPresent(route -> routes.put(BOARDS, route));
    return Optional.of(new GridMoves(grid, routes))
        .filter(m -> m.routes.size() == Seat.values().length + 1);
  }

  /** The route of the one that began at table 1, if all others move alike. */
  private static Optional<List<Integer>> route(
      AbelianGroup grid, Movement movement, ToIntFunction<Encounter> who) {
    List<List<Integer>> rounds =
        movement.rounds().stream()
            .map(round -> round.encounters().stream().map(e -> who.applyAsInt(e)).toList())
            .toList();
    List<Integer> first = rounds.get(0);
    List<Integer> route = rounds.stream().map(r -> r.indexOf(first.get(0))).toList();
    boolean alike =
        IntStream.range(0, rounds.size())
            .allMatch(
                r ->
                    route.get(r) >= 0
                        && IntStream.range(0, first.size())
                            .allMatch(
                                t ->
                                    rounds
                                        .get(r)
                                        .get(grid.add(t, route.get(r)))
                                        .equals(first.get(t))));
    return alike ? Optional.of(route) : Optional.empty();
  }

  /**
   * {@return the rings of the grid, such as "tables are in rings along 1-2, 3-4, across 1-3, 2-4";
   * empty where there is one}
   */
  Optional<String> rings() {
    if (grid.moduli().size() < 2) {
      return Optional.empty();
    }
    List<String> ways = new ArrayList<>();
    for (int way = 0; way < grid.moduli().size(); way++) {
      int unit = unit(way);
      int length = grid.moduli().get(way);
      ways.add(
          IntStream.range(0, grid.order())
              .filter(t -> t / unit % length == 0)
              .mapToObj(t -> ring(t, unit, length))
              .collect(Collectors.joining(", ", WAYS.get(way) + " ", "")));
    }
    return Optional.of(Text.of("tables are in rings %s", String.join(", ", ways)));
  }

  private static String ring(int table, int unit, int length) {
    return IntStream.range(0, length)
        .mapToObj(k -> "" + (table + k * unit + 1))
        .collect(Collectors.joining("-"));
  }

  /** The number of the table after table 0 along a line. */
  private int unit(int way) {
    return grid.moduli().subList(0, way).stream().reduce(1, Math::multiplyExact);
  }

  /** {@return the element of the grid that leads from a table to another; they count from 0} */
  int from(int table, int other) {
    return grid.add(other, grid.negate(table));
  }

  /** {@return a move over the grid in words, such as "S along one and across two"} */
  String step(String who, int element) {
    List<Integer> lengths = grid.moduli();
    if (lengths.size() < 2 || element == 0) {
      String step = LineMovesText.step(who, Kind.INDIVIDUAL, element, grid.order(), Language.EN);
      return who.equals(BOARDS) ? step.replace("stays", "stay") : step;
    }
    return IntStream.range(0, lengths.size())
        .filter(way -> element / unit(way) % lengths.get(way) != 0)
        .mapToObj(
            way ->
                WAYS.get(way)
                    + " "
                    + LineMovesText.number(element / unit(way) % lengths.get(way), Language.EN))
        .collect(Collectors.joining(" and ", who + " ", ""));
  }

  /**
   * {@return the rule of stanzas with these moves}
   *
   * @param starts the rounds before each of them
   */
  String rule(List<Integer> starts) {
    List<Integer> periods =
        IntStream.range(0, grid.moduli().size())
            .map(this::unit)
            .filter(period -> period < rounds())
            .boxed()
            .toList();
    return IntStream.range(1, rounds()).allMatch(r -> steps(r).equals(steps(greatest(periods, r))))
        ? counted(periods, starts)
        : byRoute();
  }

  private int rounds() {
    return routes.values().stream().mapToInt(List::size).min().orElse(0);
  }

  private static int greatest(List<Integer> periods, int round) {
    return periods.stream().filter(p -> round % p == 0).max(Comparator.naturalOrder()).orElse(1);
  }

  /** The moves after a round, by the names of those who move. */
  private Map<String, Integer> steps(int round) {
    Map<String, Integer> steps = new LinkedHashMap<>();
    routes.forEach((who, route) -> steps.put(who, from(route.get(round - 1), route.get(round))));
    return steps;
  }

  /** One move after every round, and one more after every so many rounds. */
  private String counted(List<Integer> periods, List<Integer> starts) {
    List<String> parts = new ArrayList<>();
    parts.add(
        steps(1).entrySet().stream()
            .map(e -> step(e.getKey(), e.getValue()))
            .collect(Collectors.joining(", ")));
    for (int k = 1; k < periods.size(); k++) {
      Map<String, Integer> less = steps(periods.get(k - 1));
      int period = periods.get(k);
      String also =
          steps(period).entrySet().stream()
              .map(e -> Map.entry(e.getKey(), from(less.getOrDefault(e.getKey(), 0), e.getValue())))
              .filter(e -> e.getValue() != 0)
              .map(e -> step(e.getKey(), e.getValue()))
              .collect(Collectors.joining(", "));
      List<Integer> after =
          starts.stream()
              .flatMap(
                  start ->
                      IntStream.iterate(period, r -> r < rounds(), r -> r + period)
                          .mapToObj(r -> start + r))
              .toList();
      parts.add(Text.of("after %s also %s", ExplanationText.rounds(after), also));
    }
    return String.join("; ", parts);
  }

  /** The routes of those who begin at table 1. */
  private String byRoute() {
    List<String> known = new ArrayList<>();
    List<String> listed = new ArrayList<>();
    routes.forEach(
        (who, route) -> {
          int step = from(route.get(0), route.get(1));
          boolean constant =
              IntStream.range(1, route.size())
                  .allMatch(r -> from(route.get(r - 1), route.get(r)) == step);
          if (constant) {
            known.add(step(who, step));
          } else {
            listed.add(
                route.stream()
                    .map(t -> "" + (t + 1))
                    .collect(Collectors.joining(", ", who + " ", "")));
          }
        });
    return Text.of(
        "%s; of those who begin at table 1 the tables are %s, and all others stay as far from them as"
            + " they began",
        String.join(", ", known), String.join("; ", listed));
  }
}
