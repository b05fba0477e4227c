package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The script for Windows, as text: there is no Windows where most builds run. */
class WindowsScriptTest {

  private static final Pattern LABEL = Pattern.compile("goto (\\w+)");

  private static List<String> commands() throws IOException {
    return Files.readAllLines(Path.of("boardwalk.cmd")).stream()
        .filter(line -> !line.startsWith("rem"))
        .toList();
  }

  /** A folder such as {@code Program Files (x86)} would end a block in which its name stands. */
  @Test
  void hasNoBlocksInParentheses() throws IOException {
    assertThat(commands()).noneMatch(line -> line.endsWith("(") || line.startsWith(")"));
  }

  @Test
  void everyVariableStandsInQuotes() throws IOException {
    assertThat(commands())
        .allSatisfy(
            line ->
                assertThat(line.replaceAll("\"[^\"]*\"", "").replace("exit /b %ERRORLEVEL%", ""))
                    .doesNotContainPattern("%[^*]"));
  }

  @Test
  void labelsThatItGoesToSayWhatToDo() throws IOException {
    List<String> lines = commands();
    List<String> labels =
        lines.stream()
            .flatMap(line -> LABEL.matcher(line).results())
            .map(match -> match.group(1))
            .toList();
    assertThat(labels).containsExactly("nojar", "nojava");
    for (String label : labels) {
      int at = lines.indexOf(":" + label);
      assertThat(lines.get(at + 2)).startsWith("echo Maybe ").endsWith(">&2");
      assertThat(lines.get(at + 3)).isEqualTo("exit /b 2");
    }
  }

  /** Git turns no line feed of a script or a checked file into CR LF, and those of this one all. */
  @Test
  void linesEndAsEachSystemNeedsThem() throws IOException {
    assertThat(Files.readAllLines(Path.of(".gitattributes")))
        .contains("* -text", "boardwalk.cmd text eol=crlf");
    assertThat(Files.readString(Path.of("boardwalk"))).doesNotContain("\r");
  }
}
