package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentTest {

  private final Recent<String, Integer> recent = new Recent<>(2);

  @Test
  void whatIsMadeIsKept() {
    assertThat(recent.get("a", () -> 1)).isEqualTo(1);
    assertThat(recent.get("a", () -> 2)).isEqualTo(1);
  }

  @Test
  void thoseUsedLastAreKept() {
    recent.put("a", 1);
    recent.put("b", 2);
    assertThat(recent.get("a")).contains(1);
    recent.put("c", 3);
    assertThat(recent.get("b")).isEmpty();
    assertThat(recent.get("a")).contains(1);
  }

  /** Such as proposals that were begun before a search had ended. */
  @Test
  void whatWasBegunBeforeEverythingWasForgottenIsNotKept() {
    int made =
        recent.get(
            "a",
            () -> {
              recent.clear();
              return 1;
            });
    assertThat(made).isEqualTo(1);
    assertThat(recent.get("a")).isEmpty();
  }
}
