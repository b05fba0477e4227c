package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** What reaches a terminal. */
class StreamsTest {

  private static String written(String text) {
    StringWriter terminal = new StringWriter();
    PrintWriter out = new PrintWriter(new Streams.TerminalWriter(terminal));
    out.print(text);
    out.print(text.toCharArray());
    text.chars().forEach(out::write);
    out.flush();
    assertThat(terminal.toString()).hasSize(terminal.toString().length() / 3 * 3);
    return terminal.toString().substring(0, terminal.toString().length() / 3);
  }

  @Test
  void charactersThatControlATerminalAreShownByTheirNumbers() {
    assertThat(written("\u001B]0;title\u0007 \u009B\u202E\u0085\u2066"))
        .isEqualTo("\\u001b]0;title\\u0007 \\u009b\\u202e\\u0085\\u2066");
  }

  @Test
  void linesTabsAndLettersStay() {
    assertThat(written("Ørsted\t橋牌 \\ $1\r\n\n")).isEqualTo("Ørsted\t橋牌 \\ $1\r\n\n");
  }

  @Test
  void coloursAndTheErasingOfALinePass() {
    StringWriter terminal = new StringWriter();
    new PrintWriter(new Streams.TerminalWriter(terminal)).print("\r\u001B[K\u001B[1;31mA\u001B[0m");
    assertThat(terminal.toString()).isEqualTo("\r\u001B[K\u001B[1;31mA\u001B[0m");
  }
}
