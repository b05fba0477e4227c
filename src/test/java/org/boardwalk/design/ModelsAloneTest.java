package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An engine that is asked for answers with constraint models, and with nothing else. */
@Tag("thorough")
class ModelsAloneTest {

  private static final Set<Criterion> MEETINGS = EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT);

  private static IndividualWish asking(IndividualWish wish, EngineChoice engine) {
    return wish.with(new SearchSettings(engine, Limit.effort(Duration.ofSeconds(30)), 1, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  void onlyModelsTakePart(EngineChoice engine) {
    for (IndividualWish wish :
        List.of(
            UsualWish.complete(13),
            Wishes.shared(14, 3, 7),
            Wishes.circulating(13, 3, 9, 9, 1),
            Wishes.rotating(16, 4, 5, Rotation.ROTATE))) {
      Set<MethodKind> kinds = PlayersPortfolio.of(asking(wish, engine), HeadStart.NOTHING).kinds();
      assertThat(kinds).isNotEmpty().allMatch(MethodKind::byModel);
    }
  }

  @Test
  void whereNoModelFitsThatIsSaid() {
    IndividualWish wish = Wishes.circulating(13, 3, 9, 10, 1).with(WalkWish.DOWN_ONE);
    Answer answer = SearchScopes.answer(asking(wish, EngineChoice.CPSAT));
    assertThat(answer.outcome())
        .isEqualTo(new Outcome.GaveUp("no method that may take part fits it"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpsat", "choco"})
  @Tag("slow")
  void boardsGoDownOneTableInWhatModelsFindForOneCopy(EngineChoice engine) {
    IndividualWish wish =
        Wishes.requiring(
                Wishes.circulating(13, 3, 13, 13, 1),
                Criterion.PARTNER,
                Criterion.OPPONENT,
                Criterion.DIRECTION)
            .with(WalkWish.DOWN_ONE);
    SearchSettings settings = new SearchSettings(engine, Limit.effort(Duration.ofSeconds(3)), 1, 1);
    Answer answer = SearchScopes.answer(wish.with(settings));
    var card = answer.outcome().found().orElseThrow().card();
    assertThat(card.carried(WalkGrade.DOWN_ONE)).isTrue();
    assertThat(card.total(wish.weights())).isEqualTo(156);
  }

  @Test
  void methodsThatAreNamedAloneTakePart() {
    IndividualWish wish = Wishes.shared(14, 3, 7);
    SearchSettings annealing = wish.search().with(EnumSet.of(MethodKind.ANNEALING));
    assertThat(PlayersPortfolio.of(wish.with(annealing), HeadStart.NOTHING).kinds())
        .containsExactly(MethodKind.ANNEALING);
  }

  @ParameterizedTest
  @CsvSource({"9, CPSAT", "9, CHOCO", "13, CHOCO"})
  void smallCompleteSchedulesMeetEvenly(int players, EngineChoice engine) {
    IndividualWish wish =
        Wishes.requiring(UsualWish.complete(players), Criterion.PARTNER, Criterion.OPPONENT);
    SearchSettings settings = new SearchSettings(engine, Limit.effort(Duration.ofSeconds(4)), 1, 1);
    Answer answer =
        Designer.answer(wish.with(settings), SearchListener.SILENT, new AtomicBoolean());
    var card = answer.outcome().found().orElseThrow().card();
    assertThat(MEETINGS).allMatch(c -> card.of(c).ideal());
    assertThat(answer.origin().finder().engine()).isEqualTo(engine.word());
    assertThat(answer.origin().finder().method()).contains("developed by");
  }

  @ParameterizedTest
  @CsvSource({"12, CPSAT"})
  @Tag("slow")
  void smallCompleteSchedulesMeetEvenlyInLongerCases(int players, EngineChoice engine) {
    smallCompleteSchedulesMeetEvenly(players, engine);
  }
}
