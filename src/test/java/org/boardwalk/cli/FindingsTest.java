package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Small files that once crashed a command, or silenced it, or took it minutes. {@link FuzzTest}
 * looks for more of them.
 */
class FindingsTest {

  private static final Path FILES = Path.of("src/test/resources/org/boardwalk/cli/findings");
  private static final int LONGEST = 300;

  private static final String ALL =
      """
      score padded-share.csv             | 6 | padded-share.csv:2: score [X] cannot be read
      check blank-lines.txt              | 6 | must hold keys and values
      score board-zero.xml               | 6 | board-zero.xml:1: BOARD_NUMBER [0] must be at least 1
      deal --pbn board-zero.pbn          | 6 | board-zero.pbn:1: board [0] must be from 1 to 9999
      deal --pbn open-braces.pbn         | 6 | has no deals
      score padded-declaration.xml       | 6 | has no scores
      model long-value.yaml              | 6 | individual… (3,000 characters)]
      model escapes.yaml                 | 6 | here it is [\\u001b[31mA\\u009b2J\\u202eb]
      model rounds-99.yaml               | 0 |
      check two-movements-one-broken.txt | 6 | 1 movement of 2 cannot be read
      check other-digits.csv             | 6 | other-digits.csv:2: set [١] is not a whole number
      """;

  private static Path file(String command) {
    return FILES.resolve(command.substring(command.lastIndexOf(' ') + 1));
  }

  @ParameterizedTest
  @CsvSource(textBlock = ALL, delimiter = '|')
  void endWithAnAnswerOrAMessageThatFits(String command, int exit, String message) {
    List<String> words =
        Stream.of(command.split(" ", -1))
            .map(w -> w.contains(".") ? file(command).toString() : w)
            .toList();
    Ran ran = Ran.of(words);
    assertThat(ran.code()).as(ran.err()).isEqualTo(exit);
    if (message == null) {
      assertThat(ran.err()).isEmpty();
      assertThat(ran.out()).isNotBlank();
    } else {
      assertThat(ran.err()).contains(message, "Maybe ").doesNotContain("\u001b", "\u009b");
      assertThat(ran.err().lines()).hasSize(2).allMatch(line -> line.length() < LONGEST);
    }
  }

  @Test
  void everyFileIsTried() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      assertThat(ALL.lines().map(line -> file(line.split(" *\\|", 2)[0])))
          .containsExactlyInAnyOrderElementsOf(files.toList());
    }
  }
}
