package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.EnumSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mitchells cut short and switched, as candidates for pairs of one winner. */
class SwitchedMitchellTest {

  private static PairsWish wish(PairsForm form, int tables, int rounds) {
    SearchSettings settings = SearchSettings.repeatable(Duration.ofSeconds(1), 1);
    return UsualPairs.of(Kind.PAIRS, form, tables, rounds)
        .with(new Boards(tables, 2, Play.CIRCULATING, 1))
        .with(settings);
  }

  private static PairsWish turningOnly(PairsWish wish) {
    return wish.with(wish.search().with(EnumSet.of(MethodKind.TURNING)));
  }

  private static double calibre(Answer answer) {
    return answer.outcome().found().orElseThrow().judged().card().calibre().worst();
  }

  private static Answer answer(PairsWish wish) {
    return Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean());
  }

  /**
   * Counted by hand for 11 tables, 10 rounds and 11 sets, with the first round switched or not.
   * Each of 11 sets is played 10 times: S = 11·10·9 = 990, N = 231. Without a switch two pairs of
   * one direction share 9 sets: c = 9. NS and EW who met share 9 sets too: c = 9 - 8 = 1. Those who
   * did not meet miss the same set: c = -10. Σc² = 110·81 + 110·1 + 11·100 = 10120.
   */
  @Test
  void elevenTablesAndTenRoundsHaveTheCalibreCountedByHand() {
    PairsForm mitchell = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    double plain = 100 * (990.0 * 990 / 231) / 10120;
    assertThat(plain).isCloseTo(41.93, within(0.005));
    double switched = calibre(answer(wish(mitchell, 11, 10).with(PairsWish.Switching.ROUNDS)));
    assertThat(switched).isCloseTo(73.05, within(0.005)).isGreaterThan(plain);
  }

  /** At even tables the other searches of five seconds find 28.57, 55.10, 61.73; none alone. */
  @ParameterizedTest(name = "{0} tables, {1} rounds: {2}")
  @CsvSource({"6, 5, 58.65", "11, 10, 81.59"})
  void aSwitchedMitchellCutShortIsACandidateForOneField(int tables, int rounds, double calibre) {
    PairsWish free = turningOnly(wish(new PairsForm.Free(), tables, rounds));
    Answer answer = answer(free);
    assertThat(calibre(answer)).isCloseTo(calibre, within(0.005));
    assertThat(answer.origin().finder().method()).startsWith("Mitchell");
  }

  @ParameterizedTest(name = "{0} tables, {1} rounds: {2}")
  @CsvSource({"4, 3, 36.73", "8, 7, 74.43"})
  @Tag("slow")
  void aSwitchedMitchellOfOtherSizesCutShortIsACandidateForOneField(
      int tables, int rounds, double calibre) {
    aSwitchedMitchellCutShortIsACandidateForOneField(tables, rounds, calibre);
  }

  @Test
  void moreRoundsThanTablesHaveNoSwitchedMitchell() {
    assertThat(Designer.kinds(wish(new PairsForm.Free(), 6, 6))).contains(MethodKind.TURNING);
    PairsWish more =
        UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), 6, 7)
            .with(new Boards(7, 2, Play.CIRCULATING, 1));
    assertThat(Designer.kinds(more)).doesNotContain(MethodKind.TURNING);
  }
}
