package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.library.files.CanonicalModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenewalTest {

  @TempDir Path temp;
  private String name = "";
  private Path file = Path.of("");
  private Library library = Libraries.in(Path.of(""));

  /** 22 players in 9 rounds: theorems say that the cost cannot be 0. */
  @BeforeEach
  void oneFileOfTheAtlas() throws IOException {
    name = String.join("/", CanonicalModel.place(new Cell(22, 9, Variety.SHARED).wish()));
    Path directory = temp.resolve("kept");
    file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.copy(Path.of("solutions").resolve(name), file);
    library = Libraries.in(directory);
  }

  @Test
  void aBoundThatTheoremsHaveBetteredIsWrittenAnew() throws IOException {
    Renewal.renew(library, name);
    String today = Files.readString(file);
    Files.writeString(file, today.replaceFirst("bound: \\{total: [0-9]+", "bound: {total: 0"));

    assertThat(Renewal.renew(library, name)).isTrue();
    assertThat(Files.readString(file)).isEqualTo(today).doesNotContain("bound: {total: 0");
    assertThat(Renewal.renew(library, name)).isFalse();
    assertThat(library.read(name).outcome().found()).isPresent();
  }

  @Test
  void whatIsOnlySaidToBeImpossibleStaysAsItIs() throws IOException {
    String claim = "pairs/free/4-tables/pairs-4t-5r-free-b0521d88.yaml";
    String said = Files.readString(Path.of("solutions").resolve(claim));
    Path copy = library.directory().resolve(claim);
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, said);
    assertThat(said).contains("status: impossible");
    assertThat(Renewal.renew(library, claim)).isFalse();
    assertThat(Files.readString(copy)).isEqualTo(said);
  }

  @Test
  void aDamagedFileStaysAsItIs() throws IOException {
    String damaged = Files.readString(file).replaceFirst("n: [0-9]+", "n: 99");
    Files.writeString(file, damaged);
    assertThatThrownBy(() -> Renewal.renew(library, name)).isExactlyInstanceOf(FileException.class);
    assertThat(Files.readString(file)).isEqualTo(damaged);
  }

  @Test
  void whatIsNotThereIsNotMade() throws IOException {
    Files.delete(file);
    assertThat(Renewal.renew(library, name)).isFalse();
    assertThat(file).doesNotExist();
  }
}
