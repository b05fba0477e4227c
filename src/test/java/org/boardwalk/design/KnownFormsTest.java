package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.named.FormCandidate;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Matches;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forms with a name come out of a search wherever they fit. */
@Tag("thorough")
class KnownFormsTest {

  private static Answer answer(
      PairsForm form, int tables, int rounds, int sets, int copies, Optional<Direction> missing) {
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, form, tables, rounds, missing)
            .with(new Boards(sets, 2, Play.CIRCULATING, copies))
            .with(SearchSettings.repeatable(Duration.ofMillis(60), 1));
    return Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean());
  }

  @ParameterizedTest
  @CsvSource({
    "7, 6, 7, 1, mitchell",
    "8, 7, 8, 1, skip",
    "6, 6, 6, 2, twin",
    "8, 8, 10, 1, bye-stand",
    "8, 8, 8, 1, double-weave",
    "7, 9, 9, 1, blackpool",
    "8, 7, 7, 2, appendix"
  })
  void theBestFormWithANameAnswers(int tables, int rounds, int sets, int copies, String word) {
    Answer answer = answer(new PairsForm.ByName(), tables, rounds, sets, copies, Optional.empty());
    var movement = answer.outcome().found().orElseThrow().movement();
    assertThat(NamedForms.recognise(movement).orElseThrow().form().text().word()).isEqualTo(word);
  }

  /** A New England Relay has results later, and a Thurner too, than what answers. */
  @ParameterizedTest
  @CsvSource({
    "20, 19, 19, 2, CIRCULATING, head-to-head",
    "20, 19, 20, 2, CIRCULATING, stagger",
    "16, 8, 8, 2, CIRCULATING, parallel-rows",
    "20, 12, 12, 2, CIRCULATING, head-to-head",
    "13, 12, 13, 1, CIRCULATING, stagger",
    "34, 33, 33, 34, SHARED, flower"
  })
  void theFormWhoseResultsComeSoonestAnswersTeams(
      int teams, int rounds, int sets, int copies, Play play, String word) {
    PairsForm.FreeTeams any = new PairsForm.FreeTeams(PairsForm.FreeTeams.ANY, List.of());
    PairsWish wish = UsualPairs.teams(any, teams, rounds).with(new Boards(sets, 2, play, copies));
    Optional<Offer> best =
        FormCandidate.of(wish).stream()
            .map(c -> new Offer(c, wish))
            .filter(Offer::serves)
            .min(Comparator.comparing(Offer::card, wish::compare));
    assertThat(best.map(offer -> offer.candidate.form().text().word())).hasValue(word);
  }

  /** A candidate with the boards and numbers of the wish. */
  private record Offer(FormCandidate candidate, PairsWish wish) {

    Scorecard card() {
      return wish.judge(wish.adopted(candidate.movement()));
    }

    boolean serves() {
      return wish.accepts(wish.adopted(candidate.movement()), card());
    }
  }

  @Test
  void aRoundRobinOfTwentyTeamsWithTwoCopiesIsAnsweredWithoutASearch() {
    PairsForm.FreeTeams any = new PairsForm.FreeTeams(PairsForm.FreeTeams.ANY, List.of());
    Answer answer = answer(any, 20, 19, 19, 2, Optional.empty());
    Matches matches =
        answer.outcome().found().flatMap(f -> f.judged().card().matches()).orElseThrow();
    assertThat(matches.complete()).isTrue();
    assertThat(matches.mostDelay()).isZero();
  }

  /** Forms with one pair more than the tables have room for, without a missing pair. */
  @ParameterizedTest
  @CsvSource({
    "5, 5, 5, 1, EW, rover",
    "9, 8, 9, 1, EW, rover",
    "9, 8, 9, 1, NS, rover-ew",
    "10, 9, 10, 1, EW, skip-rover",
    "6, 6, 6, 2, EW, relay-rover"
  })
  void aRoverTakesTheSizeOfAHalfTableMore(
      int filled, int rounds, int sets, int copies, Direction missing, String word) {
    Answer answer =
        answer(new PairsForm.ByName(), filled + 1, rounds, sets, copies, Optional.of(missing));
    var movement = answer.outcome().found().orElseThrow().movement();
    assertThat(movement.tables()).isEqualTo(filled);
    assertThat(movement.contestants()).isEqualTo(2 * filled + 1);
    assertThat(NamedForms.recognise(movement).orElseThrow().form().text().word()).isEqualTo(word);
  }

  @Test
  void theTitleOfAFormWithANameSaysThatThereAreTwoWinners() {
    var found = answer(new PairsForm.ByName(), 7, 9, 9, 1, Optional.empty()).outcome().found();
    assertThat(found.orElseThrow().movement().name())
        .isEqualTo("Pairs with two winners, 7 tables, 9 rounds");
  }

  /** Published with 12, 20 and 47 breaks; what is known by name has no more. */
  @ParameterizedTest
  @CsvSource({"10, 8, 8, 12", "16, 12, 12, 20", "17, 12, 13, 11"})
  void aSearchForAWebIsNoWorseThanTheFormsWithAName(int tables, int rounds, int sets, int breaks) {
    PairsForm web = new PairsForm.Web(Boarding.FREE, EwWalk.SKIPS, Party.NONE);
    Walk walk =
        answer(web, tables, rounds, sets, 2, Optional.empty())
            .outcome()
            .found()
            .orElseThrow()
            .card()
            .walk();
    assertThat(walk.copies()).isEqualTo(2);
    assertThat(walk.breaks()).isLessThanOrEqualTo(breaks);
  }

  /** Two rounds more than five tables is a double hesitation. */
  @ParameterizedTest
  @CsvSource({"7, 8, 8, 1, hesitation", "8, 8, 9, 2, hesitation", "5, 7, 7, 1, double-hesitation"})
  void ofOneFieldAHesitationAnswers(int tables, int rounds, int sets, int copies, String word) {
    Answer answer = answer(new PairsForm.ByName(1), tables, rounds, sets, copies, Optional.empty());
    var movement = answer.outcome().found().orElseThrow().movement();
    assertThat(movement.winners()).isEqualTo(1);
    assertThat(NamedForms.recognise(movement).orElseThrow().form().text().word()).isEqualTo(word);
  }

  @Test
  void aPairMayBeMissing() {
    Answer answer = answer(new PairsForm.ByName(), 8, 8, 8, 1, Optional.of(Direction.NS));
    assertThat(answer.outcome().found().orElseThrow().movement().contestants()).isEqualTo(15);
  }

  @Test
  void whereNoFormServesThatIsSaid() {
    Answer answer = answer(new PairsForm.ByName(), 6, 9, 9, 1, Optional.empty());
    assertThat(answer.outcome().found()).isEmpty();
    assertThat(answer.outcome().toString()).contains("no named form serves 12 pairs");
  }
}
