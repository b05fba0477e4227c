package org.boardwalk.library.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.boardwalk.exchange.file.FileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerTest {

  @TempDir Path temp = Path.of("");

  @Test
  void aLedgerOfAnotherModelOrADamagedOneIsRefused() throws IOException {
    Path file = temp.resolve("ledger.csv");
    Ledger.open(file, "sha256:aa").close();
    assertThatThrownBy(() -> Ledger.open(file, "sha256:bb"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("not the ledger of this model");
    Files.writeString(file, "rubbish,1\n", StandardOpenOption.APPEND);
    assertThatThrownBy(() -> Ledger.open(file, "sha256:aa"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("rubbish");
  }

  @ParameterizedTest
  @ValueSource(strings = {"My only copy.", "two lines,\nwithout an end", "\n\n", "# remarks\n"})
  void aFileThatIsNoLedgerIsRefusedAndLeftAsItIs(String text) throws IOException {
    Path file = Files.writeString(temp.resolve("letter.txt"), text);
    assertThatThrownBy(() -> Ledger.open(file, "sha256:aa"))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("not the ledger of this model");
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void aLedgerWhoseFirstLineWasNotFinishedBeginsAgain() throws IOException {
    Path file = Files.writeString(temp.resolve("ledger.csv"), "boardwalk/ledger/1,sha2");
    Ledger.open(file, "sha256:aa").close();
    assertThat(Files.readString(file)).isEqualTo("boardwalk/ledger/1,sha256:aa\n");
  }

  @Test
  void aLedgerIsWrittenByOneProcessAtATime() {
    try (Ledger first = Ledger.open(temp.resolve("ledger.csv"), "sha256:aa")) {
      assertThat(first.lines()).isEmpty();
      assertThatThrownBy(() -> Ledger.open(first.file(), "sha256:aa"))
          .isInstanceOf(FileException.class)
          .hasMessageContaining("another process");
    }
  }
}
