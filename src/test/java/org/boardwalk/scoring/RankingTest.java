package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;

class RankingTest {

  @Test
  void equalScoresShareTheBestPlace() {
    Event event = Events.scored(Events.oneBoard(4, 2), 420, 170, 170, -50);
    List<Placing> ns = Ranking.of(event, ScoringMethod.MATCHPOINTS).fields().get(Field.NS);
    assertThat(ns).extracting(Placing::contestant).containsExactly(1, 2, 3, 4);
    assertThat(ns).extracting(Placing::rank).containsExactly(1, 2, 2, 4);
    assertThat(ns).extracting(Placing::sharing).containsExactly(1, 2, 2, 1);
    assertThat(ns)
        .extracting(Placing::mean)
        .containsExactly(Fraction.of(100), Fraction.of(50), Fraction.of(50), Fraction.of(0));
  }

  @Test
  void oneWinnerTwoOrFour() {
    assertThat(fields(Events.oneBoard(3, 1))).containsExactly(Field.ALL);
    assertThat(fields(Events.oneBoard(3, 2))).containsExactly(Field.NS, Field.EW);
    Movement rainbow =
        new Movement(
            "two tables",
            Kind.INDIVIDUAL,
            8,
            2,
            new Boards(1, 1, Play.SHARED, 2),
            Rotation.NONE,
            4,
            List.of(
                new Round(
                    List.of(
                        new Encounter(1, Examples.four(1, 3, 5, 7), 1),
                        new Encounter(2, Examples.four(2, 4, 6, 8), 1)))));
    Ranking ranking = Ranking.of(Events.scored(rainbow, 420, 170), ScoringMethod.MATCHPOINTS);
    assertThat(ranking.fields().keySet())
        .containsExactly(Field.NORTH, Field.EAST, Field.SOUTH, Field.WEST);
    assertThat(ranking.fields().get(Field.SOUTH))
        .extracting(Placing::contestant)
        .containsExactly(5, 6);
    assertThat(ranking.fields().get(Field.WEST))
        .extracting(Placing::contestant)
        .containsExactly(8, 7);
  }

  @Test
  void pairsAreRankedInTheDirectionTheySatMost() {
    Movement three = Examples.mitchell(3, 0, 2);
    Movement turned = Examples.mitchell(3, 1, 2);
    Movement first =
        three.with(List.of(turned.rounds().get(2), three.rounds().get(0), three.rounds().get(1)));
    assertThat(Roster.of(first).fields()).isEqualTo(Roster.of(three).fields());
  }

  private static Iterable<Field> fields(Movement movement) {
    return Ranking.of(Events.scored(movement, 420, 170, -50), ScoringMethod.MATCHPOINTS)
        .fields()
        .keySet();
  }

  @Test
  void anArrowSwitchTurnsThePoints() {
    // In the last of three rounds pair 4 sits NS against pair 3's table mates: seats decide.
    Movement switched = Examples.mitchell(3, 1, 1);
    Event event = Events.random(switched, 1, 0);
    Ranking ranking = Ranking.of(event, ScoringMethod.AGGREGATE);
    for (Placing placing : ranking.fields().getOrDefault(Field.ALL, List.of())) {
      long points = 0;
      for (Result r : event.results()) {
        int ns = ((Score.Points) r.ns()).ns();
        Seating.TwoPairs pairs = (Seating.TwoPairs) r.play().seating();
        points += pairs.ns() == placing.contestant() ? ns : 0;
        points -= pairs.ew() == placing.contestant() ? ns : 0;
      }
      assertThat(placing.gained()).isEqualTo(Fraction.of(points));
    }
  }

  @Test
  void aRotationChangesWhoIsCreditedBoardByBoard() {
    // Board 1: 1 and 3 against 2 and 4; board 2: South and East have changed places.
    Movement swap =
        new Movement(
            "swap",
            Kind.INDIVIDUAL,
            4,
            1,
            new Boards(1, 2, Play.SHARED, 1),
            Rotation.SWAP,
            1,
            List.of(new Round(List.of(new Encounter(1, Examples.four(1, 2, 3, 4), 1)))));
    Ranking ranking = Ranking.of(Events.scored(swap, 100, 400), ScoringMethod.AGGREGATE);
    // 1: 100+400, 2: -100+400, 3: 100-400, 4: -100-400.
    assertThat(ranking.fields().get(Field.ALL))
        .extracting(Placing::contestant)
        .containsExactly(1, 2, 3, 4);
    assertThat(ranking.fields().get(Field.ALL))
        .extracting(Placing::gained)
        .containsExactly(Fraction.of(500), Fraction.of(300), Fraction.of(-300), Fraction.of(-500));
  }

  @Test
  void aSitOutNeitherHelpsNorHarms() {
    // Pair 1 plays only board 1 and has all of it; pair 2 plays both and has half of them.
    Movement movement =
        new Movement(
            "sit-out",
            Kind.PAIRS,
            5,
            2,
            new Boards(2, 1, Play.SHARED, 2),
            Rotation.NONE,
            1,
            List.of(
                new Round(
                    List.of(
                        new Encounter(1, new Seating.TwoPairs(1, 3), 1),
                        new Encounter(2, new Seating.TwoPairs(2, 4), 1))),
                new Round(
                    List.of(
                        new Encounter(1, new Seating.TwoPairs(5, 3), 2),
                        new Encounter(2, new Seating.TwoPairs(2, 4), 2)))));
    Ranking ranking =
        Ranking.of(Events.scored(movement, 420, 170, 50, 110), ScoringMethod.MATCHPOINTS);
    assertThat(ranking.fields().get(Field.ALL))
        .extracting(Placing::contestant)
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(ranking.fields().get(Field.ALL))
        .extracting(Placing::mean)
        .containsExactly(
            Fraction.of(100), Fraction.of(50), Fraction.of(50), Fraction.of(50), Fraction.of(0));
    assertThat(ranking.fields().get(Field.ALL))
        .extracting(Placing::boards)
        .containsExactly(1, 2, 2, 2, 1);
  }

  @Test
  void whatIsNotScoredIsMissing() {
    Event event = Events.scored(Events.oneBoard(4, 2), 420, 170);
    assertThat(event.missing()).extracting(BoardPlay::table).containsExactly(3, 4);
    assertThat(Ranking.of(event, ScoringMethod.MATCHPOINTS).fields().get(Field.NS)).hasSize(2);
  }

  @Test
  void noPlayIsScoredTwice() {
    Movement movement = Events.oneBoard(2, 2);
    Result result = new Result(Plays.of(movement).all().get(0), new Score.Points(420));
    assertThatThrownBy(() -> new Event(movement, List.of(result, result)))
        .hasMessageContaining("board [1] at table 1 in round 1");
  }

  @Test
  void anEventOfAMillionPlaysIsRefused() {
    Movement large =
        new Movement(
            "large",
            Kind.PAIRS,
            4,
            2,
            new Boards(1, 1000, Play.SHARED, 2),
            Rotation.NONE,
            1,
            Collections.nCopies(
                1000,
                new Round(
                    List.of(
                        new Encounter(1, new Seating.TwoPairs(1, 3), 1),
                        new Encounter(2, new Seating.TwoPairs(2, 4), 1)))));
    assertThatThrownBy(() -> Plays.of(large)).hasMessageContaining("boards in a set [1000]");
  }
}
