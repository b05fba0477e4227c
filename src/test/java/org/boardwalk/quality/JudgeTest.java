package org.boardwalk.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class JudgeTest {

  @Test
  void eightPlayersAreIdealInPartnerAndOpponentButNotInSide() {
    Movement eight = Examples.eightPlayers();
    NaiveRecount recount = new NaiveRecount(eight);
    for (int i = 1; i <= 8; i++) {
      for (int j = i + 1; j <= 8; j++) {
        assertThat(recount.partners(i, j)).isEqualTo(1);
        assertThat(recount.opponents(i, j)).isEqualTo(2);
      }
    }
    Scorecard card = Judge.judge(eight);
    assertThat(card.violations()).isEmpty();
    assertThat(card.cost(Criterion.PARTNER)).isZero();
    assertThat(card.cost(Criterion.OPPONENT)).isZero();
    // 14 of the 28 pairs always sit on the same side of each other: 14·2².
    assertThat(card.cost(Criterion.SIDE)).isEqualTo(56).isEqualTo(recount.cost(Criterion.SIDE));
    assertThat(recount.cost(Criterion.DIRECTION)).isZero();
    assertThat(card.cost(Criterion.DIRECTION)).isZero();
    assertThat(card.meetings()).isEqualTo(new Meetings(7, 7, 7, 7, 28, 3, 0));
  }

  /** The values of section 2 of the domain: published calibres of Mitchells. */
  @ParameterizedTest
  @CsvSource({
    "7, 0, 46.15",
    "7, 1, 90.46",
    "7, 2, 48.81",
    "13, 0, 48.00",
    "13, 1, 83.63",
    "13, 2, 92.53",
    "13, 3, 67.79"
  })
  void oneWinnerMitchellsHaveTheKnownCalibre(int tables, int switched, double calibre) {
    Scorecard card = Judge.judge(Examples.mitchell(tables, switched, 1));
    assertThat(card.violations()).isEmpty();
    assertThat(card.calibre().worst()).isCloseTo(calibre, within(0.005));
  }

  static IntStream seeds() {
    return IntStream.range(0, 150);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void agreesWithANaiveRecount(int seed) {
    Movement movement = RandomMovements.any(seed);
    NaiveRecount recount = new NaiveRecount(movement);
    Scorecard card = Judge.judge(movement);
    for (Criterion c : Criterion.values()) {
      assertThat(card.cost(c)).as(c.word()).isEqualTo(recount.cost(c));
    }
    double calibre = recount.calibre();
    assertThat(card.calibre().fields()).hasSize(1);
    if (Double.isNaN(calibre)) {
      assertThat(card.calibre().worst()).isNaN();
    } else {
      assertThat(card.calibre().worst()).isCloseTo(calibre, within(1e-9));
    }
    var met =
        IntStream.rangeClosed(1, movement.contestants()).map(recount::met).summaryStatistics();
    assertThat(card.meetings())
        .isEqualTo(
            new Meetings(
                met.getMin(),
                met.getMax(),
                met.getAverage(),
                movement.contestants() - 1,
                recount.again(),
                recount.often(),
                recount.triples()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void sitOutsAgreeWithANaiveRecount(int seed) {
    Movement movement = RandomMovements.any(seed);
    NaiveRecount recount = new NaiveRecount(movement);
    List<Integer> early = new ArrayList<>();
    List<Integer> inRow = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    for (int c = 1; c <= movement.contestants(); c++) {
      List<Integer> out = recount.out(c);
      counts.add(out.size());
      if (out.size() > 1 && recount.somebodyHasNotSatOut(out.get(1))) {
        early.add(c);
      }
      if (out.stream().anyMatch(r -> out.contains(r + 1))) {
        inRow.add(c);
      }
    }
    int least = Collections.min(counts);
    int most = Collections.max(counts);
    boolean even = most - least <= 1 && early.isEmpty();
    assertThat(Judge.judge(movement).sitOuts())
        .isEqualTo(new SitOuts(least, most, early, inRow, even));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void worstPairsCarryTheRecountedValues(int seed) {
    Movement movement = RandomMovements.any(seed);
    NaiveRecount recount = new NaiveRecount(movement);
    Scorecard card = Judge.judge(movement);
    for (Criterion c : Criterion.values()) {
      for (CriterionScore.WorstPair w : card.of(c).worst()) {
        int value =
            switch (c) {
              case PARTNER -> recount.partners(w.first(), w.second());
              case OPPONENT -> recount.opponents(w.first(), w.second());
              case SIDE -> recount.left(w.first(), w.second());
              case DIRECTION -> recount.direction(w.first(), w.second())[0];
            };
        assertThat(w.value()).as(c.word()).isEqualTo(value);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void relabellingContestantsTablesOrSetsOrReorderingRoundsChangesNoMeasure(int seed) {
    Movement movement = RandomMovements.any(seed);
    Random random = new Random(seed);
    UnaryOperator<Integer> contestants = relabelling(movement.contestants(), random);
    UnaryOperator<Integer> tables = relabelling(movement.tables(), random);
    UnaryOperator<Integer> sets = relabelling(movement.boards().sets(), random);
    List<Round> rounds = new ArrayList<>();
    for (Round round : movement.rounds()) {
      rounds.add(
          new Round(
              round.encounters().stream()
                  .map(
                      e ->
                          new Encounter(
                              tables.apply(e.table()),
                              relabelled(e.seating(), contestants),
                              sets.apply(e.set())))
                  .toList()));
    }
    Scorecard before = Judge.judge(movement);
    Scorecard after = Judge.judge(Examples.withRounds(movement, rounds));
    sameMeasures(before, after);
    assertThat(after.sitOuts().early()).hasSameSizeAs(before.sitOuts().early());
    assertThat(after.sitOuts().inRow()).hasSameSizeAs(before.sitOuts().inRow());
    Collections.shuffle(rounds, random);
    sameMeasures(before, Judge.judge(Examples.withRounds(movement, rounds)));
  }

  private static void sameMeasures(Scorecard before, Scorecard after) {
    for (Criterion c : Criterion.values()) {
      assertThat(after.cost(c)).isEqualTo(before.cost(c));
      assertThat(after.of(c).idealPairs()).isEqualTo(before.of(c).idealPairs());
    }
    assertThat(after.violations()).hasSameSizeAs(before.violations());
    assertThat(after.meetings().least()).isEqualTo(before.meetings().least());
    assertThat(after.meetings().most()).isEqualTo(before.meetings().most());
    assertThat(after.sitOuts().least()).isEqualTo(before.sitOuts().least());
    assertThat(after.sitOuts().most()).isEqualTo(before.sitOuts().most());
    assertThat("%.6f".formatted(after.calibre().worst()))
        .isEqualTo("%.6f".formatted(before.calibre().worst()));
  }

  private static UnaryOperator<Integer> relabelling(int size, Random random) {
    List<Integer> labels = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
    Collections.shuffle(labels, random);
    return x -> labels.get(x - 1);
  }

  private static Seating relabelled(Seating s, UnaryOperator<Integer> to) {
    if (s instanceof Seating.FourPlayers f) {
      return Examples.four(
          to.apply(f.north()), to.apply(f.east()), to.apply(f.south()), to.apply(f.west()));
    }
    if (s instanceof Seating.TwoPairs p) {
      return new Seating.TwoPairs(to.apply(p.ns()), to.apply(p.ew()));
    }
    Seating.TwoPlayers solo = (Seating.TwoPlayers) s;
    return new Seating.TwoPlayers(to.apply(solo.south()), to.apply(solo.north()));
  }

  /** One EW pair plays throughout, the two NS pairs in turn. */
  @Test
  void sitOutsAreEvenWhereTheyAreSoInEachField() {
    List<Round> rounds = new ArrayList<>();
    for (int r = 1; r <= 4; r++) {
      rounds.add(new Round(List.of(new Encounter(1, new Seating.TwoPairs(2 - r % 2, 3), r))));
    }
    Movement apart = oneTable(2, rounds);
    assertThat(Judge.judge(apart).sitOuts())
        .isEqualTo(new SitOuts(0, 2, List.of(), List.of(), true));
    assertThat(Judge.judge(oneTable(1, rounds)).sitOuts().even()).isFalse();
    Collections.swap(rounds, 1, 2);
    assertThat(Judge.judge(oneTable(2, rounds)).sitOuts().early()).containsExactly(2);
  }

  private static Movement oneTable(int winners, List<Round> rounds) {
    Boards boards = new Boards(4, 2, Play.CIRCULATING, 1);
    return new Movement("Three", Kind.PAIRS, 3, 1, boards, Rotation.NONE, winners, rounds);
  }

  @Test
  void calibreWithTwoWinnersIsThatOfEachField() {
    Scorecard card = Judge.judge(Examples.mitchell(7, 0, 2));
    // In a field everybody sits the same way in every set: perfect.
    assertThat(card.calibre().fields()).containsExactly(100.0, 100.0);
  }

  @Test
  void pairsHaveNoPartnerOrSideCost() {
    Scorecard card = Judge.judge(Examples.mitchell(7, 2, 1));
    assertThat(card.cost(Criterion.PARTNER)).isZero();
    assertThat(card.cost(Criterion.SIDE)).isZero();
    assertThat(Criterion.SIDE.appliesTo(Kind.PAIRS)).isFalse();
  }
}
