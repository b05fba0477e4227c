package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.boardwalk.publish.Names;
import org.junit.jupiter.api.Test;

final class LongestNamesTest {

  private static final Names WHOLE = new Names(Map.of(1, "Bartholomew Featherstone"));
  private static final Names USUAL = new Names(Map.of(1, "Bartholomew Feather…"));
  private static final Names SHORT = new Names(Map.of(1, "Bart… Feath…"));

  private static CardPages pages(int sheets, double points) {
    List<List<CardPages.Placed>> all = new ArrayList<>();
    for (int k = 0; k < sheets; k++) {
      all.add(List.of());
    }
    return new CardPages(all, points);
  }

  private static CardPages chosen(CardPages whole, CardPages usual, CardPages cut) {
    Map<Names, CardPages> laid = Map.of(WHOLE, whole, USUAL, usual, SHORT, cut);
    return new LongestNames(names -> List.of(Objects.requireNonNull(laid.get(names))), 8)
        .of(USUAL, List.of(WHOLE, USUAL, SHORT))
        .get(0);
  }

  @Test
  void namesStandWholeWhereTypeIsLargeEnough() {
    CardPages whole = pages(1, 9);
    assertThat(chosen(whole, pages(1, 10), pages(1, 12))).isEqualTo(whole);
    CardPages almost = pages(1, 7.5);
    assertThat(chosen(almost, pages(1, 10), pages(1, 12))).isEqualTo(almost);
  }

  @Test
  void usualNamesAreNotCutFurtherThanTypeNeeds() {
    CardPages usual = pages(1, 8.4);
    assertThat(chosen(pages(1, 6), usual, pages(1, 8.5))).isEqualTo(usual);
  }

  @Test
  void namesTakeNoMorePaperThanUsualOnes() {
    CardPages usual = pages(1, 8.4);
    assertThat(chosen(pages(2, 12), usual, pages(1, 9))).isEqualTo(usual);
  }
}
