package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The workflows and the container file, as text: what runs them is not here. */
class WorkflowsTest {

  private static final Path WORKFLOWS = Path.of(".github/workflows");
  private static final Path CONTAINER = Path.of("src/main/container/Containerfile");
  private static final Pattern PROFILE = Pattern.compile(" -P(\\w+)");
  private static final Pattern PROPERTY = Pattern.compile(" -D([a-z.]+)");

  private static List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.list(WORKFLOWS)) {
      for (Path file : files.sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }

  /** Every step of every job. */
  private static List<JsonNode> steps() throws IOException {
    List<JsonNode> steps = new ArrayList<>();
    for (String text : texts()) {
      JsonNode jobs = new YAMLMapper().readTree(text).required("jobs");
      jobs.forEach(job -> job.required("steps").forEach(steps::add));
    }
    return steps;
  }

  @Test
  void eachStepIsAPinnedActionOrACommandOfOneLine() throws IOException {
    assertThat(steps())
        .hasSizeGreaterThan(8)
        .allSatisfy(
            step -> {
              if (step.has("run")) {
                assertThat(step.get("run").asText().strip())
                    .doesNotContain("\n")
                    .matches("(mvn|java|find) .*");
              } else {
                assertThat(step.required("uses").asText()).matches("[\\w/-]+@[0-9a-f]{40}");
              }
            });
  }

  /** A digest alone tells nobody which version it is. */
  @Test
  void eachPinNamesItsVersion() throws IOException {
    List<String> uses =
        texts().stream().flatMap(String::lines).filter(l -> l.contains("uses:")).toList();
    assertThat(uses).isNotEmpty().allMatch(line -> line.matches(".* # v[0-9]+\\.[0-9]+\\.[0-9]+"));
  }

  @Test
  void profilesAndPropertiesAreThoseOfThePom() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String all = String.join("\n", texts());
    assertThat(PROFILE.matcher(all).results().map(WorkflowsTest::name))
        .isNotEmpty()
        .allMatch(name -> pom.contains("<id>" + name + "</id>"));
    assertThat(PROPERTY.matcher(all).results().map(WorkflowsTest::name))
        .isNotEmpty()
        .allMatch(
            name -> pom.contains("<" + name + ">") || pom.contains("<name>" + name + "</name>"));
  }

  private static String name(MatchResult found) {
    return found.group(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ubuntu-", "windows-", "macos-"})
  void allThreeSystemsBuildAndRelease(String system) throws IOException {
    assertThat(texts()).hasSize(2).allMatch(text -> text.contains(system));
  }

  @Test
  void theContainerRunsAsNobodySpecialAndIsLookedAfter() throws IOException {
    String file = Files.readString(CONTAINER);
    String last = file.substring(file.lastIndexOf("\nFROM "));
    assertThat(last)
        .contains("\nUSER 10001\n", "\nHEALTHCHECK ", "-jre-headless", "rm -rf /var/lib/apt/lists")
        .doesNotContain("maven", "-jdk");
    assertThat(last.indexOf("\nUSER ")).isLessThan(last.indexOf("\nENTRYPOINT "));
    assertThat(Files.readAllLines(Path.of(".dockerignore"))).contains("target/");
  }
}
