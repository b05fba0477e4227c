package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DevelopmentTest {

  private static List<List<Integer>> translations(Development development) {
    return IntStream.range(0, development.order())
        .mapToObj(g -> Arrays.stream(development.translation(g)).boxed().toList())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "13,13,Z13",
    "7,8,'Z7, 1 fixed'",
    "5,11,'Z5, 2 orbits, 1 fixed'",
    "3,9,'Z3, 3 orbits'"
  })
  void aGroupMovesRegularOrbitsAndLeavesTheRestFixed(int order, int players, String name) {
    Development development = Development.of(AbelianGroup.cyclic(order), players);
    assertThat(development.name()).isEqualTo(name);
    assertThat(development.order()).isEqualTo(order);
    int moving = players / order * order;
    for (int p = 0; p < players; p++) {
      Set<Integer> images = new HashSet<>();
      for (int g = 0; g < order; g++) {
        images.add(development.translation(g)[p]);
      }
      assertThat(images).hasSize(p < moving ? order : 1).contains(p);
    }
  }

  @ParameterizedTest
  @CsvSource({"(1 2 3 4 5),5", "(1 2)(3 4),2", "(1 2 3)(4 5),6", "(),1", "(1 2 3 4 5 6),6"})
  void aGeneratorGeneratesItsPowers(String cycles, int order) {
    Development development = Development.of(List.of(Permutation.parse(cycles, 6)), 6);
    assertThat(development.order()).isEqualTo(order);
    assertThat(translations(development)).doesNotHaveDuplicates();
  }

  @Test
  void severalGeneratorsGenerateAGroup() {
    List<Permutation> generators =
        List.of(Permutation.parse("(1 2 3)", 4), Permutation.parse("(2 3 4)", 4));
    Development alternating = Development.of(generators, 4);
    assertThat(alternating.order()).isEqualTo(12);
    SetOrbits sets = SetOrbits.circulating(alternating);
    for (int g = 0; g < 12; g++) {
      for (int h = 0; h < 12; h++) {
        for (int p = 0; p < 4; p++) {
          assertThat(alternating.translation(sets.moved(h, g))[p])
              .isEqualTo(alternating.translation(g)[alternating.translation(h)[p]]);
        }
      }
    }
  }

  @Test
  void refusesGroupsThatAreTooLarge() {
    List<Permutation> generators =
        List.of(Permutation.parse("(1 2)", 8), Permutation.parse("(1 2 3 4 5 6 7 8)", 8));
    assertThatThrownBy(() -> Development.of(generators, 8))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("more than 1000");
  }

  @Test
  void multipliersNormaliseTheTranslations() {
    Development development = Development.of(FiniteField.ofOrder(13).orElseThrow(), 3);
    assertThat(development.name()).isEqualTo("Z13 with 3 multipliers");
    List<List<Integer>> translations = translations(development);
    for (int[] m : development.multipliers()) {
      for (int g = 0; g < 13; g++) {
        // m ∘ t = t' ∘ m for a translation t'.
        int[] t = development.translation(g);
        int[] conjugate = new int[13];
        for (int p = 0; p < 13; p++) {
          conjugate[m[p]] = m[t[p]];
        }
        assertThat(translations).contains(Arrays.stream(conjugate).boxed().toList());
      }
    }
  }

  @Test
  void twistedMultipliersNormaliseTheTranslationsAndPermuteTheOrbits() {
    Development development =
        Development.of(
            AbelianGroup.cyclic(5),
            List.of(0, 2, 4, 1, 3),
            List.of(3, 2, 4, 0, 5, 1),
            List.of(1, 0));
    assertThat(development.name())
        .isEqualTo(
            "Z5, 6 orbits, 2 fixed with 4 multipliers, 1 to 2, cycles of orbits 2+4, of fixed 2");
    List<List<Integer>> translations = translations(development);
    int[] m = development.multipliers().get(1);
    assertThat(m[5 * 1 + 3]).isEqualTo(5 * 2 + 1);
    assertThat(m[30]).isEqualTo(31);
    for (int g = 0; g < 5; g++) {
      int[] t = development.translation(g);
      Integer[] conjugate = new Integer[32];
      for (int p = 0; p < 32; p++) {
        conjugate[m[p]] = m[t[p]];
      }
      assertThat(translations).contains(List.of(conjugate));
    }
  }

  @Test
  void twistedDevelopmentsDifferAndFitTheRounds() {
    List<Development> twisted = Developments.twisted(Wishes.rotating(32, 8, 10, Rotation.ROTATE));
    assertThat(twisted.stream().map(Development::name)).doesNotHaveDuplicates().hasSize(32);
    assertThat(twisted)
        .allSatisfy(
            d -> {
              assertThat(10 % d.order()).isZero();
              assertThat(d.players()).isEqualTo(32);
              assertThat(d.multiplied()).isTrue();
            });
    assertThat(Developments.twisted(Wishes.complete(13))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"13,13", "7,8", "2,4", "4,8", "6,6"})
  void pairsOfAnOrbitHaveOneClass(int order, int players) {
    Development development = Development.of(AbelianGroup.cyclic(order), players);
    PairClasses classes = new PairClasses(development);
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < players; b++) {
        if (a != b) {
          assertCounts(development, classes, a, b);
        }
      }
    }
  }

  /** Against going through all translations. */
  private static void assertCounts(Development development, PairClasses classes, int a, int b) {
    PairClasses.PairClass c = classes.of(a, b);
    int forward = 0;
    int backward = 0;
    for (int g = 0; g < development.order(); g++) {
      int[] t = development.translation(g);
      assertThat(classes.key(t[a], t[b])).isEqualTo(classes.key(a, b));
      forward += t[a] == c.p() && t[b] == c.q() ? 1 : 0;
      backward += t[a] == c.q() && t[b] == c.p() ? 1 : 0;
    }
    assertThat(classes.times(a, b)).isEqualTo(forward + backward);
    assertThat(classes.sideTimes(c, a, b)).isEqualTo(forward - backward);
  }

  @Test
  void refusesASymmetryThatDoesNotFitTheWish() {
    assertThatThrownBy(() -> Developments.forWish(Wishes.complete(8).with(Symmetry.cyclic(5))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rounds [7]");
    assertThatThrownBy(() -> Developments.forWish(Wishes.complete(8).with(Symmetry.cyclic(9))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cyclic [9]");
  }

  @Test
  void automaticSymmetryTriesLargeGroupsWithMultipliersFirst() {
    assertThat(Developments.forWish(Wishes.complete(13)).stream().map(Development::name))
        .containsExactly("Z13 with 3 multipliers", "Z13");
    assertThat(Developments.forWish(Wishes.complete(13).with(Symmetry.NONE))).isEmpty();
  }
}
