package org.boardwalk.movement.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.wish.Permutation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GroupNameTest {

  private static Element element(String cycles, int points) {
    List<Integer> images = Permutation.parse(cycles, points).images();
    return new Element(images.stream().mapToInt(i -> i - 1).toArray(), new int[] {0});
  }

  private static List<Element> generated(int points, List<String> generators) {
    List<Element> all = new ArrayList<>(List.of(element("()", points)));
    Set<List<Integer>> keys = new HashSet<>(Set.of(all.get(0).key()));
    for (int k = 0; k < all.size(); k++) {
      for (String generator : generators) {
        Element product = all.get(k).then(element(generator, points));
        if (keys.add(product.key())) {
          all.add(product);
        }
      }
    }
    return all;
  }

  static Stream<Arguments> named() {
    return Stream.of(
        Arguments.of("trivial", 3, List.of("()")),
        Arguments.of("Z6", 5, List.of("(1 2 3)(4 5)")),
        Arguments.of("Z2×Z6", 7, List.of("(1 2 3)(4 5)", "(6 7)")),
        Arguments.of("Z2×Z2 (elementary abelian)", 4, List.of("(1 2)", "(3 4)")),
        Arguments.of("Z3×Z9", 12, List.of("(1 2 3 4 5 6 7 8 9)", "(10 11 12)")),
        Arguments.of("dihedral of order 6", 3, List.of("(1 2 3)", "(1 2)")),
        Arguments.of("dihedral of order 8", 4, List.of("(1 2 3 4)", "(1 3)")),
        Arguments.of("dihedral of order 10", 5, List.of("(1 2 3 4 5)", "(2 5)(3 4)")),
        Arguments.of("dicyclic of order 8", 8, List.of("(1 2 3 4)(5 6 7 8)", "(1 5 3 7)(2 8 4 6)")),
        Arguments.of("non-abelian of order 12", 4, List.of("(1 2 3)", "(1 2)(3 4)")),
        Arguments.of("non-abelian of order 24", 4, List.of("(1 2 3 4)", "(1 2)")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void named(String name, int points, List<String> generators) {
    assertThat(GroupName.of(generated(points, generators))).isEqualTo(name);
  }

  @MethodSource("named")
  @ParameterizedTest(name = "{0}")
  void everyGroupIsMadeByItsGenerators(String name, int points, List<String> generators) {
    List<Element> group = generated(points, generators);
    List<String> few =
        Translations.generators(group).stream()
            .map(e -> new Permutation(e.images()).toString())
            .toList();
    assertThat(generated(points, few)).hasSameSizeAs(group);
    assertThat(few).hasSizeLessThanOrEqualTo(3);
    assertThat(IntStream.rangeClosed(1, points).boxed()).containsAll(group.get(0).images());
  }
}
