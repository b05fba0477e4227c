package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.DIRECTION;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;
import static org.boardwalk.quality.Criterion.SIDE;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.players.SeatsFormulation;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seat;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Theorem;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Outcome.Found;
import org.boardwalk.wish.answer.Outcome.GaveUp;
import org.boardwalk.wish.answer.Outcome.Impossible;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class DesignerTest {

  private static void assertImpossible(IndividualWish wish, Theorem theorem) {
    Answer answer = SearchScopes.answer(wish);
    assertThat(answer.outcome()).isInstanceOf(Impossible.class);
    Proof proof = ((Impossible) answer.outcome()).proof();
    assertThat(proof.theorems()).contains(theorem.plain());
    assertThat(proof.exhausted()).isEmpty();
    assertThat(proof.sentence()).contains(theorem.statement()).contains(theorem.source());
    assertThat(answer.origin().finder().engine()).isEqualTo("theorem");
    assertThat(Designer.refutation(wish)).contains(proof);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 8, 9, 13, 21})
  void oneRoundIsIdealHoweverManyPlay(int players) {
    IndividualWish wish =
        Wishes.searching(Wishes.shared(players, players / 4, 1), 1, Duration.ofSeconds(10));
    Found found = SearchScopes.answer(wish).outcome().found().orElseThrow();
    assertThat(found.standing().status()).isEqualTo(Status.IDEAL);
  }

  /** Everybody sits out once. */
  @Test
  void threeRoundsInWhichEverybodyPlaysTwiceNeedOnlyTwoSets() {
    IndividualWish wish =
        Wishes.searching(Wishes.circulating(12, 2, 3, 2, 2), 1, Duration.ofMillis(100));
    Judged found = SearchScopes.answer(wish).outcome().found().orElseThrow().judged();
    assertThat(found.card().valid()).isTrue();
    assertThat(found.movement().boards().sets()).isEqualTo(2);
  }

  @Test
  void aTheoremForbidsTheSideCriterionForEightPlayers() {
    assertImpossible(
        Wishes.requiring(Wishes.complete(8), PARTNER, OPPONENT, SIDE), Theorem.DIRECTED_WHIST);
  }

  @Test
  void theoremsForbidAllFourCriteriaForTwelvePlayers() {
    IndividualWish wish = Wishes.requiring(Wishes.complete(12), Criterion.values());
    assertImpossible(wish, Theorem.DIRECTED_WHIST);
    assertImpossible(wish, Theorem.BALANCED_WHIST_12);
  }

  @Test
  void aTheoremForbidsTheDirectionCriterionFor21Players() {
    assertImpossible(
        Wishes.requiring(Wishes.complete(21), PARTNER, OPPONENT, DIRECTION),
        Theorem.CONFERENCE_MATRIX);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void exhaustedSearchForbidsTheSideCriterionForEightPlayers(EngineChoice engine) {
    IndividualWish wish = Wishes.requiring(Wishes.complete(8), PARTNER, OPPONENT, SIDE);
    ConstraintModel model = SeatsFormulation.of(wish).orElseThrow();
    Engine.Limits enough = Engine.Limits.effort(1e6, 1);
    Engine.End end =
        Engines.chosen(engine)
            .solve(
                model,
                enough,
                a -> {
                  throw new AssertionError(model.decoder().apply(a).toString());
                });
    assertThat(end.verdict()).isEqualTo(Engine.Verdict.EXHAUSTED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void exhaustedSearchProvesAnOptimumAboveTheBound(EngineChoice engine) {
    // Three of seven players sit out, twice, so no player can meet all others.
    IndividualWish wish =
        Wishes.shared(7, 1, 2)
            .with(new SearchSettings(engine, Limit.effort(Duration.ofMinutes(2)), 1, 1))
            .with(Symmetry.NONE);
    Found found = SearchScopes.found(wish);
    assertThat(found.status()).isIn(Status.OPTIMAL, Status.IDEAL);
    assertThat(wish.accepts(found.movement(), Judge.judge(found.movement()))).isTrue();
  }

  @Test
  void aSymmetryThatIsGeneratedHasAMovement() {
    IndividualWish wish =
        Wishes.searching(
                Wishes.requiring(Wishes.complete(8), PARTNER, OPPONENT, DIRECTION),
                1,
                Duration.ofMillis(200))
            .with(new Symmetry.Generated(List.of(Permutation.parse("(1 2 3 4 5 6 7)", 8))));
    assertThat(SearchScopes.found(wish).movement().rounds()).hasSize(7);
  }

  @Test
  void aSymmetryWhoseSitOutsCannotTakeTurnsIsNoBug() {
    // The three players who sit out must be two rounds' worth apart, which a difference set is not.
    IndividualWish wish =
        Wishes.searching(Wishes.shared(7, 1, 7).with(Symmetry.cyclic(7)), 1, Duration.ofSeconds(1));
    Answer answer = SearchScopes.answer(wish);
    if (answer.outcome() instanceof Found found) {
      assertThat(wish.accepts(found.movement(), Judge.judge(found.movement()))).isTrue();
    }
    assertThat(answer.outcome()).isNotInstanceOf(Impossible.class);
  }

  @Test
  void anExhaustedSearchDoesNotSayThatTimeIsUp() {
    IndividualWish wish = Wishes.searching(Wishes.shared(60, 15, 14), 1, Duration.ofSeconds(9));
    SearchSettings seats = wish.search().with(Set.of(MethodKind.SEATS));
    Answer answer = SearchScopes.answer(wish.with(seats));
    assertThat(answer.outcome())
        .isEqualTo(new GaveUp("no method that fits has anything left to try"));
  }

  @Test
  void givesUpWithNothingWhenThereIsNoTime() {
    IndividualWish wish = Wishes.requiring(Wishes.complete(16), Criterion.values());
    Answer answer = SearchScopes.answer(Wishes.searching(wish, 1, Duration.ofMillis(1)));
    assertThat(answer.outcome()).isInstanceOf(GaveUp.class);
    assertThat(((GaveUp) answer.outcome()).limit()).contains("effort limit");
  }

  @Test
  @Timeout(60)
  void cancellingKeepsTheBestSoFar() {
    AtomicBoolean cancelled = new AtomicBoolean();
    SearchListener impatient =
        new SearchListener() {
          @Override
          public void improved(Judged best, Finder finder) {
            cancelled.set(true);
          }
        };
    IndividualWish wish = Wishes.searching(Wishes.shared(14, 3, 9), 1, Duration.ofHours(1));
    Answer answer = Designer.answer(wish, impatient, cancelled);
    assertThat(answer.outcome()).isInstanceOf(Found.class);
    Found found = (Found) answer.outcome();
    assertThat(found.status()).isEqualTo(Status.FEASIBLE);
    assertThat(wish.accepts(found.movement(), found.card())).isTrue();
  }

  @Test
  @Timeout(60)
  void cancellingBeforeTheFirstFindGivesUp() {
    IndividualWish wish =
        Wishes.searching(
            Wishes.requiring(Wishes.complete(16), Criterion.values()), 1, Duration.ofHours(1));
    Answer answer = Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean(true));
    assertThat(answer.outcome()).isEqualTo(new GaveUp("interrupted"));
  }

  @Test
  @Timeout(60)
  void cancellingStopsEveryWorker() {
    AtomicBoolean cancelled = new AtomicBoolean();
    SearchListener afterAWhile =
        new SearchListener() {
          @Override
          public void said(String what) {
            cancelled.set(what.startsWith("free seats"));
          }
        };
    IndividualWish wish =
        Wishes.requiring(Wishes.shared(16, 4, 14), Criterion.values())
            .with(Symmetry.NONE)
            .with(new SearchSettings(EngineChoice.AUTO, Limit.effort(Duration.ofHours(1)), 1, 2));
    assertThat(Designer.answer(wish, afterAWhile, cancelled).outcome())
        .isEqualTo(new GaveUp("interrupted"));
  }

  @Test
  void completeSchedulesFromStartersComeWithOneFollowRule() {
    IndividualWish wish = Wishes.searching(UsualWish.complete(8), 1, Duration.ofMillis(100));
    FollowRules eight =
        FollowRules.of(
            SearchScopes.found(wish.with(wish.search().with(EnumSet.of(MethodKind.STARTERS))))
                .movement());
    assertThat(eight.steps()).hasSize(8);
    assertThat(eight.stationary())
        .extracting(FollowRules.Stationary::seat)
        .containsExactly(new Place.AtTable(1, Seat.NORTH));
    assertThat(FollowRules.of(SearchScopes.found(UsualWish.complete(13)).movement()).steps())
        .hasSize(13);
  }

  @Test
  void newMeetingsAreOfferedOnlyWhereAllThatIsRequiredHolds() {
    IndividualWish wish =
        Wishes.searching(
            Wishes.requiring(Wishes.rotating(20, 5, 2, Rotation.ROTATE), DIRECTION),
            1,
            Duration.ofSeconds(3));
    IndividualWish asked =
        wish.with(wish.search().with(EnumSet.of(MethodKind.DEVELOPMENT, MethodKind.TURNING)));
    Outcome outcome = Designer.answer(asked, SearchListener.SILENT, new AtomicBoolean()).outcome();
    assertThat(outcome instanceof Found found && found.card().of(DIRECTION).cost() > 0).isFalse();
  }

  @Test
  void aProvenOptimumIsTheSameOnBothEngines() {
    List<Long> totals =
        List.of(EngineChoice.CPSAT, EngineChoice.CHOCO).stream()
            .map(
                e ->
                    Wishes.shared(5, 1, 4)
                        .with(new SearchSettings(e, Limit.effort(Duration.ofMinutes(2)), 1, 1)))
            .map(SearchScopes::found)
            .peek(f -> assertThat(f.status()).isNotEqualTo(Status.FEASIBLE))
            .map(f -> f.card().total(Wishes.shared(5, 1, 4).weights()))
            .toList();
    assertThat(totals.get(0)).isEqualTo(totals.get(1));
  }
}
