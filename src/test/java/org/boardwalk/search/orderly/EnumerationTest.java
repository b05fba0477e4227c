package org.boardwalk.search.orderly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Enumerated;
import org.boardwalk.wish.answer.Enumerated.Representative;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts of movements up to isomorphism. For 4 to 12 players who all meet they are those that H.
 * Haanpää and P. R. J. Östergård, Classification of whist tournaments with up to 12 players,
 * Discrete Appl. Math. 129 (2003), set out to find; of these was known before that none of 4, 8 and
 * 12 players is directed and none of 12 balanced.
 */
@Tag("thorough")
class EnumerationTest {

  private static Enumerated all(int players, int rounds) {
    return Enumeration.of(wish(players, rounds), now -> {}, () -> false);
  }

  private static IndividualWish wish(int players, int rounds) {
    return Wishes.shared(players, players / 4, rounds);
  }

  private static List<String> figures(Enumerated all) {
    return all.representatives().stream()
        .map(r -> r.automorphisms() + " " + r.side() + " " + r.direction())
        .toList();
  }

  @Test
  void thereIsOneWhistOfFourOfFiveAndOfEightPlayersAndTwoOfNine() {
    assertThat(figures(all(4, 3))).containsExactly("24 12 0");
    assertThat(figures(all(5, 5))).containsExactly("20 0 0");
    assertThat(figures(all(8, 7))).containsExactly("56 32 0");
    assertThat(figures(all(9, 9))).containsExactly("144 0 0", "16 0 0");
  }

  /** The five designs: L. B. Morales and C. Velarde, J. Combin. Des. 9 (2001). */
  @Test
  @Tag("slow")
  void twoOfTheFiveResolvableDesignsOfTwelvePlayersBecomeWhists() {
    Enumerated all = all(12, 11);
    assertThat(all.seatings().get(11)).isEqualTo(5);
    assertThat(figures(all)).containsExactly("11 44 320", "11 56 288");
    // What the theorems of the judge say is what was enumerated.
    Set<Criterion> whist = Set.of(Criterion.PARTNER, Criterion.OPPONENT);
    IndividualWish wish = all.wish();
    Bounds bounds = Bounds.of(wish.profile(), whist, wish.weights());
    assertThat(bounds.of(Criterion.SIDE)).isEqualTo(44);
    assertThat(bounds.of(Criterion.DIRECTION)).isEqualTo(288);
    assertThat(bounds.total()).isEqualTo(56 + 288);
    assertThat(Bounds.whist(wish.profile(), Criterion.DIRECTION, 44)).isEqualTo(320);
    assertThat(Bounds.whist(wish.profile(), Criterion.SIDE, 288)).isEqualTo(56);
  }

  @ParameterizedTest
  @CsvSource({"4", "8"})
  void theJudgeKnowsTheLeastSideCostOfSmallWhists(int players) {
    Enumerated all = all(players, players - 1);
    Representative only = all.representatives().get(0);
    Set<Criterion> whist = Set.of(Criterion.PARTNER, Criterion.OPPONENT);
    Bounds bounds = Bounds.of(all.wish().profile(), whist, all.wish().weights());
    assertThat(bounds.of(Criterion.SIDE)).isEqualTo(only.side());
    assertThat(bounds.of(Criterion.DIRECTION)).isEqualTo(only.direction()).isZero();
  }

  /** Players! / automorphisms movements differ from a representative by names alone. */
  @ParameterizedTest
  @CsvSource({"4,4", "5,4", "5,5", "5,6", "6,2", "6,5", "7,3", "8,2", "8,3"})
  void withAllNamesTheyAreAsManyAsAPlainCountFinds(int players, int rounds) {
    Enumerated all = all(players, rounds);
    assertThat(all.complete()).isTrue();
    assertThat(all.unfair()).isZero();
    long factorial = LongStream.rangeClosed(1, players).reduce(1, (a, b) -> a * b);
    assertThat(all.representatives().stream().mapToLong(r -> factorial / r.automorphisms()).sum())
        .isEqualTo(new PlainCount(all.wish()).count());
  }

  @Test
  @Tag("slow")
  void nineWithAllNamesAreAsManyAsAPlainCountFinds() {
    withAllNamesTheyAreAsManyAsAPlainCountFinds(9, 2);
  }

  @ParameterizedTest
  @CsvSource({"5,2", "5,3", "6,3", "7,5", "9,4"})
  void someSizesHaveNone(int players, int rounds) {
    assertThat(all(players, rounds).representatives()).isEmpty();
  }

  @Test
  void onesWithoutAnOrderOfFairSitOutsAreCountedApart() {
    assertThat(all(6, 6).unfair()).isEqualTo(1);
    assertThat(figures(all(6, 6))).hasSize(1);
  }

  @Test
  void aStoppedEnumerationClaimsNothing() {
    Enumerated stopped = Enumeration.of(wish(8, 7), now -> {}, () -> true);
    assertThat(stopped.complete()).isFalse();
    assertThat(stopped.representatives()).isEmpty();
  }

  @Test
  void moreThanTwelvePlayersAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> all(13, 13));
  }

  /** Counts movements with names: sets of rounds, each a set of tables of two sides. */
  private static final class PlainCount {

    private final int players;
    private final int rounds;
    private final List<List<int[]>> all = new ArrayList<>();
    private final int[][] partners;
    private final int[][] opponents;
    private final EvenMeetings asPartners;
    private final EvenMeetings asOpponents;
    private final int[] out;
    private final IndividualWish wish;

    PlainCount(IndividualWish wish) {
      this.wish = wish;
      players = wish.players();
      rounds = wish.rounds();
      partners = new int[players][players];
      opponents = new int[players][players];
      asPartners = EvenMeetings.partners(players, wish.tables(), rounds);
      asOpponents = EvenMeetings.opponents(players, wish.tables(), rounds);
      out = new int[players];
      addTables(new ArrayList<>(), IntStream.range(0, players).boxed().toList());
    }

    /** The lowest player left sits out or plays with and against others. */
    private void addTables(List<int[]> tables, List<Integer> left) {
      if (tables.size() == wish.tables()) {
        all.add(List.copyOf(tables));
        return;
      }
      int first = left.get(0);
      List<Integer> others = left.subList(1, left.size());
      if (others.size() >= 4 * (wish.tables() - tables.size())) {
        addTables(tables, others);
      }
      for (int partner : others) {
        for (int one : others) {
          for (int other : others) {
            if (one < other && partner != one && partner != other) {
              List<Integer> rest = new ArrayList<>(others);
              rest.removeAll(List.of(partner, one, other));
              tables.add(new int[] {first, partner, one, other});
              addTables(tables, rest);
              tables.remove(tables.size() - 1);
            }
          }
        }
      }
    }

    long count() {
      return count(0, 0);
    }

    private long count(int from, int made) {
      if (made == rounds) {
        return even() ? 1 : 0;
      }
      long count = 0;
      for (int k = from; k < all.size(); k++) {
        if (play(all.get(k), 1)) {
          count += count(k, made + 1);
        }
        play(all.get(k), -1);
      }
      return count;
    }

    private boolean play(List<int[]> tables, int times) {
      IntStream.range(0, players).forEach(p -> out[p] += times);
      boolean fits = true;
      for (int[] t : tables) {
        for (int a = 0; a < 4; a++) {
          out[t[a]] -= times;
          for (int b = 0; b < 4; b++) {
            boolean together = a / 2 == b / 2;
            int[][] counts = together ? partners : opponents;
            counts[t[a]][t[b]] += times;
            int most = (together ? asPartners : asOpponents).most();
            fits &= a == b || counts[t[a]][t[b]] <= most;
          }
        }
      }
      return fits;
    }

    private boolean even() {
      for (int p = 0; p < players; p++) {
        for (int q = 0; q < p; q++) {
          if (!asPartners.holds(partners[p][q]) || !asOpponents.holds(opponents[p][q])) {
            return false;
          }
        }
      }
      int most = IntStream.of(out).max().orElse(0);
      return IntStream.of(out).allMatch(n -> n >= most - 1);
    }
  }
}
