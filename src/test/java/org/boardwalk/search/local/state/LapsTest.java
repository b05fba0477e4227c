package org.boardwalk.search.local.state;

import static java.util.Collections.nCopies;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LapsTest {

  private static final IndividualWish TWENTY_TWO = Wishes.circulating(22, 5, 19, 20, 1);

  static Stream<IndividualWish> wishes() {
    return Stream.of(
        TWENTY_TWO,
        Wishes.circulating(20, 5, 24, 30, 1),
        Wishes.circulating(26, 6, 25, 25, 2),
        Wishes.circulating(12, 3, 5, 5, 2),
        Wishes.circulating(8, 2, 7, 7, 1),
        Wishes.circulating(9, 2, 9, 8, 1),
        Wishes.circulating(18, 4, 12, 12, 2),
        Wishes.circulating(30, 7, 10, 11, 3));
  }

  private static List<Laps> all(IndividualWish wish) {
    return Laps.all(wish, new SplittableRandom(1));
  }

  @Test
  void copiesAreInPlayTogetherOrEverySetAtOneTable() {
    IndividualWish wish = Wishes.circulating(24, 6, 8, 8, 2);
    assertThat(all(wish))
        .contains(
            new Laps(8, 8, 1, List.of(0, 1, 2, 3, 4, 5)),
            new Laps(8, 8, 1, List.of(0, 1, 2, 0, 1, 2)),
            new Laps(8, 8, 2, List.of(0, 1, 2, 3, 0, 1)),
            new Laps(8, 8, 2, List.of(0, 1, 2, 0, 1, 2)));
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void beginsWithOneLapInWhichNeighboursPlayConsecutiveSets(IndividualWish wish) {
    Laps first = all(wish).get(0);
    assertThat(first.number()).isEqualTo(1);
    for (int t = 0; t < wish.tables(); t++) {
      assertThat(first.set(0, t)).isEqualTo(t % wish.boards().sets());
    }
  }

  @Test
  void roundsAndSetsFallIntoAsManyPartsAsEvenAsCanBe() {
    List<Laps> all = all(TWENTY_TWO);
    assertThat(all).extracting(Laps::number).contains(1, 2, 3, 4).doesNotContain(5);
    Laps four = all.get(all.size() - 1);
    assertThat(IntStream.range(0, 19).map(r -> four.set(r, 0)))
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18);
    assertThat(IntStream.range(0, 5).map(t -> four.set(4, t))).containsExactly(4, 0, 1, 2, 3);
    assertThat(IntStream.range(0, 5).map(t -> four.set(18, t))).containsExactly(18, 19, 15, 16, 17);
  }

  @Test
  void whereThereAreFewerSetsThanRoundsThereIsOneLap() {
    assertThat(all(Wishes.circulating(9, 2, 9, 8, 1))).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void noSetIsAtMoreTablesThanThereAreCopies(IndividualWish wish) {
    for (Laps laps : all(wish)) {
      for (int r = 0; r < wish.rounds(); r++) {
        int[] times = new int[wish.boards().sets()];
        for (int t = 0; t < wish.tables(); t++) {
          times[laps.set(r, t)]++;
        }
        assertThat(IntStream.of(times)).allMatch(n -> n <= wish.boards().copies());
      }
    }
  }

  /** Whether laps are alike or not; copies that are used together go round apart. */
  @ParameterizedTest
  @MethodSource("wishes")
  void whatWasPlayedBeforeWasLastPlayedAtTheNextTable(IndividualWish wish) {
    for (Laps laps : all(wish)) {
      List<Set<Integer>> last = new ArrayList<>(nCopies(wish.boards().sets(), Set.of()));
      for (int r = 0; r < wish.rounds(); r++) {
        int[] now = new int[wish.tables()];
        for (int t = 0; t < wish.tables(); t++) {
          now[t] = laps.set(r, t);
          boolean next = t + 1 < wish.tables() && laps.first().get(t + 1) > laps.first().get(t);
          Set<Integer> before = last.get(now[t]);
          assertThat(!next || before.isEmpty() || before.contains(t + 1)).as("%s", laps).isTrue();
        }
        for (int set : now) {
          last.set(
              set,
              IntStream.range(0, now.length)
                  .filter(t -> now[t] == set)
                  .boxed()
                  .collect(Collectors.toSet()));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void boardsGoDownOneTableInTheEyesOfTheJudgeWhereLapsAreAlike(IndividualWish wish) {
    SplittableRandom random = new SplittableRandom(1);
    for (Laps laps : all(wish)) {
      boolean alike = laps.rounds() % laps.number() == 0 && laps.sets() % laps.number() == 0;
      assertThat(laps.alike()).as("%s", laps).isEqualTo(alike);
      Schedule schedule = Schedule.random(wish, laps, new long[] {8, 4, 1, 1}, random);
      Scorecard card = Judge.judge(Unfolding.movement(wish, schedule.foursomes()));
      if (alike) {
        assertThat(card.walkRule().map(WalkRule::grade))
            .as("%s", laps)
            .contains(WalkGrade.DOWN_ONE);
      }
    }
  }
}
