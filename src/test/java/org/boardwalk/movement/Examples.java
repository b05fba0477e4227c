package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Movements that everybody knows, for tests. */
public final class Examples {

  private Examples() {}

  /**
   * Eight players at two tables: player 8 stays at North 1, the number at every other seat rises by
   * 1 each round, 7 to 1.
   */
  public static Movement eightPlayers() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= 7; r++) {
      rounds.add(
          new Round(
              List.of(
                  new Encounter(1, four(8, up(5, r), up(1, r), up(7, r)), r),
                  new Encounter(2, four(up(2, r), up(4, r), up(6, r), up(3, r)), r))));
    }
    return new Movement(
        "8 players, 2 tables",
        Kind.INDIVIDUAL,
        8,
        2,
        new Boards(7, 2, Play.SHARED, 2),
        Rotation.NONE,
        1,
        rounds);
  }

  /**
   * The movement of 8 players with the second round's players in the seats of the first round:
   * valid, at a higher cost.
   */
  public static Movement worseEightPlayers() {
    Movement good = eightPlayers();
    List<Round> rounds = new ArrayList<>(good.rounds());
    rounds.set(
        1,
        new Round(
            List.of(new Encounter(1, four(1, 2, 3, 4), 2), new Encounter(2, four(5, 6, 7, 8), 2))));
    return withRounds(good, rounds);
  }

  private static int up(int first, int round) {
    return (first - 1 + round - 1) % 7 + 1;
  }

  /** North, east, south, west. */
  public static Seating.FourPlayers four(int north, int east, int south, int west) {
    return new Seating.FourPlayers(north, east, south, west);
  }

  /** Places N1, E1, S1, W1, then waiting; everybody goes one place on. */
  public static Movement chain(int players, int rounds) {
    List<Round> list = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      int[] at = new int[4];
      for (int k = 0; k < 4; k++) {
        at[k] = Math.floorMod(k - r, players) + 1;
      }
      list.add(new Round(List.of(new Encounter(1, four(at[0], at[1], at[2], at[3]), 1))));
    }
    return new Movement(
        "chain",
        Kind.INDIVIDUAL,
        players,
        1,
        new Boards(1, 1, Play.SHARED, 1),
        Rotation.NONE,
        1,
        list);
  }

  /**
   * A Mitchell with NS pairs 1 to tables stationary, EW pairs up 1 and sets down 1.
   *
   * @param tables tables and rounds, odd
   * @param switched how many of the last rounds are arrow-switched
   * @param winners 1 or 2
   */
  public static Movement mitchell(int tables, int switched, int winners) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= tables; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 1; t <= tables; t++) {
        int ew = tables + Math.floorMod(t - r, tables) + 1;
        encounters.add(
            new Encounter(
                t,
                r > tables - switched ? new Seating.TwoPairs(ew, t) : new Seating.TwoPairs(t, ew),
                Math.floorMod(t + r - 2, tables) + 1));
      }
      rounds.add(new Round(encounters));
    }
    return new Movement(
        "Mitchell, " + tables + " tables",
        Kind.PAIRS,
        2 * tables,
        tables,
        new Boards(tables, 2, Play.CIRCULATING, 1),
        Rotation.NONE,
        winners,
        rounds);
  }

  /**
   * A Skip Mitchell of eight tables with single boards, so that no board, round or table has a
   * number of a continued EW pair: 9 to 16.
   *
   * @return seven rounds, two winners
   */
  public static Movement skipMitchell() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < 7; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < 8; t++) {
        int ew = Math.floorMod(t - r - (r >= 4 ? 1 : 0), 8);
        encounters.add(new Encounter(t + 1, new Seating.TwoPairs(t + 1, 9 + ew), (t + r) % 8 + 1));
      }
      rounds.add(new Round(encounters));
    }
    Boards boards = new Boards(8, 1, Play.CIRCULATING, 1);
    return new Movement("Skip", Kind.PAIRS, 16, 8, boards, Rotation.NONE, 2, rounds);
  }

  /** Four lone players at two tables: South stays, North changes tables for the second round. */
  public static Movement solo() {
    return new Movement(
        "Solo",
        Kind.SOLO,
        4,
        2,
        new Boards(2, 1, Play.CIRCULATING, 1),
        Rotation.NONE,
        2,
        List.of(
            new Round(
                List.of(
                    new Encounter(1, new Seating.TwoPlayers(1, 3), 1),
                    new Encounter(2, new Seating.TwoPlayers(2, 4), 2))),
            new Round(
                List.of(
                    new Encounter(1, new Seating.TwoPlayers(1, 4), 2),
                    new Encounter(2, new Seating.TwoPlayers(2, 3), 1)))));
  }

  /** A movement with other rounds. */
  public static Movement withRounds(Movement movement, List<Round> rounds) {
    return new Movement(
        movement.name(),
        movement.kind(),
        movement.contestants(),
        movement.tables(),
        movement.boards(),
        movement.rotation(),
        movement.winners(),
        rounds);
  }

  /**
   * Five players at one table, who sit down by number: a poor schedule of sizes that have a perfect
   * one.
   */
  public static Movement fivePlayers() {
    List<Round> rounds =
        IntStream.range(0, 5)
            .mapToObj(
                r ->
                    new Round(
                        List.of(
                            new Encounter(
                                1,
                                four(
                                    (r + 1) % 5 + 1,
                                    (r + 2) % 5 + 1,
                                    (r + 3) % 5 + 1,
                                    (r + 4) % 5 + 1),
                                r + 1))))
            .toList();
    Boards boards = new Boards(5, 2, Play.SHARED, 1);
    return new Movement("Five players", Kind.INDIVIDUAL, 5, 1, boards, Rotation.NONE, 1, rounds);
  }

  /** A movement with every encounter changed. */
  public static Movement each(Movement movement, UnaryOperator<Encounter> change) {
    return movement.with(
        movement.rounds().stream()
            .map(r -> new Round(r.encounters().stream().map(change).toList()))
            .toList());
  }
}
