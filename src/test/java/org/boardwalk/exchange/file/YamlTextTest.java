package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlTextTest {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static JsonNode read(String yaml) {
    return Document.parse(Path.of("test.yaml"), yaml).root();
  }

  private static ObjectNode one(String value) {
    return NODES.objectNode().put("key", value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"word", "two-words", "boardwalk/model/1", "sha256:00ff", "13 players", "60s"})
  void whatCanBeNothingButTextHasNoQuotes(String text) {
    assertThat(YamlText.of(one(text))).isEqualTo("key: " + text + "\n");
    assertThat(read(YamlText.of(one(text)))).isEqualTo(one(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "y", "no", "null", "true", "12", "1e5", "0x3c", "a: b", "a:", "- a", "#", "A"})
  void allElseHasQuotes(String text) {
    assertThat(YamlText.of(one(text))).isEqualTo("key: \"" + text + "\"\n");
    assertThat(read(YamlText.of(one(text)))).isEqualTo(one(text));
  }

  @Test
  void anyTextIsReadAgain() {
    for (String text : AwkwardNames.ALL) {
      assertThat(read(YamlText.of(one(text)))).isEqualTo(one(text));
      ObjectNode inner = NODES.objectNode();
      inner.set("list", NODES.arrayNode().add(one(text)));
      assertThat(read(YamlText.of(inner))).isEqualTo(inner);
    }
  }

  @Test
  void plainValuesShareALineAndTreesDoNot() {
    ObjectNode tree = NODES.objectNode();
    tree.set("boards", NODES.objectNode().put("sets", 7).put("play", "shared"));
    tree.set("couples", NODES.arrayNode().add(NODES.arrayNode().add(1).add(2)));
    ObjectNode round = NODES.objectNode().put("round", 1);
    round.set("encounters", NODES.arrayNode().add(NODES.objectNode().put("n", 1)));
    tree.set("schedule", NODES.arrayNode().add(round));
    tree.put("seconds", new BigDecimal("2.50")).put("calibre", new BigDecimal("100.00"));
    assertThat(YamlText.of(tree))
        .isEqualTo(
            """
            boards: {sets: 7, play: shared}
            couples: [[1, 2]]
            schedule:
              - round: 1
                encounters:
                  - {n: 1}
            seconds: 2.5
            calibre: 100.0
            """);
  }

  @Test
  void anyTreeIsReadAgain() {
    for (long seed = 1; seed <= 300; seed++) {
      ObjectNode tree = map(new Random(seed), 4);
      assertThat(read(YamlText.of(tree))).as("seed %d", seed).isEqualTo(tree);
    }
  }

  private static ObjectNode map(Random random, int depth) {
    ObjectNode map = NODES.objectNode();
    for (int k = 0; k <= random.nextInt(4); k++) {
      map.set("k" + k, value(random, depth - 1));
    }
    return map;
  }

  private static JsonNode value(Random random, int depth) {
    int kind = random.nextInt(depth > 0 ? 4 : 2);
    if (kind == 0) {
      return NODES.numberNode(random.nextInt(100) - 50);
    }
    if (kind == 1) {
      List<String> names = AwkwardNames.ALL;
      return NODES.textNode(names.get(random.nextInt(names.size() - 1)));
    }
    if (kind == 2) {
      return map(random, depth);
    }
    // A list holds plain values, or maps: nothing of ours has others.
    ArrayNode list = NODES.arrayNode();
    boolean maps = random.nextBoolean();
    for (int k = 0; k <= random.nextInt(4); k++) {
      list.add(maps ? map(random, depth) : value(random, 0));
    }
    return list;
  }
}
