package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableRingTest {

  @Test
  void theLastTableIsFollowedByTheFirst() {
    TableRing ring = TableRing.ofAll(3);
    assertThat(ring.next(1)).isEqualTo(2);
    assertThat(ring.next(2)).isEqualTo(3);
    assertThat(ring.next(3)).isEqualTo(1);
    assertThat(ring.before(1)).isEqualTo(3);
    assertThat(ring.before(3)).isEqualTo(2);
  }
}
