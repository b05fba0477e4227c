package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.SearchScopes;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.Test;

class ConductorTest {

  private static final Duration TIME = Duration.ofMinutes(1);
  private static final IndividualWish WISH = Wishes.searching(Wishes.shared(8, 2, 7), 1, TIME);

  /** Finds nothing, at once. */
  private static final class Idle implements Method<IndividualWish> {

    @Override
    public String name() {
      return "idle";
    }

    @Override
    public MethodKind kind() {
      return MethodKind.RULES;
    }

    @Override
    public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
      return false;
    }
  }

  private static String limit(Duration slice) {
    SearchScope<IndividualWish> scope = SearchScopes.of(WISH);
    new Conductor<>(scope, new Portfolio<>(List.of(Portfolio.Contender.alone(new Idle(), slice))))
        .run();
    return ((Outcome.GaveUp) scope.outcome()).limit();
  }

  @Test
  void whereNothingIsLeftToTryThatIsSaid() {
    assertThat(limit(TIME.dividedBy(2))).isEqualTo("no method that fits has anything left to try");
  }

  @Test
  void aMethodThatHadTheWholeLimitInOneTurnWasEndedByIt() {
    assertThat(limit(TIME)).isEqualTo("effort limit of 60 s");
  }
}
