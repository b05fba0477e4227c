package org.boardwalk.design;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Find;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodSource;
import org.boardwalk.search.OwnWork;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/**
 * A method from a {@link MethodSource}. It works in a hunt aside, which begins with the best
 * movement so far. What it offers there is offered to the hunt; what it says to have proved stays
 * there.
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
  public boolean run(Hunt<W> hunt, Duration slice, long seed) {
    Hunt<W> aside = hunt.aside(hunt.wish(), passedOn(hunt));
    hunt.find().ifPresent(best -> begin(aside, best));
    String what = Text.of("method [%s], %s,", name(), method.getClass().getName());
    return OwnWork.done(what, slice, hunt::over, () -> method.run(aside, slice, seed)).orElse(true);
  }

  private static void begin(Hunt<?> aside, Find best) {
    aside.offer(best.judged().movement(), best.finder());
  }

  private static SearchListener passedOn(Hunt<?> hunt) {
    return new SearchListener() {
      @Override
      public void improved(Judged best, Finder finder) {
        hunt.offer(best.movement(), finder);
      }

      @Override
      public void said(String what) {
        hunt.tried(what);
      }
    };
  }
}
