package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Theorem;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The schema of solutions describes exactly what is written and read. */
@Tag("thorough")
class SolutionSchemaTest {

  private static final Path NAME = Path.of("test.yaml");
  private static final SearchSettings LITTLE = SearchSettings.repeatable(Duration.ofMillis(50), 1);

  private static String refusedByTheory() {
    PairsWish web = UsualPairs.web(8, 8, 1);
    return SolutionFile.text(Solution.of(SearchScopes.answer(web)));
  }

  private static final List<String> SOLUTIONS = ofEveryKind().toList();

  /** A file of every kind. */
  static Stream<String> solutions() {
    return SOLUTIONS.stream();
  }

  private static Stream<String> ofEveryKind() {
    IndividualWish wish = Samples.wish13();
    PairsWish web = UsualPairs.web(5, 5, 1);
    PairsWish solo = UsualPairs.of(Kind.SOLO, new PairsForm.Howell(), 3, 5);
    PairsWish howell = UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7);
    PairsWish one = UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 6);
    Proof mixed =
        new Proof(
            List.of(
                new Reason.ByTheorem(Theorem.RANK.plain()),
                Proof.of(Samples.CERTIFICATE).reasons().get(0),
                new Reason.ByRule("set 3 comes twice")));
    return Stream.concat(
            Stream.of(
                    Samples.answer(wish, Samples.whist13(0)),
                    Samples.answer(wish, Samples.whist13(2)),
                    Samples.proved(wish, Samples.whist13(2)),
                    Samples.impossible(wish),
                    Samples.refuted(Samples.forbidden()),
                    new Answer(wish, new Outcome.Impossible(mixed), Samples.ORIGIN, List.of()),
                    SearchScopes.answer(web),
                    SearchScopes.answer(UsualPairs.web(8, 8, 1)),
                    SearchScopes.answer(UsualPairs.free(8, 4, 2).with(LITTLE)),
                    SearchScopes.answer(solo),
                    SearchScopes.answer(howell),
                    SearchScopes.answer(one))
                .map(Solution::of),
            Stream.of(
                Solution.of(Judged.of(Examples.eightPlayers())),
                Solution.of(Judged.of(Examples.mitchell(5, 1, 1)))))
        .map(SolutionFile::text);
  }

  @ParameterizedTest
  @MethodSource("solutions")
  void everyKindOfSolutionIsWrittenAsTheSchemaSays(String text) {
    FileFormat.SOLUTION.check(Document.parse(NAME, text));
    assertThat(SolutionFile.text(SolutionFile.inspect(NAME, text).solution())).isEqualTo(text);
  }

  @Test
  void theSolutionsAreOfEveryKind() {
    String all = String.join("\n", SOLUTIONS);
    for (Claim.Said said : Claim.Said.values()) {
      assertThat(all).contains("status: " + Word.of(said));
    }
    for (Kind kind : Kind.values()) {
      assertThat(all).contains("kind: " + Word.of(kind));
    }
    assertThat(all)
        .contains("certificate:", "{name: rank}", "{name: every-copy-always, copies: 1, ")
        .contains("repeat: \"boardwalk atlas verify", "walk: {copies: ", "replay: other-cards");
  }

  @Test
  void everyMovementIsWrittenAsTheSchemaSays() {
    for (long seed = 1; seed <= 100; seed++) {
      String text =
          SolutionFile.text(Solution.of(Judged.of(RandomSamples.movement(new Random(seed)))));
      assertThatCode(() -> FileFormat.SOLUTION.check(Document.parse(NAME, text)))
          .as("seed %d", seed)
          .doesNotThrowAnyException();
    }
  }

  /** A file that is believed without a look at the schema would pass it. */
  @ParameterizedTest
  @MethodSource("solutions")
  void aFiftiethOfEditedFilesIsBelievedOnlyAsTheSchemaSays(String text) {
    edited(text, 50);
  }

  @ParameterizedTest
  @MethodSource("solutions")
  @Tag("slow")
  void editedFilesAreBelievedOnlyAsTheSchemaSays(String text) {
    edited(text, 1);
  }

  /** One of so many edits is tried. */
  private static void edited(String text, int part) {
    int edit = 0;
    for (MatchResult number : Pattern.compile("\\d+").matcher(text).results().toList()) {
      for (String instead : List.of("0", "-1", "7", "1001", "2000000000")) {
        if (edit++ % part == 0) {
          agree(text, number.start(), number.end(), instead);
        }
      }
    }
    int step = text.length() / 300 + 1;
    for (int k = 0; k < text.length(); k += step) {
      for (String instead : List.of("", "7", "-", "\"", text.substring(k, k + 1).repeat(2))) {
        if (edit++ % part == 0) {
          agree(text, k, k + 1, instead);
        }
      }
    }
  }

  private static void agree(String text, int from, int to, String instead) {
    String edited = text.substring(0, from) + instead + text.substring(to);
    try {
      SolutionFile.parse(NAME, edited);
    } catch (FileException e) {
      return;
    }
    assertThatCode(() -> FileFormat.SOLUTION.check(Document.parse(NAME, edited)))
        .as("[%s] for [%s] at %d", instead, text.substring(from, to), from)
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {name: every-copy-always, | {name: every-copy-sometimes, | must be integrality, rank
          {name: every-copy-always, | {                            | key is missing: name
          copies: 1, sets: 8        | copies: one, sets: 8         | must be a whole number
          copies: 1, sets: 8        | copies: 1.5, sets: 8         | must be a whole number
          """)
  void aTheoremHasAKnownNameAndWholeNumbers(String right, String wrong, String says) {
    refused(refusedByTheory(), right, wrong, says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          engine: cpsat, version   | version        | key is missing: engine
          formulation:             | formula:       | formula: is not a known key
          seconds: 1.23            | seconds: -1    | must be from 0 to
          repeat:                  | again:         | again: is not a known key
          size: "2 variables"      | size: 2        | must be text
          """)
  void aCertificateSaysWhatWasExhausted(String right, String wrong, String says) {
    refused(
        SolutionFile.text(Solution.of(Samples.impossible(Samples.wish13()))), right, wrong, says);
  }

  private static void refused(String text, String right, String wrong, String says) {
    assertThat(text).contains(right);
    assertThatThrownBy(
            () -> SolutionFile.parse(NAME, text.replaceFirst(Pattern.quote(right), wrong)))
        .isExactlyInstanceOf(FileException.class)
        .hasMessageContaining("proof")
        .hasMessageContaining(says);
  }
}
