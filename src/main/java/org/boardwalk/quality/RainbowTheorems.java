package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Seating.FourPlayers;

/**
 * What is known of rainbows: North stays, everybody else moves from table to table in their seat,
 * and nobody meets anybody or any set twice.
 */
public final class RainbowTheorems {

  private RainbowTheorems() {}

  /**
   * The costs of every rainbow of these sizes. As nobody meets anybody twice, every encounter
   * settles the counts of its six pairs, and all other pairs have none. Directions are left at 0.
   *
   * @param profile the sizes of a rainbow
   * @param weights what each criterion counts in the total
   * @return the bounds, which every rainbow meets in partner, opponent and side
   */
  public static Bounds bounds(Profile profile, Weights weights) {
    int units = profile.plays().get(0) / profile.rounds();
    long encounters = (long) profile.contestants() / 4 * profile.rounds();
    List<Pair> pairs = new ArrayList<>();
    for (int a = 1; a <= 4; a++) {
      for (int b = a + 1; b <= 4; b++) {
        pairs.add(Pair.of(a, b, profile, units));
      }
    }
    long all = (long) profile.contestants() * (profile.contestants() - 1) / 2;
    Map<Criterion, Long> each = new EnumMap<>(Criterion.class);
    each.put(
        Criterion.PARTNER, uneven(pairs.stream().map(Pair::partner).toList(), encounters, all));
    each.put(
        Criterion.OPPONENT, uneven(pairs.stream().map(Pair::opponent).toList(), encounters, all));
    each.put(Criterion.SIDE, encounters * pairs.stream().mapToLong(Pair::side).sum());
    each.put(Criterion.DIRECTION, 0L);
    boolean ideal = each.values().stream().allMatch(cost -> cost == 0);
    return new Bounds(
        each,
        weights.total(c -> each.getOrDefault(c, 0L)),
        List.of(ideal ? Theorem.INTEGRALITY : Theorem.NEW_MEETINGS));
  }

  /** Counts of two players in the one set that they play together. */
  private record Pair(long partner, long opponent, long left) {

    static Pair of(int a, int b, Profile profile, int units) {
      long partner = 0;
      long opponent = 0;
      long left = 0;
      for (int unit = 0; unit < units; unit++) {
        FourPlayers four = profile.rotation().seating(new FourPlayers(1, 2, 3, 4), unit);
        List<Integer> clockwise = List.of(four.north(), four.east(), four.south(), four.west());
        switch ((clockwise.indexOf(b) - clockwise.indexOf(a) + 4) % 4) {
          case 2 -> partner++;
          case 1 -> {
            opponent++;
            left++;
          }
          default -> {
            opponent++;
            left--;
          }
        }
      }
      return new Pair(partner, opponent, left);
    }

    long side() {
      return left * left - opponent % 2;
    }
  }

  /** Σ x² above its least value for integers with this total, where pairs who never meet have 0. */
  private static long uneven(List<Long> counts, long encounters, long all) {
    long floor = encounters * counts.stream().mapToLong(Long::longValue).sum() / all;
    long met = counts.stream().mapToLong(x -> (x - floor) * (x - floor - 1)).sum();
    return encounters * met + (all - encounters * counts.size()) * floor * (floor + 1);
  }

  /**
   * @param profile the sizes of a rainbow
   * @param held criteria that must be ideal
   * @param moves whether theorems about all ways to move are asked for, too
   * @return the theorems that leave no rainbow; empty when none is known
   */
  public static List<Theorem> forbidding(Profile profile, Set<Criterion> held, boolean moves) {
    int tables = profile.contestants() / 4;
    List<Theorem> by = new ArrayList<>();
    if (moves && profile.rounds() > 1 && tables < 5) {
      by.add(Theorem.FIVE_TABLES);
    }
    if (moves && tables == 6 && profile.rounds() == 6) {
      by.add(Theorem.THIRTY_SIX_OFFICERS);
    }
    Bounds bounds = bounds(profile, Weights.STANDARD);
    if (held.stream().anyMatch(c -> bounds.of(c) > 0)) {
      by.add(Theorem.NEW_MEETINGS);
    }
    return by;
  }
}
