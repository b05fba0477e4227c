package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Proof;
import org.boardwalk.answer.Reason;
import org.boardwalk.file.Document;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.search.Hunts;
import org.boardwalk.text.Word;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas describe exactly what is written and read. */
class SchemaTest {

  private static final Path NAME = Path.of("test.yaml");

  private static String refusedByTheory() {
    PairsWish web = UsualPairs.web(8, 8, 1);
    return SolutionFile.text(Solution.of(Hunts.answer(web)));
  }

  /** A file of every kind. */
  static Stream<String> solutions() {
    IndividualWish wish = Samples.wish13();
    PairsWish web = UsualPairs.web(5, 5, 1);
    PairsWish solo = UsualPairs.of(Kind.SOLO, new PairsForm.Howell(), 3, 5);
    PairsWish howell = UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7);
    PairsWish one = UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 6);
    Proof mixed =
        Proof.by(List.of(Theorem.RANK.plain()))
            .and(Proof.of(Samples.CERTIFICATE).reasons())
            .and(List.of(new Reason.ByRule("set 3 comes twice")));
    return Stream.concat(
            Stream.of(
                    Samples.answer(wish, Samples.whist13(0)),
                    Samples.answer(wish, Samples.whist13(2)),
                    Samples.proved(wish, Samples.whist13(2)),
                    Samples.impossible(wish),
                    Samples.refuted(Samples.forbidden()),
                    new Answer(wish, new Outcome.Impossible(mixed), Samples.ORIGIN, List.of()),
                    Hunts.answer(web),
                    Hunts.answer(UsualPairs.web(8, 8, 1)),
                    Hunts.answer(UsualPairs.of(Kind.PAIRS, new PairsForm.Free(), 3, 6)),
                    Hunts.answer(solo),
                    Hunts.answer(howell),
                    Hunts.answer(one))
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
    String all = String.join("\n", solutions().toList());
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
      String text = SolutionFile.text(Solution.of(Judged.of(Samples.random(new Random(seed)))));
      assertThatCode(() -> FileFormat.SOLUTION.check(Document.parse(NAME, text)))
          .as("seed %d", seed)
          .doesNotThrowAnyException();
    }
  }

  /** Whatever is believed without a look at the schema could stand it. */
  @ParameterizedTest
  @MethodSource("solutions")
  void whatIsBelievedOfAnEditedFileIsAsTheSchemaSays(String text) {
    for (MatchResult number : Pattern.compile("\\d+").matcher(text).results().toList()) {
      for (String instead : List.of("0", "-1", "7", "1001", "2000000000")) {
        agree(text, number.start(), number.end(), instead);
      }
    }
    int step = text.length() / 300 + 1;
    for (int k = 0; k < text.length(); k += step) {
      for (String instead : List.of("", "7", "-", "\"", text.substring(k, k + 1).repeat(2))) {
        agree(text, k, k + 1, instead);
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

  private static List<Wish> pairsWishes() {
    List<Wish> wishes = new ArrayList<>();
    for (PairsForm.Closing closing : PairsForm.Closing.values()) {
      wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Mitchell(closing), 8, 7));
    }
    for (PairsForm.EwWalk walk : PairsForm.EwWalk.values()) {
      for (String boarding : List.of("rule", "segments", "free", "5-up-4-down")) {
        PairsForm web = new PairsForm.Web(Boarding.of(boarding), walk, PairsForm.Party.NONE);
        wishes.add(UsualPairs.of(Kind.PAIRS, web, 9, 7));
      }
    }
    for (PairsForm.Party party : PairsForm.Party.values()) {
      PairsForm web = new PairsForm.Web(Boarding.RULE, PairsForm.EwWalk.RULE, party);
      wishes.add(UsualPairs.of(Kind.PAIRS, web, 9, 7));
    }
    for (PairsWish.Switching switching : PairsWish.Switching.values()) {
      wishes.add(UsualPairs.of(Kind.SOLO, new PairsForm.Free(), 4, 7).with(switching));
    }
    for (Direction missing : Direction.values()) {
      wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7, Optional.of(missing)));
    }
    wishes.add(UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 6));
    for (SearchSettings.EngineChoice engine : SearchSettings.EngineChoice.values()) {
      wishes.add(
          UsualPairs.web(9, 7, 2)
              .with(new SearchSettings(engine, Duration.ofMillis(1), Long.MIN_VALUE, 64)));
    }
    return wishes;
  }

  @Test
  void everyModelIsWrittenAsTheSchemaSaysAndReadAgain() {
    List<Wish> wishes = new ArrayList<>(pairsWishes());
    for (long seed = 1; seed <= 200; seed++) {
      wishes.add(Samples.randomWish(new Random(seed)));
    }
    for (Wish wish : wishes) {
      String text = ModelFile.text(wish);
      assertThatCode(() -> FileFormat.MODEL.check(Document.parse(NAME, text)))
          .as(text)
          .doesNotThrowAnyException();
      assertThat(ModelFile.parse(NAME, text)).isEqualTo(wish);
      assertThat(FlatWish.wish(FlatWish.of(wish)))
          .as(text)
          .isEqualTo(wish.with(SearchSettings.STANDARD));
    }
  }

  private static JsonNode schema(String name) throws IOException {
    try (InputStream in = SchemaTest.class.getResourceAsStream(name + ".schema.json")) {
      return new ObjectMapper().readTree(Objects.requireNonNull(in));
    }
  }

  private static List<String> words(JsonNode schema, String pointer) {
    JsonNode words = schema.at(pointer + "/enum");
    assertThat(words.isArray()).as(pointer).isTrue();
    return StreamSupport.stream(words.spliterator(), false).map(JsonNode::asText).toList();
  }

  @Test
  void theWordsOfTheModelAreThoseOfTheProgram() throws IOException {
    JsonNode model = schema("model");
    Map<String, Class<? extends Enum<?>>> all =
        Map.of(
            "/properties/rotation", Rotation.class,
            "/properties/boards/properties/play", Play.class,
            "/properties/boards/properties/replay", Boards.Replay.class,
            "/properties/closing", PairsForm.Closing.class,
            "/allOf/0/then/properties/walk", WalkWish.class,
            "/allOf/1/then/properties/walk", PairsForm.EwWalk.class,
            "/properties/party", PairsForm.Party.class,
            "/properties/switches", PairsWish.Switching.class,
            "/properties/missing", Direction.class,
            "/properties/search/properties/engine", SearchSettings.EngineChoice.class);
    all.forEach((pointer, type) -> assertThat(words(model, pointer)).isEqualTo(words(type)));
    assertThat(words(model, "/properties/kind")).isEqualTo(words(Kind.class));
    assertThat(words(model, "/$defs/demand")).isEqualTo(Word.all(Demand.class));
    assertThat(words(model, "/allOf/0/then/properties/movement"))
        .containsExactly(Form.FREE.word(), Form.RAINBOW.word(), Form.SINGLE_TABLE.word());
    assertThat(words(model, "/allOf/1/then/properties/movement"))
        .containsExactlyInAnyOrderElementsOf(
            pairsWishes().stream().map(w -> ((PairsWish) w).form().word()).distinct().toList());
  }

  @Test
  void theWordsOfASolutionAreThoseOfTheProgram() throws IOException {
    JsonNode solution = schema("solution");
    Map<String, Class<? extends Enum<?>>> all =
        Map.of(
            "/properties/kind", Kind.class,
            "/properties/rotation", Rotation.class,
            "/properties/boards/properties/play", Play.class,
            "/properties/boards/properties/replay", Boards.Replay.class,
            "/properties/proof/properties/status", Claim.Said.class,
            "/properties/proof/properties/theorems/items/properties/name", Theorem.class);
    all.forEach((pointer, type) -> assertThat(words(solution, pointer)).isEqualTo(words(type)));
  }

  private static List<String> words(Class<? extends Enum<?>> type) {
    return Stream.of(Objects.requireNonNull(type.getEnumConstants())).map(Word::of).toList();
  }

  @Test
  void noTheoremSpeaksOfAName() {
    for (Theorem theorem : Theorem.values()) {
      assertThat(theorem.statement()).doesNotContain("{name}");
      assertThat(new TheoremCase(theorem, Map.of()).statement()).isEqualTo(theorem.statement());
    }
  }

  @Test
  void everyKeyIsDescribed() throws IOException {
    for (String name : List.of("model", "solution")) {
      described(schema(name).path("properties"), name);
    }
  }

  private static void described(JsonNode properties, String where) {
    properties
        .properties()
        .forEach(
            p -> {
              JsonNode value = p.getValue();
              String at = where + "." + p.getKey();
              assertThat(value.has("description") || value.has("$ref")).as(at).isTrue();
              described(value.path("properties"), at);
              described(value.path("items").path("properties"), at);
            });
  }
}
