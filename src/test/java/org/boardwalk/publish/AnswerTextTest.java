package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.library.files.Samples;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Theorem;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerTextTest {

  private static final IndividualWish EIGHT = Wishes.complete(8);

  private static Answer answer(Wish wish, Outcome outcome) {
    Origin origin = Origin.today(new Finder("test", "1", "by hand"), 1, Duration.ZERO);
    return new Answer(wish, outcome, origin, List.of());
  }

  private static Outcome found(IndividualWish wish) {
    Judged judged =
        new Judged(
            Examples.eightPlayers(),
            Optional.of(wish),
            Judge.judge(Examples.eightPlayers()),
            new Bounds(Map.of(Criterion.SIDE, 12L), 12, List.of(Theorem.INTEGRALITY)));
    return new Outcome.Found(
        judged, new Standing(Status.FEASIBLE, judged.bounds(), Optional.empty()));
  }

  @Test
  void aMovementComesWithItsScheduleItsStatusAndItsScorecard() {
    assertThat(AnswerText.of(answer(EIGHT, found(EIGHT))))
        .startsWith("8 players, 2 tables\n")
        .contains("\n\nfeasible: cost 56, bound 12, gap 44\n\nNo rule is broken.\n")
        .doesNotContain("impossible", "Stopped after round");
  }

  /** The commands that it names find a movement each. */
  @ParameterizedTest
  @CsvSource({
    "PAIRS, howell, 2, 6, design pairs --pairs 4 --rounds 6.",
    "PAIRS, mitchell, 7, 8, design pairs --pairs 14 --rounds 8.",
    "PAIRS, mitchell, 8, 8, design pairs --pairs 16 --rounds 8 --winners 2.",
    "PAIRS, howell, 3, 5, design pairs --pairs 6 --rounds 5 --parts 2.",
    "SOLO, mitchell, 6, 8, design solo --players 12 --rounds 8 --movement howell.",
    "SOLO, howell, 2, 6, 'take at most 3 rounds, or movement: free in a model.'",
  })
  void anImpossibleFamilyNamesOneThatCan(
      Kind kind, String family, int tables, int rounds, String other) {
    PairsForm form =
        family.equals("howell")
            ? new PairsForm.Howell()
            : new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    Outcome none = new Outcome.Impossible(Proof.by(List.of(Theorem.DIRECTED_WHIST.plain())));
    assertThat(AnswerText.of(answer(UsualPairs.of(kind, form, tables, rounds), none)))
        .contains("\nMaybe ")
        .endsWith(other + "\n");
  }

  @Test
  void whatIsLeftWhenItIsStoppedEarlyIsShownToWhoAskedForThat() {
    IndividualWish curtailed = EIGHT.with(Fixed.NOTHING.curtail(5));
    assertThat(AnswerText.of(answer(curtailed, found(curtailed)))).contains("Stopped after round");
  }

  @Test
  void anImpossibilitySaysWhy() {
    Outcome none = new Outcome.Impossible(Proof.by(List.of(Theorem.DIRECTED_WHIST.plain())));
    assertThat(AnswerText.of(answer(EIGHT, none)))
        .isEqualTo("Impossible: " + Theorem.DIRECTED_WHIST.plain().sentence() + ".\n");
  }

  @Test
  void anExhaustedSearchSaysNothingOfOtherSymmetries() {
    IndividualWish cyclic = EIGHT.with(Symmetry.cyclic(7));
    Outcome none = new Outcome.Impossible(Proof.of(Samples.CERTIFICATE));
    assertThat(AnswerText.of(answer(cyclic, none)))
        .startsWith("Impossible with the symmetry asked for: exhausted search");
    assertThat(AnswerText.of(answer(EIGHT, none))).startsWith("Impossible: exhausted search");
  }

  @Test
  void aSessionThatCannotGoOnIsAdvisedToPlanFewerRounds() {
    IndividualWish going =
        EIGHT.with(
            Fixed.NOTHING.after(Examples.eightPlayers().rounds().subList(0, 2), Attendance.FULL));
    assertThat(AnswerText.of(answer(going, new Outcome.GaveUp("time limit of 1 s"))))
        .contains("Maybe plan fewer rounds, such as continue --rounds 2");
  }

  @Test
  void eachReasonWhyOtherCopiesWereTakenIsSaidOnceAndNotWhereTheAnswerSaysIt() {
    Outcome none = new Outcome.Impossible(Proof.by(List.of(Theorem.DIRECTED_WHIST.plain())));
    Outcome gaveUp = new Outcome.GaveUp("time limit of 1 s");
    List<Answer> passed =
        List.of(
            answer(UsualPairs.web(8, 8, 1), none),
            answer(UsualPairs.web(8, 8, 2), none),
            answer(UsualPairs.web(8, 8, 3), gaveUp));
    String reason = "Impossible: " + Theorem.DIRECTED_WHIST.plain().sentence() + ".";
    assertThat(AnswerText.passedOver(passed, answer(EIGHT, found(EIGHT))))
        .hasSize(2)
        .startsWith("With copies [1, 2]: " + reason);
    assertThat(AnswerText.passedOver(passed, answer(UsualPairs.web(8, 8, 4), none)))
        .singleElement()
        .asString()
        .startsWith("With copies [3]: Gave up");
  }

  @Test
  void givingUpSaysTheLimitAndWhatToDo() {
    assertThat(AnswerText.of(answer(EIGHT, new Outcome.GaveUp("time limit of 1 s"))))
        .isEqualTo(
            """
            Gave up: nothing found, nothing proved (time limit of 1 s).
            Maybe give it more --time, or require less.
            """);
  }

  @Test
  void fieldsWithTooFewOpponentsAreToldToBeRankedTogether() {
    assertThat(
            AnswerText.of(
                answer(UsualPairs.fields(16, 12, 1), new Outcome.GaveUp("time limit of 1 s"))))
        .contains("Maybe rank all pairs together: design pairs --pairs 16 --rounds 12.");
  }

  @Test
  void excludedMethodsAreSaidToBeAbleToHelp() {
    IndividualWish choco =
        EIGHT.with(
            new SearchSettings(EngineChoice.CHOCO, Limit.effort(Duration.ofSeconds(1)), 1, 1));
    assertThat(AnswerText.of(answer(choco, new Outcome.GaveUp("time limit of 1 s"))))
        .endsWith("Maybe leave --engine and --methods out, or give it more --time.\n");
  }

  @Test
  void textFromAFileCannotSteerTheTerminal() {
    Proof proof = Proof.by(new Reason.ByRule("a\u001b[2Jb"));
    assertThat(AnswerText.of(answer(EIGHT, new Outcome.Impossible(proof))))
        .isEqualTo("Impossible: a\\u001b[2Jb.\n");
    assertThat(AnswerText.of(answer(EIGHT, new Outcome.GaveUp("a\u001b[2Jb"))))
        .startsWith("Gave up: nothing found, nothing proved (a\\u001b[2Jb).\n");
  }
}
