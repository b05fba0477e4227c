package org.boardwalk.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.rule.RandomRules;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounting;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engines agree with all schedules of tiny wishes under rules drawn by chance. */
@Tag("thorough")
class RuleTermsTest {

  @ParameterizedTest
  @CsvSource({"4,1,3,NONE,20", "5,1,2,NONE,20", "6,1,1,NONE,10", "8,2,1,NONE,2", "5,1,1,ROTATE,6"})
  void findTheLeastCostUnderRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    check(players, tables, rounds, rotation, 0, wishes);
  }

  @ParameterizedTest
  @CsvSource({"4,1,2,NONE,20", "5,1,1,NONE,10", "4,1,1,ROTATE,5"})
  void bothEnginesFindTheLeastCostUnderRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, rotation);
    List<Movement> all = schedules(sizes);
    for (long seed = 0; seed < wishes; seed++) {
      IndividualWish wish = RandomRules.over(sizes, seed);
      Witness.assertLeast(SeatsFormulation.of(wish).orElseThrow(), wish, least(wish, all));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,1,3,NONE,400", "5,1,2,NONE,400", "6,1,1,NONE,100", "5,1,2,ROTATE,100"})
  @Tag("slow")
  void findTheLeastCostUnderAThousandRules(
      int players, int tables, int rounds, Rotation rotation, int wishes) {
    check(players, tables, rounds, rotation, 100, wishes);
  }

  private static void check(
      int players, int tables, int rounds, Rotation rotation, long from, int wishes) {
    IndividualWish sizes = sizes(players, tables, rounds, rotation);
    List<Movement> all = schedules(sizes);
    LongStream.range(from, from + wishes)
        .mapToObj(seed -> RandomRules.over(sizes, seed))
        .forEach(
            wish -> {
              OptionalLong least = least(wish, all);
              Witness.assertLeastQuickly(SeatsFormulation.of(wish).orElseThrow(), wish, least);
              if (least.isPresent()) {
                assertThat(counted(wish)).as(wish.fixed().rules().toString()).isEmpty();
              }
            });
  }

  private static List<Rule> counted(IndividualWish wish) {
    var plays = wish.profile().plays().stream().mapToInt(Integer::intValue).summaryStatistics();
    return new RuleCounting(wish.players(), wish.rounds(), plays.getMin(), plays.getMax())
        .contradiction(wish.fixed().rules().stream().filter(Rule::must).toList());
  }

  private static IndividualWish sizes(int players, int tables, int rounds, Rotation rotation) {
    return rotation == Rotation.NONE
        ? Wishes.shared(players, tables, rounds)
        : Wishes.rotating(players, tables, rounds, rotation);
  }

  private static OptionalLong least(IndividualWish wish, List<Movement> all) {
    return all.stream()
        .flatMapToLong(
            movement -> {
              Scorecard card = wish.judge(movement);
              return wish.accepts(movement, card)
                  ? LongStream.of(card.total(wish.weights()))
                  : LongStream.empty();
            })
        .min();
  }

  /** All schedules, with the tables of a round in every order. */
  private static List<Movement> schedules(IndividualWish wish) {
    List<List<Foursome>> rounds = new ArrayList<>();
    for (List<Foursome> round : BruteForce.rounds(wish, wish.tables())) {
      rounds.add(round);
      if (round.size() == 2) {
        List<Foursome> turned = new ArrayList<>(round);
        Collections.reverse(turned);
        rounds.add(turned);
      }
    }
    List<Movement> all = new ArrayList<>();
    extend(wish, rounds, new ArrayList<>(), all);
    return all;
  }

  private static void extend(
      IndividualWish wish,
      List<List<Foursome>> rounds,
      List<List<Foursome>> now,
      List<Movement> all) {
    if (now.size() == wish.rounds()) {
      all.add(Unfolding.movement(wish, Unfolding.shared(now)));
      return;
    }
    for (List<Foursome> round : rounds) {
      now.add(round);
      extend(wish, rounds, now, all);
      now.remove(now.size() - 1);
    }
  }
}
