package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.pairs.Figure.Aim;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsForm.Web;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class FreeWalkTest {

  private static PairsWish wish(int tables, int sets, int copies, EwWalk walk) {
    return SoughtWishes.web(tables, sets, sets, copies, Boarding.FREE, walk);
  }

  private static Outcome outcome(PairsWish wish) {
    return searched(wish).outcome();
  }

  private static SearchScope<PairsWish> searched(PairsWish wish) {
    SearchScope<PairsWish> scope = SearchScopes.of(wish);
    new WebSearch((Web) wish.form(), Engines.chosen(EngineChoice.AUTO))
        .run(scope, wish.search().time(), wish.search().seed());
    return scope;
  }

  /** What was found, with every figure recounted. */
  private static Boarded found(PairsWish wish) {
    Engine engine = Engines.chosen(EngineChoice.AUTO);
    WebSearchScope quest = new WebSearchScope(SearchScopes.of(wish), engine, wish.search().seed());
    Optional<Boarded> best = new WebSearch((Web) wish.form(), engine).best(quest);
    assertThat(best).isPresent();
    Boarded found = best.get();
    Scorecard card = Judge.judge(found.movement());
    assertThat(card.valid()).isTrue();
    assertThat(card.meetings().again()).isZero();
    assertThat(found.value(Aim.COPIES)).isEqualTo(card.walk().copies());
    // The search counts an empty table as a break; for the judge boards rest there.
    assertThat(found.value(Aim.BREAKS)).isEqualTo(Walk.withoutRests(found.movement()).breaks());
    if (wish.missing().isEmpty()) {
      assertThat(found.value(Aim.LEAPS)).isEqualTo(card.walk().moves());
    }
    return found;
  }

  private static Figure figure(Boarded found, Aim measure) {
    return found.figures().stream().filter(f -> f.measure() == measure).findFirst().orElseThrow();
  }

  @Test
  void fourTablesAndSetsNeedOneCopyIfEwGoAnywhere() {
    assertThat(outcome(wish(4, 4, 1, EwWalk.UP_ONE))).isInstanceOf(Outcome.Impossible.class);
    assertThat(figure(found(wish(4, 4, 1, EwWalk.FREE)), Aim.COPIES))
        .isEqualTo(new Figure(Aim.COPIES, 1, 1));
  }

  @Test
  void sevenTablesAndFourSetsNeedTwoCopiesAndThreeBreaksIfEwGoAnywhere() {
    assertThat(outcome(wish(7, 4, 2, EwWalk.UP_ONE)))
        .isInstanceOfSatisfying(
            Outcome.Impossible.class,
            no ->
                assertThat(no.proof().sentence())
                    .contains("EW who move alike would not move at all"));
    Boarded found = found(wish(7, 4, 7, EwWalk.FREE));
    assertThat(figure(found, Aim.COPIES)).isEqualTo(new Figure(Aim.COPIES, 2, 2));
    assertThat(figure(found, Aim.BREAKS)).isEqualTo(new Figure(Aim.BREAKS, 3, 3));
  }

  @Test
  void noWalkServesSixTablesAndSetsWithOneCopy() {
    assertThat(outcome(wish(6, 6, 1, EwWalk.FREE)))
        .isInstanceOfSatisfying(
            Outcome.Impossible.class, no -> assertThat(no.proof().sentence()).contains("G. Tarry"));
  }

  /** Orthogonal Latin squares of order 10 exist, but are not found at once. */
  @Test
  void whatUpOneCannotDoIsNotSaidToBeImpossible() {
    PairsWish wish = wish(10, 10, 1, EwWalk.FREE);
    SearchSettings brief = SearchSettings.repeatable(Duration.ofMillis(50), 1);
    assertThat(outcome(wish.with(brief))).isNotInstanceOf(Outcome.Impossible.class);
  }

  @Test
  void whereUpOneServesItIsKept() {
    Boarded found = found(wish(5, 5, 1, EwWalk.FREE));
    assertThat(found.figures()).allMatch(f -> f.proven() && f.value() <= 1);
  }

  @Test
  @Tag("slow")
  void halfTablesSitOut() {
    PairsWish wish =
        SoughtWishes.halfWeb(5, 4, 2, Direction.EW)
            .with(new Web(Boarding.FREE, EwWalk.FREE, Party.NONE));
    assertThat(found(wish).movement().rounds()).allMatch(r -> r.encounters().size() == 4);
  }

  @Test
  void anOddPairIsMissingWhereOnlyEastWestWhoGoTheirOwnWaysServe() {
    PairsWish half = SoughtWishes.halfWeb(7, 4, 2, Direction.EW);
    Boarded found = found(half.with(new Web(Boarding.FREE, EwWalk.SKIPS, Party.NONE)));
    assertThat(found.movement().rounds()).allMatch(r -> r.encounters().size() == 6);
    assertThat(found.value(Aim.COPIES)).isEqualTo(2);
  }

  /** The judge refuses, and so the search fails, where anybody else leaves. */
  @Test
  void whereANorthSouthPairIsMissingNoEastWestPairLeaves() {
    PairsWish half = SoughtWishes.halfWeb(7, 4, 2, Direction.NS);
    Outcome outcome = outcome(half.with(new Web(Boarding.FREE, EwWalk.SKIPS, Party.NONE)));
    assertThat(outcome.found()).isEmpty();
  }

  @Test
  void whatIsProvedOfTheWalkIsHandedOn() {
    Outcome.Found found = searched(wish(7, 4, 7, EwWalk.FREE)).outcome().found().orElseThrow();
    assertThat(found.bounds().walk()).isEqualTo(new Walk(2, 3, 0));
    assertThat(found.card().walk().copies()).isEqualTo(2);
    assertThat(found.card().walk().breaks()).isEqualTo(3);
  }

  @Test
  void breaksAreBoundedOnlyWhereNoFewerCopiesDo() {
    Boarded found = found(wish(5, 5, 1, EwWalk.FREE));
    Figure breaks = new Figure(Aim.BREAKS, 9, 7);
    assertThat(found.with(List.of(new Figure(Aim.COPIES, 2, 2), breaks), List.of()).least())
        .isEqualTo(new Walk(2, 7, 0));
    assertThat(found.with(List.of(new Figure(Aim.COPIES, 3, 2), breaks), List.of()).least())
        .isEqualTo(new Walk(2, 0, 0));
  }

  @Test
  void oneTableLessThanCopiesIsRefutedForEveryWalkOfAllAlike() {
    for (int sets = 2; sets <= 6; sets++) {
      PairsWish wish = wish(2 * sets - 1, sets, 2, EwWalk.FREE);
      for (int skip = 1; skip < sets; skip++) {
        WebRoom room = WebRoom.of(wish, List.of(skip));
        assertThat(WebSearchScope.theorems(room).refuted(2)).isPresent();
        assertThat(WebSearchScope.theoremsForAll(room).refuted(2)).isEmpty();
      }
      assertThat(WebSearchScope.theorems(WebRoom.of(wish, List.of())).refuted(3)).isEmpty();
    }
  }
}
