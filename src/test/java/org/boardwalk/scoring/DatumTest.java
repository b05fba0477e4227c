package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Field;
import org.boardwalk.scoring.Datum.Nearest;
import org.junit.jupiter.api.Test;

/** Butler scores of 4 and of 7 tables by several datums, each worked by hand. */
class DatumTest {

  private static final int[] FOUR = {620, 170, 140, -50};
  private static final int[] SEVEN = {650, 620, 170, 140, 110, -50, -100};

  /** The IMPs of NS, who play the scores in turn; those of EW must be the opposite. */
  private static List<Integer> imps(Datum datum, int... scores) {
    Terms terms = new Terms(List.of(), Rounding.EXACT, List.of(), datum);
    Ranking ranking =
        Ranking.of(
            Events.scored(Events.oneBoard(scores.length, 2), scores), ScoringMethod.IMPS, terms);
    List<Integer> ns = gained(ranking, Field.NS, scores.length);
    assertThat(gained(ranking, Field.EW, scores.length))
        .isEqualTo(ns.stream().map(i -> -i).toList());
    return ns;
  }

  private static List<Integer> gained(Ranking ranking, Field field, int tables) {
    Stream<Integer> contestants =
        IntStream.rangeClosed(1, tables).mapToObj(t -> field == Field.NS ? t : tables + t);
    return contestants
        .map(
            c ->
                ranking.fields().getOrDefault(field, List.of()).stream()
                    .filter(p -> p.contestant() == c)
                    .mapToInt(p -> p.gained().rounded(0).intValueExact())
                    .sum())
        .toList();
  }

  @Test
  void fourTablesUsuallyCountAllScores() {
    // 880 / 4 = 220: 400, -50, -80, -270.
    assertThat(imps(Datum.USUAL, FOUR)).containsExactly(9, -2, -2, -7);
    assertThat(imps(new Datum(0, false, 5, Nearest.TEN), FOUR)).containsExactly(9, -2, -2, -7);
    // 5 % of four scores is none.
    assertThat(imps(new Datum(5, true, 4, Nearest.TEN), FOUR)).containsExactly(9, -2, -2, -7);
  }

  @Test
  void fourTablesWithoutTheirEndsAndAHalfAwayFromZero() {
    // (170 + 140) / 2 = 155, datum 160: 460, 10, -20, -210.
    assertThat(imps(new Datum(1, false, 4, Nearest.TEN), FOUR)).containsExactly(10, 0, -1, -5);
    // Datum 155: 465, 15, -15, -205.
    assertThat(imps(new Datum(1, false, 4, Nearest.ONE), FOUR)).containsExactly(10, 0, 0, -5);
    assertThat(imps(new Datum(1, false, 4, Nearest.NONE), FOUR)).containsExactly(10, 0, 0, -5);
  }

  @Test
  void sevenTablesUsuallyLeaveOneOutAtEachEnd() {
    // (620 + 170 + 140 + 110 - 50) / 5 = 198, datum 200: 450, 420, -30, -60, -90, -250, -300.
    assertThat(imps(Datum.USUAL, SEVEN)).containsExactly(10, 9, -1, -2, -3, -6, -7);
    // 10 % of seven scores is one.
    assertThat(imps(new Datum(10, true, 5, Nearest.TEN), SEVEN))
        .containsExactly(10, 9, -1, -2, -3, -6, -7);
  }

  @Test
  void sevenTablesByOtherDatums() {
    // 198: 452, 422, -28, -58, -88, -248, -298; 88 points are 2 IMPs.
    assertThat(imps(new Datum(1, false, 5, Nearest.NONE), SEVEN))
        .containsExactly(10, 9, -1, -2, -2, -6, -7);
    // 1540 / 7 = 220: 430, 400, -50, -80, -110, -270, -320.
    assertThat(imps(new Datum(5, true, 5, Nearest.TEN), SEVEN))
        .containsExactly(10, 9, -2, -2, -3, -7, -8);
    // (170 + 140 + 110) / 3 = 140: 510, 480, 30, 0, -30, -190, -240.
    assertThat(imps(new Datum(2, false, 5, Nearest.TEN), SEVEN))
        .containsExactly(11, 10, 1, 0, -1, -5, -6);
  }

  @Test
  void aPartOfAPointTowardsTheNextImpDoesNotCount() {
    // 59 / 3 = 19 2/3, less than the 20 points of an IMP; rounded, it is 20. 39 1/3 is 1 IMP.
    assertThat(imps(new Datum(0, false, 5, Nearest.NONE), 0, 0, 59)).containsExactly(0, 0, 1);
    assertThat(imps(new Datum(0, false, 5, Nearest.ONE), 0, 0, 59)).containsExactly(-1, -1, 1);
  }

  @Test
  void halvesGoAwayFromZeroOnBothSidesOfIt() {
    // 25 becomes 30 and -25 becomes -30; to the even ten they are 20 and -20.
    assertThat(imps(new Datum(0, false, 5, Nearest.TEN), 0, 50)).containsExactly(-1, 1);
    assertThat(imps(new Datum(0, false, 5, Nearest.TEN), 0, -50)).containsExactly(1, -1);
    assertThat(imps(Datum.USUAL, 0, -50)).containsExactly(1, -1);
    // The mean is 25: against 30 the scores are -20 and 10, against 20 they are -10 and 20.
    assertThat(imps(new Datum(0, false, 5, Nearest.TEN), 10, 40)).containsExactly(-1, 0);
    assertThat(imps(Datum.USUAL, 10, 40)).containsExactly(0, 1);
  }

  @Test
  void aScoreIsAlwaysLeft() {
    assertThatThrownBy(() -> new Datum(2, false, 4, Nearest.TEN))
        .hasMessageContaining("[4] must be at least 5");
    assertThatThrownBy(() -> new Datum(21, true, 5, Nearest.TEN)).hasMessageContaining("[21]");
    for (int scores = 2; scores <= 40; scores++) {
      int[] equal = IntStream.generate(() -> 420).limit(scores).toArray();
      assertThat(imps(new Datum(20, true, 2, Nearest.TEN), equal)).containsOnly(0);
    }
  }
}
