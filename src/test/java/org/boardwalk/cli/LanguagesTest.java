package org.boardwalk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command writes the same bytes on machines with other digits and letters than ours. */
@Tag("thorough")
class LanguagesTest {

  private static final List<String> COMMANDS =
      List.of(
          "--help",
          "design individual --players 13 --quiet",
          "design individual --players 5 --solutions mine --workers 1 --quiet",
          "design mitchell --tables 7 --solutions mine --quiet",
          "design individual --players three",
          "plan --players 14 --minutes 180",
          "atlas show --solutions mine",
          "atlas verify --solutions mine",
          "atlas export mine-atlas --solutions mine",
          "check 13.yaml",
          "show 13.yaml --by player",
          "show 13.yaml --format yaml",
          "show 13.yaml --format json",
          "show 13.yaml --format csv",
          "export 13.yaml --to csv --out 13.csv",
          "export 13.yaml --to asc --out 13.asc",
          "export 13.yaml --to json --out 13.json",
          "print 13.yaml --format html --out papers --quiet",
          "picture 13.yaml --out 13.svg",
          "score 13.yaml results.csv --method cross-imps");

  @TempDir Path temp = Path.of("");

  private static Path shipped() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("solutions"))) {
      return files
          .filter(f -> f.getFileName().toString().matches("individual-13p-13r-shared-.*yaml"))
          .sorted()
          .findFirst()
          .orElseThrow();
    }
  }

  private Process start(String language) throws IOException {
    Path home = Files.createDirectories(temp.resolve(language));
    Files.copy(shipped(), home.resolve("13.yaml"));
    Files.writeString(home.resolve("results.csv"), "board,table,score\n1,1,420\n1,2,-50\n");
    Path commands = Files.write(temp.resolve(language + ".commands"), COMMANDS);
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath(),
                "-Duser.language=" + language.substring(0, 2),
                "-Duser.country=" + language.substring(3),
                "org.boardwalk.cli.Several",
                commands.toString(),
                home.resolve("said.txt").toString()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile()).inheritIO();
    builder.environment().put("BOARDWALK_HOME", home.resolve("home").toString());
    return builder.start();
  }

  /** The class path of this test with absolute entries, as the other machine starts elsewhere. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(p -> Path.of(p).toAbsolutePath().toString())
        .reduce((a, b) -> a + File.pathSeparator + b)
        .orElseThrow();
  }

  /** Everything that a machine wrote, without times. */
  private Map<String, String> written(String language) throws IOException {
    Path home = temp.resolve(language);
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(home)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            home.relativize(file).toString(),
            Files.readString(file)
                .replace(language, "")
                .replaceAll("sha256:[0-9a-f]{64}", "sha256")
                .replaceAll("(?<![0-9.])[0-9]+([.,][0-9]+)? ?(s|ms)\\b", "time")
                .replaceAll("seconds: [0-9.]+", "seconds")
                .replaceAll("process [0-9]+", "process")
                .replaceAll("[0-9,]+ files a second", "speed"));
      }
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "fa-IR", "bn-BD"})
  @Tag("slow")
  void otherDigitsChangeNoByte(String language) throws Exception {
    everywhereTheSame(language);
  }

  private void everywhereTheSame(String language) throws Exception {
    for (Process process : List.of(start("en-GB"), start(language))) {
      assertThat(process.waitFor()).isZero();
    }
    Map<String, String> english = written("en-GB");
    assertThat(english).containsKeys("said.txt", "13.csv", "13.asc", "13.json", "13.svg");
    assertThat(english.get("said.txt")).contains("rank  no.  boards").doesNotContain("\tat ");
    Map<String, String> written = written(language);
    assertThat(written.keySet()).isEqualTo(english.keySet());
    english.forEach((f, t) -> assertThat(written.get(f)).as(language + " " + f).isEqualTo(t));
  }
}
