package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;
import org.junit.jupiter.api.Test;

class MeetingKindTest {

  @Test
  void plainSeatsHaveTwoPairsOfPartnersAndFourOfOpponents() {
    assertThat(MeetingKind.of(Kind.INDIVIDUAL, Rotation.NONE, 1))
        .containsExactly(new MeetingKind(1, 0, 0, 2), new MeetingKind(0, 1, 1, 4));
  }

  @Test
  void threeBoardsSettleTheSideOfAllPairs() {
    assertThat(MeetingKind.of(Kind.INDIVIDUAL, Rotation.ROTATE, 3))
        .containsExactlyInAnyOrder(new MeetingKind(1, 2, 0, 3), new MeetingKind(1, 2, 2, 3));
  }

  @Test
  void twoBoardsLeaveOnePairOnTheSameSide() {
    assertThat(MeetingKind.of(Kind.INDIVIDUAL, Rotation.SWAP, 2))
        .containsExactlyInAnyOrder(
            new MeetingKind(1, 1, 1, 4), new MeetingKind(0, 2, 2, 1), new MeetingKind(0, 2, 0, 1));
    MeetingKind northWest = MeetingKind.between(1, 4, Rotation.SWAP, 2);
    assertThat(northWest).isEqualTo(new MeetingKind(0, 2, -2, 1));
  }

  @Test
  void pairsOnlyOppose() {
    assertThat(MeetingKind.of(Kind.PAIRS, Rotation.NONE, 1))
        .containsExactly(new MeetingKind(0, 1, 0, 1));
  }
}
