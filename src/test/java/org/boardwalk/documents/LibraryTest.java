package org.boardwalk.documents;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.Needed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A project outside of the tree, with the pom that the tutorial shows, depends on the library as it
 * is published. Maven has all else from the repository of this machine, without a network.
 */
@Tag("thorough")
@Timeout(240)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a right that few users have")
class LibraryTest {

  private static final Path LIBRARY = Path.of("target/library/boardwalk.jar");
  private static final Path TUTORIAL = Path.of("src/docs/tutorial/first-movement-in-java.md");
  private static final Path REFERENCE = Path.of("src/docs/reference/library.md");
  private static final Pattern PROJECT =
      Pattern.compile("```xml\n(<project.*?)```", Pattern.DOTALL);
  private static final Pattern ADDED =
      Pattern.compile("```xml\n(<dependency>.*?)```", Pattern.DOTALL);
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n(.*?public class (\\w+).*?)```", Pattern.DOTALL);
  private static final Pattern VERSION =
      Pattern.compile("<artifactId>boardwalk</artifactId>\\s*<version>(.*?)</version>");

  @TempDir Path temp = Path.of("");
  private Path maven = Path.of("");
  private String project = "";

  @BeforeEach
  void prepare() throws IOException {
    maven = Needed.program("mvn", "maven");
    Needed.isThere(Files.exists(LIBRARY), "the library, which mvn package makes");
    project = first(PROJECT, Files.readString(TUTORIAL));
    Path sources = Files.createDirectories(temp.resolve("src/main/java"));
    Matcher programs = PROGRAM.matcher(Files.readString(TUTORIAL));
    while (programs.find()) {
      Files.writeString(sources.resolve(programs.group(2) + ".java"), programs.group(1));
    }
    repository();
  }

  private static String first(Pattern block, String page) {
    Matcher found = block.matcher(page);
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  /** The repository of this machine by links, but with the library that was just built. */
  private void repository() throws IOException {
    Path machine = Path.of(System.getProperty("local.repository", ""));
    Path own = Files.createDirectory(temp.resolve("repository"));
    link(machine, own, "org");
    link(machine.resolve("org"), Files.createDirectory(own.resolve("org")), "boardwalk");
    String version = first(VERSION, project);
    Path place = Files.createDirectories(own.resolve("org/boardwalk/boardwalk").resolve(version));
    String name = "boardwalk-" + version;
    Files.copy(LIBRARY, place.resolve(name + ".jar"));
    Files.copy(LIBRARY.resolveSibling("pom.xml"), place.resolve(name + ".pom"));
  }

  private static void link(Path from, Path to, String except) throws IOException {
    try (Stream<Path> all = Files.list(from)) {
      for (Path folder : all.filter(f -> !f.endsWith(except)).toList()) {
        Files.createSymbolicLink(to.resolve(folder.getFileName()), folder.toAbsolutePath());
      }
    }
  }

  private String run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(temp.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  /** Compiles the project with this pom, and returns its class path. */
  private String built(String pom) throws IOException, InterruptedException {
    Files.writeString(temp.resolve("pom.xml"), pom);
    run(
        List.of(
            maven.toString(),
            "-q",
            "-o",
            "-B",
            "-Dmaven.repo.local=" + temp.resolve("repository"),
            "compile",
            "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath",
            "-Dmdep.outputFile=libraries.txt"));
    return Files.readString(temp.resolve("libraries.txt")).strip();
  }

  private String ran(String libraries, String... program) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", "target/classes:" + libraries));
    command.addAll(List.of(program));
    return run(command);
  }

  /** Name and version of each library. */
  private static Map<String, String> versions(String libraries) {
    Map<String, String> versions = new TreeMap<>();
    for (String file : libraries.split(":", -1)) {
      Path version = Path.of(file).getParent();
      versions.put("" + version.getParent().getFileName(), "" + version.getFileName());
    }
    versions.remove("boardwalk");
    versions.keySet().removeIf(name -> name.startsWith("ortools-") && !name.equals("ortools-java"));
    return versions;
  }

  /** Those of the product's libraries that the tests run with. */
  private static Map<String, String> tested() throws IOException {
    Map<String, String> tested = new TreeMap<>();
    JsonNode lock = new ObjectMapper().readTree(Path.of(".mvn/dependencies.json").toFile());
    for (JsonNode library : lock.get("dependencies")) {
      if (!library.get("scope").asText().equals("test")) {
        tested.put(library.get("artifactId").asText(), library.get("version").asText());
      }
    }
    return tested;
  }

  @Test
  void aProjectThatDesignsGetsTheTestedVersionsAndNothingOfPagePapersAndDevices() throws Exception {
    Files.delete(temp.resolve("src/main/java/ThreeFiles.java"));
    String libraries = built(project);
    assertThat(tested()).containsAllEntriesOf(versions(libraries));
    assertThat(versions(libraries))
        .containsKeys("jna", "jgrapht-core", "protobuf-java")
        .doesNotContainKeys("httpcore5", "jackcess", "batik-transcoder", "picocli", "pebble")
        .hasSizeLessThan(30);
    assertThat(ran(libraries, "Thirteen")).contains("13 players, 13 rounds: ideal, calibre 100");
    assertThat(ran(libraries, "FivePlayers")).contains("rules broken: 0");
  }

  @Test
  void withTheLibrariesOfThePageAProjectPrintsPapers() throws Exception {
    String added = first(ADDED, Files.readString(REFERENCE));
    String libraries = built(project.replace("</dependencies>", added + "</dependencies>"));
    assertThat(tested()).containsAllEntriesOf(versions(libraries));
    assertThat(ran(libraries, "ThreeFiles", temp.toString())).contains("sheets: 7");
    assertThat(temp.resolve("twelve.pdf")).isNotEmptyFile();
  }
}
