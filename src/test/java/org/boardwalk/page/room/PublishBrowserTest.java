package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.boardwalk.cli.Ran;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.page.site.ClubFolder;
import org.boardwalk.page.site.Visitor;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.RoundClock;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;

/**
 * From the last result of an evening to pages of it and of the season on a website, on phones and
 * without a terminal.
 */
@Tag("browser")
@Timeout(480)
class PublishBrowserTest extends RoomInBrowser {

  private static final String[] SCORES = {"4SN=", "3NTE+1", "pass", "2HxS-1", "5CW="};

  /** The club's folder with the evening, of which all boards but the last are scored. */
  @Override
  Path evening() {
    try {
      Files.createDirectories(club().evenings());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Path week = evening("2026-01-27-before.yaml", play -> true);
    SavedEvening before = EveningFile.read(week);
    EveningFile.write(
        week, before.titled("Before").on(before.members(), LocalDate.of(2026, 1, 27)));
    return evening(
        "2026-02-03-tonight.yaml",
        play -> play.round() < 5 || play.table() < 5 || play.board() % 2 == 1);
  }

  private Path evening(String name, Predicate<BoardPlay> scored) {
    SavedEvening evening = EveningFile.read(super.evening());
    for (BoardPlay play : evening.event().foreseen()) {
      String score = SCORES[(play.table() * 7 + play.board() + name.length()) % SCORES.length];
      if (scored.test(play)) {
        evening = evening.with(ScoreEntry.read(play, score, ""));
      }
    }
    Path path = club().evenings().resolve(name);
    EveningFile.create(path, evening.at(new RoundClock(5, Optional.empty(), Duration.ZERO)));
    return path;
  }

  private ClubFolder club() {
    return new ClubFolder(temp, MemberList.NONE);
  }

  @Test
  void theLastResultIsEnteredAndTheEveningIsPublished() throws Exception {
    signIn();
    theLastResultIsEntered();
    clubAndNumbersAreTold();
    theUnionGetsItsFile();
    aPageForTheWebsiteHasTheHandsOfTheDeals();
    theSeasonIsRankedWithTheEvening();
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
    Files.delete(page);
  }

  /** The planner's pages on the same folder, on the director's phone. */
  private void theSeasonIsRankedWithTheEvening() throws Exception {
    try (Visitor planner = new Visitor(club())) {
      director.open(planner.address().resolve("/room"));
      director.press("Rank several evenings: the season");
      director.awaitText("Evenings that count");
      director.judge("season, form");
      for (Path night : club().eveningFiles()) {
        director.show(By.name("" + night.getFileName())).click();
      }
      director.type("name", "Spring");
      director.type("points", "place,points\n1,10\n2,6\n3,2\n");
      director.press("Rank");
      director.awaitText("Points for the places of the nights played, of 2.");
      director.judge("season");
      String first = director.driver().findElement(By.cssSelector(".ranking tbody tr")).getText();
      director.press("CSV");
      List<String> lines = Files.readAllLines(director.saved(downloads, ".csv"));
      assertThat(lines.get(0)).isEqualTo("rank,sharing,name,nights,night_1,night_2,points");
      assertThat(lines).hasSize(11);
      for (String line : lines.subList(1, 11)) {
        String[] cells = line.split(",", -1);
        assertThat(new BigDecimal(cells[4]).add(new BigDecimal(cells[5]))).isEqualTo(cells[6]);
      }
      assertThat(first).startsWith("1 " + lines.get(1).split(",", -1)[2] + " 2 ");
      director.press("Web page");
      director.open(director.saved(downloads, ".html").toUri());
      director.awaitText("Spring");
      assertThat(director.text()).contains(first.substring(2));
      director.fitsAPhone("season for a website");
    }
  }
}
