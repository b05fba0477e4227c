package org.boardwalk.design;

import java.time.Duration;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Incumbent;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.switches.ArrowSwitches;
import org.boardwalk.search.local.switches.Granularity;
import org.boardwalk.search.local.switches.Switched;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;

/**
 * Finds the best movement without arrow switches first, and then the best switches for it. No other
 * movement is tried with switches.
 *
 * <p>A wish without switches may use this method, too. The movement is then one candidate among
 * others and proves nothing; the search for switches ends with the whole search.
 *
 * @param wish a wish with arrow switches
 */
record SwitchingMethod(PairsWish wish) implements Method<PairsWish> {

  @Override
  public String name() {
    return "arrow switches";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.TURNING;
  }

  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    PairsWish plain = wish.with(Switching.NONE);
    SearchScope<PairsWish> before = scope.aside(plain, passedOn(scope));
    new Conductor<>(before, PairsPortfolio.of(plain)).run();
    before.incumbent().ifPresent(find -> turn(find, scope));
    Outcome outcome = before.outcome();
    boolean asked = asked(scope);
    if (asked && outcome instanceof Outcome.Impossible impossible) {
      scope.proved(impossible.proof());
    } else if (asked && outcome instanceof Outcome.GaveUp gaveUp) {
      scope.gaveUp(gaveUp.limit());
    }
    return false;
  }

  /** Whether the search is for arrow switches. */
  private static boolean asked(SearchScope<PairsWish> scope) {
    return scope.wish().switching() != Switching.NONE;
  }

  private static SearchListener passedOn(SearchScope<PairsWish> scope) {
    return new SearchListener() {
      @Override
      public void improved(Judged best, Finder finder) {
        if (asked(scope)) {
          scope.listener().improved(best, finder);
        }
      }

      @Override
      public void said(String what) {
        scope.tried(what);
      }
    };
  }

  private void turn(Incumbent find, SearchScope<PairsWish> scope) {
    Movement oneWinner = find.judged().movement().ranked(1);
    boolean rounds = wish.switching() == Switching.ROUNDS;
    Switched switched =
        ArrowSwitches.best(
            oneWinner,
            rounds ? Granularity.ROUND : Granularity.TABLE,
            ArrowSwitches.USUAL_FLIPS,
            wish.search().seed(),
            asked(scope) ? scope::cancelled : scope::over);
    scope.offer(
        switched.movement(),
        find.finder()
            .and(
                Text.of(
                    "%s switched by %s, calibre %.2f of at most %.2f",
                    Text.count(switched.switches().size(), "encounter"),
                    rounds ? "round" : "table",
                    switched.calibre(),
                    switched.most())));
  }
}
