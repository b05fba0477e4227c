package org.boardwalk.search;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.PairsWish.Switching;
import org.boardwalk.problem.UsualPairs;
import org.boardwalk.search.PairsIncumbent.Find;
import org.boardwalk.search.PairsIncumbent.Finder;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.search.switches.ArrowSwitches;
import org.boardwalk.search.switches.Granularity;
import org.boardwalk.search.switches.Switched;
import org.boardwalk.search.web.Figure;
import org.boardwalk.search.web.HowellSearch;
import org.boardwalk.search.web.WebAnswer;
import org.boardwalk.search.web.WebSearch;

/**
 * Answers a wish for pairs or lone players: by the rule of its form; where the form has none, by
 * search, which begins with what a rule makes; then the arrow switches, if any. Whatever comes is
 * judged.
 *
 * <p>The answer is ideal as {@link PairsWish#ideal} says, optimal where a search has proved that
 * nothing is better in what counts, else feasible.
 */
final class PairsSearch {

  private static final String CONSTRUCTION = "construction";

  private final PairsWish wish;
  private final SearchListener listener;
  private final AtomicBoolean cancelled;

  /** Without arrow switches; nothing is compared with an answer that has them. */
  private final PairsWish plain;

  private final PairsIncumbent unswitched;
  private final PairsIncumbent incumbent;
  private final List<String> tried = new ArrayList<>();
  private final long start = System.nanoTime();
  private Optional<String> impossible = Optional.empty();
  private Finder refuter = Finder.own(CONSTRUCTION, "rule of the form");
  private Optional<String> proof = Optional.empty();
  private String limit = "nothing fits";

  private PairsSearch(PairsWish wish, SearchListener listener, AtomicBoolean cancelled) {
    this.wish = wish;
    this.listener = listener;
    this.cancelled = cancelled;
    plain = wish.with(Switching.NONE);
    incumbent = new PairsIncumbent(wish, listener);
    unswitched =
        wish.switching() == Switching.NONE ? incumbent : new PairsIncumbent(plain, listener);
  }

  /** Takes up to the wish's time limit; rule-built movements take some milliseconds. */
  static Answer solve(
      PairsWish wish, HeadStart beginning, SearchListener listener, AtomicBoolean cancelled) {
    PairsSearch search = new PairsSearch(wish, listener, cancelled);
    beginning.known().forEach(search::offer);
    if (!search.incumbent.settled()) {
      search.run();
    }
    return search.answer();
  }

  private void offer(Answer known) {
    if (known.outcome() instanceof Outcome.Found found) {
      incumbent.offer(found.movement(), Finder.of(known.origin()));
    }
  }

  private void run() {
    if (plain.form() instanceof PairsForm.Free) {
      begin(plain.with(new PairsForm.Howell()));
      search(() -> HowellSearch.solve(plain, listener, cancelled));
    } else if (plain.form() instanceof PairsForm.Web web && searched(web.boarding())) {
      begin(plain.with(new PairsForm.Web(Boarding.RULE, UsualPairs.WEB.walk(), web.party())));
      search(() -> WebSearch.solve(plain, listener, cancelled));
    } else {
      construct();
    }
    if (wish.switching() != Switching.NONE) {
      unswitched.best().ifPresent(this::arrowSwitch);
    }
  }

  private static boolean searched(Boarding boarding) {
    return boarding instanceof Boarding.Cut || boarding instanceof Boarding.Free;
  }

  /** What the rule of another form makes is offered too, whether it answers this wish or not. */
  private void begin(PairsWish other) {
    if (PairsConstruction.design(other) instanceof Design.Built built) {
      unswitched.offer(built.movement(), Finder.own(CONSTRUCTION, built.explanation()));
    }
  }

  private void construct() {
    Design design = PairsConstruction.design(plain);
    if (design instanceof Design.Built built) {
      Finder finder = Finder.own(CONSTRUCTION, built.explanation());
      if (!unswitched.offer(built.movement(), finder)) {
        throw new IllegalStateException("the judge refuses this " + built.explanation());
      }
    } else if (design instanceof Design.Refuted refuted) {
      impossible = Optional.of(refuted.by());
    } else if (design instanceof Design.Unknown unknown) {
      limit = unknown.why();
    }
  }

  private void search(java.util.function.Supplier<WebAnswer> searching) {
    if (unswitched.settled()) {
      return;
    }
    WebAnswer answer = searching.get();
    tried.addAll(answer.tried());
    if (answer.outcome() instanceof WebAnswer.Found found) {
      found(found, answer.origin());
    } else if (answer.outcome() instanceof WebAnswer.Impossible none) {
      impossible = Optional.of(none.by());
      refuter = Finder.of(answer.origin());
    } else if (answer.outcome() instanceof WebAnswer.GaveUp gaveUp) {
      limit = gaveUp.limit();
    }
  }

  private void found(WebAnswer.Found found, Origin origin) {
    if (!unswitched.offer(found.movement(), Finder.of(origin))) {
      throw new IllegalStateException("the judge refuses what was found by " + origin.method());
    }
    // Fewest segments are no measure of the judge: a proof of them proves nothing here.
    boolean cut = found.figures().stream().anyMatch(f -> f.measure() == Figure.Measure.SEGMENTS);
    if (!cut && found.figures().stream().allMatch(Figure::proven)) {
      proof = Optional.of(found.by());
    }
  }

  private void arrowSwitch(Find find) {
    Movement m = find.movement();
    Movement oneWinner =
        new Movement(
            m.name(),
            m.kind(),
            m.contestants(),
            m.tables(),
            m.boards(),
            m.rotation(),
            1,
            m.rounds());
    boolean rounds = wish.switching() == Switching.ROUNDS;
    Switched switched =
        ArrowSwitches.best(
            oneWinner,
            rounds ? Granularity.ROUND : Granularity.TABLE,
            ArrowSwitches.USUAL_FLIPS,
            wish.search().seed());
    incumbent.offer(
        switched.movement(),
        find.finder()
            .and(
                "%d encounters switched by %s, calibre %.2f of at most %.2f"
                    .formatted(
                        switched.switches().size(),
                        rounds ? "round" : "table",
                        switched.calibre(),
                        switched.most())));
  }

  private Answer answer() {
    Outcome outcome =
        incumbent
            .best()
            .<Outcome>map(this::found)
            .or(() -> impossible.map(Outcome.Impossible::new))
            .orElseGet(() -> new Outcome.GaveUp(cancelled.get() ? "interrupted" : limit));
    Finder finder = incumbent.best().map(Find::finder).orElse(refuter);
    Origin origin =
        new Origin(
            finder.engine(),
            finder.version(),
            finder.method(),
            wish.search().seed(),
            Duration.ofNanos(System.nanoTime() - start),
            LocalDate.now(java.time.ZoneId.systemDefault()));
    return new Answer(wish, outcome, origin, tried);
  }

  private Outcome.Found found(Find find) {
    String words = incumbent.words(find.card());
    if (wish.ideal(find.card())) {
      return found(find, Status.IDEAL, words);
    }
    return proof.isPresent() && wish.switching() == Switching.NONE
        ? found(find, Status.OPTIMAL, "exhausted search: " + proof.get() + "; " + words)
        : found(find, Status.FEASIBLE, words);
  }

  private Outcome.Found found(Find find, Status status, String by) {
    return new Outcome.Found(find.movement(), find.card(), wish.bounds(), status, by);
  }
}
