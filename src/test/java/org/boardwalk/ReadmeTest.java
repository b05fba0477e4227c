package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs in the tutorial for Java programmers compile and print what it shows. */
@Tag("thorough")
class ReadmeTest {

  private static final ClassLoader LOADER = ReadmeTest.class.getClassLoader();
  private static final Path TUTORIAL = Path.of("src/docs/tutorial/first-movement-in-java.md");

  /** A program, its name, and the block directly after it, which is what it prints. */
  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java\n(.*?public class (\\w+) .*?)```\n\n```text\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path temp;

  /** A program of the tutorial. */
  private record Program(String name, String source, String printed) {

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Program> programs() throws IOException {
    return PROGRAM
        .matcher(Files.readString(TUTORIAL))
        .results()
        .map(m -> new Program(m.group(2), m.group(1), m.group(3)));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void compilesWithoutWarningAndPrintsWhatTheTutorialShows(Program program) throws Exception {
    compile(Files.writeString(temp.resolve(program.name() + ".java"), program.source()));
    assertThat(printed(program.name())).isEqualTo(program.printed());
  }

  @Test
  void everyProgramOfTheTutorialIsTried() throws IOException {
    assertThat(programs())
        .extracting(Program::name)
        .containsExactly("Thirteen", "FivePlayers", "ThreeFiles");
    assertThat(Files.readString(TUTORIAL).split("```java", -1)).hasSize(4);
  }

  @Test
  void theDependencyIsThisVersion() throws IOException {
    String name =
        "<groupId>(org.boardwalk)</groupId>\\s*<artifactId>(\\w+)</artifactId>\\s*"
            + "<version>(.*?)</version>";
    assertThat(in(TUTORIAL, name).group())
        .isEqualToIgnoringWhitespace(in(Path.of("pom.xml"), name).group());
  }

  private static MatchResult in(Path file, String pattern) throws IOException {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(Files.readString(file))
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
          List.of("-Xlint:all", "-proc:none", "-d", temp.toString(), "-cp", classPath());
      compiler
          .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
          .call();
    }
    assertThat(messages.toString().lines().filter(l -> !l.contains("[path]"))).isEmpty();
  }

  /** That of this process, or what the loader adds to it when a launcher has made one. */
  private static String classPath() {
    return LOADER instanceof URLClassLoader added
        ? Arrays.stream(added.getURLs())
            .map(url -> Path.of(URI.create(url.toString())).toString())
            .collect(Collectors.joining(File.pathSeparator))
        : System.getProperty("java.class.path");
  }

  /** Runs it in this process, with the folder of the test as its argument. */
  private String printed(String name) throws Exception {
    PrintStream usual = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (URLClassLoader classes = new URLClassLoader(new URL[] {temp.toUri().toURL()}, LOADER)) {
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      String[] arguments = {temp.toString()};
      classes.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) arguments);
    } finally {
      System.setOut(usual);
    }
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
