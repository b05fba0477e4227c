package org.boardwalk.search.orderly;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;
import org.boardwalk.wish.answer.Versions;

/**
 * Proves that no movement costs less than the incumbent, or finds one, by going through all
 * schedules up to names, see {@link OrderlySearch}. For shared play of one table up to 7 players,
 * of two tables for 8 players and for 9 players up to 7 rounds, and up to 4 rounds of 10 to 12
 * players; seats may rotate at one table. In the manner of R. C. Read, Every one a winner, Annals
 * of Discrete Mathematics 2 (1978), but all schedules found are kept and compared. Where there is
 * no incumbent yet, the limit doubles from try to try.
 */
public final class OrderlyMethod extends NamedMethod<IndividualWish> {

  /** The first limit above the bound, where there is no incumbent. */
  private static final long FIRST_STEP = 16;

  private static final String NAME = "rounds up to names";

  private Optional<OrderlySearch> search = Optional.empty();
  private long step = FIRST_STEP;

  private OrderlyMethod() {
    super(NAME, MethodKind.ORDERLY);
  }

  /** {@return the method; none unless the weighted cost counts and the sizes are small} */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish) {
    boolean plain =
        wish.form() == Form.FREE
            && wish.costDecides()
            && wish.boards().play() == Play.SHARED
            && wish.fixed().alike()
            && wish.arrangeable()
            && !wish.symmetry().restricts();
    boolean small =
        wish.tables() == wish.players() / 4
            && wish.rounds() > 1
            && wish.rounds() <= mostRounds(wish);
    return plain && small ? List.of(new OrderlyMethod()) : List.of();
  }

  private static int mostRounds(IndividualWish wish) {
    if (wish.tables() == 1) {
      return 15;
    }
    if (wish.rotation() != Rotation.NONE || wish.players() > 12) {
      return 0;
    }
    return wish.players() == 8 ? 12 : wish.players() == 9 ? 7 : 4;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    OrderlySearch now = search.orElseGet(() -> begun(scope));
    search = Optional.of(now);
    scope.incumbent().ifPresent(f -> now.below(f.judged().cost()));
    if (!now.advance(
        slice.toMillis() * (long) (Rate.ORDERLY_STEP.perSecond() / 1e3), scope::over)) {
      return true;
    }
    scope.tried(Text.of("%s below %d: %s", NAME, now.below(), now.end()));
    if (scope.incumbent().isEmpty() && now.complete()) {
      step *= 2;
      search = Optional.empty();
      return true;
    }
    if (now.complete() && scope.incumbent().orElseThrow().judged().cost() <= now.below()) {
      scope.proved(Proof.by(new Reason.BySearch(exhausted(scope.wish(), now))));
    }
    return false;
  }

  private OrderlySearch begun(SearchScope<IndividualWish> scope) {
    long below = scope.wish().bounds().total() + step;
    return new OrderlySearch(
        scope.wish(),
        scope.incumbent().map(f -> f.judged().cost()).orElse(below),
        seats -> offer(scope, seats));
  }

  private void offer(SearchScope<IndividualWish> scope, List<List<int[]>> seats) {
    Movement movement = Unfolding.sharing(scope.wish(), seats);
    if (!scope.offer(movement, Finder.own("orderly", NAME)).answers()) {
      throw new IllegalStateException("the judge refuses what orderly search has found");
    }
  }

  private static Exhaustion exhausted(IndividualWish wish, OrderlySearch all) {
    return new Exhaustion(
        Text.of("%s below %d", NAME, all.below()),
        Sha256.PREFIX + Sha256.of(question(wish, all.below())),
        all.end(),
        "orderly",
        Versions.of("boardwalk"));
  }

  /** The question as a text, so that equal questions get equal digests. */
  private static String question(IndividualWish wish, long below) {
    return Text.of(
        "%d players, %d tables, %d rounds, rotation %s, weights %s, required %s, below %d",
        wish.players(),
        wish.tables(),
        wish.rounds(),
        wish.rotation(),
        wish.weights(),
        wish.required(),
        below);
  }
}
