package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.wish.IndividualWish;

/**
 * Developments by a group whose base rounds are also kept by one multiplier that multiplies inside
 * the orbits and permutes them, up to renaming the orbits: an automorphism of the group with the
 * cycle lengths of the permutations of orbits and of fixed players.
 */
final class TwistedMultipliers {

  /** The most fixed players: more than sit at one table would meet each other too often. */
  private static final int MOST_FIXED = 4;

  /**
   * The number of orbits that a rotation permutes: where all players meet there are 3R + 1 players.
   */
  private static final int ROTATED = 3;

  /** An automorphism of a group by its images, and its order. */
  private record Automorphism(List<Integer> images, int order) {}

  private final int players;

  private TwistedMultipliers(int players) {
    this.players = players;
  }

  /** The developments that fit the rounds, the most symmetric first, as their models are small. */
  static List<Development> forWish(IndividualWish wish) {
    TwistedMultipliers twisted = new TwistedMultipliers(wish.players());
    List<Development> all = new ArrayList<>();
    for (int order = Math.min(wish.rounds(), wish.players()); order >= 3; order--) {
      if (wish.rounds() % order == 0 && wish.players() % order <= MOST_FIXED) {
        for (AbelianGroup group : AbelianGroup.ofOrder(order)) {
          automorphisms(group).forEach(a -> twisted.add(group, a, all));
        }
      }
    }
    all.sort(Comparator.comparingInt(d -> -d.order() * d.multipliers().size()));
    return all;
  }

  /** The developments by one group, the most symmetric first. */
  static List<Development> of(AbelianGroup group, int players) {
    TwistedMultipliers twisted = new TwistedMultipliers(players);
    List<Development> all = new ArrayList<>();
    automorphisms(group).forEach(a -> twisted.add(group, a, all));
    twisted.addRotation(group, all);
    all.sort(Comparator.comparingInt(d -> -d.multipliers().size()));
    return all;
  }

  /** Adds the multiplier that permutes three orbits cyclically and keeps the elements. */
  private void addRotation(AbelianGroup group, List<Development> all) {
    if (players / group.order() == ROTATED) {
      List<Integer> elements = IntStream.range(0, group.order()).boxed().toList();
      for (List<Integer> fixed : cycleTypes(players % group.order(), ROTATED, ROTATED)) {
        all.add(Development.of(group, elements, permutation(List.of(ROTATED)), permutation(fixed)));
      }
    }
  }

  /**
   * Developments with multipliers of odd order that keep each orbit and each fixed player, the
   * largest order first.
   */
  static List<Development> keepingOrbits(AbelianGroup group, int players) {
    List<Integer> orbits = IntStream.range(0, players / group.order()).boxed().toList();
    List<Integer> fixed = IntStream.range(0, players % group.order()).boxed().toList();
    return automorphisms(group).stream()
        .filter(a -> a.order() % 2 == 1)
        .sorted(Comparator.comparingInt(a -> -a.order()))
        .map(a -> Development.of(group, a.images(), orbits, fixed))
        .toList();
  }

  private void add(AbelianGroup group, Automorphism automorphism, List<Development> all) {
    int most = 2 * automorphism.order();
    for (List<Integer> orbits : cycleTypes(players / group.order(), most, most)) {
      for (List<Integer> fixed : cycleTypes(players % group.order(), most, most)) {
        all.add(
            Development.of(group, automorphism.images(), permutation(orbits), permutation(fixed)));
      }
    }
  }

  /** One generator of each cyclic group of multiplications, without the identity. */
  private static List<Automorphism> automorphisms(AbelianGroup group) {
    List<Automorphism> all = new ArrayList<>();
    int order = group.order();
    Optional<FiniteField> field =
        FiniteField.ofOrder(order).filter(f -> f.additive().equals(group));
    if (field.isPresent()) {
      for (int d = order - 1; d >= 2; d--) {
        if ((order - 1) % d == 0) {
          int factor = field.get().subgroup(d).get(1);
          List<Integer> images =
              IntStream.range(0, order).map(x -> field.get().multiply(factor, x)).boxed().toList();
          all.add(new Automorphism(images, d));
        }
      }
    } else if (group.moduli().size() == 1) {
      List<List<Integer>> known = new ArrayList<>();
      for (int unit = 2; unit < order; unit++) {
        List<Integer> powers = powers(unit, order);
        if (!powers.isEmpty() && !known.contains(powers.stream().sorted().toList())) {
          int factor = unit;
          known.add(powers.stream().sorted().toList());
          List<Integer> images =
              IntStream.range(0, order).map(x -> factor * x % order).boxed().toList();
          all.add(new Automorphism(images, powers.size()));
        }
      }
    }
    return all;
  }

  /** The powers of a unit; empty if the number is not a unit. */
  private static List<Integer> powers(int unit, int order) {
    List<Integer> powers = new ArrayList<>(List.of(1));
    int power = unit;
    for (; power != 1 && powers.size() < order; power = power * unit % order) {
      powers.add(power);
    }
    return power == 1 ? powers : List.of();
  }

  /** Partitions of a number into divisors of {@code order} of at most {@code most}, long first. */
  private static List<List<Integer>> cycleTypes(int count, int order, int most) {
    List<List<Integer>> types = new ArrayList<>();
    if (count == 0) {
      types.add(List.of());
    }
    for (int length = Math.min(count, most); length >= 1; length--) {
      if (order % length == 0) {
        for (List<Integer> rest : cycleTypes(count - length, order, length)) {
          List<Integer> type = new ArrayList<>(List.of(length));
          type.addAll(rest);
          types.add(type);
        }
      }
    }
    return types;
  }

  private static List<Integer> permutation(List<Integer> cycles) {
    List<Integer> images = new ArrayList<>();
    for (int length : cycles) {
      int start = images.size();
      IntStream.range(0, length).forEach(i -> images.add(start + (i + 1) % length));
    }
    return images;
  }
}
