package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.movement.group.AbelianGroup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class DirectionSequenceTest {

  @ParameterizedTest
  @ValueSource(
      ints = {5, 7, 9, 11, 13, 15, 17, 19, 23, 25, 27, 29, 31, 35, 37, 41, 43, 47, 49, 53, 61, 143})
  void perfectSequencesHaveNoDefect(int order) {
    AbelianGroup group = AbelianGroup.ofOrder(order).get(0);
    List<Integer> sequence = DirectionSequence.perfect(group).orElseThrow();
    assertThat(DirectionSequence.defect(group, sequence)).isZero();
    assertThat(naiveDefect(group, sequence)).isZero();
    assertDirectionsFit(order, sequence);
  }

  @ParameterizedTest
  @ValueSource(ints = {21, 33, 39, 45, 51, 55})
  void whereNoneIsKnownThereIsNone(int order) {
    assertThat(DirectionSequence.perfect(AbelianGroup.ofOrder(order).get(0))).isEmpty();
  }

  @Test
  void quadraticCharactersNeedTheElementaryGroup() {
    assertThat(DirectionSequence.perfect(AbelianGroup.cyclic(9))).isEmpty();
    assertThat(DirectionSequence.perfect(AbelianGroup.cyclic(25))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 15, 21, 33, 39, 45})
  void goodSequencesAreBalanced(int order) {
    AbelianGroup group = AbelianGroup.cyclic(order);
    SplittableRandom random = new SplittableRandom(order);
    for (int k = 0; k < 3; k++) {
      List<Integer> sequence = DirectionSequence.good(group, random);
      assertDirectionsFit(order, sequence);
      assertThat(DirectionSequence.defect(group, sequence)).isEqualTo(naiveDefect(group, sequence));
    }
  }

  /** With v ≡ 1 element 0 sits out, as many NS as EW; with v ≡ 3 the fixed player is NS, too. */
  private static void assertDirectionsFit(int order, List<Integer> sequence) {
    int ns = Collections.frequency(sequence, 1);
    int ew = Collections.frequency(sequence, -1);
    assertThat(sequence).hasSize(order);
    if (order % 4 == 1) {
      assertThat(ns).isEqualTo(ew).isEqualTo((order - 1) / 2);
      assertThat(sequence.get(0)).isZero();
    } else {
      assertThat(ns + 1).isEqualTo(ew).isEqualTo((order + 1) / 2);
    }
  }

  private static long naiveDefect(AbelianGroup group, List<Integer> sequence) {
    long[] sum = new long[group.order()];
    for (int a = 0; a < sum.length; a++) {
      for (int b = 0; b < sum.length; b++) {
        sum[group.add(b, group.negate(a))] += (long) sequence.get(a) * sequence.get(b);
      }
    }
    long defect = 0;
    for (int d = 1; d < sum.length; d++) {
      defect += (sum[d] + 1) * (sum[d] + 1);
    }
    return defect;
  }
}
