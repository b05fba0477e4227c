package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Theorems on rainbows: North stays, all other players move from table to table in their seat, and
 * no player meets another player or a set twice.
 */
public final class RainbowTheorems {

  private RainbowTheorems() {}

  /**
   * The costs of every rainbow of these sizes. As no two players meet twice, each encounter
   * determines the counts of its six pairs, and all other pairs have count 0. The bound on
   * directions is left at 0.
   *
   * @param profile the sizes of a rainbow
   * @param weights what each criterion counts in the total
   * @return the bounds, which every rainbow attains in partner, opponent and side
   */
  public static Bounds bounds(Profile profile, Weights weights) {
    int units = profile.plays().get(0) / profile.rounds();
    long encounters = (long) profile.contestants() / 4 * profile.rounds();
    List<MeetingKind> pairs = new ArrayList<>();
    for (int a = 1; a <= 4; a++) {
      for (int b = a + 1; b <= 4; b++) {
        pairs.add(MeetingKind.between(a, b, profile.rotation(), units));
      }
    }
    long all = (long) profile.contestants() * (profile.contestants() - 1) / 2;
    Map<Criterion, Long> each = new EnumMap<>(Criterion.class);
    each.put(
        Criterion.PARTNER,
        uneven(pairs.stream().map(p -> (long) p.partner()).toList(), encounters, all));
    each.put(
        Criterion.OPPONENT,
        uneven(pairs.stream().map(p -> (long) p.opponent()).toList(), encounters, all));
    each.put(Criterion.SIDE, encounters * pairs.stream().mapToLong(MeetingKind::side).sum());
    each.put(Criterion.DIRECTION, 0L);
    boolean ideal = each.values().stream().allMatch(cost -> cost == 0);
    return new Bounds(
        each,
        weights.total(c -> each.getOrDefault(c, 0L)),
        List.of(ideal ? Theorem.INTEGRALITY : Theorem.NEW_MEETINGS));
  }

  /**
   * Σ x² minus its least value for integers with this total, where pairs that never meet have x =
   * 0.
   */
  private static long uneven(List<Long> counts, long encounters, long all) {
    long floor = encounters * counts.stream().mapToLong(Long::longValue).sum() / all;
    long met = counts.stream().mapToLong(x -> (x - floor) * (x - floor - 1)).sum();
    return encounters * met + (all - encounters * counts.size()) * floor * (floor + 1);
  }

  /**
   * @param profile the sizes of a rainbow
   * @param held criteria that must be ideal
   * @param moves whether to include theorems about all ways to move
   * @return the theorems that exclude every such rainbow; empty when none is known
   */
  public static List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, boolean moves) {
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
    return by.stream().map(Theorem::plain).toList();
  }
}
