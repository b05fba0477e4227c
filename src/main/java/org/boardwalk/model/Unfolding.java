package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.wish.IndividualWish;

/** Turns indices from 0 into players' numbers from 1; no other class does. */
public final class Unfolding {

  private Unfolding() {}

  /**
   * A table of a round in indices.
   *
   * @param north player index
   * @param east player index
   * @param south player index
   * @param west player index
   * @param set index of the board set
   */
  public record Foursome(int north, int east, int south, int west, int set) {

    /**
     * @param seats player indices: N, E, S, W
     * @param set index of the board set
     * @return the table
     */
    public static Foursome of(int[] seats, int set) {
      return new Foursome(seats[0], seats[1], seats[2], seats[3], set);
    }
  }

  /**
   * The movement of a schedule. Settled first rounds are taken from the wish, and stationary
   * players are seated where that changes no count.
   *
   * @param wish the wish the schedule is meant for
   * @param rounds the tables of each round, in indices
   * @return the movement, not yet judged
   */
  public static Movement movement(IndividualWish wish, List<List<Foursome>> rounds) {
    List<Round> numbered = new ArrayList<>(wish.fixed().first());
    List<List<Encounter>> open =
        rounds.subList(numbered.size(), rounds.size()).stream().map(Unfolding::encounters).toList();
    numbered.addAll(new StationarySeats(wish).arrange(open));
    return new Movement(
        wish.name(),
        Kind.INDIVIDUAL,
        wish.players(),
        wish.tables(),
        wish.boards(),
        wish.rotation(),
        1,
        numbered);
  }

  /**
   * The movement of a schedule in shared play: set r is at all tables of round r.
   *
   * @param wish the wish the schedule is meant for
   * @param rounds player indices at each table of each round: N, E, S, W
   * @return the movement, not yet judged
   */
  public static Movement sharing(IndividualWish wish, List<List<int[]>> rounds) {
    List<List<Foursome>> all = new ArrayList<>();
    for (List<int[]> tables : rounds) {
      int set = all.size();
      all.add(tables.stream().map(seats -> Foursome.of(seats, set)).toList());
    }
    return movement(wish, all);
  }

  private static List<Encounter> encounters(List<Foursome> round) {
    List<Encounter> encounters = new ArrayList<>();
    for (Foursome f : round) {
      FourPlayers four = new FourPlayers(f.north + 1, f.east + 1, f.south + 1, f.west + 1);
      encounters.add(new Encounter(encounters.size() + 1, four, f.set + 1));
    }
    return encounters;
  }

  /**
   * @param rounds the tables of each round, in indices
   * @return the rounds with set r at all tables of round r
   */
  public static List<List<Foursome>> shared(List<List<Foursome>> rounds) {
    List<List<Foursome>> numbered = new ArrayList<>();
    for (List<Foursome> round : rounds) {
      int set = numbered.size();
      numbered.add(
          round.stream().map(f -> new Foursome(f.north, f.east, f.south, f.west, set)).toList());
    }
    return numbered;
  }

  /**
   * @param movement an individual movement
   * @return the tables of each round, in indices
   */
  public static List<List<Foursome>> indices(Movement movement) {
    return indices(movement.rounds());
  }

  /**
   * @param numbered rounds of an individual movement
   * @return the tables of each round, in indices
   */
  public static List<List<Foursome>> indices(List<Round> numbered) {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (Round round : numbered) {
      List<Foursome> tables = new ArrayList<>();
      for (Encounter e : round.encounters()) {
        if (e.seating() instanceof FourPlayers f) {
          tables.add(
              new Foursome(f.north() - 1, f.east() - 1, f.south() - 1, f.west() - 1, e.set() - 1));
        }
      }
      rounds.add(tables);
    }
    return rounds;
  }
}
