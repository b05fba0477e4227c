package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.Seating.TwoPairs;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("thorough")
class PapersTest {

  /** Every paper of the two movements, each printed once. */
  private static final Map<Movement, PdfText> ALL = new HashMap<>();

  private static PdfText print(Movement movement, PaperSettings settings, Paper... papers) {
    return PdfText.of(new Papers(Judged.of(movement), settings).pdf(Set.of(papers)));
  }

  private static PdfText all(Movement movement) {
    return ALL.computeIfAbsent(movement, m -> print(m, PaperSettings.USUAL, Paper.values()));
  }

  @Test
  void fontsAreEmbeddedAndOurOwn() {
    PdfText pdf = all(Sessions.thirteen());
    assertThat(pdf.embedded()).isTrue();
    assertThat(pdf.fonts()).containsExactly("DejaVuSansCondensed", "DejaVuSansCondensed-Bold");
  }

  @Test
  void cardsOfThirteenPlayersHoldTheSchedule() {
    Movement movement = Sessions.thirteen();
    PdfText pdf = print(movement, PaperSettings.USUAL, Paper.CARDS);
    assertThat(pdf.pages()).hasSize(4);
    for (int r = 1; r <= 13; r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        FourPlayers f = (FourPlayers) e.seating();
        String line =
            "%d %d %d %d %d %d-%d"
                .formatted(r, f.north(), f.south(), f.east(), f.west(), 2 * r - 1, 2 * r);
        assertThat(pdf.title(e.table() - 1)).startsWith("Table " + e.table());
        assertThat(pdf.lines(e.table() - 1)).contains(line);
      }
      String out = r + " " + movement.rounds().get(r - 1).sittingOut(13).get(0);
      assertThat(pdf.title(3)).startsWith("Sit out");
      assertThat(pdf.lines(3)).contains(out);
    }
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void thePagesThatAreForetoldAreThoseOfThePdf(Paper paper) {
    Movement movement = paper == Paper.SCORES ? Sessions.singleTable() : Sessions.thirteen();
    int pages = foretold(movement, paper);
    assertThat(pages > 0).isEqualTo(paper.appliesTo(movement));
    if (pages > 0) {
      assertThat(print(movement, PaperSettings.USUAL, paper).pages()).hasSize(pages);
    }
  }

  private static int foretold(Movement movement, Paper... papers) {
    return new Papers(Judged.of(movement), PaperSettings.USUAL).pages(Set.of(papers));
  }

  @Test
  void cardsAndDirectorsSheetOfNineteenTablesHoldTheSchedule() {
    Movement movement = Sessions.nineteenTables();
    PdfText cards = print(movement, PaperSettings.USUAL, Paper.CARDS);
    PdfText sheet = print(movement, PaperSettings.USUAL, Paper.DIRECTOR);
    assertThat(cards.pages()).hasSize(19);
    int round = 0;
    for (var played : movement.rounds()) {
      round++;
      for (Encounter e : played.encounters()) {
        TwoPairs p = (TwoPairs) e.seating();
        String boards = (2 * e.set() - 1) + "-" + 2 * e.set();
        assertThat(cards.lines(e.table() - 1))
            .contains("%d %d %d %s".formatted(round, p.ns(), p.ew(), boards));
        assertThat(sheet.whole()).contains("NS" + p.ns()).contains("EW" + p.ew());
      }
    }
    assertThat(sheet.whole()).contains("Boards to bring: 3 copies of boards 1-26");
  }

  @Test
  void eightPlayersReadTheKnownFollowRule() {
    PdfText pdf = print(Examples.eightPlayers(), PaperSettings.USUAL, Paper.CARDS);
    assertThat(pdf.lines(0)).contains("• N stays", "W to S2 ← 1 → E to E2", "↓ S to W1");
    assertThat(pdf.lines(1)).contains("↑ N to S1", "W to N2 ← 2 → E to W2", "↓ S to E1");
  }

  @Test
  void withoutARuleTheCardSaysWhereEachGoesNext() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds());
    Collections.swap(rounds, 2, 4);
    PdfText pdf = print(Examples.withRounds(eight, rounds), PaperSettings.USUAL, Paper.CARDS);
    assertThat(pdf.whole()).contains("stays").contains("to E2");
    assertThat(pdf.lines(0)).noneMatch(l -> l.contains("→") || l.contains("←"));
  }

  @Test
  void itinerariesNamePartnerAndOpponents() {
    PdfText pdf = print(Examples.eightPlayers(), PaperSettings.USUAL, Paper.ITINERARIES);
    assertThat(pdf.pages()).hasSize(2);
    // Round 1: N8 S1 E5 W7, so that 8's left-hand opponent is 5.
    PdfText one = print(Examples.eightPlayers(), Sessions.perPage(1), Paper.ITINERARIES);
    assertThat(one.pages()).hasSize(8);
    assertThat(one.title(7)).startsWith("Player 8");
    assertThat(one.lines(7)).contains("1 1 N 1 5 7 1-2");
    assertThat(one.lines(0)).contains("1 1 S 8 7 5 1-2");
  }

  @ParameterizedTest
  @EnumSource(PerPage.class)
  void cardsPerPageDecideThePages(PerPage perPage) {
    int cards = perPage == PerPage.FOUR ? 4 : perPage == PerPage.TWO ? 2 : 1;
    PdfText pdf = print(Sessions.nineteenTables(), Sessions.perPage(cards), Paper.CARDS);
    assertThat(pdf.pages()).hasSize((19 + cards - 1) / cards);
  }

  @Test
  void everyBoardHasOneSlipWithALineForEachTableThatPlaysIt() {
    Movement movement = Sessions.nineteenTables();
    PdfText pdf = print(movement, Sessions.perPage(1), Paper.SLIPS);
    assertThat(pdf.pages()).hasSize(26);
    for (int set = 1; set <= 13; set++) {
      int here = set;
      List<String> expected = new ArrayList<>();
      for (int r = 1; r <= 13; r++) {
        int round = r;
        movement.rounds().get(r - 1).encounters().stream()
            .filter(e -> e.set() == here)
            .map(e -> (TwoPairs) e.seating())
            .forEach(p -> expected.add("%d %d %d".formatted(round, p.ns(), p.ew())));
      }
      assertThat(pdf.title(2 * set - 2)).startsWith("Board " + (2 * set - 1));
      assertThat(pdf.lines(2 * set - 2)).containsAll(expected);
    }
    assertThat(pdf.title(0)).contains("dealer North, nobody vulnerable");
    assertThat(pdf.lines(0)).contains("Round NS EW Contract By Tricks NS + EW + MP NS MP EW");
  }

  @Test
  void singleTableHasAScoreSheet() {
    Movement movement = Sessions.singleTable();
    PdfText pdf = print(movement, PaperSettings.USUAL, Paper.SCORES);
    assertThat(pdf.pages()).hasSize(1);
    assertThat(pdf.lines(0)).contains("1 1 4 1 2 3", "4 3 3 2 4 1", "Total");
    assertThat(Paper.allFor(movement)).contains(Paper.SCORES);
    assertThat(Paper.allFor(Sessions.thirteen())).doesNotContain(Paper.SCORES);
    assertThat(foretold(Sessions.thirteen(), Paper.SCORES)).isZero();
  }

  @Test
  void labelsSayWhereEachCopyStarts() {
    PdfText pdf = print(Sessions.nineteenTables(), Sessions.perPage(1), Paper.LABELS);
    assertThat(pdf.pages()).hasSize(39);
    assertThat(pdf.title(0)).startsWith("Boards 1-2");
    assertThat(pdf.lines(0)).contains("Table 1", "2 stand before 16", "13 15");
    assertThat(pdf.title(1)).startsWith("Boards 1-2");
    assertThat(pdf.lines(1)).contains("Table 14", "2 13");
  }

  @Test
  void seatingTellsWhereEverybodyStarts() {
    PdfText pdf = print(Examples.eightPlayers(), PaperSettings.USUAL, Paper.SEATING);
    assertThat(pdf.pages()).hasSize(2);
    assertThat(pdf.lines(0)).contains("8 N1", "2 N2");
    assertThat(pdf.lines(1)).contains("1 8 1 5 7 1-2");
  }

  /** Pair 6 was to sit at table 1 in round 2, and has left. */
  @Test
  void papersOfAMovementThatHasLostGamesKeepTheirWordsAndHaveASheetOfChanges() {
    Movement plan = Examples.mitchell(3, 0, 2);
    List<Round> rounds = new ArrayList<>(plan.rounds());
    rounds.set(
        1,
        new Round(
            rounds.get(1).encounters().stream()
                .filter(e -> !e.seating().contestants().contains(6))
                .toList()));
    Attendance left = new Attendance(List.of(), List.of(new Attendance.Left(6, 1)));
    Judged now = Judged.of(Examples.withRounds(plan, rounds), left);
    Papers papers = new Papers(Judged.of(plan), PaperSettings.USUAL);
    PdfText pdf = PdfText.of(papers.pdf(Paper.tonight(plan), now));
    List<String> before = PdfText.of(papers.pdf(Paper.tonight(plan))).pages();
    assertThat(pdf.pages()).hasSize(before.size() + 1).startsWith(before.toArray(String[]::new));
    assertThat(pdf.lines(before.size())).contains("2 1 1 waits – 3-4 rest");
    assertThat(pdf.title(before.size())).startsWith("Changes");
  }

  @Test
  void everyPaperOfThirteenPlayersFillsSoManyPages() {
    // 4 cards, 4 sheets of strips, schedule and scorecard, 4 of slips, labels, 2 of seats, 3
    // pictures; 5 of pick-up slips, 7 of score cards, 2 of name slips, the director's card.
    assertThat(all(Sessions.thirteen()).pages()).hasSize(35);
  }

  @Test
  void everyPaperOfNineteenTablesFillsSoManyPages() {
    // 19 cards, 5 sheets of EW slips, 3 of the schedule, 2 of scorecard and boards, 7 of slips,
    // 10 of labels, 3 of seats, 3 pictures; 31 of pick-up slips, 19 of score cards, 5 of name
    // slips, the director's card.
    Movement movement = Sessions.nineteenTables();
    assertThat(all(movement).pages()).hasSize(108);
    assertThat(foretold(movement, Paper.values())).isEqualTo(108);
  }

  @Test
  void namesOfTwentyCharactersStandWhole() {
    List<String> names =
        IntStream.rangeClosed(1, 13).mapToObj(k -> "Bartholomew Feath%03d".formatted(k)).toList();
    assertThat(names.get(0)).hasSize(20);
    PdfText pdf =
        print(Sessions.thirteen(), Sessions.named(names), Paper.ITINERARIES, Paper.SEATING);
    for (String name : names) {
      assertThat(pdf.whole()).contains(name);
    }
  }

  @Test
  void largePrintTakesMorePaperAndLetterIsPaperToo() {
    PaperSettings large =
        new PaperSettings(PageSize.LETTER, Optional.empty(), TypeSize.LARGE, Names.NONE);
    assertThat(print(Sessions.thirteen(), large, Paper.ITINERARIES).pages()).hasSize(7);
  }

  @Test
  void pageStandsAloneAndIsWellFormed() throws Exception {
    Movement movement = Sessions.thirteen();
    String html =
        new Papers(Judged.of(movement), PaperSettings.USUAL).html(EnumSet.allOf(Paper.class));
    var builder = javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder();
    var page = builder.parse(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
    assertThat(page.getElementsByTagName("svg").getLength()).isEqualTo(3);
    assertThat(page.getElementsByTagName("script").getLength()).isZero();
    assertThat(html).doesNotContain("src=").doesNotContain("href=").doesNotContain("url(");
  }

  @Test
  void aPaperIsLaidOutOnce() {
    Papers papers = new Papers(Judged.of(Sessions.thirteen()), PaperSettings.USUAL);
    List<Papers.Sheet> cards = papers.sheets(Paper.CARDS);
    assertThat(papers.pages(Set.of(Paper.CARDS))).isEqualTo(cards.size());
    assertThat(papers.html(Set.of(Paper.CARDS, Paper.DIRECTOR))).isNotEmpty();
    assertThat(papers.sheets(Paper.CARDS)).isSameAs(cards);
  }

  @Test
  void papersWithOtherNamesShareTheRules() {
    Judged judged = Judged.of(Examples.mitchell(7, 0, 2));
    Programme programme = new Programme(judged, Names.NONE, Language.EN);
    Programme named = programme.with(new Names(Map.of(1, "Anna & Bo")));
    assertThat(named.rules()).isSameAs(programme.rules());
    assertThat(named.walk()).isSameAs(programme.walk());
    assertThat(named.sitOuts()).isSameAs(programme.sitOuts());
  }
}
