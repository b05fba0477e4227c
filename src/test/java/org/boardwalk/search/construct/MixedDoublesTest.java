package org.boardwalk.search.construct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WishSizes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MixedDoublesTest {

  @ParameterizedTest
  @ValueSource(
      ints = {
        4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19, 20, 23, 25, 27, 29, 31, 32, 35, 45, 48
      })
  void eachPlayerPartnersAndOpposesAllButTheSpouseOnce(int n) {
    MixedDoubles made = MixedDoubles.avoidingSpouses(n).orElseThrow();
    assertThat(made.couples()).isEqualTo(n);
    assertThat(made.rounds()).hasSize(n % 2 == 0 ? n - 1 : n);
    for (int r = 0; r < made.rounds().size(); r++) {
      assertThat(sittingOut(made, r)).hasSize(n % 2 == 0 ? 0 : 2);
    }
    Meetings met = new Meetings(2 * n, made.rounds());
    for (int p = 0; p < 2 * n; p++) {
      for (int q = 0; q < 2 * n; q++) {
        boolean meet = p != q && p % n != q % n;
        boolean mixed = p / n != q / n;
        assertThat(met.partners[p][q]).as("partners %d %d", p, q).isEqualTo(meet && mixed ? 1 : 0);
        int opposed = p == q || q == (p + n) % (2 * n) ? 0 : 1;
        assertThat(met.opponents[p][q]).as("opponents %d %d", p, q).isEqualTo(opposed);
      }
    }
  }

  @Test
  void whileOneCoupleSitsOutAnOddNumberOfCouplesPlays() {
    MixedDoubles made = MixedDoubles.avoidingSpouses(15).orElseThrow();
    assertThat(IntStream.range(0, 15).mapToObj(r -> sittingOut(made, r)))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, 15).mapToObj(i -> List.of(i, 15 + i)).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 14})
  void nearlySpouseAvoidingDoublesMissAsManyPairsOfWomenAsTheyRepeat(int n) {
    MixedDoubles made = MixedDoubles.avoidingSpouses(n).orElseThrow();
    assertThat(made.rounds()).hasSize(n - 1);
    Meetings met = new Meetings(2 * n, made.rounds());
    int[] women = new int[3];
    for (int p = 0; p < 2 * n; p++) {
      assertThat(sittingOut(made, p % (n - 1))).isEmpty();
      for (int q = p + 1; q < 2 * n; q++) {
        boolean spouses = q == p + n;
        assertThat(met.partners[p][q]).isEqualTo(p < n && q >= n && !spouses ? 1 : 0);
        if (p < n) {
          assertThat(met.opponents[p][q]).isEqualTo(spouses ? 0 : 1);
        } else {
          women[met.opponents[p][q]]++;
        }
      }
    }
    assertThat(women).containsExactly(n - 1, n * (n - 1) / 2 - 2 * (n - 1), n - 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 14, 18, 22})
  void withoutSpousesEachPlayerMeetsEverybodyAndOpposesOneOfTheSameSexTwice(int n) {
    MixedDoubles made = MixedDoubles.meetingAll(n).orElseThrow();
    assertThat(made.rounds()).hasSize(n);
    Meetings met = new Meetings(2 * n, made.rounds());
    for (int p = 0; p < 2 * n; p++) {
      assertThat(sittingOut(made, p % n)).isEmpty();
      int twice = 0;
      for (int q = 0; q < 2 * n; q++) {
        boolean mixed = p / n != q / n;
        assertThat(met.partners[p][q]).isEqualTo(mixed ? 1 : 0);
        if (mixed) {
          assertThat(met.opponents[p][q]).isEqualTo(1);
        } else if (p != q) {
          assertThat(met.opponents[p][q]).isBetween(1, 2);
          twice += met.opponents[p][q] - 1;
        }
      }
      assertThat(twice).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 6, 21, 24, 26, 28, 30})
  void otherNumbersOfCouplesAreNotMade(int n) {
    assertThat(MixedDoubles.avoidingSpouses(n)).isEmpty();
    assertThat(MixedDoubles.meetingAll(n)).isEmpty();
  }

  /** No two players meet twice in one way, so that 0 and 1 are as even as the numbers can be. */
  @ParameterizedTest
  @CsvSource({
    "4, 3, 0",
    "5, 5, 0",
    "7, 7, 0",
    "8, 7, 0",
    "8, 5, 0",
    "10, 9, 18",
    "11, 11, 0",
    "12, 11, 0",
    "14, 13, 26",
    "15, 15, 0",
    "16, 15, 0",
    "18, 17, 0",
    "20, 19, 0"
  })
  void theJudgeFindsPartnersIdealInTheWholeFieldAndOpponentsAndSidesTooUnlessWomenMeetTwice(
      int n, int rounds, long opponents) {
    Scorecard card = judged(MixedDoubles.avoidingSpouses(n).orElseThrow(), rounds);
    assertThat(card.valid()).isTrue();
    assertThat(card.sitOuts().even()).isTrue();
    assertThat(card.of(Criterion.PARTNER).cost()).isZero();
    assertThat(card.of(Criterion.OPPONENT).cost()).isEqualTo(opponents);
    assertThat(card.of(Criterion.SIDE).cost())
        .isLessThanOrEqualTo(4L * (n - 1) * (opponents > 0 ? 1 : 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 14, 18, 22})
  void theJudgeFindsPartnersAndOpponentsIdealWithoutSpouses(int n) {
    Scorecard card = judged(MixedDoubles.meetingAll(n).orElseThrow(), n);
    assertThat(card.valid()).isTrue();
    assertThat(card.of(Criterion.PARTNER).cost()).isZero();
    assertThat(card.of(Criterion.OPPONENT).cost()).isZero();
  }

  private static Scorecard judged(MixedDoubles made, int rounds) {
    int players = 2 * made.couples();
    IndividualWish wish = WishSizes.of(players, rounds).individual();
    return wish.judge(Unfolding.sharing(wish, made.rounds().subList(0, rounds)));
  }

  private static List<Integer> sittingOut(MixedDoubles made, int round) {
    List<Integer> out =
        IntStream.range(0, 2 * made.couples())
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    made.rounds().get(round).forEach(t -> out.removeAll(Arrays.stream(t).boxed().toList()));
    return out;
  }

  /** A naive count of meetings. */
  private static final class Meetings {

    private final int[][] partners;
    private final int[][] opponents;

    Meetings(int players, List<List<int[]>> rounds) {
      partners = new int[players][players];
      opponents = new int[players][players];
      for (List<int[]> round : rounds) {
        assertThat(round.stream().flatMapToInt(Arrays::stream)).doesNotHaveDuplicates();
        for (int[] table : round) {
          for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
              if (a != b) {
                int[][] count = (a + b) % 2 == 0 ? partners : opponents;
                count[table[a]][table[b]]++;
              }
            }
          }
        }
      }
    }
  }
}
