package org.boardwalk.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.boardwalk.quality.Criterion.OPPONENT;
import static org.boardwalk.quality.Criterion.PARTNER;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;

class ScorecardTextTest {

  private static String text(Movement m, Set<Criterion> held) {
    Bounds bounds = Bounds.of(Profile.of(m), held, Weights.STANDARD);
    return ScorecardText.of(new Judged(m, Optional.empty(), Judge.judge(m), bounds));
  }

  @Test
  void eightPlayersInPlainWords() {
    assertThat(text(Examples.eightPlayers(), Set.of(PARTNER, OPPONENT)))
        .isEqualTo(
            """
            No rule is broken.

            Criterion  Cost  Bound  Weight       Ideal couples
            partner       0      0       8  28 of 28 (100.0 %)
            opponent      0      0       4  28 of 28 (100.0 %)
            side         56     32       1   14 of 28 (50.0 %)
            direction     0      0       1  28 of 28 (100.0 %)
            total        56     32

            side, the worst 5 of 14 couples that are not ideal:
              players 1 and 2: right-hand 2 times more than left-hand (2 as opponent of 1)
              players 1 and 3: left-hand 2 times more than right-hand (3 as opponent of 1)
              players 1 and 6: right-hand 2 times more than left-hand (6 as opponent of 1)
              players 1 and 7: left-hand 2 times more than right-hand (7 as opponent of 1)
              players 2 and 3: right-hand 2 times more than left-hand (3 as opponent of 2)

            All criteria together cannot be ideal, nor can less than the bounds be reached, by:
              no directed whist tournament exists for 4, 8 or 12 players: side costs at least 12, 32\
             or 44 (I. Anderson and N. J. Finizio in C. J. Colbourn and J. H. Dinitz (eds), Handbook\
             of Combinatorial Designs, 2nd ed. (2007), chapter VI.64, Whist Tournaments; the costs:\
             all are enumerated)

            Sit-outs: none
            Meetings: everybody meets all the others
            Other results on a board: 1
            Calibre: 100.00
            """);
  }

  @Test
  void pairsLeaveOutPartnerAndSide() {
    assertThat(text(Examples.mitchell(5, 1, 1), Set.of()))
        .doesNotContain("partner", "side")
        .contains(
            """
            direction, not ideal:
              pairs 1 and 7: opposite direction 4 times more than same direction
            """)
        .contains("Calibre: 65.36");
  }

  @Test
  void severalWinnersHaveACalibreForEachField() {
    assertThat(text(Examples.mitchell(5, 0, 2), Set.of()))
        .contains("Calibre, inside each field: NS 100.00, EW 100.00\n");
  }

  @Test
  void pairsWhoMeetAgainAreCounted() {
    Movement once = Examples.mitchell(5, 0, 2);
    List<Round> rounds = new ArrayList<>(once.rounds().subList(0, 4));
    List<Encounter> again = new ArrayList<>();
    for (Encounter e : once.rounds().get(0).encounters()) {
      again.add(new Encounter(e.table(), e.seating(), e.set() % 5 + 1));
    }
    rounds.add(new Round(again));
    assertThat(text(Examples.withRounds(once, rounds), Set.of()))
        .contains("Meetings: everybody meets 4 of 9 others; 5 couples of pairs meet again\n");
  }

  @Test
  void brokenRulesAreNamedAndLongListsCutShort() {
    Movement eight = Examples.eightPlayers();
    List<Round> rounds = new ArrayList<>();
    for (Round round : eight.rounds()) {
      rounds.add(
          new Round(
              round.encounters().stream()
                  .map(e -> new Encounter(e.table(), e.seating(), 1))
                  .toList()));
    }
    assertThat(text(Examples.withRounds(eight, rounds), Set.of()))
        .startsWith(
            """
            Broken rules: 48
              player 1 plays set 1 in round 1 and again in round 2, at table 1
            """)
        .contains("\n  and 28 more\n\nCriterion");
  }

  @Test
  void unevenSitOutsAreNamed() {
    Round round = new Round(List.of(new Encounter(1, Examples.four(1, 2, 3, 4), 1)));
    Movement six =
        new Movement(
            "six",
            Kind.INDIVIDUAL,
            6,
            1,
            new Boards(3, 1, Play.SHARED, 1),
            Rotation.NONE,
            1,
            List.of(
                round,
                new Round(List.of(new Encounter(1, Examples.four(1, 3, 2, 5), 2))),
                new Round(List.of(new Encounter(1, Examples.four(1, 3, 2, 6), 3)))));
    assertThat(text(six, Set.of()))
        .contains(
            """
            Sit-outs: 0 to 2 rounds each, not shared evenly
              before it was their turn: players 4-6
              in two rounds running: players 4, 6
            Meetings: everybody meets 3 to 5 of 5 others, 4.0 on average; triples of the same two: 3 more than need be
            Other results on a board: none
            Calibre: nothing to compare
            """);
  }

  @Test
  void contestantsWhoNeverPlayAreNamed() {
    Movement m = Examples.fivePlayers();
    Movement short1 = m.with(m.rounds().subList(0, 1));
    assertThat(text(short1, Set.of())).contains("  never plays: player ");
    assertThat(text(m, Set.of())).doesNotContain("never play");
  }

  @Test
  void contestantsWhoNeverPlayAreSaidOnceAndAsRanges() {
    List<Round> rounds =
        List.of(
            new Round(List.of(new Encounter(1, new Seating.TwoPairs(1, 900), 1))),
            new Round(List.of(new Encounter(1, new Seating.TwoPairs(2, 900), 2))));
    Boards boards = new Boards(2, 2, Play.CIRCULATING, 1);
    Movement wrong = new Movement("x", Kind.PAIRS, 900, 1, boards, Rotation.NONE, 1, rounds);
    assertThat(new ScorecardNotes(wrong).lines(Judge.judge(wrong)))
        .contains("  never play: pairs 3-899", "  Maybe a number is wrong, as most never play.")
        .noneMatch(line -> line.contains("running") || line.contains("turn:"));
  }
}
