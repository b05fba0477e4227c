package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PartedExamples;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.Plays;
import org.junit.jupiter.api.Test;

class PartsTextTest {

  @Test
  void aScheduleHasALineForEachRound() {
    assertThat(ScheduleText.byRound(PartedExamples.sixPairs()).lines())
        .contains(
            "    1  NS6 EW1 1-2, then 3-4      NS4 EW3 5-6, then 17-18   NS2 EW5 11-12, then 15-16")
        .hasSize(6);
    assertThat(ScheduleText.heading(PartedExamples.sixPairs()))
        .contains("5 rounds of 2 sets, 10 sets of 2 boards");
    assertThat(ScheduleText.byContestant(PartedExamples.fivePairs()).lines())
        .contains("    1  1      NS        none  -");
  }

  @Test
  void partsAreToldApartByLetters() {
    Wording wording = new Wording(PartedExamples.sixPairs());
    assertThat(List.of(wording.part(1), wording.part(2), wording.part(10)))
        .containsExactly("1a", "1b", "5b");
  }

  @Test
  void tablesMayExchangeTheirSets() {
    List<Round> rounds = List.of(part(1, 2), part(2, 1));
    Boards boards = new Boards(2, 4, Play.CIRCULATING, 1).inParts(2);
    Movement four = new Movement("", Kind.PAIRS, 4, 2, boards, Rotation.NONE, 1, rounds);
    assertThat(new PartsText(four, Language.EN).sentence())
        .isEqualTo(
            "Every table plays 2 sets in a round; inside a round the tables exchange them."
                + " After the round, cards say where boards go.");
    assertThat(new PartsText(PartedExamples.sixPairs(), Language.EN).shortly())
        .startsWith("2 sets a round at every table; all of them lie ready there when it begins");
  }

  /**
   * In the cyclic movement of six pairs set s of a half is followed by set s + 1, and the fifth by
   * the first; in the published one it is not so.
   */
  @Test
  void whereEveryTablePlaysTheNextSetAfterARoundTheRuleSaysSo() {
    Movement cyclic = cyclic();
    assertThat(new PartsText(cyclic, Language.EN).sentence())
        .contains(
            "In the next round every table plays the next higher boards:"
                + " after 9-10 come 1-2, after 19-20 come 11-12.");
    assertThat(new PartsText(cyclic, Language.EN).shortly())
        .endsWith("come the next higher boards");
    assertThat(new PartsText(PartedExamples.sixPairs(), Language.EN).sentence())
        .endsWith("After the round, cards say where boards go.");
  }

  /** Three tables begin with sets 1 and 6, 3 and 4, 10 and 7. */
  private static Movement cyclic() {
    int[][] first = {{0, 5}, {2, 3}, {9, 6}};
    List<Round> rounds = new ArrayList<>();
    for (int part = 0; part < 10; part++) {
      List<Encounter> tables = new ArrayList<>();
      for (int t = 0; t < 3; t++) {
        int set = first[t][part % 2];
        int now = set / 5 * 5 + (set + part / 2) % 5 + 1;
        tables.add(new Encounter(t + 1, new Seating.TwoPairs(2 * t + 1, 2 * t + 2), now));
      }
      rounds.add(new Round(tables));
    }
    Boards boards = new Boards(10, 2, Play.CIRCULATING, 1).inParts(2);
    return new Movement("", Kind.PAIRS, 6, 3, boards, Rotation.NONE, 1, rounds);
  }

  /** A table that rests after the first round follows the rule with its other boards. */
  @Test
  void aTableThatRestsBreaksNoRule() {
    List<Round> rounds = new ArrayList<>(cyclic().rounds().subList(0, 2));
    for (Round part : cyclic().rounds().subList(2, 10)) {
      rounds.add(new Round(part.encounters().subList(1, 3)));
    }
    assertThat(new PartsText(cyclic().with(rounds), Language.EN).sentence())
        .contains("the next higher boards");
  }

  /** A table may have two encounters in a movement that breaks rules; no rule is told then. */
  @Test
  void brokenMovementsAreTold() {
    Round twice =
        new Round(
            List.of(
                new Encounter(1, new Seating.TwoPairs(1, 2), 1),
                new Encounter(1, new Seating.TwoPairs(3, 4), 2)));
    Boards boards = new Boards(2, 4, Play.CIRCULATING, 1).inParts(2);
    List<Round> rounds = List.of(twice, twice, twice, twice);
    Movement broken = new Movement("", Kind.PAIRS, 4, 2, boards, Rotation.NONE, 1, rounds);
    assertThat(new PartsText(broken, Language.EN).sentence())
        .endsWith("cards say where boards go.");
  }

  private static Round part(int first, int second) {
    return new Round(
        List.of(
            new Encounter(1, new Seating.TwoPairs(1, 2), first),
            new Encounter(2, new Seating.TwoPairs(3, 4), second)));
  }

  /** Results name the round, the table and the board; all boards of a round come together. */
  @Test
  void playsHaveTheNumbersOfRounds() {
    Plays plays = Plays.of(PartedExamples.sixPairs());
    assertThat(plays.all()).hasSize(60);
    assertThat(plays.all().subList(4, 8))
        .allMatch(play -> play.round() == 1 && play.table() == 2)
        .extracting(play -> play.board())
        .containsExactly(5, 6, 17, 18);
    assertThat(plays.at(5, 3, 12).orElseThrow().seating()).isEqualTo(new Seating.TwoPairs(1, 4));
  }
}
