package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Hunts;
import org.boardwalk.search.Method;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CircuitAnnealingTest {

  private static IndividualWish wish(int players, int rounds, Play play) {
    return UsualWish.of(
            players,
            players / 4,
            rounds,
            new Boards(rounds, 2, play, play == Play.SHARED ? players : 1),
            Rotation.NONE)
        .demanding(Map.of());
  }

  private static Hunt<IndividualWish> hunted(IndividualWish wish, long seed) {
    Hunt<IndividualWish> hunt = Hunts.of(wish);
    for (Method<IndividualWish> method : CircuitAnnealing.forWish(wish, 1)) {
      method.run(hunt, Duration.ofMillis(500), seed);
    }
    return hunt;
  }

  /** 13 players: page 180 of the manual of the English Bridge Union costs as much. */
  @ParameterizedTest
  @CsvSource({"13, 13, 156", "12, 11, 440", "18, 9, 576"})
  void isAsGoodAsWhatIsPublished(int players, int rounds, long cost) {
    Hunt<IndividualWish> hunt = hunted(wish(players, rounds, Play.CIRCULATING), 1);
    assertThat(hunt.find().orElseThrow().judged().cost()).isLessThanOrEqualTo(cost);
    assertThat(hunt.bestCard().orElseThrow().carried(WalkGrade.DOWN_ONE)).isTrue();
  }

  @Test
  void theSameSeedFindsTheSame() {
    IndividualWish wish = wish(18, 9, Play.CIRCULATING);
    assertThat(hunted(wish, 3).best()).isEqualTo(hunted(wish, 3).best()).isPresent();
  }

  @Test
  void fitsNothingInSharedPlayAndNoPrimeNumberOfRoundsAboveThePlayers() {
    List<IndividualWish> others =
        List.of(wish(13, 13, Play.SHARED), wish(12, 13, Play.CIRCULATING));
    others.forEach(w -> assertThat(CircuitAnnealing.forWish(w, 1)).isEmpty());
  }
}
