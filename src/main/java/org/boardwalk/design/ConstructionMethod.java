package org.boardwalk.design;

import java.time.Duration;
import java.util.function.Function;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Reason;

/**
 * Answers a wish with the movement of a rule, which is judged like any other.
 *
 * @param name the rule, in words
 * @param rule builds the movement; its searches for parts spend the effort of the whole search
 * @param binding whether the rule makes all that is wished for. If so, a refutation by the rule
 *     proves the wish impossible, and a movement that the judge refuses is a bug. Otherwise the
 *     rule is only where a search starts
 * @param <W> the kind of wish
 */
record ConstructionMethod<W extends Wish>(
    String name, Function<SearchEffort, Design> rule, boolean binding) implements Method<W> {

  static final String ENGINE = "construction";

  @Override
  public MethodKind kind() {
    return MethodKind.RULES;
  }

  @Override
  public boolean run(SearchScope<W> scope, Duration slice, long seed) {
    Design design = rule.apply(scope);
    if (design instanceof Design.Built built) {
      Finder finder = Finder.own(ENGINE, built.explanation());
      if (!scope.offer(built.movement(), finder).answers() && binding) {
        throw new IllegalStateException("the judge refuses this " + built.explanation());
      }
    } else if (design instanceof Design.Refuted refuted && binding) {
      scope.proved(Proof.by(new Reason.ByRule(refuted.by())));
    } else if (design instanceof Design.Unknown unknown) {
      unknown(scope, unknown);
    }
    return false;
  }

  /** Says why a rule that makes all has nothing, and that the limit ended another. */
  private void unknown(SearchScope<W> scope, Design.Unknown unknown) {
    if (binding) {
      scope.gaveUp(unknown.why());
    } else if (scope.over(1)) {
      String spent = scope.wish().search().limit().measured("effort", "time");
      scope.tried(Text.of("%s: gave up (%s)", name, scope.cancelled() ? "interrupted" : spent));
    }
  }
}
