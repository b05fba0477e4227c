package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import org.boardwalk.movement.text.WrongValue;
import org.junit.jupiter.api.Test;

class EntryTest {

  private static final Path PATH = Path.of("a.yaml");
  private final Entry file =
      Entry.root(Document.parse(PATH, "rounds: 3\nboards:\n  sets: 2\n  copies: 1\n"));

  private FileException making(IllegalArgumentException fault) {
    return catchThrowableOfType(
        FileException.class,
        () ->
            file.make(
                () -> {
                  throw fault;
                }));
  }

  @Test
  void aWrongValueIsReportedAtItsKey() {
    FileException fault = making(new WrongValue("boards sets", "[%d] must be [%d]", 2, 3));
    assertThat(fault).hasMessageStartingWith("a.yaml:3: boards.sets: boards sets [2] must be [3]");
    assertThat(fault.getCause()).isInstanceOf(WrongValue.class);
  }

  @Test
  void aWrongValueThatTheFileLeavesOutIsReportedAtTheKeyAroundIt() {
    assertThat(making(new WrongValue("boards perSet", "[%d] must be even", 1)).line()).isEqualTo(2);
    assertThat(making(new WrongValue("players", "[%d] must be 4", 5)).fault())
        .isEqualTo("players [5] must be 4");
  }

  /** Otherwise a sentence could name a line by chance. */
  @Test
  void theWordsOfAMessageAreNotTakenForKeys() {
    assertThat(making(new IllegalArgumentException("rounds are over")).fault())
        .isEqualTo("rounds are over");
  }

  @Test
  void aFaultMayGoOnWithAColon() {
    assertThat(new WrongValue("boards", ": %d are too few", 1)).hasMessage("boards: 1 are too few");
  }
}
