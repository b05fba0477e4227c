package org.boardwalk.movement.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GroupsTest {

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 20, 21, 27, 39, 55, 57, 63, 75})
  void productsAreGroupsThatAreNotAbelian(int order) {
    assertThat(Groups.nonAbelian(order))
        .isNotEmpty()
        .allSatisfy(
            g -> {
              assertThat(g.order()).isEqualTo(order);
              boolean commutative = true;
              for (int a = 0; a < order; a++) {
                assertThat(g.multiply(a, g.inverse(a))).isZero();
                assertThat(g.multiply(0, a)).isEqualTo(a);
                for (int b = 0; b < order; b++) {
                  commutative &= g.multiply(a, b) == g.multiply(b, a);
                  for (int c = 0; c < order; c += 5) {
                    assertThat(g.multiply(g.multiply(a, b), c))
                        .isEqualTo(g.multiply(a, g.multiply(b, c)));
                  }
                }
              }
              assertThat(commutative).isFalse();
            });
  }

  /** Numbers of groups less those of abelian groups: OEIS A060689. */
  @ParameterizedTest
  @CsvSource({"15,0", "21,1", "27,2", "33,0", "35,0", "39,1", "55,1", "57,1", "63,1", "75,1"})
  void ofTheseOrdersAllAreKnown(int order, int groups) {
    assertThat(Groups.nonAbelian(order)).hasSize(groups);
  }

  @ParameterizedTest
  @CsvSource({"7,6", "9,6", "13,12"})
  void aCyclicGroupHasAsManyAutomorphismsAsUnits(int order, int automorphisms) {
    assertThat(Automorphisms.of(AbelianGroup.cyclic(order))).hasSize(automorphisms);
  }

  @Test
  void automorphismsOfAnElementaryGroupAreInvertibleMatrices() {
    assertThat(Automorphisms.of(new AbelianGroup(List.of(3, 3)))).hasSize(48);
    assertThat(Automorphisms.of(new AbelianGroup(List.of(5, 5)))).hasSize(480);
  }

  @Test
  void commutatorsOfTheGroupOfOrder39AreItsThirteenElementsOfThatOrder() {
    FiniteGroup group = Groups.nonAbelian(39).get(0);
    assertThat(Groups.commutators(group).cardinality()).isEqualTo(13);
    assertThat(Groups.commutators(AbelianGroup.cyclic(12)).cardinality()).isEqualTo(1);
  }

  @Test
  void whatIsNoAutomorphismOfThatOrderIsRefused() {
    AbelianGroup seven = AbelianGroup.cyclic(7);
    int[] shift = IntStream.range(0, 7).map(a -> (a + 1) % 7).toArray();
    int[] square = IntStream.range(0, 7).map(a -> 2 * a % 7).toArray();
    assertThatThrownBy(() -> new SemidirectProduct(seven, shift, 7))
        .hasMessageContaining("no automorphism of Z7");
    assertThatThrownBy(() -> new SemidirectProduct(seven, square, 2))
        .hasMessageContaining("divides 2");
    assertThat(Stream.of(new SemidirectProduct(seven, square, 3)).map(FiniteGroup::name))
        .containsExactly("Z7:Z3");
  }
}
