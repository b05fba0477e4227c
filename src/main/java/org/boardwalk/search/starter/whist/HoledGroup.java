package org.boardwalk.search.starter.whist;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.group.AbelianGroup;

/**
 * An abelian group whose hole, a subgroup, contains all involutions, and multipliers of odd order
 * that keep the hole and fix nothing else.
 *
 * @param group the group
 * @param holes the coset of the hole in which each element lies; that of 0 is 0
 * @param multipliers permutations of the elements, the identity first
 */
record HoledGroup(AbelianGroup group, List<Integer> holes, List<int[]> multipliers) {

  private static final int NONE = -1;

  /** The groups with u holes of h elements in which a frame starter could be found. */
  static List<HoledGroup> of(int h, int u) {
    return Stream.concat(spreads(h, u), h == 4 ? plain(u) : Stream.empty()).toList();
  }

  /** Z_h × GF(u) and Z_2 × Z_h/2 × GF(u), u odd, with multipliers of the field. */
  private static Stream<HoledGroup> spreads(int h, int u) {
    List<Integer> holes = IntStream.range(0, h * u).mapToObj(p -> p / h).toList();
    return u % 2 == 0
        ? Stream.empty()
        : Stream.of(List.of(h), List.of(2, h / 2))
            .flatMap(first -> Spread.of(first, u).stream())
            .filter(spread -> spread.multipliers().size() > 1)
            .map(spread -> new HoledGroup(spread.group(), holes, spread.multipliers()));
  }

  /** Groups of order 4u without multipliers. */
  private static Stream<HoledGroup> plain(int u) {
    return AbelianGroup.ofOrder(4 * u).stream()
        .filter(group -> hole(group).size() == 4)
        .map(
            group ->
                new HoledGroup(
                    group, cosets(group), List.of(IntStream.range(0, group.order()).toArray())));
  }

  /** All involutions and 0 or, where there is one, all elements whose order divides 4. */
  private static List<Integer> hole(AbelianGroup group) {
    List<Integer> twice = vanishing(group, 2);
    return twice.size() == 2 ? vanishing(group, 4) : twice;
  }

  private static List<Integer> vanishing(AbelianGroup group, int times) {
    return IntStream.range(0, group.order())
        .filter(x -> IntStream.generate(() -> x).limit(times).reduce(0, group::add) == 0)
        .boxed()
        .toList();
  }

  private static List<Integer> cosets(AbelianGroup group) {
    int[] coset = new int[group.order()];
    Arrays.fill(coset, NONE);
    List<Integer> hole = hole(group);
    int count = 0;
    for (int p = 0; p < coset.length; p++) {
      if (coset[p] == NONE) {
        for (int x : hole) {
          coset[group.add(p, x)] = count;
        }
        count++;
      }
    }
    return IntStream.of(coset).boxed().toList();
  }

  /** The number of elements outside the hole, up to multipliers. */
  int places() {
    long outside = holes.stream().filter(hole -> hole != 0).count();
    return (int) outside / multipliers.size();
  }

  /** The group and its multipliers. */
  String name() {
    return multipliers.size() > 1
        ? group.name() + ", multipliers of order " + multipliers.size()
        : group.name();
  }
}
