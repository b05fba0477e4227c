package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Foreign text in messages. */
class ShownTest {

  private static final String A = "a".repeat(3012);

  @Test
  void aValueOfSixtyCharactersIsWhole() {
    assertThat(Shown.of("a".repeat(60))).isEqualTo("a".repeat(60));
    assertThat(Shown.of("a".repeat(61))).isEqualTo("a".repeat(60) + "… (61 characters)");
    assertThat(Shown.of("🂡".repeat(60))).isEqualTo("🂡".repeat(60));
  }

  @Test
  void controlCharactersAreShownByTheirNumbers() {
    assertThat(Shown.line("\u001B[31m \u009B\u202E\u0085\u2028\n\t\uD800 Ørsted 橋牌"))
        .isEqualTo("\\u001b[31m \\u009b\\u202e\\u0085\\u2028\\u000a\\u0009\\ud800 Ørsted 橋牌");
    assertThat(Shown.line(new StringBuilder().appendCodePoint(0xE0001).toString()))
        .isEqualTo("\\U000e0001");
  }

  @Test
  void longValuesOfAMessageAreCutOnce() {
    String cut = "[" + "a".repeat(60) + "… (3,012 characters)] and [b]\nMaybe c";
    assertThat(Shown.message("[" + A + "] and [b]\nMaybe c")).isEqualTo(cut);
    assertThat(Shown.message(cut)).isEqualTo(cut);
    assertThat(Shown.message(A + "\nMaybe c"))
        .isEqualTo("a".repeat(500) + "… (3,012 characters)\nMaybe c");
    assertThat(Shown.message("[$1\\" + A + "]")).startsWith("[$1\\aaa");
  }

  @Test
  void noFaultOfAFileHasControlCharacters() {
    FileException fault =
        new FileException(Path.of("a\u001B[31m\n.csv"), 3, "[" + A + "\u0085]\nMaybe b");
    assertThat(fault)
        .hasMessage(
            "a\\u001b[31m\\u000a.csv:3: [" + "a".repeat(60) + "… (3,013 characters)]\nMaybe b");
    assertThat(fault.what()).isEqualTo("[" + "a".repeat(60) + "… (3,013 characters)]\nMaybe b");
  }
}
