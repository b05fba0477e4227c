package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Names;
import org.boardwalk.quality.Matches;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The papers of teams of four, compared with the schedule. */
class TeamPapersTest {

  static Movement whist(int teams, int rounds) {
    return NamedForms.of("american-whist")
        .orElseThrow()
        .build(new FormSize(teams, rounds, teams))
        .orElseThrow();
  }

  private static Movement headToHead(int teams) {
    return NamedForms.of("head-to-head")
        .orElseThrow()
        .build(new FormSize(teams, teams - 1, teams - 1))
        .orElseThrow();
  }

  private static TeamPapers papers(Movement movement) {
    Programme programme = new Programme(Judged.of(movement), Names.NONE, Language.EN);
    return new TeamPapers(programme, programme.matches().orElseThrow());
  }

  private static String whole(Movement movement, Paper paper) {
    return PdfText.of(new Papers(Judged.of(movement), PaperSettings.USUAL).pdf(Set.of(paper)))
        .whole();
  }

  private static int at(Encounter e, Direction side) {
    return e.seating().at(side).get(0);
  }

  /** The rounds in which two teams play a set against each other. */
  private static NavigableSet<Integer> rounds(Movement movement, int a, int b, int set) {
    int teams = movement.contestants() / 2;
    NavigableSet<Integer> rounds = new TreeSet<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        Set<Integer> two = Set.of(at(e, Direction.NS), at(e, Direction.EW) - teams);
        if (e.set() == set && two.equals(Set.of(a, b))) {
          rounds.add(r);
        }
      }
    }
    return rounds;
  }

  private static String half(NavigableSet<Integer> rounds, int round) {
    return rounds.size() == 1
        ? "whole match"
        : round == rounds.first() ? "first half" : "second half: result now";
  }

  private static void cardsSayTheSchedule(Movement movement) {
    int teams = movement.contestants() / 2;
    List<Block> cards = papers(movement).cards();
    assertThat(cards).hasSize(teams);
    List<List<String>> said = new ArrayList<>();
    for (int t = 1; t <= teams; t++) {
      assertThat(cards.get(t - 1).title()).isEqualTo("Team " + t);
      String round = "";
      for (List<CardGrid.Box> row : cards.get(t - 1).grid().rows()) {
        List<String> cells = row.stream().map(CardGrid.Box::text).toList();
        round = cells.get(0).isEmpty() ? round : cells.get(0);
        List<String> line = new ArrayList<>(List.of(t + "", round));
        line.addAll(cells.subList(1, cells.size()));
        said.add(line);
      }
    }
    List<List<String>> planned = new ArrayList<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      for (Encounter e : movement.rounds().get(r - 1).encounters()) {
        int ns = at(e, Direction.NS);
        int ew = at(e, Direction.EW) - teams;
        String half = half(rounds(movement, ns, ew, e.set()), r);
        int first = movement.boards().firstBoard(e.set());
        String boards = first + "-" + (first + movement.boards().perSet() - 1);
        String table = "" + e.table();
        planned.add(List.of(ns + "", r + "", "NS", table, "Team\u00A0" + ew, boards, half));
        planned.add(List.of(ew + "", r + "", "EW", table, "Team\u00A0" + ns, boards, half));
      }
    }
    assertThat(said).containsExactlyInAnyOrderElementsOf(planned);
  }

  @ParameterizedTest
  @CsvSource({"5, 4", "7, 6", "8, 6", "9, 8"})
  void aCardForEachTeamSaysWhereItsPairsPlayWhichHalf(int teams, int rounds) {
    cardsSayTheSchedule(whist(teams, rounds));
  }

  @Test
  void headToHeadEveryMatchIsWhole() {
    Movement eight = headToHead(8);
    cardsSayTheSchedule(eight);
    assertThat(papers(eight).cards())
        .extracting(Block::note)
        .containsOnly("Results come at once: both halves of a match are played in one round.");
    assertThat(whole(eight, Paper.ITINERARIES)).doesNotContain("half: result", "Pair 9");
  }

  @Test
  void guideCardsSayTeamAndHalf() {
    String cards = whole(whist(7, 6), Paper.CARDS);
    assertThat(cards).contains("Team 7", "first half", "second half: result now");
    assertThat(cards).doesNotContain("Team 8").doesNotContain("Pair");
  }

  @Test
  void teamsSignUpOnALineEach() {
    List<List<CardGrid.Box>> lines = papers(whist(9, 8)).signUp().grid().rows();
    assertThat(lines).hasSize(9);
    assertThat(lines.get(3))
        .extracting(CardGrid.Box::text)
        .contains("Team\u00A04\u00A0NS", "NS4", "Team\u00A04\u00A0EW");
    assertThat(whole(whist(9, 8), Paper.SEATING)).doesNotContain("Team 10", "Pair", "EW10");
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 9})
  void everyTwoTeamsThatMeetHaveASlipWithTheirBoards(int teams) {
    Movement movement = whist(teams, teams - 1);
    List<Block> slips = papers(movement).slips();
    Set<String> titles = new TreeSet<>();
    for (Block slip : slips) {
      titles.add(slip.title());
    }
    Set<String> planned = new TreeSet<>();
    for (int a = 1; a <= teams; a++) {
      for (int b = a + 1; b <= teams; b++) {
        planned.add("Team " + a + " v Team " + b);
      }
    }
    assertThat(slips).hasSameSizeAs(planned);
    assertThat(titles).isEqualTo(planned);
    Block first = slips.get(0);
    assertThat(first.grid().rows())
        .extracting(row -> row.get(0).text())
        .hasSize(movement.boards().perSet() + 2)
        .endsWith("IMPs", "VPs");
    assertThat(first.note())
        .matches("[0-9]+-[0-9]+: NS .* in round [0-9], NS .* in round [0-9]\\.");
  }

  @Test
  void theDirectorSeesTheMatchesThatAreOpenAfterEachRound() {
    Movement movement = whist(7, 6);
    int breaks = 0;
    for (Typeset.Sentence sentence : papers(movement).open()) {
      int after = Integer.parseInt(sentence.lead().replace("After round ", ""));
      List<String> open = new ArrayList<>();
      for (int a = 1; a <= 7; a++) {
        for (int b = a + 1; b <= 7; b++) {
          for (int set = 1; set <= movement.boards().sets(); set++) {
            NavigableSet<Integer> rounds = rounds(movement, a, b, set);
            if (!rounds.isEmpty() && rounds.first() <= after && after < rounds.last()) {
              open.add(a + " v " + b);
            }
          }
        }
      }
      breaks += open.isEmpty() ? 1 : 0;
      assertThat(sentence.words())
          .isEqualTo(
              open.isEmpty() ? "no match is open." : "open: " + String.join(", ", open) + ".");
    }
    assertThat(papers(movement).open()).hasSize(5);
    assertThat(Matches.of(movement).orElseThrow().scoreBreaks()).hasSize(breaks);
    assertThat(papers(headToHead(6)).open()).isEmpty();
    assertThat(whole(movement, Paper.DIRECTOR)).contains("After round 1: open: ");
  }

  @Test
  void theScaleStandsOnOnePage() {
    Papers papers = new Papers(Judged.of(whist(9, 8)), PaperSettings.USUAL);
    assertThat(papers.pages(Set.of(Paper.VICTORY_POINTS))).isEqualTo(1);
    assertThat(PdfText.of(papers.pdf(Set.of(Paper.VICTORY_POINTS))).whole())
        .contains("2 boards a match", "10.00–10.00", "20.00–0.00", "10–10", "20–0");
  }

  @Test
  void namesOfBothPairsStandOnTheCardOfTheirTeam() {
    Names names = new Names(Map.of(2, "Ann & Bo", 9, "Cy & Di"));
    PaperSettings settings =
        new PaperSettings(PageSize.A4, Optional.empty(), TypeSize.NORMAL, names);
    PdfText pdf =
        PdfText.of(new Papers(Judged.of(whist(7, 6)), settings).pdf(Set.of(Paper.ITINERARIES)));
    assertThat(pdf.whole()).containsOnlyOnce("NS: Ann & Bo. EW: Cy & Di.");
  }

  @Test
  void onlyTeamsHaveMatchSlipsAndVictoryPoints() {
    assertThat(Paper.tonight(whist(7, 6)))
        .containsExactly(
            Paper.CARDS,
            Paper.ITINERARIES,
            Paper.DIRECTOR,
            Paper.MATCHES,
            Paper.VICTORY_POINTS,
            Paper.SEATING);
    assertThat(Paper.allFor(Examples.mitchell(7, 0, 2)))
        .doesNotContain(Paper.MATCHES, Paper.VICTORY_POINTS);
  }
}
