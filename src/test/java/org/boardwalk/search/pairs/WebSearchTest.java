package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.pairs.Figure.Measure;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WebSearchTest {

  private static WebAnswer.Found found(PairsWish wish) {
    WebAnswer answer = WebSearch.solve(wish, SearchListener.SILENT, new AtomicBoolean());
    assertThat(answer.outcome()).as("%s", answer).isInstanceOf(WebAnswer.Found.class);
    return (WebAnswer.Found) answer.outcome();
  }

  private static void recount(WebAnswer.Found found) {
    Movement movement = found.movement();
    Circulation circulation = Circulation.of(movement);
    assertThat(Judge.judge(movement).valid()).isTrue();
    assertThat(found.figure(Measure.COPIES).value()).isEqualTo(circulation.copiesNeeded());
    assertThat(movement.boards().copies()).isEqualTo(circulation.copiesNeeded());
    assertThat(found.figure(Measure.BREAKS).value()).isEqualTo(circulation.breaks().size());
  }

  @ParameterizedTest
  @CsvSource({
    "18, 13, RULE, 2, 2, 0",
    "18, 12, RULE, 2, 2, 18",
    "19, 13, UP_ONE, 3, 3, 0",
    "10, 8, SKIPS, 2, 2, 10"
  })
  void cutsAsPublished(int tables, int sets, EwWalk walk, int copies, int segments, int leaps) {
    WebAnswer.Found found = found(Wishes.web(tables, sets, sets, 5, Boarding.CUT, walk));
    recount(found);
    assertThat(found.figure(Measure.COPIES).value()).isEqualTo(copies);
    assertThat(found.figure(Measure.SEGMENTS).value()).isEqualTo(segments);
    assertThat(found.figure(Measure.LEAPS).value()).isEqualTo(leaps);
  }

  @ParameterizedTest
  @CsvSource({"12, 8, 2-up-2-up-2-up-2-up-2-up-2-up", "18, 12, 3-up-3-up-3-up-3-up-3-up-3-up"})
  void withoutSkipThreeCopiesAreCutIntoSix(int tables, int sets, String cuts) {
    PairsWish wish = Wishes.web(tables, sets, sets, 5, Boarding.CUT, EwWalk.UP_ONE);
    WebAnswer answer = WebSearch.solve(wish, SearchListener.SILENT, new AtomicBoolean());
    assertThat(answer.origin().method()).isEqualTo(cuts);
    WebAnswer.Found found = found(wish);
    recount(found);
    assertThat(found.figure(Measure.COPIES)).isEqualTo(new Figure(Measure.COPIES, 3, 3));
    assertThat(found.figure(Measure.SEGMENTS)).isEqualTo(new Figure(Measure.SEGMENTS, 6, 6));
  }

  @Test
  void aMitchellHasOneCopyAndNoBreak() {
    WebAnswer.Found found = found(Wishes.web(9, 9, 9, 3, Boarding.FREE, EwWalk.UP_ONE));
    recount(found);
    assertThat(found.figures()).allMatch(Figure::proven).allMatch(f -> f.value() <= 1);
  }

  @Test
  void eightTablesAndSetsNeedTwoCopiesWithoutSkip() {
    WebAnswer.Found found = found(Wishes.web(8, 8, 8, 4, Boarding.FREE, EwWalk.UP_ONE));
    recount(found);
    assertThat(found.figure(Measure.COPIES)).isEqualTo(new Figure(Measure.COPIES, 2, 2));
    assertThat(found.by()).contains("sum to 0 modulo the tables");
    assertThat(found.figure(Measure.BREAKS).bound()).isPositive();
  }

  @Test
  void oneCopyOfEightSetsIsImpossibleAtEightTables() {
    PairsWish wish = Wishes.web(8, 8, 8, 1, Boarding.FREE, EwWalk.UP_ONE);
    assertThat(WebSearch.solve(wish, SearchListener.SILENT, new AtomicBoolean()).outcome())
        .isInstanceOf(WebAnswer.Impossible.class);
  }

  @Test
  void curtailedWebsAreShort() {
    WebAnswer.Found found = found(Wishes.web(7, 5, 6, 3, Boarding.FREE, EwWalk.UP_ONE));
    recount(found);
    assertThat(found.figure(Measure.COPIES)).isEqualTo(new Figure(Measure.COPIES, 2, 2));
  }

  @ParameterizedTest
  @EnumSource(Direction.class)
  void halfTablesSitOut(Direction missing) {
    WebAnswer.Found found = found(Wishes.halfWeb(7, 6, 3, missing));
    recount(found);
    assertThat(found.movement().rounds()).allMatch(r -> r.encounters().size() == 6);
  }

  @Test
  void anotherFormIsRefused() {
    PairsWish wish = Wishes.free(8, 7, EngineChoice.AUTO);
    assertThatThrownBy(() -> WebSearch.solve(wish, SearchListener.SILENT, new AtomicBoolean()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is no Web");
  }

  @Tag("slow")
  @Test
  void nineteenTablesPlayTwelveSetsWithTwoCopies() {
    PairsWish wish = Wishes.web(19, 12, 12, 19, Boarding.FREE, EwWalk.UP_ONE);
    WebAnswer.Found found =
        found(
            wish.with(
                new org.boardwalk.wish.SearchSettings(
                    EngineChoice.AUTO, java.time.Duration.ofSeconds(60), 1, 1)));
    recount(found);
    assertThat(found.figure(Measure.COPIES).value()).isEqualTo(2);
  }
}
