package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.WebExamples;
import org.boardwalk.quality.Violation.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LawsTest {

  static IntStream seeds() {
    return IntStream.range(0, 100);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void validMovementBreaksNoRule(int seed) {
    Scorecard card = Judge.judge(RandomMovements.valid(seed));
    assertThat(card.violations()).isEmpty();
    assertThat(card.sitOuts().even()).isTrue();
  }

  @Test
  void doubleSeatIsFound() {
    assertThat(disturbed(3, new Encounter(2, Examples.four(8, 4, 6, 3), 3)))
        .contains(new Violation(Law.ONE_SEAT, "player 8 sits twice in round 3, at tables 1 and 2"));
  }

  @Test
  void doubleSeatAtOneTableIsFound() {
    assertThat(disturbed(1, new Encounter(2, Examples.four(2, 4, 2, 3), 1)))
        .containsExactly(new Violation(Law.ONE_SEAT, "player 2 sits twice in round 1, at table 2"));
  }

  @Test
  void tableWithTwoEncountersIsFound() {
    assertThat(disturbed(1, new Encounter(1, Examples.four(2, 4, 6, 3), 1)))
        .containsExactly(new Violation(Law.ONE_ENCOUNTER, "table 1 has two encounters in round 1"));
  }

  @Test
  void differentSetsInSharedPlayAreFound() {
    assertThat(disturbed(7, new Encounter(2, Examples.four(1, 3, 5, 2), 6)))
        .extracting(Violation::rule)
        .containsOnly(Law.SAME_SET, Law.NO_REPLAY);
  }

  @Test
  void replayIsFound() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds());
    Round second = rounds.get(1);
    rounds.set(
        1,
        new Round(
            second.encounters().stream()
                .map(e -> new Encounter(e.table(), e.seating(), 1))
                .toList()));
    assertThat(Judge.judge(Examples.withRounds(eight, rounds)).violations())
        .hasSize(8)
        .contains(
            new Violation(
                Law.NO_REPLAY, "player 8 plays set 1 in round 1 and again in round 2, at table 1"));
  }

  @Test
  void tooFewCopiesAreFoundInSharedPlay() {
    Movement eight = Examples.eightPlayers();
    assertThat(rules(withBoards(eight, new Boards(7, 2, Play.SHARED, 1))))
        .hasSize(7)
        .containsOnly(Law.ENOUGH_COPIES);
  }

  @Test
  void tooFewCopiesAreFoundInCirculatingPlay() {
    Movement eight = Examples.eightPlayers();
    assertThat(rules(withBoards(eight, new Boards(7, 2, Play.CIRCULATING, 2)))).isEmpty();
    assertThat(rules(withBoards(eight, new Boards(7, 2, Play.CIRCULATING, 1))))
        .hasSize(7)
        .containsOnly(Law.ENOUGH_COPIES);
  }

  @Test
  void strayFromOneOfTwoFieldsIsFound() {
    assertThat(rules(Examples.mitchell(7, 0, 2))).isEmpty();
    assertThat(rules(Examples.mitchell(7, 1, 2))).hasSize(14).containsOnly(Law.OWN_FIELD);
    assertThat(rules(Examples.mitchell(7, 1, 1))).isEmpty();
  }

  @Test
  void tablesThatShareBoardsNeedNoCopyEach() {
    Movement bare = WebExamples.web(9, 9, 13, 13, 1);
    assertThat(rules(bare)).contains(Law.ENOUGH_COPIES);
    Movement shared = bare.with(bare.boards().sharedBy(1));
    assertThat(rules(shared)).isEmpty();
    assertThat(Circulation.of(shared).copiesNeeded()).isEqualTo(1);
  }

  @Test
  void strayFromOneOfFourFieldsIsFound() {
    List<Round> apart =
        List.of(
            new Round(List.of(new Encounter(1, Examples.four(1, 2, 3, 4), 1))),
            new Round(List.of(new Encounter(1, Examples.four(1, 2, 3, 4), 2))));
    assertThat(rules(fourWinners(apart))).isEmpty();
    List<Round> mixed =
        List.of(apart.get(0), new Round(List.of(new Encounter(1, Examples.four(3, 2, 1, 4), 2))));
    assertThat(rules(fourWinners(mixed))).hasSize(2).containsOnly(Law.OWN_FIELD);
  }

  @Test
  void aFieldIsWhereOneSitsMostOftenAndNotWhereOneBegan() {
    Movement seven = Examples.mitchell(7, 0, 2);
    List<Round> rounds = new ArrayList<>(seven.rounds());
    List<Encounter> first = new ArrayList<>(rounds.get(0).encounters());
    Encounter turned = first.get(0);
    first.set(0, new Encounter(1, new Seating.TwoPairs(8, 1), turned.set()));
    rounds.set(0, new Round(first));
    assertThat(turned.seating()).isEqualTo(new Seating.TwoPairs(1, 8));
    assertThat(Judge.violations(seven.with(rounds)))
        .extracting(Violation::what)
        .containsExactlyInAnyOrder(
            "pair 1 leaves the field in round 1, table 1",
            "pair 8 leaves the field in round 1, table 1");
  }

  @Test
  void loneNorthBelongsToTheMovingField() {
    Round south = new Round(List.of(new Encounter(1, new Seating.TwoPlayers(1, 2), 1)));
    Round north = new Round(List.of(new Encounter(1, new Seating.TwoPlayers(2, 1), 2)));
    Movement solo =
        new Movement(
            "solo",
            Kind.SOLO,
            2,
            1,
            new Boards(2, 1, Play.CIRCULATING, 1),
            Rotation.NONE,
            2,
            List.of(south, north));
    assertThat(rules(solo)).containsExactly(Law.OWN_FIELD, Law.OWN_FIELD);
  }

  private static List<Violation> disturbed(int round, Encounter second) {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>(eight.rounds());
    rounds.set(round - 1, new Round(List.of(rounds.get(round - 1).encounters().get(0), second)));
    return Judge.judge(Examples.withRounds(eight, rounds)).violations();
  }

  private static List<Law> rules(Movement movement) {
    return Judge.judge(movement).violations().stream().map(Violation::rule).toList();
  }

  private static Movement withBoards(Movement m, Boards boards) {
    return new Movement(
        m.name(), m.kind(), m.contestants(), m.tables(), boards, m.rotation(), 1, m.rounds());
  }

  private static Movement fourWinners(List<Round> rounds) {
    return new Movement(
        "four fields",
        Kind.INDIVIDUAL,
        4,
        1,
        new Boards(2, 1, Play.SHARED, 1),
        Rotation.NONE,
        4,
        rounds);
  }
}
