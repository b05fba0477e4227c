package org.boardwalk.movement.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DifferenceSetsTest {

  /** Johnsen 1966: of cyclic groups those of prime order, by squares and by non-squares alone. */
  @ParameterizedTest
  @ValueSource(ints = {3, 7, 11, 19, 23})
  void squaresModuloAPrimeAreSkewAndNothingElseIsInSmallCyclicGroups(int prime) {
    BitSet squares = new BitSet();
    for (int x = 1; x < prime; x++) {
      squares.set(x * x % prime);
    }
    BitSet others = new BitSet();
    others.set(1, prime);
    others.andNot(squares);
    assertThat(DifferenceSets.skew(AbelianGroup.cyclic(prime)))
        .containsExactlyInAnyOrder(squares, others);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 9, 13, 15, 25, 31})
  void otherSmallCyclicGroupsHaveNone(int order) {
    assertThat(DifferenceSets.skew(AbelianGroup.cyclic(order))).isEmpty();
  }

  @Test
  void aGroupOfOrder27ThatIsNotAbelianHas36() {
    List<Integer> found =
        Groups.nonAbelian(27).stream().map(g -> DifferenceSets.skew(g).size()).sorted().toList();
    assertThat(found).containsExactly(0, 36);
    Groups.nonAbelian(27)
        .forEach(g -> DifferenceSets.skew(g).forEach(d -> isSkewDifferenceSet(g, d)));
  }

  private static void isSkewDifferenceSet(FiniteGroup group, BitSet set) {
    Map<Integer, Integer> differences = new HashMap<>();
    set.stream()
        .forEach(
            a ->
                set.stream()
                    .map(b -> group.multiply(group.inverse(a), b))
                    .forEach(d -> differences.merge(d, 1, Integer::sum)));
    assertThat(differences.remove(0)).isEqualTo(13);
    assertThat(differences).hasSize(26).allSatisfy((d, times) -> assertThat(times).isEqualTo(6));
    assertThat(set.stream().map(group::inverse).noneMatch(set::get)).isTrue();
  }
}
