package org.boardwalk.search.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Matches;
import org.boardwalk.search.Engines;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm.FreeTeams;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class TeamsSearchTest {

  private static Outcome outcome(
      String engine, FreeTeams form, int teams, int rounds, int sets, int copies) {
    PairsWish wish =
        UsualPairs.teams(form, teams, rounds)
            .with(new Boards(sets, 2, Play.CIRCULATING, copies))
            .with(
                new SearchSettings(
                    new EngineChoice(engine), Limit.effort(Duration.ofSeconds(2)), 1, 1));
    return Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean()).outcome();
  }

  static Stream<String> engines() {
    return Engines.all().stream().map(engine -> engine.name());
  }

  /** American Whist has them as far apart as the rounds allow. */
  @ParameterizedTest
  @MethodSource("engines")
  void anOddNumberOfTeamsAllMeetWithOneCopyAndResultsOneRoundLater(String engine) {
    FreeTeams any = new FreeTeams(FreeTeams.ANY, List.of());
    for (int teams : List.of(5, 7, 9)) {
      Matches matches =
          outcome(engine, any, teams, teams - 1, teams, 1)
              .found()
              .flatMap(found -> found.judged().card().matches())
              .orElseThrow();
      assertThat(matches.complete()).isTrue();
      assertThat(matches.mostDelay()).isEqualTo(1);
      assertThat(matches.uneven()).isZero();
      assertThat(matches.stationary()).isEqualTo(teams);
    }
  }

  static Stream<Arguments> impossible() {
    return engines()
        .flatMap(engine -> Stream.of(Arguments.of(engine, 4, 3, 4), Arguments.of(engine, 6, 5, 6)));
  }

  @ParameterizedTest
  @MethodSource("impossible")
  void anEvenNumberOfTeamsCannotAllMeetWithOneCopyOfAsManySets(
      String engine, int teams, int rounds, int sets) {
    FreeTeams any = new FreeTeams(FreeTeams.ANY, List.of());
    assertThat(outcome(engine, any, teams, rounds, sets, 1)).isInstanceOf(Outcome.Impossible.class);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void noMatchIsOpenAtAScoreBreak(String engine) {
    FreeTeams broken = new FreeTeams(FreeTeams.ANY, List.of(2));
    Matches matches =
        outcome(engine, broken, 7, 4, 7, 1)
            .found()
            .flatMap(found -> found.judged().card().matches())
            .orElseThrow();
    assertThat(matches.scoreBreaks()).contains(2);
    assertThat(matches.whole()).isEqualTo(14);
  }
}
