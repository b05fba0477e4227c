package org.boardwalk.movement.symmetry;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds a subgroup whose elements, except the neutral one, all fix the same players: of the
 * subgroups found, the one that makes the schedule from the fewest rounds.
 */
final class Translations {

  private Translations() {}

  static List<Element> of(List<Element> group) {
    Element neutral = group.stream().filter(Element::neutral).findFirst().orElseThrow();
    Map<BitSet, List<Element>> byFixed = new LinkedHashMap<>();
    group.stream()
        .filter(g -> !g.neutral())
        .forEach(
            g -> byFixed.computeIfAbsent(g.fixed(), f -> new ArrayList<>(List.of(neutral))).add(g));
    List<List<Element>> candidates = new ArrayList<>();
    byFixed.values().stream().filter(Translations::closed).forEach(candidates::add);
    group.stream()
        .map(Translations::generated)
        .filter(Translations::semiregular)
        .forEach(candidates::add);
    return candidates.stream()
        .filter(c -> c.size() > 1)
        .min(
            Comparator.<List<Element>>comparingInt(Translations::bases)
                .thenComparing(Comparator.<List<Element>>comparingInt(List::size).reversed()))
        .orElseThrow();
  }

  /** The number of rounds from which a group makes all others. */
  private static int bases(List<Element> group) {
    BitSet done = new BitSet();
    int bases = 0;
    for (int r = 0; r < group.get(0).rounds(); r = done.nextClearBit(r)) {
      int first = r;
      group.forEach(g -> done.set(g.round(first)));
      bases++;
    }
    return bases;
  }

  private static boolean closed(List<Element> elements) {
    Set<List<Integer>> keys = new HashSet<>();
    elements.forEach(e -> keys.add(e.key()));
    return elements.stream()
        .allMatch(a -> elements.stream().allMatch(b -> keys.contains(a.then(b).key())));
  }

  /** All powers of an element, the neutral element first. */
  private static List<Element> generated(Element one) {
    List<Element> powers = new ArrayList<>();
    powers.add(one.then(one.inverse()));
    for (Element power = one; !power.neutral(); power = power.then(one)) {
      powers.add(power);
    }
    return powers;
  }

  private static boolean semiregular(List<Element> elements) {
    return elements.stream().filter(e -> !e.neutral()).map(Element::fixed).distinct().count() <= 1;
  }

  /** A few elements that generate the group. */
  static List<Element> generators(List<Element> group) {
    List<Element> generators = new ArrayList<>();
    Map<List<Integer>, Element> made = new HashMap<>();
    group.stream().filter(Element::neutral).forEach(e -> made.put(e.key(), e));
    group.stream()
        .sorted(Comparator.comparingInt(Element::order).reversed())
        .forEach(
            e -> {
              if (!made.containsKey(e.key())) {
                generators.add(e);
                close(made, generators);
              }
            });
    return generators;
  }

  private static void close(Map<List<Integer>, Element> made, List<Element> generators) {
    List<Element> open = new ArrayList<>(made.values());
    while (!open.isEmpty()) {
      Element last = open.remove(open.size() - 1);
      for (Element g : generators) {
        Element product = last.then(g);
        if (made.putIfAbsent(product.key(), product) == null) {
          open.add(product);
        }
      }
    }
  }
}
