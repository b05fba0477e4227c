package org.boardwalk.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.junit.jupiter.api.Test;

/** Average plus and average minus, by hand, after Law 12 C2 c. */
class EntitlementsTest {

  private static final Score PLUS = Score.Entitled.AVERAGE_PLUS;
  private static final Score MINUS = Score.Entitled.AVERAGE_MINUS;

  /** Three rounds of one board at two tables, where pairs 1 and 2 sit NS, 3 and 4 EW. */
  private static Movement twoTables() {
    List<Round> rounds = new ArrayList<>();
    for (int set = 1; set <= 3; set++) {
      rounds.add(round(set, new Seating.TwoPairs(1, 3), new Seating.TwoPairs(2, 4)));
    }
    return movement(Kind.PAIRS, 4, rounds);
  }

  private static Round round(int set, Seating first, Seating second) {
    return new Round(List.of(new Encounter(1, first, set), new Encounter(2, second, set)));
  }

  private static Movement movement(Kind kind, int contestants, List<Round> rounds) {
    return new Movement(
        "two tables",
        kind,
        contestants,
        2,
        new Boards(rounds.size(), 1, Play.SHARED, 2),
        Rotation.NONE,
        kind == Kind.PAIRS ? 2 : 1,
        rounds);
  }

  /** Scores of boards 1, 2, ... at both tables; an average is of NS at table 1, EW have 50 %. */
  private static Map<Integer, String> means(ScoringMethod method, Movement movement, Score... all) {
    List<BoardPlay> plays = Plays.of(movement).all();
    List<Result> results = new ArrayList<>();
    for (int k = 0; k < all.length; k++) {
      Score ew = all[k] instanceof Score.Artificial ? new Score.Average(50) : all[k];
      results.add(new Result(plays.get(k), all[k], ew));
    }
    Map<Integer, String> means = new TreeMap<>();
    Ranking.of(new Event(movement, results), method).fields().values().stream()
        .flatMap(List::stream)
        .forEach(p -> means.put(p.contestant(), p.mean().rounded(2).toPlainString()));
    return means;
  }

  private static Score points(int ns) {
    return new Score.Points(ns);
  }

  @Test
  void averagePlusGivesTheOwnPercentageAboveSixty() {
    Score[] better = {points(420), points(50), points(420), points(50), PLUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), better)).containsEntry(1, "100.00");
  }

  @Test
  void averagePlusGivesSixtyPercentBelowThat() {
    Score[] worse = {points(-50), points(50), points(-50), points(50), PLUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), worse)).containsEntry(1, "20.00");
  }

  @Test
  void averageMinusGivesTheOwnPercentageBelowForty() {
    Score[] worse = {points(-50), points(50), points(-50), points(50), MINUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), worse)).containsEntry(1, "0.00");
    Score[] better = {points(420), points(50), points(420), points(50), MINUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), better)).containsEntry(1, "80.00");
  }

  @Test
  void aFixedShareIsThatWhateverTheyDid() {
    Score sixty = new Score.Average(60);
    Score[] better = {points(420), points(50), points(420), points(50), sixty, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), better)).containsEntry(1, "86.67");
  }

  @Test
  void twoAveragePlusGoByTheBoardsThatWerePlayed() {
    Score[] better = {points(420), points(50), PLUS, points(50), PLUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), better)).containsEntry(1, "100.00");
    Score[] only = {PLUS, points(50), PLUS, points(50), PLUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, twoTables(), only)).containsEntry(1, "60.00");
  }

  /** 470 more than the other table are 10 IMPs. */
  @Test
  void inImpsThreeAreTheLeastForAveragePlus() {
    Score[] better = {points(420), points(-50), points(420), points(-50), PLUS, points(50)};
    assertThat(means(ScoringMethod.CROSS_IMPS, twoTables(), better)).containsEntry(1, "10.00");
    Score[] worse = {points(-50), points(420), points(-50), points(420), PLUS, points(50)};
    assertThat(means(ScoringMethod.CROSS_IMPS, twoTables(), worse)).containsEntry(1, "-5.67");
  }

  /** Player 1 is with 3 and beats the other table; then with 2, who lost. */
  @Test
  void partnersOfAnIndividualGetWhatEachIsEntitledTo() {
    Movement individual =
        movement(
            Kind.INDIVIDUAL,
            8,
            List.of(
                round(1, new Seating.FourPlayers(1, 4, 3, 5), new Seating.FourPlayers(2, 6, 7, 8)),
                round(
                    2, new Seating.FourPlayers(1, 4, 2, 5), new Seating.FourPlayers(3, 6, 7, 8))));
    Score[] scores = {points(420), points(-50), PLUS, points(50)};
    assertThat(means(ScoringMethod.MATCHPOINTS, individual, scores))
        .containsEntry(1, "100.00")
        .containsEntry(2, "30.00");
  }

  @Test
  void percentAreRefusedBeforeAnythingIsScored() {
    Correction percent =
        new Correction(1, Correction.Purpose.HANDICAP, Fraction.of(2), Correction.Unit.PERCENT);
    Terms terms = new Terms(List.of(percent), Rounding.EXACT, List.of());
    Event none = new Event(twoTables(), List.of());
    for (ScoringMethod method :
        List.of(ScoringMethod.IMPS, ScoringMethod.CROSS_IMPS, ScoringMethod.AGGREGATE)) {
      assertThatThrownBy(() -> Ranking.of(none, method, terms))
          .hasMessageContaining("percent have no meaning");
    }
    assertThat(Ranking.of(none, ScoringMethod.MATCHPOINTS, terms).awards()).isEmpty();
  }
}
