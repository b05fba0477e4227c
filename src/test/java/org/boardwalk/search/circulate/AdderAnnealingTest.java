package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
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

class AdderAnnealingTest {

  private static IndividualWish wish(int players, int rounds, Play play) {
    Boards boards = new Boards(rounds, 2, play, play == Play.SHARED ? players : 1);
    return UsualWish.of(players, players / 4, rounds, boards, Rotation.NONE);
  }

  private static Hunt<IndividualWish> hunted(IndividualWish wish, long seed) {
    Hunt<IndividualWish> hunt = Hunts.of(wish);
    for (Method<IndividualWish> method : AdderAnnealing.forWish(wish, 1)) {
      method.run(hunt, Duration.ofMillis(500), seed);
    }
    return hunt;
  }

  /**
   * What the Howell of the Scottish Bridge Union for 16 players, the manual of the English Bridge
   * Union for 12 and 18, and a movement over 20 sets for 20 players cost.
   */
  @ParameterizedTest
  @CsvSource({"16, 15, 420", "12, 11, 704", "18, 9, 576", "20, 19, 4532"})
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
  void fitsNothingInSharedPlay() {
    assertThat(AdderAnnealing.forWish(wish(13, 13, Play.SHARED), 1)).isEmpty();
  }
}
