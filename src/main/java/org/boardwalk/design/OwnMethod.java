package org.boardwalk.design;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Incumbent;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodSource;
import org.boardwalk.search.OwnWork;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/**
 * A method from a {@link MethodSource}. It works in a search scope of its own, which begins with
 * the incumbent. Movements that it offers are passed on to the search; proofs that it reports are
 * not.
 *
 * @param method the method
 */
record OwnMethod<W extends Wish>(Method<W> method) implements Method<W> {

  /** The methods of all sources, in the order of the names of their classes. */
  static <W extends Wish> List<OwnMethod<W>> all(Function<MethodSource, List<Method<W>>> methods) {
    return ServiceLoader.load(MethodSource.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(source -> source.getClass().getName()))
        .flatMap(source -> methods.apply(source).stream())
        .map(OwnMethod::new)
        .toList();
  }

  @Override
  public String name() {
    return method.name();
  }

  @Override
  public MethodKind kind() {
    return MethodKind.OWN;
  }

  @Override
  public boolean counts() {
    return method.counts();
  }

  @Override
  public boolean run(SearchScope<W> scope, Duration slice, long seed) {
    SearchScope<W> aside = scope.aside(scope.wish(), passedOn(scope));
    scope.incumbent().ifPresent(best -> begin(aside, best));
    String what = Text.of("method [%s], %s,", name(), method.getClass().getName());
    return OwnWork.done(what, slice, scope::over, () -> method.run(aside, slice, seed))
        .orElse(true);
  }

  private static void begin(SearchScope<?> aside, Incumbent best) {
    aside.offer(best.judged().movement(), best.finder());
  }

  /** Offers to one search what another finds. */
  static SearchListener passedOn(SearchScope<?> scope) {
    return new SearchListener() {
      @Override
      public void improved(Judged best, Finder finder) {
        scope.offer(best.movement(), finder);
      }

      @Override
      public void said(String what) {
        scope.tried(what);
      }
    };
  }
}
