package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README says to those who call us from Java holds. */
class ReadmeTest {

  private static final String CLASSES = System.getProperty("java.class.path");

  @TempDir private Path temp;

  @Test
  void theExampleCompilesWithoutWarningAndPrintsWhatTheReadmeSays() throws Exception {
    MatchResult example =
        in("README.md", "```java\n(.*?public class (\\w+) .*?)```\n\n```\n(.*?)```");
    compile(Files.writeString(temp.resolve(example.group(2) + ".java"), example.group(1)));
    assertThat(run(example.group(2))).isEqualTo(example.group(3));
  }

  @Test
  void theDependencyIsThisVersion() throws IOException {
    String name =
        "<groupId>(org.boardwalk)</groupId>\\s*<artifactId>(\\w+)</artifactId>\\s*"
            + "<version>(.*?)</version>";
    MatchResult advised = in("README.md", name);
    assertThat(advised.group()).isEqualToIgnoringWhitespace(in("pom.xml", name).group());
  }

  private static MatchResult in(String file, String pattern) throws IOException {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(Files.readString(Path.of(file)))
        .results()
        .findFirst()
        .orElseThrow();
  }

  private void compile(Path source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-Xlint:all", "-proc:none", "-d", temp.toString(), "-cp", CLASSES);
      compiler
          .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
          .call();
    }
    assertThat(messages.toString().lines().filter(l -> !l.contains("[path]"))).isEmpty();
  }

  private String run(String name) throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path printed = temp.resolve("printed");
    Process process =
        new ProcessBuilder(
                java.toString(), "-cp", temp + System.getProperty("path.separator") + CLASSES, name)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    assertThat(process.waitFor()).as(Files.readString(printed)).isZero();
    return Files.readString(printed).replace(System.lineSeparator(), "\n");
  }
}
