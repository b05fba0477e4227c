package org.boardwalk.model.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsWish;

/**
 * The seats in a Web whose EW pairs all move alike: NS pair t stays at table t, EW pair p sits at
 * table p + shift(r) in round r, counted cyclically from 0. A missing pair is the one that would
 * begin at the last table; the table that it would be at is idle.
 *
 * @param tables number of tables
 * @param rounds number of rounds
 * @param sets number of board sets
 * @param shifts how far the EW pairs have moved in each round, 0 in the first, each less than
 *     {@code tables}
 * @param missing the direction that lacks a pair
 * @param fewestPlays the fewest times that a set is played, if at all
 */
public record WebRoom(
    int tables,
    int rounds,
    int sets,
    List<Integer> shifts,
    Optional<Direction> missing,
    int fewestPlays) {

  /** Copies the list and checks the shifts. */
  public WebRoom {
    shifts = List.copyOf(shifts);
    int most = tables;
    if (shifts.size() != rounds || shifts.stream().anyMatch(s -> s < 0 || s >= most)) {
      throw new IllegalArgumentException(
          Text.of("shifts %s must be [%d] numbers below [%d]", shifts, rounds, tables));
    }
  }

  /**
   * @param wish a wish for a Web
   * @param skips the rounds, from 1, after which all EW pairs skip a table; a round may be named
   *     twice
   * @return its room
   */
  public static WebRoom of(PairsWish wish, List<Integer> skips) {
    List<Integer> shifts = new ArrayList<>();
    for (int r = 0; r < wish.rounds(); r++) {
      int round = r;
      int skipped = (int) skips.stream().filter(after -> after <= round).count();
      shifts.add((r + skipped) % wish.tables());
    }
    return new WebRoom(
        wish.tables(),
        wish.rounds(),
        wish.boards().sets(),
        shifts,
        wish.missing(),
        wish.fewestPlays());
  }

  /**
   * @param table from 0
   * @param round from 0
   * @return the EW pair there, numbered by the table it begins at
   */
  public int eastWest(int table, int round) {
    return Math.floorMod(table - shifts.get(round), tables);
  }

  /**
   * @param table from 0
   * @param round from 0
   * @return whether two pairs meet there
   */
  public boolean inPlay(int table, int round) {
    int pair = missing.filter(d -> d == Direction.EW).isPresent() ? eastWest(table, round) : table;
    return missing.isEmpty() || pair != tables - 1;
  }

  /** {@return whether every pair plays every set} */
  public boolean full() {
    return missing.isEmpty() && sets == rounds;
  }

  /**
   * @return whether all seats stay the same when the tables are numbered and the rounds played in
   *     the opposite order, and every pair plays every set
   */
  public boolean turns() {
    return full()
        && IntStream.range(0, rounds)
                .map(r -> (shifts.get(r) + shifts.get(rounds - 1 - r)) % tables)
                .distinct()
                .count()
            == 1;
  }

  /** {@return how many pairs go elsewhere than one table up, over all moves} */
  public int leaps() {
    int uneven =
        (int)
            IntStream.range(1, rounds)
                .filter(r -> (shifts.get(r - 1) + 1) % tables != shifts.get(r))
                .count();
    boolean fewer = missing.filter(d -> d == Direction.EW).isPresent();
    return uneven * (fewer ? tables - 1 : tables);
  }

  /**
   * @param wish the wish that names the movement
   * @param grid the set of every table and round in play
   * @return the movement, with as many copies as it needs; not yet judged
   */
  public Movement movement(PairsWish wish, SetGrid grid) {
    return movement(wish, grid, EastWest.of(this));
  }

  /**
   * @param wish the wish that names the movement
   * @param grid the set of every table and round in play
   * @param eastWest the EW pairs at all tables, which replace those of the shifts
   * @return the movement, with as many copies as it needs; not yet judged
   */
  public Movement movement(PairsWish wish, SetGrid grid, EastWest eastWest) {
    int ns = missing.filter(d -> d == Direction.NS).isPresent() ? tables - 1 : tables;
    List<Round> numbered = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < tables; t++) {
        if (inPlay(t, r)) {
          Seating seating = Seating.of(wish.kind(), t + 1, ns + eastWest.at(t, r) + 1);
          encounters.add(new Encounter(t + 1, seating, grid.at(t, r) + 1));
        }
      }
      numbered.add(new Round(encounters));
    }
    Boards boards = wish.boards();
    return new Movement(
        wish.name(),
        wish.kind(),
        wish.contestants(),
        tables,
        new Boards(sets, boards.perSet(), boards.play(), grid.copies(this), boards.replay()),
        Rotation.NONE,
        wish.winners(),
        numbered);
  }
}
