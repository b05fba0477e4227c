package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Beginning;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.search.local.methods.SharedAnnealing;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("thorough")
class CurtailableOrderTest {

  private static Movement found(IndividualWish wish) {
    SearchScope<IndividualWish> scope = SearchScopes.of(wish);
    new SharedAnnealing(1).run(scope, Duration.ofMillis(50), 1);
    return scope.best().orElseThrow();
  }

  private static long beginnings(IndividualWish wish, Movement movement, int least) {
    long[] weights = SearchWeights.of(wish);
    return Beginning.all(movement, wish.turns(), least, wish.weights()).stream()
        .filter(b -> b.rounds() < movement.rounds().size())
        .mapToLong(b -> SearchWeights.total(weights, b.card()))
        .sum();
  }

  @ParameterizedTest
  @CsvSource({"12,8,4", "16,9,5", "14,10,5", "13,9,3"})
  void beginningsGetBetterAndTheWholeStaysAsGood(int players, int rounds, int least) {
    IndividualWish plain = Wishes.shared(players, players / 4, rounds);
    IndividualWish wish = plain.with(Fixed.NOTHING.curtail(least));
    Movement movement = found(plain);

    Movement ordered = CurtailableOrder.of(wish, movement);

    assertThat(wish.accepts(ordered, wish.judge(ordered))).isTrue();
    assertThat(wish.compare(wish.judge(ordered), wish.judge(movement))).isZero();
    assertThat(beginnings(wish, ordered, least)).isLessThan(beginnings(wish, movement, least));
  }

  @Test
  void noExchangeOfTwoRoundsIsLeftThatWouldHelp() {
    IndividualWish wish = Wishes.shared(8, 2, 6).with(Fixed.NOTHING.curtail(2));
    Movement ordered = CurtailableOrder.of(wish, found(Wishes.shared(8, 2, 6)));
    assertThat(CurtailableOrder.of(wish, ordered)).isEqualTo(ordered);
  }

  @Test
  void noPlayerMovesMoreOftenForTheSakeOfAnEarlyEnd() {
    IndividualWish plain = Wishes.shared(12, 3, 8);
    Movement movement = found(plain);
    List<Integer> all = IntStream.rangeClosed(1, 12).boxed().toList();
    Counted moves = new Counted.Moving(all, Counted.MoveTo.TABLE);
    Rule seldom = new Rule(moves, Times.NEVER, List.of(), 0, List.of(), 1);
    IndividualWish wish = plain.with(Fixed.NOTHING.rules(List.of(seldom)).curtail(4));
    Movement ordered = CurtailableOrder.of(wish, movement);
    assertThat(RuleScore.cost(wish.judge(ordered).rules()))
        .isLessThanOrEqualTo(RuleScore.cost(wish.judge(movement).rules()));
    assertThat(beginnings(wish, ordered, 4)).isLessThan(beginnings(wish, movement, 4));
  }

  @Test
  void settledRoundsStayFirst() {
    IndividualWish plain = Wishes.shared(12, 3, 8);
    Movement movement = found(plain);
    IndividualWish wish =
        plain.with(
            Fixed.NOTHING.after(movement.rounds().subList(0, 3), Attendance.FULL).curtail(2));
    Movement ordered = CurtailableOrder.of(wish, movement);
    assertThat(ordered.rounds().subList(0, 3))
        .isEqualTo(List.copyOf(movement.rounds().subList(0, 3)));
  }

  @Test
  void withoutTheWishNothingIsMoved() {
    IndividualWish plain = Wishes.shared(12, 3, 8);
    Movement movement = found(plain);
    assertThat(CurtailableOrder.of(plain, movement)).isSameAs(movement);
  }
}
