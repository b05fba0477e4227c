package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.cli.option.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The arguments that the script {@code boardwalk} gives to Java; a command that prints them stands
 * in for Java.
 */
@Tag("time")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs a Unix shell")
class StartScriptTest {

  private static final String SHORT = "-XX:TieredStopAtLevel=1";

  @TempDir Path temp = Path.of("");
  private Path place = Path.of("");
  private Path script = Path.of("");

  @BeforeEach
  void install() throws IOException {
    place = Files.createDirectory(temp.toRealPath().resolve("my programs"));
    script = Files.copy(Path.of("boardwalk"), place.resolve("boardwalk"));
    Files.writeString(place.resolve("boardwalk.jar"), "");
    Path bin = Files.createDirectories(temp.resolve("jdk").resolve("bin"));
    executable(Files.writeString(bin.resolve("java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n"));
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private record Said(int exit, List<String> lines) {}

  private static Said run(Map<String, String> environment, Path script, String... args)
      throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(List.of("sh", script.toString()));
    line.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
    builder.environment().remove("JAVA_HOME");
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), said.lines().toList());
  }

  private List<String> given(Path script, String... args) throws Exception {
    Said said =
        run(
            Map.of(
                "JAVA_HOME", temp.resolve("jdk").toString(),
                "BOARDWALK_HOME", temp.resolve("home").toString()),
            script,
            args);
    assertThat(said.exit()).as("%s", said.lines()).isZero();
    return said.lines();
  }

  @Test
  void argumentsArriveAsTheyAre() throws Exception {
    assertThat(given(script, "design", "form", "--form", "a  b", "*"))
        .endsWith(
            "-jar",
            place.resolve("boardwalk.jar").toString(),
            "design",
            "form",
            "--form",
            "a  b",
            "*")
        .contains("-Dboardwalk.archive=" + place.resolve("boardwalk.jsa"));
  }

  @Test
  void anArchiveIsUsedWhereThereIsOne() throws Exception {
    Path archive = Files.writeString(place.resolve("boardwalk.jsa"), "classes");
    assertThat(given(script, "check")).contains("-XX:SharedArchiveFile=" + archive);
  }

  @Test
  void theSecondCompilerIsLeftOutOfShortCommandsOnly() throws Exception {
    assertThat(given(script, "plan", "--players", "22")).contains(SHORT);
    assertThat(given(script, "design", "pairs", "--help")).contains(SHORT);
    assertThat(given(script, "plan", "--players", "22", "--time", "1m")).doesNotContain(SHORT);
    assertThat(given(script, "design", "pairs", "--pairs", "6")).doesNotContain(SHORT);
  }

  @Test
  void theSecondCompilerBeginsLaterWhereAnAnswerMayBeKnown() throws Exception {
    String later = "-XX:Tier4InvocationThreshold=50000";
    assertThat(given(script, "design", "pairs", "--pairs", "6")).contains(later);
    assertThat(given(script, "design", "pairs", "--pairs", "6", "--effort", "9s"))
        .noneMatch(arg -> arg.startsWith("-XX:"));
  }

  @Test
  void aLinkFindsTheProgram() throws Exception {
    Path bin = Files.createDirectory(temp.resolve("bin"));
    Path link = Files.createSymbolicLink(bin.resolve("bw"), Path.of("../my programs/boardwalk"));
    assertThat(given(link)).contains(place.resolve("boardwalk.jar").toString());
  }

  @Test
  void aJarThatWasBuiltHereIsFound() throws Exception {
    Path target = Files.createDirectory(place.resolve("target"));
    Path jar = Files.move(place.resolve("boardwalk.jar"), target.resolve("boardwalk.jar"));
    assertThat(given(script)).contains(jar.toString());
  }

  @Test
  void whereTheFolderCannotBeWrittenTheArchiveIsInTheUsersOwn() throws Exception {
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assumeThat(Files.isWritable(place)).as("root may write everywhere").isFalse();
      assertThat(given(script))
          .contains("-Dboardwalk.archive=" + temp.resolve("home").resolve("boardwalk.jsa"));
    } finally {
      Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  @Test
  void aPathThatJavaWouldReadAsTwoHasNoArchive() throws Exception {
    Path odd = Files.move(place, place.resolveSibling("a:b"));
    assertThat(given(odd.resolve("boardwalk"), "plan"))
        .containsExactly("-jar", odd.resolve("boardwalk.jar").toString(), "plan");
  }

  @Test
  void aMissingJarIsNamed() throws Exception {
    Files.delete(place.resolve("boardwalk.jar"));
    Said said = run(Map.of(), script);
    assertThat(said.exit()).isEqualTo(Exit.USAGE.code());
    assertThat(said.lines().get(0)).contains("no boardwalk.jar", place.toString());
  }

  @Test
  void aMissingJavaIsNamed() throws Exception {
    Path bin = Files.createDirectory(temp.resolve("bare"));
    for (String tool : List.of("sh", "dirname")) {
      Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
    }
    Said said = run(Map.of("PATH", bin.toString()), script);
    assertThat(said.exit()).isEqualTo(Exit.USAGE.code());
    assertThat(said.lines().get(0)).contains("no Java");
  }

  /** The real program. Its first command begins the second process of this test by itself. */
  @Tag("slow")
  @Test
  void theProgramStartsWithAnArchiveAndWithADamagedOne() throws Exception {
    String jar = installed();
    Path archive = place.resolve("boardwalk.jsa");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String maker = ClassArchive.class.getName();
    new ProcessBuilder(java, "-cp", jar, maker, archive.toString()).inheritIO().start().waitFor();
    assertThat(Files.size(archive)).isGreaterThan(1_000_000);
    Map<String, String> home = Map.of("JAVA_HOME", System.getProperty("java.home"));
    Said whole = run(home, script, "--version");
    assertThat(whole.lines().get(0)).startsWith("boardwalk ");
    Files.write(archive, new byte[(int) Files.size(archive)]);
    assertThat(run(home, script, "--version")).isEqualTo(whole);
  }

  @Tag("thorough")
  @Test
  void theProgramStartsWithADamagedArchive() throws Exception {
    installed();
    Files.write(place.resolve("boardwalk.jsa"), new byte[5_000_000]);
    Map<String, String> home = Map.of("JAVA_HOME", System.getProperty("java.home"));
    assertThat(run(home, script, "--version").lines().get(0)).startsWith("boardwalk ");
  }

  /** Puts the real program in its place, and returns its path. */
  private String installed() throws IOException {
    Path built = Path.of("target", "boardwalk.jar");
    assumeThat(built).as("the jar is there after mvn package").exists();
    Path jar = place.resolve("boardwalk.jar");
    return Files.copy(built, jar, StandardCopyOption.REPLACE_EXISTING).toString();
  }
}
