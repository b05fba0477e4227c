package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.boardwalk.movement.Examples;
import org.junit.jupiter.api.Test;

class RelationsTest {

  @Test
  void eightPlayersPartnerOnceAndMeetTwice() {
    Relations relations = Relations.of(Examples.eightPlayers());
    for (int a = 1; a <= 8; a++) {
      for (int b = 1; b <= 8; b++) {
        if (a != b) {
          assertThat(relations.partner(a, b)).isEqualTo(1);
          assertThat(relations.opponent(a, b)).isEqualTo(2);
          assertThat(relations.direction(a, b)).isEqualTo(relations.direction(b, a));
        }
      }
    }
    assertThatThrownBy(() -> relations.partner(0, 1)).hasMessageContaining("[0]");
  }

  @Test
  void mitchellWithoutSwitchComparesEverybodyOfADirectionInAllSets() {
    Relations relations = Relations.of(Examples.mitchell(7, 0, 2));
    assertThat(relations.direction(1, 2)).isEqualTo(7);
    assertThat(relations.direction(1, 8)).isEqualTo(-6);
    assertThat(relations.opponent(1, 8)).isEqualTo(1);
    assertThat(relations.partner(1, 8)).isZero();
  }
}
