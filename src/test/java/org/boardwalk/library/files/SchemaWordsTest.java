package org.boardwalk.library.files;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Theorem;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.WalkWish;
import org.junit.jupiter.api.Test;

/** The words of the schemas are those of the program, and every key is explained. */
class SchemaWordsTest {

  private static JsonNode schema(String name) throws IOException {
    try (InputStream in = SchemaWordsTest.class.getResourceAsStream(name + ".schema.json")) {
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
            "/properties/party", PairsForm.Party.class,
            "/properties/switches", PairsWish.Switching.class,
            "/properties/missing", Direction.class);
    String pairs = "/allOf/1/then";
    assertThat(words(model, pairs + "/then/properties/walk"))
        .isEqualTo(words(PairsForm.EwWalk.class));
    assertThat(words(model, pairs + "/else/properties/walk")).isEqualTo(words(WalkGrade.class));
    all.forEach((pointer, type) -> assertThat(words(model, pointer)).isEqualTo(words(type)));
    assertThat(words(model, "/properties/kind"))
        .isEqualTo(Stream.concat(words(Kind.class).stream(), Stream.of("teams")).toList());
    assertThat(words(model, "/$defs/demand")).isEqualTo(Word.all(Demand.class));
    assertThat(words(model, "/allOf/0/then/properties/movement"))
        .containsExactly(
            Form.FREE.word(), Form.RAINBOW.word(), Form.SINGLE_TABLE.word(), Form.SWIVEL.word());
    assertThat(words(model, "/allOf/1/then/properties/movement"))
        .containsExactlyInAnyOrderElementsOf(
            PairsSamples.wishes().stream()
                .map(PairsWish::form)
                // Teams are a kind of their own.
                .filter(form -> !(form instanceof PairsForm.FreeTeams))
                .map(PairsForm::word)
                .distinct()
                .toList());
  }

  @Test
  void criteriaAreThoseOfTheProgram() throws IOException {
    JsonNode model = schema("model");
    List<String> criteria = Word.all(Criterion.class);
    assertThat(words(model, "/properties/order/items")).isEqualTo(criteria);
    assertThat(keys(model, "/properties/criteria")).isEqualTo(criteria);
    assertThat(keys(model, "/properties/weights")).isEqualTo(criteria);
    assertThat(keys(schema("solution"), "/$defs/figures")).contains("total").containsAll(criteria);
  }

  private static List<String> keys(JsonNode schema, String pointer) {
    return schema.at(pointer + "/properties").properties().stream().map(Map.Entry::getKey).toList();
  }

  @Test
  void theWordsOfASolutionAreThoseOfTheProgram() throws IOException {
    JsonNode solution = schema("solution");
    Map<String, Class<? extends Enum<?>>> all =
        Map.of(
            "/properties/rotation", Rotation.class,
            "/properties/boards/properties/play", Play.class,
            "/properties/boards/properties/replay", Boards.Replay.class,
            "/properties/proof/properties/status", Claim.Said.class,
            "/properties/proof/properties/theorems/items/properties/name", Theorem.class);
    all.forEach((pointer, type) -> assertThat(words(solution, pointer)).isEqualTo(words(type)));
    assertThat(words(solution, "/properties/kind"))
        .isEqualTo(Stream.concat(words(Kind.class).stream(), Stream.of("teams")).toList());
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
