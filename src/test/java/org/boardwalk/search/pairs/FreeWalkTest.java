package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.model.WebRoom;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.pairs.Figure.Measure;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsForm.Web;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.junit.jupiter.api.Test;

class FreeWalkTest {

  private static PairsWish wish(int tables, int sets, int copies, EwWalk walk) {
    return Wishes.web(tables, sets, sets, copies, Boarding.FREE, walk);
  }

  private static WebAnswer.Outcome outcome(PairsWish wish) {
    return WebSearch.solve(wish, SearchListener.SILENT, new AtomicBoolean()).outcome();
  }

  /** What was found, with every figure recounted. */
  private static WebAnswer.Found found(PairsWish wish) {
    WebAnswer.Outcome outcome = outcome(wish);
    assertThat(outcome).isInstanceOf(WebAnswer.Found.class);
    WebAnswer.Found found = (WebAnswer.Found) outcome;
    Scorecard card = Judge.judge(found.movement());
    assertThat(card.valid()).isTrue();
    assertThat(card.meetings().again()).isZero();
    assertThat(found.figure(Measure.COPIES).value()).isEqualTo(card.walk().copies());
    assertThat(found.figure(Measure.BREAKS).value()).isEqualTo(card.walk().breaks());
    if (wish.missing().isEmpty()) {
      assertThat(found.figure(Measure.LEAPS).value()).isEqualTo(card.walk().moves());
    }
    return found;
  }

  @Test
  void fourTablesAndSetsNeedOneCopyIfEwGoAnywhere() {
    assertThat(outcome(wish(4, 4, 1, EwWalk.UP_ONE))).isInstanceOf(WebAnswer.Impossible.class);
    assertThat(found(wish(4, 4, 1, EwWalk.FREE)).figure(Measure.COPIES))
        .isEqualTo(new Figure(Measure.COPIES, 1, 1));
  }

  @Test
  void sevenTablesAndFourSetsNeedTwoCopiesAndThreeBreaksIfEwGoAnywhere() {
    assertThat(outcome(wish(7, 4, 2, EwWalk.UP_ONE)))
        .isInstanceOfSatisfying(
            WebAnswer.Impossible.class,
            no -> assertThat(no.by()).contains("EW who move alike would not move at all"));
    WebAnswer.Found found = found(wish(7, 4, 7, EwWalk.FREE));
    assertThat(found.figure(Measure.COPIES)).isEqualTo(new Figure(Measure.COPIES, 2, 2));
    assertThat(found.figure(Measure.BREAKS)).isEqualTo(new Figure(Measure.BREAKS, 3, 3));
  }

  @Test
  void noWalkServesSixTablesAndSetsWithOneCopy() {
    assertThat(outcome(wish(6, 6, 1, EwWalk.FREE)))
        .isInstanceOfSatisfying(
            WebAnswer.Impossible.class, no -> assertThat(no.by()).contains("G. Tarry"));
  }

  /** Orthogonal Latin squares of order 10 exist, but are not found at once. */
  @Test
  void whatUpOneCannotDoIsNotSaidToBeImpossible() {
    PairsWish wish = wish(10, 10, 1, EwWalk.FREE);
    SearchSettings brief = new SearchSettings(EngineChoice.AUTO, Duration.ofMillis(500), 1, 1);
    assertThat(outcome(wish.with(brief))).isNotInstanceOf(WebAnswer.Impossible.class);
  }

  @Test
  void whereUpOneServesItIsKept() {
    WebAnswer.Found found = found(wish(5, 5, 1, EwWalk.FREE));
    assertThat(found.figures()).allMatch(f -> f.proven() && f.value() <= 1);
  }

  @Test
  void halfTablesSitOut() {
    for (Direction missing : Direction.values()) {
      PairsWish wish =
          Wishes.halfWeb(5, 4, 2, missing).with(new Web(Boarding.FREE, EwWalk.FREE, Party.NONE));
      assertThat(found(wish).movement().rounds()).allMatch(r -> r.encounters().size() == 4);
    }
  }

  @Test
  void oneTableLessThanCopiesIsRefutedForEveryWalkOfAllAlike() {
    for (int sets = 2; sets <= 6; sets++) {
      PairsWish wish = wish(2 * sets - 1, sets, 2, EwWalk.FREE);
      for (int skip = 1; skip < sets; skip++) {
        assertThat(Copies.refuted(WebRoom.of(wish, List.of(skip)), 2)).isPresent();
      }
      assertThat(Copies.refuted(WebRoom.of(wish, List.of()), 3)).isEmpty();
    }
  }
}
