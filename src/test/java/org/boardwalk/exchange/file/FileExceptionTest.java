package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FileExceptionTest {

  private static final Path FILE = Path.of("/home/evenings/tuesday.yaml");

  @Test
  void theNameStandsInPlaceOfThePathWhereItIsAskedFor() {
    FileException fault = new FileException(FILE, 3, "date: is none\nMaybe correct it.");
    assertThat(fault).hasMessage(FILE + ":3: date: is none\nMaybe correct it.");
    assertThat(fault.under("tuesday.yaml"))
        .isEqualTo("tuesday.yaml:3: date: is none\nMaybe correct it.");
    assertThat(new FileException(FILE, 0, "is empty").under("tuesday.yaml"))
        .startsWith("tuesday.yaml: is empty\nMaybe ");
  }
}
