package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsWish;

/**
 * A cyclic group Z_m that moves contestants and sets on from round to round: some orbits of m
 * contestants go round, the others stay. An element is a contestant in the first round: element m·i
 * + x is number x of orbit i, the last ones stay. In round r, from 0, its seat belongs to number x
 * + r, and a table that began with set c plays set c + r, all modulo m.
 *
 * @param length m
 * @param orbits how many orbits of m contestants
 * @param staying how many contestants stay
 */
public record Ring(int length, int orbits, int staying) {

  /** {@return the number of contestants, including the missing one where the number is odd} */
  public int elements() {
    return orbits * length + staying;
  }

  /**
   * @param element an element, from 0
   * @return whether it stays
   */
  public boolean stays(int element) {
    return element >= orbits * length;
  }

  int orbit(int element) {
    return element / length;
  }

  private int contestant(int element, int round) {
    return stays(element) ? element : orbit(element) * length + (element % length + round) % length;
  }

  /**
   * Develops the first round into all rounds.
   *
   * @param wish the sizes; where the number of contestants is odd, the last element is missing, and
   *     its opponents sit out
   * @param seats the element in each seat of the first round: NS of table 1, EW of table 1, NS of
   *     table 2, ...
   * @param shifts the set of each table in the first round, from 0
   * @return the movement, not yet judged
   */
  public Movement unfolded(PairsWish wish, List<Integer> seats, List<Integer> shifts) {
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < wish.rounds(); r++) {
      List<Encounter> encounters = new ArrayList<>();
      for (int t = 0; t < shifts.size(); t++) {
        int ns = contestant(seats.get(2 * t), r) + 1;
        int ew = contestant(seats.get(2 * t + 1), r) + 1;
        if (Math.max(ns, ew) <= wish.contestants()) {
          int set = (shifts.get(t) + r) % length + 1;
          encounters.add(new Encounter(t + 1, Seating.of(wish.kind(), ns, ew), set));
        }
      }
      rounds.add(new Round(encounters));
    }
    return wish.movement(rounds);
  }

  @Override
  public String toString() {
    return "Z" + length + ", " + Text.count(orbits, "time") + " round, " + staying + " staying";
  }
}
