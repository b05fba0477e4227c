package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.pairs.Figure.Aim;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsForm.Web;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("thorough")
class WebSearchTest {

  /** What the search alone finds, with every figure recounted. */
  private static Boarded found(PairsWish wish) {
    Engine engine = Engines.chosen(wish.search().engine());
    WebSearchScope quest = new WebSearchScope(SearchScopes.of(wish), engine, wish.search().seed());
    Optional<Boarded> found = new WebSearch((Web) wish.form(), engine).best(quest);
    assertThat(found).isPresent();
    recount(found.get());
    return found.get();
  }

  private static void recount(Boarded found) {
    Movement movement = found.movement();
    Circulation circulation = Circulation.of(movement);
    assertThat(Judge.judge(movement).valid()).isTrue();
    assertThat(found.value(Aim.COPIES)).isEqualTo(circulation.copiesNeeded());
    assertThat(movement.boards().copies()).isEqualTo(circulation.copiesNeeded());
    // The search counts an empty table as a break; for the judge boards rest there.
    assertThat(found.value(Aim.BREAKS)).isEqualTo(Walk.withoutRests(movement).breaks());
  }

  private static Figure figure(Boarded found, Aim measure) {
    return found.figures().stream().filter(f -> f.measure() == measure).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "18, 13, RULE, 2, 2, 0",
    "18, 12, RULE, 2, 2, 18",
    "19, 13, UP_ONE, 3, 3, 0",
    "10, 8, SKIPS, 2, 2, 10"
  })
  void cutsAsPublished(int tables, int sets, EwWalk walk, int copies, int segments, int leaps) {
    Boarded found = found(SoughtWishes.web(tables, sets, sets, 5, Boarding.CUT, walk));
    assertThat(found.value(Aim.COPIES)).isEqualTo(copies);
    assertThat(found.value(Aim.SEGMENTS)).isEqualTo(segments);
    assertThat(found.value(Aim.LEAPS)).isEqualTo(leaps);
  }

  @ParameterizedTest
  @CsvSource({"12, 8, 2-up-2-up-2-up-2-up-2-up-2-up", "18, 12, 3-up-3-up-3-up-3-up-3-up-3-up"})
  void withoutSkipThreeCopiesAreCutIntoSix(int tables, int sets, String cuts) {
    Boarded found = found(SoughtWishes.web(tables, sets, sets, 5, Boarding.CUT, EwWalk.UP_ONE));
    assertThat(found.finder().method()).isEqualTo(cuts);
    assertThat(figure(found, Aim.COPIES)).isEqualTo(new Figure(Aim.COPIES, 3, 3));
    assertThat(figure(found, Aim.SEGMENTS)).isEqualTo(new Figure(Aim.SEGMENTS, 6, 6));
  }

  @Test
  void aMitchellHasOneCopyAndNoBreak() {
    PairsWish wish = SoughtWishes.web(9, 9, 9, 3, Boarding.FREE, EwWalk.UP_ONE);
    assertThat(found(wish).figures()).allMatch(Figure::proven).allMatch(f -> f.value() <= 1);
    assertThat(SearchScopes.found(wish).status()).isEqualTo(Status.IDEAL);
  }

  @Test
  @Tag("slow")
  void eightTablesAndSetsNeedTwoCopiesWithoutSkip() {
    PairsWish wish = SoughtWishes.web(8, 8, 8, 4, Boarding.FREE, EwWalk.UP_ONE);
    Boarded found = found(wish);
    assertThat(figure(found, Aim.COPIES)).isEqualTo(new Figure(Aim.COPIES, 2, 2));
    assertThat(found.by())
        .anySatisfy(r -> assertThat(r.sentence()).contains("sum to 0 modulo the tables"));
    assertThat(figure(found, Aim.BREAKS).bound()).isPositive();
  }

  @Test
  void foundMovementsAreReportedWithVerdictAndBound() {
    PairsWish wish = SoughtWishes.web(8, 8, 8, 4, Boarding.FREE, EwWalk.UP_ONE);
    Outcome.Found found = SearchScopes.found(wish);
    Walk walk = found.card().walk();
    assertThat(found.card()).isEqualTo(Judge.judge(found.movement()));
    assertThat(walk.copies()).isEqualTo(2);
    assertThat(walk.moves()).isZero();
    assertThat(found.movement().boards()).isEqualTo(wish.boards());
    Walk least = found.bounds().walk();
    assertThat(least.copies()).isEqualTo(2);
    assertThat(least.breaks()).isPositive().isLessThanOrEqualTo(walk.breaks());
  }

  @Test
  void oneCopyOfEightSetsIsImpossibleAtEightTables() {
    PairsWish wish = SoughtWishes.web(8, 8, 8, 1, Boarding.FREE, EwWalk.UP_ONE);
    assertThat(SearchScopes.answer(wish).outcome()).isInstanceOf(Outcome.Impossible.class);
    SearchScope<PairsWish> scope = SearchScopes.of(wish);
    new WebSearch((Web) wish.form(), Engines.chosen(EngineChoice.AUTO))
        .run(scope, wish.search().time(), 1);
    assertThat(scope.outcome())
        .isInstanceOfSatisfying(
            Outcome.Impossible.class,
            no -> assertThat(no.proof().sentence()).contains("sum to 0 modulo the tables"));
  }

  @Test
  void curtailedWebsAreShort() {
    Boarded found = found(SoughtWishes.web(7, 5, 6, 3, Boarding.FREE, EwWalk.UP_ONE));
    assertThat(figure(found, Aim.COPIES)).isEqualTo(new Figure(Aim.COPIES, 2, 2));
  }

  @ParameterizedTest
  @EnumSource(Direction.class)
  void halfTablesSitOut(Direction missing) {
    Boarded found = found(SoughtWishes.halfWeb(7, 6, 3, missing));
    assertThat(found.movement().rounds()).allMatch(r -> r.encounters().size() == 6);
  }

  /**
   * With two copies each set would be at one table fewer in one round, so the pairs cannot move
   * alike.
   */
  @Test
  void whereThoseWhoMoveAlikeCannotDoEachPairGoesItsOwnWay() {
    PairsWish wish = SoughtWishes.web(7, 4, 4, 2, Boarding.FREE, EwWalk.SKIPS);
    assertThat(found(wish).value(Aim.COPIES)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"CHOCO, FREE", "CPSAT, CUT"})
  void whereAnEngineIsAskedForNothingButItsModelsTakesPart(EngineChoice engine, String boarding) {
    Boarding sought = boarding.equals("FREE") ? Boarding.FREE : Boarding.CUT;
    SearchSettings search = new SearchSettings(engine, Limit.effort(Duration.ofMillis(60)), 1, 1);
    Boarded found = found(SoughtWishes.web(8, 7, 7, 2, sought, EwWalk.UP_ONE).with(search));
    assertThat(found.finder().engine()).isEqualTo(engine.word());
  }

  @Test
  void publishedBoardingsAndRoversAreNotSearched() {
    assertThat(WebSearch.fits(new Web(Boarding.FREE, EwWalk.FREE, Party.NONE))).isTrue();
    assertThat(WebSearch.fits(new Web(Boarding.CUT, EwWalk.RULE, Party.NONE))).isTrue();
    assertThat(WebSearch.fits(new Web(Boarding.RULE, EwWalk.RULE, Party.NONE))).isFalse();
    Web rover = new Web(Boarding.FREE, EwWalk.UP_ONE, Party.EW_ROVER);
    assertThat(WebSearch.fits(rover)).isFalse();
    PairsWish wish = SoughtWishes.web(8, 7, 7, 2, Boarding.FREE, EwWalk.UP_ONE).with(rover);
    assertThatThrownBy(() -> SearchScopes.answer(wish))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("party [ew-rover] is for published boardings only");
  }

  @Tag("slow")
  @Test
  void nineteenTablesPlayTwelveSetsWithTwoCopies() {
    PairsWish wish = SoughtWishes.web(19, 12, 12, 19, Boarding.FREE, EwWalk.UP_ONE);
    Boarded found = found(wish.with(SearchSettings.repeatable(Duration.ofSeconds(60), 1)));
    assertThat(found.value(Aim.COPIES)).isEqualTo(2);
  }
}
