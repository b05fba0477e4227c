package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CitationTest {

  @Test
  void theVersionAndTheLicenceAreThoseOfTheProgram() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String version =
        pom.replaceFirst(
            "(?s).*?<artifactId>boardwalk</artifactId>\\s*<version>(.*?)</version>.*", "$1");
    assertThat(Files.readAllLines(Path.of(".github", "CITATION.cff")))
        .contains("version: " + version.replace("-SNAPSHOT", ""), "license: MIT");
    assertThat(Files.readString(Path.of("LICENSE"))).startsWith("MIT License");
  }
}
