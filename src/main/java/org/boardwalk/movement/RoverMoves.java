package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Seating.FourPlayers;

/**
 * Rovers of an individual: the players who begin at the last table take the same seat at another
 * table in every later round, and the player they replace plays at the last table instead. Apart
 * from that, all players move by lines at the tables before the last.
 *
 * @param lines the moves of all other players, round the tables before the last
 * @param routes the rovers and their tables, by seat clockwise from North
 * @param rounds the number of rounds that follow this rule, at least 3; one more round may differ
 */
public record RoverMoves(LineMoves lines, List<RoverRoute> routes, int rounds) {

  private static final int FEWEST_ROUNDS = 3;

  /**
   * The route of one rover.
   *
   * @param seat their seat
   * @param player their number
   * @param tables their tables in rounds 2, 3, ...
   */
  public record RoverRoute(Seat seat, int player, List<Integer> tables) {

    /** Copies the list. */
    public RoverRoute {
      tables = List.copyOf(tables);
    }
  }

  /** Copies the list. */
  public RoverMoves {
    routes = List.copyOf(routes);
  }

  /**
   * Finds the rovers. O(seats filled · players).
   *
   * @param movement a movement, valid or not
   * @return its rovers; empty when it has none, or rovers of another form
   */
  public static Optional<RoverMoves> of(Movement movement) {
    int all = movement.rounds().size();
    boolean full =
        movement.kind() == Kind.INDIVIDUAL
            && movement.tables() > 2
            && movement.rounds().stream().allMatch(r -> r.encounters().size() == movement.tables());
    return full
        ? IntStream.of(all, all - 1)
            .filter(rounds -> rounds >= FEWEST_ROUNDS)
            .mapToObj(rounds -> of(movement, rounds))
            .flatMap(Optional::stream)
            .findFirst()
        : Optional.empty();
  }

  private static Optional<RoverMoves> of(Movement movement, int rounds) {
    List<Round> played = movement.rounds().subList(0, rounds);
    List<Integer> rovers = atLast(played.get(0));
    List<RoverRoute> routes = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      routes.add(route(played, seat, rovers.get(routes.size())));
    }
    return routes.stream().allMatch(v -> v.tables().size() == rounds - 1)
        ? lines(movement, played, rovers).map(lines -> new RoverMoves(lines, routes, rounds))
        : Optional.empty();
  }

  private static RoverRoute route(List<Round> rounds, Seat seat, int player) {
    List<Integer> tables = new ArrayList<>();
    for (Round round : rounds.subList(1, rounds.size())) {
      beforeLast(round).stream()
          .filter(e -> Integer.valueOf(player).equals(e.seating().seats().get(seat)))
          .forEach(e -> tables.add(e.table()));
    }
    return new RoverRoute(seat, player, tables);
  }

  private static List<Encounter> beforeLast(Round round) {
    return round.encounters().subList(0, round.encounters().size() - 1);
  }

  private static List<Integer> atLast(Round round) {
    return players(round.encounters().get(round.encounters().size() - 1));
  }

  /** The players of a table by seat, clockwise from North. */
  private static List<Integer> players(Encounter encounter) {
    return encounter.seating().contestants();
  }

  /** The moves of all other players, as they would be without rovers. */
  private static Optional<LineMoves> lines(
      Movement movement, List<Round> rounds, List<Integer> rovers) {
    List<Integer> others =
        IntStream.rangeClosed(1, movement.contestants())
            .boxed()
            .filter(p -> !rovers.contains(p))
            .toList();
    return LineMoves.of(
        new Movement(
            movement.name(),
            movement.kind(),
            others.size(),
            movement.tables() - 1,
            movement.boards(),
            movement.rotation(),
            movement.winners(),
            rounds.stream().map(round -> without(round, rovers, others)).toList()));
  }

  /**
   * The round without rovers: players at the last table go back to the seats the rovers took, and
   * all are renumbered by their position in {@code others}.
   */
  private static Round without(Round round, List<Integer> rovers, List<Integer> others) {
    List<Integer> away = atLast(round);
    List<Encounter> encounters = new ArrayList<>();
    for (Encounter e : beforeLast(round)) {
      List<Integer> home = new ArrayList<>();
      for (int seat = 0; seat < rovers.size(); seat++) {
        int player = players(e).get(seat);
        home.add(others.indexOf(player == rovers.get(seat) ? away.get(seat) : player) + 1);
      }
      FourPlayers all = new FourPlayers(home.get(0), home.get(1), home.get(2), home.get(3));
      encounters.add(new Encounter(e.table(), all, e.set()));
    }
    return new Round(encounters);
  }
}
