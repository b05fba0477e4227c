package org.boardwalk.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples.Two;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the judge counts for rules, worked out by hand for five players in three rounds. */
class RuleCountsTest {

  private static Movement five(Rotation rotation) {
    return new Movement(
        "five",
        Kind.INDIVIDUAL,
        5,
        1,
        new Boards(3, 6, Play.SHARED, 1),
        rotation,
        1,
        List.of(round(1, 1, 2, 3, 4), round(2, 1, 3, 5, 2), round(3, 4, 1, 5, 3)));
  }

  private static Round round(int set, int n, int e, int s, int w) {
    return new Round(List.of(new Encounter(1, new FourPlayers(n, e, s, w), set)));
  }

  private static RuleScore score(Rotation rotation, Rule rule) {
    return RuleCounts.scores(five(rotation), Attendance.FULL, List.of(rule)).get(0);
  }

  private static RuleScore score(Counted counted, Times times) {
    return score(Rotation.NONE, Rule.must(counted, times));
  }

  private static Counted meeting(Couples couples, Relation... ways) {
    return new Counted.Meeting(couples, Set.of(ways));
  }

  private static Couples couple(int one, int other) {
    return Couples.of(List.of(new Two(one, other)));
  }

  @Test
  void countsPartnersOpponentsAndTables() {
    // 1 and 3 partner in rounds 1 and 3, and oppose in round 2.
    assertThat(score(meeting(couple(3, 1), Relation.PARTNER), Times.between(2, 2)).kept()).isTrue();
    assertThat(score(meeting(couple(1, 3), Relation.OPPONENT), Times.between(2, 2)).kept())
        .isFalse();
    assertThat(score(meeting(couple(1, 3), Relation.TABLE), Times.between(3, 3)).kept()).isTrue();
  }

  @Test
  void tellsWhoSitsOnTheLeftOfWhom() {
    // East is on the left of North: 2 of 1 in round 1, 3 of 1 in round 2.
    assertThat(score(meeting(couple(1, 3), Relation.LEFT), Times.between(1, 1)).kept()).isTrue();
    assertThat(score(meeting(couple(3, 1), Relation.LEFT), Times.between(0, 0)).kept()).isTrue();
  }

  @Test
  void chargesTheSquareOfWhatExceeds() {
    Rule rule =
        new Rule(
            meeting(Couples.within(List.of(1, 3)), Relation.TABLE),
            Times.between(0, 1),
            List.of(),
            0,
            List.of(new Two(1, 3), new Two(3, 1)),
            7);
    // Three rounds and two meetings from before are four too many.
    RuleScore score = score(Rotation.NONE, rule);
    assertThat(score.squares()).isEqualTo(16);
    assertThat(score.cost()).isEqualTo(112);
    assertThat(score.worst())
        .isEqualTo("players 1 and 3: 5 times (rounds 1, 2, 3), of which twice before");
  }

  @Test
  void countsEachSpanOfRoundsByItself() {
    Counted together = meeting(couple(1, 2), Relation.TABLE);
    Rule rule = new Rule(together, Times.between(0, 1), List.of(), 2, List.of(), 0);
    // 1 and 2 sit together in rounds 1 and 2, not in round 3: two spans, one of them broken.
    assertThat(score(Rotation.NONE, rule).counts()).isEqualTo(2);
    assertThat(score(Rotation.NONE, rule).broken()).isEqualTo(1);
    Rule late = new Rule(together, Times.between(0, 0), List.of(3), 0, List.of(), 0);
    assertThat(score(Rotation.NONE, late).kept()).isTrue();
  }

  @Test
  void nobodyElseMeansNobodyElse() {
    // Partners are 1-3, 2-4, 1-5, 3-2, 4-5, 1-3.
    Couples couples = Couples.of(List.of(new Two(1, 3), new Two(1, 5)));
    assertThat(score(meeting(couples, Relation.PARTNER), Times.ONLY).broken()).isEqualTo(2);
  }

  private static RuleScore ofEvent(OwnEvent event, Couples to, Times times, int weight) {
    Rule rule = new Rule(new Counted.Happening(to, event), times, List.of(), 0, List.of(), weight);
    return RuleCounts.scores(eight(), Attendance.FULL, List.of(rule)).get(0);
  }

  @Test
  void countsWhatOnesOwnEventsSay() {
    // 1 and 5 are at neighbouring tables in rounds 1 and 2, 1 and 2 never.
    OwnEvent near = new SomeEvents.Neighbours();
    RuleScore often = ofEvent(near, couple(1, 5), Times.NEVER, 3);
    assertThat(often.cost()).isEqualTo(3 * 2 * 2);
    assertThat(often.worst()).isEqualTo("players 1 and 5: twice (rounds 1, 2)");
    assertThat(ofEvent(near, couple(2, 1), Times.NEVER, 0).kept()).isTrue();
    assertThat(RuleText.of(often.rule(), Kind.INDIVIDUAL))
        .isEqualTo("1 and 5 never sit at neighbouring tables (weight 3)");
    // 1 NS with 3, 5, 7 in round 1; EW with 7, 4, 6 in round 2; NS with 6 in round 3.
    Couples one = new Couples(List.of(List.of(1), List.of(3, 4, 5, 6, 7)), List.of());
    RuleScore same = ofEvent(new SomeEvents.SameCards(), one, Times.between(1, 1), 1);
    assertThat(same.counts()).isEqualTo(5);
    assertThat(same.broken()).isEqualTo(2);
    assertThat(same.cost()).isEqualTo(2);
  }

  @Test
  void countsAnEventInEitherOrderOfTheTwo() {
    // Round 1: 1 is NS at table 1, 6 is EW at table 2. Round 2 does not count. 6 sits with 1 in 3.
    Couples couple = couple(6, 1);
    assertThat(ofEvent(new SomeEvents.Behind(), couple, Times.between(1, 1), 0).kept()).isTrue();
  }

  @Test
  void countsAnEventOfOnePlayer() {
    // By the door: 1 in rounds 1 and 3, 2 in 1 and 2, 5 never.
    RuleScore door =
        ofEvent(
            new SomeEvents.AtTheDoor(), Couples.within(List.of(1, 2, 5)), Times.between(2, 3), 0);
    assertThat(door.counts()).isEqualTo(3);
    assertThat(door.broken()).isEqualTo(1);
    assertThat(door.worst()).isEqualTo("player 5: never");
    assertThat(RuleText.of(door.rule(), Kind.INDIVIDUAL))
        .isEqualTo("Each of players 1-2, 5 sits by the door 2 to 3 times");
  }

  @Test
  void partiesMeetAcrossOnly() {
    Couples couples = new Couples(List.of(List.of(1, 4), List.of(3, 5, 2)), List.of());
    assertThat(couples.all(false)).hasSize(6);
    assertThat(couples.all(true).get(0)).isEqualTo(new Two(1, 2));
    assertThat(score(meeting(couples, Relation.PARTNER), Times.ONLY).worst())
        .isEqualTo("players 2 and 3: once (round 2)");
  }

  @Test
  void countsPlacesAndSitOuts() {
    Counted ns = new Counted.Sitting(List.of(1), List.of(1), Set.of(Direction.NS), NOTHING);
    assertThat(score(ns, Times.between(2, 2)).kept()).isTrue();
    assertThat(score(ns, Times.ONLY).worst()).isEqualTo("player 1: once (round 3)");
    Counted out = new Counted.SittingOut(List.of(1, 2, 3, 4, 5));
    assertThat(score(out, Times.EVEN).kept()).isTrue();
    assertThat(score(out, Times.between(0, 0)).broken()).isEqualTo(3);
  }

  private static final Counted.Apart NOTHING = Counted.Apart.NOTHING;

  @Test
  void evenCountsDifferByAtMostOne() {
    // 1 is NS, NS, EW; 3 is NS, EW, EW; 5 is NS, NS after a round out.
    Counted each = new Counted.Sitting(List.of(1, 3, 5), List.of(), Set.of(), DIRECTIONS);
    RuleScore score = score(each, Times.EVEN);
    assertThat(score.counts()).isEqualTo(6);
    assertThat(score.broken()).isEqualTo(1);
    assertThat(score.squares()).isEqualTo(1);
  }

  /** Eight players at tables 1 and 2; in round 3 table 2 is empty. */
  private static Movement eight() {
    return new Movement(
        "eight",
        Kind.INDIVIDUAL,
        8,
        2,
        new Boards(3, 2, Play.SHARED, 2),
        Rotation.NONE,
        1,
        List.of(
            new Round(
                List.of(
                    new Encounter(1, new FourPlayers(1, 2, 3, 4), 1),
                    new Encounter(2, new FourPlayers(5, 6, 7, 8), 1))),
            new Round(
                List.of(
                    new Encounter(1, new FourPlayers(8, 1, 2, 7), 2),
                    new Encounter(2, new FourPlayers(3, 4, 5, 6), 2))),
            round(3, 1, 5, 6, 7)));
  }

  /** In round 2, players 5 and 6 play the set of round 1 again. */
  private static RuleScore inCommon(int one, int other, Times times, int... rounds) {
    Movement movement =
        new Movement(
            "boards",
            Kind.INDIVIDUAL,
            8,
            2,
            new Boards(3, 2, Play.CIRCULATING, 1),
            Rotation.NONE,
            1,
            List.of(
                new Round(
                    List.of(
                        new Encounter(1, new FourPlayers(1, 2, 3, 4), 1),
                        new Encounter(2, new FourPlayers(5, 6, 7, 8), 2))),
                new Round(
                    List.of(
                        new Encounter(1, new FourPlayers(1, 2, 5, 6), 2),
                        new Encounter(2, new FourPlayers(3, 4, 7, 8), 3)))));
    Rule rule =
        new Rule(
            new Counted.SameBoards(couple(one, other)),
            times,
            Arrays.stream(rounds).boxed().toList(),
            0,
            List.of(),
            1);
    return RuleCounts.scores(movement, Attendance.FULL, List.of(rule)).get(0);
  }

  @Test
  void countsSetsThatTwoPlayAtOneTableOrAtTwo() {
    // 1 plays sets 1 and 2; 3 plays 1 and 3; 5 plays 2 twice; 8 plays 2, before 1 does, and 3.
    assertThat(inCommon(2, 1, Times.NEVER).cost()).isEqualTo(4);
    assertThat(inCommon(2, 1, Times.NEVER).worst())
        .isEqualTo("players 1 and 2 playing the same boards: twice (sets 1, 2)");
    assertThat(inCommon(1, 8, Times.NEVER).worst())
        .isEqualTo("players 1 and 8 playing the same boards: once (set 2)");
    assertThat(inCommon(5, 6, Times.between(1, 1)).kept()).isTrue();
    assertThat(inCommon(3, 5, Times.ONCE).worst())
        .isEqualTo("players 3 and 5 playing the same boards: never");
    assertThat(inCommon(1, 8, Times.NEVER, 2).kept()).isTrue();
  }

  @Test
  void twoPlayTheSetsOfAllRoundsInSharedPlayInWhichBothPlay() {
    // Of five, 2 sits out in round 3 and 4 in round 2. Of eight, 4 sits out in round 3.
    Counted ofFive = new Counted.SameBoards(couple(2, 4));
    assertThat(score(ofFive, Times.between(1, 1)).kept()).isTrue();
    Counted all = new Counted.SameBoards(Couples.within(List.of(1, 5, 6, 7)));
    Rule rule = new Rule(all, Times.between(2, 2), List.of(), 2, List.of(), 0);
    RuleScore score = RuleCounts.scores(eight(), Attendance.FULL, List.of(rule)).get(0);
    assertThat(score.counts()).isEqualTo(12);
    assertThat(score.kept()).isTrue();
  }

  private static RuleScore moves(int player, Counted.MoveTo to, Times times, int... rounds) {
    Rule rule =
        new Rule(
            new Counted.Moving(List.of(player), to),
            times,
            Arrays.stream(rounds).boxed().toList(),
            0,
            List.of(),
            1);
    return RuleCounts.scores(eight(), Attendance.FULL, List.of(rule)).get(0);
  }

  @Test
  void countsMovesToAnotherTableOrSeat() {
    // 1 is N1, E1, N1; 7 is S2, W1, W1; 5 is N2, S2, E1.
    assertThat(moves(1, TABLE, Times.NEVER).kept()).isTrue();
    assertThat(moves(1, SEAT, Times.NEVER).cost()).isEqualTo(4);
    assertThat(moves(1, SEAT, Times.NEVER).worst())
        .isEqualTo("player 1 moving: twice (rounds 2, 3)");
    assertThat(moves(7, SEAT, Times.between(1, 1)).kept()).isTrue();
    assertThat(moves(5, TABLE, Times.NEVER).worst()).isEqualTo("player 5 moving: once (round 3)");
  }

  @Test
  void roundsThatDoNotCountAndSitOutsAreNoMoves() {
    // From round 1 to round 3, player 1 comes back to their seat.
    assertThat(moves(1, SEAT, Times.NEVER, 1, 3).kept()).isTrue();
    assertThat(moves(5, TABLE, Times.NEVER, 1, 2).kept()).isTrue();
    // Of five players, 4 is W1, out and N1; 5 is out, S1 and S1.
    for (int player : List.of(4, 5)) {
      Counted moving = new Counted.Moving(List.of(player), SEAT);
      assertThat(score(moving, Times.between(5 - player, 5 - player)).kept()).isTrue();
    }
  }

  @Test
  void movesWithinSomeRoundsAreThoseFromOneOfThemToAnother() {
    // 3 is S1, E1 and W1 of five players.
    Counted moving = new Counted.Moving(List.of(3), SEAT);
    RuleScore pairs =
        score(Rotation.NONE, new Rule(moving, Times.between(1, 1), List.of(), 2, List.of(), 0));
    assertThat(pairs.counts()).isEqualTo(2);
    assertThat(pairs.kept()).isTrue();
    assertThat(RuleText.of(Rule.must(moving, Times.NEVER), Kind.INDIVIDUAL))
        .isEqualTo("Player 3 never changes seats");
    assertThat(
            RuleText.of(
                Rule.must(new Counted.Moving(List.of(1, 2), TABLE), Times.between(0, 2)),
                Kind.INDIVIDUAL))
        .isEqualTo("Each of players 1-2 changes tables at most twice");
  }

  private static final Counted.MoveTo TABLE = Counted.MoveTo.TABLE;
  private static final Counted.MoveTo SEAT = Counted.MoveTo.SEAT;

  private static final Counted.Apart DIRECTIONS = Counted.Apart.DIRECTIONS;

  @Test
  void aRotationMakesTheFourOfATablePartners() {
    Rule rule = Rule.must(meeting(couple(1, 2), Relation.PARTNER), Times.between(2, 2));
    assertThat(score(Rotation.NONE, rule).kept()).isFalse();
    assertThat(score(Rotation.ROTATE, rule).kept()).isTrue();
  }

  /** Six pairs, of whom two sit out in each of three rounds. */
  private static Movement pairs(Kind kind) {
    int[][][] rounds = {{{1, 1, 2}, {3, 3, 4}}, {{1, 1, 5}, {2, 6, 3}}, {{3, 2, 1}, {2, 4, 5}}};
    List<Round> all = new ArrayList<>();
    for (int[][] round : rounds) {
      all.add(
          new Round(
              Arrays.stream(round)
                  .map(e -> new Encounter(e[0], Seating.of(kind, e[1], e[2]), all.size() + 1))
                  .toList()));
    }
    return new Movement(
        "six", kind, 6, 3, new Boards(3, 2, Play.CIRCULATING, 3), Rotation.NONE, 1, all);
  }

  /** How often a rule for one contestant or couple counts: the root of the squares above 0. */
  private static long times(Kind kind, Counted counted, List<Integer> rounds) {
    Rule rule = new Rule(counted, Times.NEVER, rounds, 0, List.of(), 1);
    long squares = RuleCounts.scores(pairs(kind), Attendance.FULL, List.of(rule)).get(0).squares();
    return Math.round(Math.sqrt((double) squares));
  }

  @ParameterizedTest
  @EnumSource(names = {"PAIRS", "SOLO"})
  void meetingsAndPlacesOfPairsAreThoseOfAnotherCount(Kind kind) {
    for (List<Integer> rounds : List.of(List.of(1, 2, 3), List.of(2), List.of(1, 3))) {
      List<Encounter> played =
          rounds.stream()
              .flatMap(r -> pairs(kind).rounds().get(r - 1).encounters().stream())
              .toList();
      for (int p = 1; p <= 6; p++) {
        int one = p;
        List<Encounter> own =
            played.stream().filter(e -> e.seating().seats().containsValue(one)).toList();
        assertThat(times(kind, new Counted.SittingOut(List.of(p)), rounds))
            .isEqualTo(rounds.size() - own.size());
        for (Direction d : Direction.values()) {
          Counted sitting =
              new Counted.Sitting(List.of(p), List.of(2, 3), Set.of(d), Counted.Apart.NOTHING);
          assertThat(times(kind, sitting, rounds))
              .isEqualTo(
                  own.stream()
                      .filter(e -> e.table() > 1 && e.seating().at(d).get(0) == one)
                      .count());
        }
        for (int q = p + 1; q <= 6; q++) {
          int other = q;
          for (Relation way : List.of(Relation.OPPONENT, Relation.TABLE)) {
            assertThat(times(kind, meeting(couple(q, p), way), rounds))
                .isEqualTo(
                    own.stream().filter(e -> e.seating().seats().containsValue(other)).count());
          }
        }
      }
    }
  }

  @Test
  void saysRulesOfPairsInWords() {
    Rule sits =
        Rule.must(
            new Counted.Sitting(
                List.of(3), List.of(1), Set.of(Direction.NS), Counted.Apart.NOTHING),
            Times.ONLY);
    assertThat(RuleText.of(sits, Kind.PAIRS)).isEqualTo("Pair 3 sits only at table 1 NS");
    assertThat(RuleText.of(sits, Kind.SOLO)).isEqualTo("Player 3 sits only at table 1 South");
    Rule out = Rule.must(new Counted.SittingOut(List.of(1, 2, 5)), Times.NEVER);
    assertThat(RuleText.of(out, Kind.PAIRS)).isEqualTo("Each of pairs 1-2, 5 never sits out");
    assertThat(RuleText.of(out, Kind.SOLO)).isEqualTo("Each of players 1-2, 5 never sits out");
    RuleScore score =
        RuleCounts.scores(
                pairs(Kind.PAIRS),
                Attendance.FULL,
                List.of(Rule.must(meeting(couple(1, 2), Relation.OPPONENT), Times.NEVER)))
            .get(0);
    assertThat(score.worst()).isEqualTo("pairs 1 and 2: twice (rounds 1, 3)");
  }

  @Test
  void saysSetsInCommonInWords() {
    Counted same =
        new Counted.SameBoards(new Couples(List.of(List.of(1, 2), List.of(5)), List.of()));
    String who = "Pairs 1-2 and pair 5 have ";
    assertThat(
            List.of(
                    Times.NEVER,
                    Times.EVEN,
                    Times.ONCE,
                    Times.between(2, 2),
                    Times.between(0, 1),
                    Times.between(2, 3))
                .stream()
                .map(times -> RuleText.of(Rule.must(same, times), Kind.PAIRS)))
        .containsExactly(
            who + "no set of boards in common",
            who + "equally many sets of boards in common",
            who + "at least 1 set of boards in common",
            who + "2 sets of boards in common",
            who + "at most 1 set of boards in common",
            who + "2 to 3 sets of boards in common");
  }

  @Test
  void saysRulesInWords() {
    Counted mixed =
        meeting(new Couples(List.of(List.of(1, 2, 3), List.of(4, 5)), List.of()), Relation.PARTNER);
    assertThat(RuleText.of(Rule.must(mixed, Times.ONLY), Kind.INDIVIDUAL))
        .isEqualTo("Players 1-3 and players 4-5 partner only each other");
    Rule spans = new Rule(mixed, Times.between(0, 1), List.of(2, 3), 2, List.of(), 5);
    assertThat(RuleText.of(spans, Kind.INDIVIDUAL))
        .isEqualTo(
            "Players 1-3 and players 4-5 partner each other at most once in rounds 2-3 in any 2"
                + " rounds in a row (weight 5)");
  }
}
