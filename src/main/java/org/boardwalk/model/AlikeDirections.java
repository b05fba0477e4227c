package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.group.AbelianGroup;
import org.boardwalk.group.Automorphisms;

/**
 * Classes of the directions of a base round that differ by names only. Two lists of directions are
 * alike when one becomes the other by moving each orbit of players on by itself, by permuting the
 * orbits, by an automorphism of a cyclic group on the elements of all orbits, or by giving all
 * players the opposite direction. O(automorphisms · order · players).
 */
final class AlikeDirections {

  private final AbelianGroup group;
  private final List<int[]> automorphisms;

  AlikeDirections(AbelianGroup group) {
    this.group = group;
    // Other groups have hundreds of automorphisms, and trying all takes longer than it saves.
    boolean cyclic = group.moduli().size() == 1;
    int[] identity = IntStream.range(0, group.order()).toArray();
    automorphisms = cyclic ? Automorphisms.of(group) : List.of(identity);
  }

  /**
   * The first, in lexicographic order, of all directions that are alike, written orbit after orbit.
   */
  List<Integer> first(BaseDirections directions) {
    List<Integer> first = List.of();
    for (int[] automorphism : automorphisms) {
      for (int turn = -1; turn <= 1; turn += 2) {
        List<Integer> word = word(directions.signs(), automorphism, turn);
        first = first.isEmpty() || compare(word, first) < 0 ? word : first;
      }
    }
    return first;
  }

  private List<Integer> word(List<Integer> signs, int[] automorphism, int turn) {
    int order = group.order();
    List<List<Integer>> orbits = new ArrayList<>();
    for (int from = 0; from + order <= signs.size(); from += order) {
      List<Integer> orbit = signs.subList(from, from + order);
      orbits.add(
          IntStream.range(0, order)
              .mapToObj(h -> moved(orbit, automorphism, h, turn))
              .min(AlikeDirections::compare)
              .orElseThrow());
    }
    orbits.sort(AlikeDirections::compare);
    List<Integer> fixed = new ArrayList<>();
    signs.subList(orbits.size() * order, signs.size()).forEach(sign -> fixed.add(turn * sign));
    Collections.sort(fixed);
    List<Integer> word = new ArrayList<>();
    orbits.forEach(word::addAll);
    word.addAll(fixed);
    return word;
  }

  private List<Integer> moved(List<Integer> orbit, int[] automorphism, int by, int turn) {
    return IntStream.range(0, orbit.size())
        .mapToObj(x -> turn * orbit.get(group.add(automorphism[x], by)))
        .toList();
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < a.size(); i++) {
      if (!a.get(i).equals(b.get(i))) {
        return Integer.compare(a.get(i), b.get(i));
      }
    }
    return 0;
  }
}
