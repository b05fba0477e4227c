package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Test;

/** Who gets how much time. */
class PortfolioTest {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private record Named(String name) implements Method<IndividualWish> {

    @Override
    public MethodKind kind() {
      return MethodKind.ANNEALING;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      return true;
    }
  }

  private static Portfolio.Contender<IndividualWish> contender(String name) {
    return new Portfolio.Contender<>(new Named(name), SECOND, Duration.ZERO, 1, Duration.ZERO);
  }

  private static Portfolio.Turn<IndividualWish> next(Portfolio<IndividualWish> portfolio) {
    return Objects.requireNonNull(portfolio.next());
  }

  /** Milliseconds that each gets in so many turns, when these bring something forward. */
  private static Map<String, Long> spent(int turns, Set<String> successful, String... names) {
    Portfolio<IndividualWish> portfolio =
        new Portfolio<>(Stream.of(names).map(PortfolioTest::contender).toList());
    Map<String, Long> spent = new HashMap<>();
    for (int k = 0; k < turns; k++) {
      Portfolio.Turn<IndividualWish> turn = next(portfolio);
      String name = turn.method().name();
      spent.merge(name, turn.slice().toMillis(), Long::sum);
      portfolio.done(turn.method(), new Portfolio.Gain(true, successful.contains(name)));
    }
    return spent;
  }

  @Test
  void methodsThatBetterTheIncumbentGetMoreThanTheOthers() {
    Map<String, Long> spent = spent(20, Set.of("b"), "a", "b", "c");
    assertThat(spent.get("b")).isGreaterThan(4 * spent.getOrDefault("a", 0L));
  }

  @Test
  void methodsThatBringNothingStillHaveTurns() {
    Map<String, Long> spent = spent(40, Set.of("b"), "a", "b", "c");
    assertThat(spent.get("a")).isGreaterThan(SECOND.toMillis());
    assertThat(spent.get("c")).isGreaterThan(SECOND.toMillis());
  }

  @Test
  void methodsAreTreatedAlikeWhereNoneOrAllDoEverything() {
    assertThat(spent(12, Set.of(), "a", "b").values()).containsOnly(63_000L);
    assertThat(spent(12, Set.of("a", "b"), "a", "b").values()).containsOnly(63_000L);
  }

  @Test
  void exhaustedMethodsHaveNoFurtherTurn() {
    Portfolio<IndividualWish> portfolio = new Portfolio<>(List.of(contender("a")));
    portfolio.done(next(portfolio).method(), new Portfolio.Gain(false, true));
    assertThat(portfolio.next()).isNull();
  }

  /** The first turns of all methods, until one has its second. */
  private static Duration firstTurns(IndividualWish wish) {
    Portfolio<IndividualWish> portfolio = PlayersPortfolio.of(wish, HeadStart.NOTHING);
    Duration all = Duration.ZERO;
    for (Portfolio.Turn<IndividualWish> turn = portfolio.next();
        turn != null;
        turn = portfolio.next()) {
      all = all.plus(turn.slice());
    }
    return all;
  }

  @Test
  void firstTurnsLeaveMostOfALittleTimeToThoseWhoHaveSomethingToBring() {
    for (IndividualWish wish :
        List.of(
            Wishes.complete(12), Wishes.shared(14, 3, 9), Wishes.circulating(13, 3, 13, 13, 1))) {
      Duration first = firstTurns(Wishes.searching(wish, 1, Duration.ofSeconds(4)));
      assertThat(first).isBetween(Duration.ofMillis(900), Duration.ofMillis(1100));
      assertThat(firstTurns(Wishes.searching(wish, 1, Duration.ofHours(1)))).isGreaterThan(SECOND);
    }
  }

  @Test
  void startersHaveTheFirstQuarterWhereTheOrderOfTheCriteriaCounts() {
    IndividualWish wish = Wishes.searching(UsualWish.complete(13), 1, Duration.ofSeconds(4));
    Portfolio<IndividualWish> portfolio = PlayersPortfolio.of(wish, HeadStart.NOTHING);
    Portfolio.Turn<IndividualWish> plain = next(portfolio);
    assertThat(plain.method().name()).as("the first answer").isEqualTo("plain rotation");
    assertThat(plain.slice()).isEqualTo(Duration.ofMillis(10));
    portfolio.done(plain.method(), new Portfolio.Gain(false, true));
    Portfolio.Turn<IndividualWish> first = next(portfolio);
    assertThat(first.method().kind()).isEqualTo(MethodKind.STARTERS);
    assertThat(first.slice()).isEqualTo(Duration.ofSeconds(1));
  }
}
