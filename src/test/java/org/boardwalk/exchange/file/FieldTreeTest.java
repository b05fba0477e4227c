package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class FieldTreeTest {

  private enum Colour {
    DARK_RED
  }

  private record Inner(int least, List<Integer> all) {}

  private record Outer(
      String name, Colour colour, Optional<Inner> inner, OptionalInt none, boolean sure) {}

  private static String text(FieldTree tree) {
    return tree.node().toString();
  }

  @Test
  void theComponentsOfARecordAreItsFields() {
    Inner inner = new Inner(1, List.of(2, 3));
    Outer outer = new Outer("a", Colour.DARK_RED, Optional.of(inner), OptionalInt.empty(), true);
    assertThat(text(FieldTree.of(outer)))
        .isEqualTo(
            "{\"name\":\"a\",\"colour\":\"dark-red\",\"inner\":{\"least\":1,\"all\":[2,3]},"
                + "\"sure\":true}");
  }

  @Test
  void emptyValuesAreLeftOutAndAreNullInLists() {
    FieldTree tree =
        FieldTree.of("a", Optional.empty(), "b", OptionalLong.of(5), "c", OptionalDouble.of(0.5))
            .put("d", Arrays.asList(Optional.of("x"), Optional.empty()))
            .some("e", List.of(), item -> item)
            .list("f", List.of(), item -> item)
            .add(Optional.empty());
    assertThat(text(tree)).isEqualTo("{\"b\":5,\"c\":0.5,\"d\":[\"x\",null],\"f\":[]}");
  }

  @Test
  void constantsAreTheKeysOfAMapAndOthersAreText() {
    FieldTree tree =
        FieldTree.of(Map.of(Colour.DARK_RED, 1L))
            .put("day", LocalDate.of(2026, 11, 21))
            .put("exact", new BigDecimal("1.50"));
    assertThat(YamlText.of(tree.node())).isEqualTo("dark-red: 1\nday: 2026-11-21\nexact: 1.5\n");
  }

  @Test
  void aValueIsReplacedInItsPlace() {
    FieldTree tree = FieldTree.of("a", 1, "b", 2).put("a", 3).add(FieldTree.of("b", 4, "c", 5));
    assertThat(text(tree)).isEqualTo("{\"a\":3,\"b\":4,\"c\":5}");
  }

  @Test
  void whatIsWrittenIsRead() {
    FieldTree tree = FieldTree.of("a", 1, "b", FieldTree.of("c", List.of(true, "x")));
    for (String text : List.of(YamlText.of(tree.node()), tree.json())) {
      assertThat(Document.parse(Path.of("a.yaml"), text).root()).isEqualTo(tree.node());
    }
  }
}
