package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells movements of teams of four. */
public final class TeamsOfFour {

  /**
   * A round of American Whist after which EW do not move down two tables, or the boards not down
   * one.
   *
   * @param round the round
   * @param pairs where EW move, such as {@code down 3}
   * @param boards where the boards move, such as {@code up 2}
   */
  public record Turn(int round, String pairs, String boards) {}

  private TeamsOfFour() {}

  /**
   * Whether it is a movement of teams, where team t of n has the pairs t and n + t: whenever the NS
   * pair of one team meets the EW pair of another, their other pairs play the same boards against
   * each other, in that round or another one. A team without a game in the last round has left: its
   * matches may lack a half. O(encounters).
   *
   * @param movement any movement, valid or not
   * @return whether teams play it; never of players who come alone
   */
  public static boolean in(Movement movement) {
    if (movement.kind() != Kind.PAIRS || movement.contestants() % 2 == 1) {
      return false;
    }
    int teams = movement.contestants() / 2;
    List<Encounter> all = movement.rounds().stream().flatMap(r -> r.encounters().stream()).toList();
    // At a glance, as every Mitchell is asked.
    Encounter last = all.isEmpty() ? null : all.get(all.size() - 1);
    if (last == null || all.stream().noneMatch(e -> halves(last, e, teams))) {
      return false;
    }
    return unanswered(movement).isEmpty();
  }

  /**
   * @param movement a movement of pairs, where team t of n has the pairs t and n + t; O(encounters)
   * @return the first encounter that is not the half of a match, or whose other half is not played
   *     though both teams play in the last round
   */
  public static Optional<Encounter> unanswered(Movement movement) {
    int teams = movement.contestants() / 2;
    List<Encounter> all = movement.rounds().stream().flatMap(r -> r.encounters().stream()).toList();
    Set<List<Integer>> played = new HashSet<>();
    all.forEach(e -> played.add(List.of(ns(e), ew(e) - teams, e.set())));
    Set<Integer> there = new HashSet<>();
    movement
        .after(movement.wholeRounds() - 1)
        .forEach(
            round -> round.encounters().forEach(e -> there.addAll(List.of(ns(e), ew(e) - teams))));
    return all.stream()
        .filter(
            e ->
                ns(e) > teams
                    || ew(e) <= teams
                    || ew(e) - teams == ns(e)
                    || (there.containsAll(List.of(ns(e), ew(e) - teams))
                        && !played.contains(List.of(ew(e) - teams, ns(e), e.set()))))
        .findFirst();
  }

  /**
   * @param movement a movement of teams
   * @param pair one of its pairs
   * @return the team to which it belongs
   */
  public static int team(Movement movement, int pair) {
    return (pair - 1) % (movement.contestants() / 2) + 1;
  }

  /** Whether two encounters are the halves of one match. */
  private static boolean halves(Encounter one, Encounter other, int teams) {
    return one.set() == other.set()
        && ew(other) - teams == one.seating().at(Direction.NS).get(0)
        && ew(one) - teams == other.seating().at(Direction.NS).get(0);
  }

  /**
   * @param teams number of teams
   * @param rounds number of rounds, in each of which every team plays another one
   * @return whether there are enough for every team to play every other
   */
  public static boolean allMeet(int teams, int rounds) {
    return rounds >= teams - 1;
  }

  /**
   * Where American Whist departs from "EW down two tables, boards down one". O(rounds).
   *
   * @param movement an American Whist movement, where all tables do the same
   * @return the rounds after which they move otherwise, in order
   */
  public static List<Turn> turns(Movement movement) {
    int teams = movement.tables();
    List<Turn> turns = new ArrayList<>();
    for (int r = 1; r < movement.rounds().size(); r++) {
      Encounter before = movement.rounds().get(r - 1).encounters().get(0);
      Encounter after = movement.rounds().get(r).encounters().get(0);
      int pairs = Math.floorMod(ew(after) - ew(before), teams);
      int boards = Math.floorMod(after.set() - before.set(), teams);
      if (pairs != 2 || boards != 1) {
        turns.add(new Turn(r, way(pairs, teams), way(boards, teams)));
      }
    }
    return turns;
  }

  private static int ns(Encounter encounter) {
    return encounter.seating().at(Direction.NS).get(0);
  }

  private static int ew(Encounter encounter) {
    return encounter.seating().at(Direction.EW).get(0);
  }

  /** So many tables down, or up where that is nearer. */
  private static String way(int down, int teams) {
    return 2 * down <= teams ? "down " + down : "up " + (teams - down);
  }
}
