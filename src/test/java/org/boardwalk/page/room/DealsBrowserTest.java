package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;

/** The deals of an evening: taken from a file, secret, then on phones and on paper. */
@Tag("browser")
@Timeout(240)
class DealsBrowserTest extends RoomInBrowser {

  @Override
  Path evening() {
    return RoomEvening.scored(
        super.evening(), play -> Optional.of(ScoreEntry.read(play, "4SN=", "")));
  }

  @Test
  void theDealsOfAFileAreSeenOnAPhoneAfterTheGame() throws Exception {
    String deals = Ran.of("deal", "--boards", "12", "--seed", "3").exits(Exit.DONE).out();
    signIn();
    director.open(address.resolve("/desk"));
    director.press("Deals of the boards");
    director.awaitText("The evening has no deals.");
    director.judge("deals, none");
    director.send("deals", Files.writeString(temp.resolve("bad.pbn"), "no deals"));
    director.press("Take them");
    director.awaitText("has no deals");
    director.send("deals", Files.writeString(temp.resolve("deals.pbn"), deals));
    director.press("Take them");
    director.awaitText("Deals are kept of boards 1-10.");
    director.judge("deals");
    director.press("Hand records (PDF)");
    assertThat(Files.size(director.saved(downloads, ".pdf"))).isGreaterThan(1000);
    player.open(address.resolve("/?who=1"));
    assertThat(player.text()).doesNotContain("My results");
    director.open(address.resolve("/desk"));
    director.press("Open the ranking");
    player.open(address.resolve("/mine?who=1"));
    player.driver().findElement(By.cssSelector(".mine th a")).click();
    player.awaitText("Board 1, dealer N, nobody vulnerable");
    assertThat(player.driver().findElements(By.cssSelector(".deal p"))).hasSize(4);
    assertThat(player.text()).contains("420").doesNotContain("Anna");
    player.fitsAPhone("hands");
    player.judge("hands");
    for (String seat : List.of("N", "E", "S", "W")) {
      assertThat(player.driver().findElement(By.cssSelector(".deal ." + seat)).getText())
          .startsWith(seat)
          .contains("♠", "♥", "♦", "♣");
    }
  }
}
