package org.boardwalk.page.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Vulnerability;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/**
 * A whole night of fifteen pairs with nothing but the page and the room: names from a list of
 * members, results on a phone and typed, a late pair, swapped seats, a wrong board, a program that
 * is killed in the middle and started again, a change that is undone after that, a corrected
 * result, an early departure, a fouled board, a weighted ruling and a penalty. Nobody needs a
 * terminal after the first start.
 */
@Tag("browser")
@Timeout(240)
class WholeNightBrowserTest extends RoomInBrowser {

  /** Scores as they are typed; every board has several of them. */
  private static final List<String> SCORES =
      List.of("4SN=", "3nt w -2", "110", "pass", "2HE+1", "-140", "6dxs-1", "1NTN+1", "5CW=");

  private static final Pattern ROOM =
      Pattern.compile("href=\"(http://[^\"]+/)desk\".*?<dd>([^<]+[.]yaml)</dd>", Pattern.DOTALL);

  private String pin = "";

  private Path memberList() throws Exception {
    return Files.writeString(
        temp.resolve("members.csv"),
        IntStream.rangeClosed(1, 34)
            .mapToObj(k -> (1000 + k) + ",Member " + k)
            .collect(Collectors.joining("\n", "number,name\n", "\n")));
  }

  private static String pair(int number) {
    return "Member " + (2 * number - 1) + " & Member " + 2 * number;
  }

  @Test
  void theNightIsPlayedFromTheFirstNameToTheRanking() throws Exception {
    stop();
    director.noPhone();
    Path members = memberList();
    RoomProcess planner = RoomProcess.planner(temp.resolve("home"), members);
    programs.add(planner);
    startTheRoom(planner);
    signInAtTheDesk();
    aPhoneEntersAndTheOpponentsConfirm();
    play(1);
    aPairComesLate();
    play(2);
    play(3);
    seatsWereSwapped();
    aWrongBoardIsPlayed();
    play(4);

    aPairLeaves("2", 4);
    planner.kill();
    RoomProcess again = RoomProcess.planner(temp.resolve("home"), members);
    programs.add(again);
    resumeTheRoom(again);
    assertThat(results()).isGreaterThan(50);
    signInAtTheDesk();
    theDepartureIsUndone("2", 4);
    aResultIsCorrected();
    play(5);
    play(6);
    aPairLeaves("3", 6);
    play(7);
    play(8);
    director.open(address.resolve("/desk"));
    director.awaitText("All results are in");

    theRankingIsOnPhones();
    theJudgeAndTheRecountAgree();
    aBoardWasFouled();
    aRulingIsWeighted();
    aPenaltyIsGiven();
    theRankingOnPhonesIsThatOfTheFile(UsebioRecount.of(fetched("/results.xml", "all")));
  }

  private void startTheRoom(RoomProcess planner) {
    director.open(planner.address().resolve("/?people=15&unit=pairs&boards=16"));
    director.driver().findElement(By.cssSelector(".card a")).click();
    director.awaitText("Start the room");
    for (int pair = 1; pair <= 2; pair++) {
      director.type("picked", "Member " + (2 * pair - 1));
      director.type("partner", "Member " + 2 * pair);
      director.press("Add as the next one");
      String named = pair + "," + pair(pair);
      director.await(d -> names().contains(named));
    }
    String all =
        IntStream.rangeClosed(1, 15)
            .mapToObj(k -> k + "," + pair(k))
            .collect(Collectors.joining("\n", "number,name\n", "\n"));
    director.type("names", all);
    director.type("club", "Elm Club");
    director.press("Start the room");
    readTheRoom();
    assertThat(night().names()).hasSize(15).containsEntry(15, pair(15));
    assertThat(night().members().club()).isEqualTo("Elm Club");
  }

  private void resumeTheRoom(RoomProcess planner) {
    director.open(planner.address());
    director.driver().findElement(By.linkText("Rooms")).click();
    director.awaitText("Recent evenings");
    Path before = file;
    director.press("Resume");
    readTheRoom();
    assertThat(file).isEqualTo(before);
  }

  private void readTheRoom() {
    director.awaitText("The director's PIN");
    Matcher room = ROOM.matcher(String.valueOf(director.driver().getPageSource()));
    assertThat(room.find()).isTrue();
    address = URI.create(room.group(1));
    file = Path.of(room.group(2));
    pin = director.driver().findElement(By.cssSelector("dd strong")).getText();
  }

  private String names() {
    WebElement field = director.driver().findElement(By.id("names"));
    return String.valueOf(field.getDomProperty("value"));
  }

  private SavedEvening night() {
    return EveningFile.read(file);
  }

  private int results() {
    return night().results().size();
  }

  private void signInAtTheDesk() {
    director.open(address.resolve("/pin"));
    director.type("pin", pin);
    director.press("Go on");
    director.awaitText("Results by table");
  }

  private void aPhoneEntersAndTheOpponentsConfirm() {
    director.press("Begin round 1");
    director.awaitText("Round 1 of 8");
    director.press("Let players enter results");
    director.await(d -> !director.driver().findElements(By.cssSelector(".pins strong")).isEmpty());
    String first = director.show(By.cssSelector(".pins strong")).getText();
    BoardPlay play = planned(1, 1).get(0);
    player.open(address);
    player.type("who", "1");
    player.press("Show");
    player.awaitText("Table 1, North-South");
    player.press("Enter results");
    player.awaitText("PIN of the table");
    player.type("who", "1");
    player.type("pin", first);
    player.press("Go on");
    player.awaitText("Board " + play.board());
    player.driver().findElement(By.cssSelector(".keys a")).click();
    player.awaitText("Typed");
    player.type("other", "4SN=");
    player.press("Enter it");
    player.awaitText("4S N =: ");
    player.awaitText("Opponents, please check it");
    director.awaitText("Not confirmed by the opponents");
    player.type("number", "" + play.seating().at(Direction.EW).get(0));
    player.press("This is right");
    player.awaitText("Both sides agree");
    assertThat(night().results()).singleElement().matches(r -> !r.provisional());
  }

  private List<BoardPlay> planned(int round, int table) {
    return night().event().foreseen().stream()
        .filter(p -> p.round() == round && p.table() == table)
        .toList();
  }

  /** Begins a round, and enters what is missing of it as the forms of the room do. */
  private void play(int round) {
    director.open(address.resolve("/desk"));
    if (night().clock().round() < round) {
      director.press("Next round");
      director.awaitText("Round " + round + " of 8");
    }
    List<List<String>> entries =
        night().event().missing().stream()
            .filter(p -> p.round() == round)
            .map(
                p ->
                    List.of(
                        link(p), SCORES.get((3 * p.table() + p.board() + round) % SCORES.size())))
            .toList();
    assertThat(
            director
                .driver()
                .executeAsyncScript(
                    "const [entries, done] = arguments;"
                        + " const form = document.querySelector('[name=form]').value;"
                        + " (async () => { const refused = []; for (const [link, other] of entries) {"
                        + " const reply = await fetch(link, {method: 'POST', redirect: 'manual',"
                        + " body: new URLSearchParams({form, before: '', other})});"
                        + " if (reply.type !== 'opaqueredirect') { refused.push(link + other + ': ' + reply.status); } } done(refused);"
                        + " })()",
                    entries))
        .isEqualTo(List.of());
    assertThat(night().event().missing()).noneMatch(p -> p.round() == round);
  }

  private static String link(BoardPlay play) {
    return "/enter?round=" + play.round() + "&table=" + play.table() + "&board=" + play.board();
  }

  private void goOnTheRecommendedWay() {
    director.press("Show the ways to go on");
    director.awaitText("Recommended");
    director.press("Go on this way");
    director.awaitText("Results by table");
  }

  private void aPairComesLate() {
    director.open(address.resolve("/change?what=comes"));
    director.type("name", "Member 31");
    director.type("partner", "Member 32");
    goOnTheRecommendedWay();
    assertThat(night().names()).containsEntry(16, pair(16));
    assertThat(night().members().people().get(16)).hasSize(2);
    // The pair takes the empty place: North-South at table 8, where pairs waited.
    assertThat(planned(2, 8)).allMatch(p -> p.seating().at(Direction.NS).equals(List.of(16)));
  }

  private void seatsWereSwapped() {
    List<BoardPlay> before = night().event().foreseen();
    director.open(address.resolve("/change?what=swapped"));
    director.type("who", "9, 10");
    goOnTheRecommendedWay();
    assertThat(opponents(night().event().foreseen(), 3, 9)).isEqualTo(opponents(before, 3, 10));
  }

  private static Set<Integer> opponents(List<BoardPlay> plays, int round, int pair) {
    return plays.stream()
        .filter(p -> p.round() == round && p.seating().seats().containsValue(pair))
        .flatMap(p -> p.seating().seats().values().stream())
        .filter(c -> c != pair)
        .collect(Collectors.toSet());
  }

  private void aWrongBoardIsPlayed() {
    director.open(address.resolve("/desk"));
    director.press("Next round");
    director.awaitText("Round 4 of 8");
    Collection<Integer> pairs = planned(4, 5).get(0).seating().seats().values();
    Set<Integer> played =
        night().event().foreseen().stream()
            .filter(
                p ->
                    p.round() <= 4
                        && p.seating().seats().values().stream().anyMatch(pairs::contains))
            .map(BoardPlay::board)
            .collect(Collectors.toSet());
    int wrong =
        IntStream.rangeClosed(1, 16).filter(b -> !played.contains(b)).findFirst().orElseThrow();
    director.open(address.resolve("/enter?round=4&table=5"));
    director.driver().findElement(By.cssSelector("details summary")).click();
    director.type("board", "" + wrong);
    director.press("Open this board");
    director.awaitText("Typed");
    director.type("other", "3NTN=");
    director.press("Enter it");
    director.await(d -> results(4, 5, wrong).equals(List.of("3NT N =")));
  }

  private List<String> results(int round, int table, int board) {
    return night().results().stream()
        .filter(r -> r.play().round() == round && r.play().table() == table)
        .filter(r -> r.play().board() == board)
        .map(ScoreEntry::text)
        .toList();
  }

  private void aResultIsCorrected() {
    BoardPlay play = planned(2, 1).get(0);
    director.open(address.resolve(link(play)));
    director.awaitText("Entered already");
    pressKeys("level7", "suitNT", "doublingXX", "declarerN", "down1");
    director.awaitText("7NTxx N -1");
    director.press("Enter it");
    director.await(d -> results(2, 1, play.board()).equals(List.of("7NTxx N -1")));
  }

  private void aPairLeaves(String pair, int after) {
    director.open(address.resolve("/change?what=leaves"));
    director.type("who", pair);
    goOnTheRecommendedWay();
    assertThat(roundsOf(pair)).allMatch(round -> round <= after);
  }

  private void theDepartureIsUndone(String pair, int after) {
    director.press("Undo the latest change of the movement");
    director.await(d -> roundsOf(pair).stream().anyMatch(round -> round > after));
    director.open(address.resolve("/log"));
    assertThat(director.text()).contains("A pair leaves (" + pair + ") after round " + after);
  }

  private List<Integer> roundsOf(String pair) {
    return night().event().foreseen().stream()
        .filter(p -> p.seating().seats().containsValue(Integer.valueOf(pair)))
        .map(BoardPlay::round)
        .toList();
  }

  private void aBoardWasFouled() {
    director.open(address.resolve("/desk"));
    director.driver().findElement(By.linkText("Board fouled")).click();
    director.type("board", "5");
    director.press("Show its results");
    director.awaitText("fouled from here on");
    List<WebElement> from = director.driver().findElements(By.linkText("fouled from here on"));
    from.get(3).click();
    director.awaitText("→");
    director.press("Mark them so");
    director.await(d -> forms().contains("B"));
    assertThat(forms()).contains("", "B");
  }

  private Set<String> forms() {
    return night().results().stream()
        .filter(r -> r.play().board() == 5)
        .map(Result::form)
        .collect(Collectors.toSet());
  }

  private void aRulingIsWeighted() {
    BoardPlay play = planned(2, 1).get(0);
    director.open(address.resolve(link(play)));
    director.awaitText("Entered already");
    for (WebElement fold : director.driver().findElements(By.cssSelector("details summary"))) {
      fold.click();
    }
    director.driver().findElement(By.linkText("Ruling")).click();
    director.awaitText("Weight in %");
    director.type("share1", "60");
    director.type("score1", "4SN=");
    director.type("share2", "40");
    director.type("score2", "4SN-1");
    director.press("Show what it does");
    director.awaitText("North-South get");
    director.press("Rule so");
    String points =
        Vulnerability.of(play.board()).includes(Direction.NS)
            ? "60% 620 40% -100"
            : "60% 420 40% -50";
    director.await(d -> results(2, 1, play.board()).equals(List.of(points)));
  }

  private void aPenaltyIsGiven() {
    director.open(address.resolve("/desk"));
    director.driver().findElement(By.linkText("Penalty")).click();
    director.type("who", "5");
    director.press("10 % of a top");
    director.awaitText("→");
    director.press("Give the penalty");
    director.awaitText("All results are in");
    assertThat(night().corrections()).hasSize(1);
  }

  private void theRankingIsOnPhones() {
    director.press("Open the ranking");
    director.awaitText("Players see the ranking");
    player.open(address.resolve("/ranking"));
    player.awaitText("Ranking");
    assertThat(player.text()).doesNotContain("Member");
    player.fitsAPhone("ranking");
    player.open(address.resolve("/?who=5"));
    player.press("My results");
    player.awaitText("16 boards, ");
  }

  private String fetched(String link, String as) {
    return String.valueOf(
        director
            .driver()
            .executeAsyncScript(
                "const [link, as, done] = arguments; fetch(link).then(r => r.blob())"
                    + ".then(b => as === 'head' ? b.slice(0, 4).text() : b.text()).then(done)",
                link,
                as));
  }

  private void theJudgeAndTheRecountAgree() throws Exception {
    assertThat(fetched("/results.pdf", "head")).isEqualTo("%PDF");
    SavedEvening night = night();
    assertThat(night.judged().card().scoresStand()).isTrue();
    UsebioRecount recount = UsebioRecount.of(fetched("/results.xml", "all"));
    assertThat(recount.title()).isEqualTo(night.title());
    assertThat(recount.club()).isEqualTo("Elm Club");
    assertThat(recount.unionNumbers()).hasSize(32).contains("1001", "1032");
    assertThat(recount.lines()).isEqualTo(night.event().results().size());
    Map<String, Double> ours = recount.percentages();
    assertThat(ours).hasSize(16);
    recount
        .stated()
        .forEach(
            (pair, percentage) ->
                assertThat(ours.get(pair)).as(pair).isCloseTo(percentage, within(0.006)));
    theRankingOnPhonesIsThatOfTheFile(recount);
  }

  private void theRankingOnPhonesIsThatOfTheFile(UsebioRecount recount) {
    player.open(address.resolve("/ranking"));
    player.awaitText("Ranking");
    for (Double percentage : recount.stated().values()) {
      assertThat(player.text()).contains(String.format(Locale.ROOT, "%.2f", percentage));
    }
  }
}
