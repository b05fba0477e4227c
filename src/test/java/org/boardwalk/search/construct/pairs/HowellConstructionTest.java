package org.boardwalk.search.construct.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.boardwalk.search.construct.pairs.PairsWishes.built;
import static org.boardwalk.search.construct.pairs.PairsWishes.copies;
import static org.boardwalk.search.construct.pairs.PairsWishes.open;
import static org.boardwalk.search.construct.pairs.PairsWishes.refusal;
import static org.boardwalk.search.construct.pairs.PairsWishes.sets;
import static org.boardwalk.search.construct.pairs.PairsWishes.valid;
import static org.boardwalk.search.construct.pairs.PairsWishes.wish;

import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HowellConstructionTest {

  private static PairsWish howell(int pairs, int rounds, int sets, int copies) {
    return wish(pairs / 2, rounds, sets(sets, copies), new PairsForm.Howell());
  }

  private static PairsWish complete(int pairs) {
    return howell(pairs, pairs - 1, pairs - 1, 1);
  }

  private static double calibre(Movement movement) {
    return Judge.judge(movement).calibre().worst();
  }

  /** Balance with 100; the directions of the others come from the best cyclic sequences known. */
  @ParameterizedTest
  @CsvSource({
    "8, 100",
    "10, 83.33",
    "12, 100",
    "14, 91.30",
    "16, 100",
    "18, 94.74",
    "20, 100",
    "24, 100",
    "30, 98.13",
    "32, 100",
    "38, 98.84"
  })
  void evenNumbersAreComplete(int pairs, double calibre) {
    Movement movement = valid(complete(pairs));
    assertThat(movement.winners()).isEqualTo(1);
    assertThat(calibre(movement)).isCloseTo(calibre, within(0.005));
  }

  /** Where no sequence is known beforehand the search takes longer. */
  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"22, 96.49", "26, 97.50", "28, 98.67", "34, 98.55", "36, 100", "40, 98.69"})
  void theOtherEvenNumbersAreComplete(int pairs, double calibre) {
    evenNumbersAreComplete(pairs, calibre);
  }

  @Test
  void theMovingPairsFollowEachOtherAndTheSetsWalkDown() {
    Movement movement = valid(complete(12));
    for (int r = 1; r < 11; r++) {
      for (int t = 0; t < 6; t++) {
        Encounter now = movement.rounds().get(r).encounters().get(t);
        Encounter before = movement.rounds().get(r - 1).encounters().get(t);
        TwoPairs pairs = (TwoPairs) before.seating();
        assertThat(now.set()).isEqualTo(before.set() % 11 + 1);
        assertThat(now.seating()).isEqualTo(new TwoPairs(next(pairs.ns()), next(pairs.ew())));
      }
    }
  }

  private static int next(int pair) {
    return pair == 12 ? 12 : pair % 11 + 1;
  }

  @Test
  void fivePairsNeedTwoCopiesAsNoMoreThanTwoTablesPlay() {
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 3, 5, Optional.of(Direction.EW));
    assertThat(copies(valid(wish.with(sets(5, 2))))).isEqualTo(2);
    assertThat(refusal(wish.with(sets(5, 1)))).contains("5 contestants need 2 copies, not 1");
  }

  /** No Room squares of sides 3 and 5: J. H. Dinitz and D. R. Stinson, Room squares (1992). */
  @Test
  void fourAndSixPairsMustShareSets() {
    assertThat(copies(valid(howell(4, 3, 3, 2)))).isEqualTo(2);
    assertThat(calibre(valid(howell(4, 3, 3, 2)))).isEqualTo(100);
    assertThat(copies(valid(howell(6, 5, 5, 3)))).isEqualTo(3);
    assertThat(refusal(howell(4, 3, 3, 1)))
        .isEqualTo("there is no Room square of side 3, so that 4 contestants need 2 copies, not 1");
    assertThat(refusal(howell(6, 5, 5, 2))).contains("6 contestants need 3 copies, not 2");
  }

  @ParameterizedTest
  @CsvSource({
    "10, 7, 7",
    "12, 9, 9",
    "14, 11, 11",
    "14, 10, 10",
    "16, 12, 12",
    "20, 13, 13",
    "12, 8, 11",
    "14, 9, 13",
    "40, 26, 26"
  })
  void shortenedWithSeveralWhoStayOrStoppedEarly(int pairs, int rounds, int sets) {
    Movement movement = valid(howell(pairs, rounds, sets, 1));
    assertThat(movement.rounds().get(rounds - 1).encounters().stream().map(Encounter::seating))
        .as("those who stay")
        .filteredOn(s -> s.seats().values().stream().anyMatch(p -> p > sets))
        .hasSize(pairs - sets);
  }

  /** Published ones have 8, 12, 16 and 42 breaks; shortened ones 11, 12 and 12, or 8. */
  @ParameterizedTest
  @CsvSource({
    "10, 9, 1, 8",
    "14, 13, 1, 12",
    "18, 17, 1, 16",
    "16, 15, 1, 42",
    "14, 9, 1, 8",
    "16, 9, 2, 16",
    "16, 12, 1, 11",
    "18, 13, 1, 12",
    "20, 13, 1, 12"
  })
  void boardsWalkAtLeastAsQuietlyAsInPublishedOnes(
      int pairs, int rounds, int copies, int published) {
    Movement movement = valid(howell(pairs, rounds, rounds, copies));
    assertThat(Judge.judge(movement).walk().breaks()).isLessThanOrEqualTo(published);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 10, 16, 24})
  void inSharedPlayAllTablesHaveTheSameSet(int pairs) {
    Boards boards = new Boards(pairs - 1, 2, Play.SHARED, pairs / 2);
    Movement movement = valid(wish(pairs / 2, pairs - 1, boards, new PairsForm.Howell()));
    assertThat(movement.rounds().get(1).encounters()).allMatch(e -> e.set() == 2);
  }

  @Test
  void ofAnOddNumberThePairThatMeetsTheMissingOneSitsOut() {
    Movement movement =
        valid(wish(Kind.SOLO, 4, 7, sets(7, 1), new PairsForm.Howell(), Optional.of(Direction.EW)));
    assertThat(movement.contestants()).isEqualTo(7);
    assertThat(movement.rounds().stream().map(r -> r.sittingOut(7).get(0)))
        .containsExactly(1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void explainsItself() {
    assertThat(built(complete(8)).explanation())
        .startsWith(
            "Howell over Z7: numbers up to 7 follow the next lower one, 8 stays; starter 8-1");
  }

  /**
   * With s = t + 1 sets, s odd, one couple moves: the sums over elements, columns and sets differ
   * by the couple's set, which would have to be the one that no table has.
   */
  @Test
  void noneIsCyclicWithOneSetMoreThanTables() {
    assertThat(open(howell(12, 7, 7, 1)))
        .contains("no cyclic Howell of 12 contestants with 7 sets");
  }

  @Test
  void saysWhatIsTooLongAndWhatIsNotKnown() {
    assertThat(refusal(howell(8, 8, 8, 1))).startsWith("8 contestants meet each other in 7 rounds");
    assertThat(open(howell(8, 7, 8, 1))).contains("has 7 sets");
    assertThat(open(howell(14, 6, 6, 1))).contains("8 contestants would have to stay at 7 tables");
  }
}
