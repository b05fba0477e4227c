package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentTest {

  @TempDir Path folder = Path.of("");

  @Test
  void filesOfFourMillionCharactersAreRead() throws IOException {
    Path large = folder.resolve("large.yaml");
    Files.writeString(large, "# a comment\n".repeat(4_000_000 / 12) + "name: large\n");
    assertThat(Document.read(large).root().get("name").textValue()).isEqualTo("large");
  }
}
