package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;

/** From the last result of an evening to a page on a website, on phones and without a terminal. */
@Tag("browser")
@Timeout(480)
class PublishBrowserTest extends RoomInBrowser {

  private static final String[] SCORES = {"4SN=", "3NTE+1", "pass", "2HxS-1", "5CW="};

  /** All boards but the last are scored. */
  @Override
  Path evening() {
    Path path = super.evening();
    SavedEvening evening = EveningFile.read(path);
    for (BoardPlay play : evening.event().foreseen()) {
      String score = SCORES[(play.table() * 7 + play.board()) % SCORES.length];
      if (play.round() < 5 || play.table() < 5 || play.board() % 2 == 1) {
        evening = evening.with(ScoreEntry.read(play, score, ""));
      }
    }
    EveningFile.write(path, evening.at(new RoundClock(5, Optional.empty(), Duration.ZERO)));
    return path;
  }

  @Test
  void theLastResultIsEnteredAndTheEveningIsPublished() throws Exception {
    signIn();
    theLastResultIsEntered();
    clubAndNumbersAreTold();
    theUnionGetsItsFile();
    aPageForTheWebsiteHasTheHandsOfTheDeals();
  }

  private void theLastResultIsEntered() {
    BoardPlay last = saved().event().missing().get(0);
    assertThat(saved().event().missing()).hasSize(1);
    director.open(address.resolve("/desk"));
    director.press("Table 5");
    director.driver().findElement(By.cssSelector(".keys a:not(.done)")).click();
    director.awaitText("Typed");
    director.type("other", "4SN=");
    director.press("Enter it");
    director.await(d -> saved().event().missing().isEmpty());
    assertThat(saved().result(last)).isPresent();
    director.open(address.resolve("/desk"));
    director.awaitText("All results are in");
    director.press("Publish the results");
    director.awaitText("Club and players");
  }

  private void clubAndNumbersAreTold() {
    director.type("club", "Elm & Oak");
    director.type("clubId", "77");
    IntStream.rangeClosed(1, 4).forEach(k -> director.type("number" + k, "" + (1000 + k)));
    director.press("Save");
    director.awaitText("Saved.");
    assertThat(director.text()).contains("4 of 20");
    director.judge("publish");
  }

  private void theUnionGetsItsFile() throws Exception {
    director.type("charge", "10");
    director.press("Download USEBIO");
    String xml = Files.readString(director.saved(downloads, ".xml"));
    UsebioRecount recount = UsebioRecount.of(xml);
    assertThat(recount.club()).isEqualTo("Elm & Oak");
    assertThat(recount.unionNumbers()).containsExactlyInAnyOrder("1001", "1002", "1003", "1004");
    assertThat(recount.lines()).isEqualTo(saved().results().size());
    Map<String, Double> counted = recount.stated();
    assertThat(counted).hasSize(10);
  }

  private void aPageForTheWebsiteHasTheHandsOfTheDeals() throws Exception {
    String deals = Ran.of("deal", "--boards", "10", "--seed", "3").exits(Exit.DONE).out();
    director.send("hands", Files.writeString(temp.resolve("deals.pbn"), deals));
    director.press("Download the page");
    Path page = director.saved(downloads, ".html");
    player.open(page.toUri());
    player.awaitText("Own results");
    player.fitsAPhone("page of results");
    assertThat(player.text()).contains("Elm & Oak, Tuesday 3 February 2026");
    player.type("find", "bo7");
    player.awaitText("1 found");
    player.awaitText("10 boards, ");
    player.fitsAPhone("own results");
    player.picture("page of results, a name");
    player.type("find", "");
    assertThat(player.driver().findElements(By.cssSelector(".deal"))).hasSize(10);
    player.show(By.cssSelector("details[id='b1-1'] .deal"));
    player.judge("page of results, hands");
  }
}
