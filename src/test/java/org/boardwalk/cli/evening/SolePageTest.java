package org.boardwalk.cli.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One program serves the page of a user, and the browser that opens it. */
class SolePageTest {

  private static final URI PAGE = URI.create("http://127.0.0.1:8017/");

  @TempDir Path temp = Path.of("");

  @Test
  void aSecondProgramFindsTheAddressOfTheFirst() throws InterruptedException {
    Path home = temp.resolve("Jörg Weiß").resolve("boardwalk");
    SolePage first = SolePage.reserved(home).orElseThrow();
    assertThat(SolePage.reserved(home)).isEmpty();
    first.serves(PAGE);
    assertThat(SolePage.reserved(home)).isEmpty();
    assertThat(SolePage.served(home)).isEqualTo(PAGE);
  }

  /** A program that was killed leaves both files, and no lock. */
  @Test
  void anAddressThatWasLeftBehindIsNotBelieved() throws IOException {
    Files.writeString(temp.resolve("page.lock"), "");
    Path left = Files.writeString(temp.resolve("page.txt"), "http://127.0.0.1:1/\n");
    assertThat(SolePage.reserved(temp)).isPresent();
    assertThat(left).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeIsToldWithAdvice() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "");
    assertThatThrownBy(() -> SolePage.reserved(file.resolve("home")))
        .isInstanceOf(FileException.class)
        .hasMessageContaining("cannot be written")
        .hasMessageContaining("\nMaybe set BOARDWALK_HOME");
  }

  @Test
  void eachSystemHasItsCommandThatOpensABrowser() {
    String page = PAGE.toString();
    assertThat(Browser.command(PAGE, "Windows 11"))
        .isEqualTo(List.of("rundll32", "url.dll,FileProtocolHandler", page));
    assertThat(Browser.command(PAGE, "Mac OS X")).isEqualTo(List.of("open", page));
    assertThat(Browser.command(PAGE, "Linux")).isEqualTo(List.of("xdg-open", page));
  }
}
