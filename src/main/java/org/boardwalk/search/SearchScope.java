package org.boardwalk.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Standing;

/**
 * One search for one wish: the incumbent that all methods report to, what they prove, the clock,
 * and the signal to stop. Every movement offered is judged here; only what the judge accepts is
 * kept. Thread-safe.
 *
 * @param <W> the kind of wish
 */
public final class SearchScope<W extends Wish> implements SearchEffort {

  private final W wish;
  private final SearchListener listener;
  private final Clock clock;
  private final BooleanSupplier served;
  private final Optional<BiConsumer<Judged, Finder>> taker;
  private final List<String> tried = Collections.synchronizedList(new ArrayList<>());
  private final Bounds theorems;
  private Bounds bounds;
  private Optional<Proof> raising = Optional.empty();
  private Optional<Incumbent> best = Optional.empty();
  private Optional<Proof> proof = Optional.empty();
  private Optional<String> limit = Optional.empty();
  private volatile boolean settled;

  /**
   * The clock starts now.
   *
   * @param wish the wish
   * @param listener receives the news of the search
   * @param cancelled set it to stop early
   */
  public SearchScope(W wish, SearchListener listener, AtomicBoolean cancelled) {
    this(wish, listener, new Clock(wish.search(), cancelled), () -> false, Optional.empty());
  }

  private SearchScope(
      W wish,
      SearchListener listener,
      Clock clock,
      BooleanSupplier served,
      Optional<BiConsumer<Judged, Finder>> taker) {
    this.wish = wish;
    this.listener = listener;
    this.clock = clock;
    this.served = served;
    this.taker = taker;
    theorems = wish.bounds();
    bounds = theorems;
  }

  /**
   * A search for the answer to another wish, on behalf of this one: it has the same clock and ends
   * when this one does.
   *
   * @param <V> the kind of wish
   * @param other the other wish; its limit does not count
   * @param hears receives the news of the other search
   * @return the other search
   */
  public <V extends Wish> SearchScope<V> aside(V other, SearchListener hears) {
    return new SearchScope<>(other, hears, clock, this::over, Optional.empty());
  }

  /**
   * A search like {@link #aside}, for movements that will be changed into answers to this one. It
   * passes on every movement that answers the other wish, and no such movement ends it.
   *
   * @param <V> the kind of wish
   * @param other the other wish; its limit does not count
   * @param hears receives the news of the other search
   * @param taker takes the movements; called from any thread
   * @return the other search
   */
  public <V extends Wish> SearchScope<V> collecting(
      V other, SearchListener hears, BiConsumer<Judged, Finder> taker) {
    return new SearchScope<>(other, hears, clock, this::over, Optional.of(taker));
  }

  /**
   * @return the wish
   */
  public W wish() {
    return wish;
  }

  /**
   * @return the listener of this search
   */
  public SearchListener listener() {
    return listener;
  }

  /**
   * @return whether the search must stop: its limit is reached, it was cancelled, or the question
   *     is settled
   */
  @Override
  public boolean over() {
    return over(1) || settled() || served.getAsBoolean();
  }

  /**
   * @param part a part of the limit, 0 to 1
   * @return whether that part has passed, or the search was cancelled
   */
  public boolean over(double part) {
    return clock.over(part);
  }

  /**
   * @return whether the search was cancelled, even if time is left
   */
  public boolean cancelled() {
    return clock.cancelled().get();
  }

  /**
   * @return how long it has taken
   */
  public Duration took() {
    return clock.took();
  }

  /**
   * @return seconds of the limit that are left, at least 0
   */
  @Override
  public double secondsLeft() {
    return clock.secondsLeft();
  }

  @Override
  public void spend(double seconds) {
    clock.spend((long) (seconds * 1e9));
  }

  /**
   * @return the effort of judging one movement, in seconds, from its sizes
   */
  public double judging() {
    double places = (double) wish.rounds() * wish.contestants();
    double ofPlace =
        Rate.JUDGED_PLACE.seconds() + Rate.JUDGED_COUPLE.seconds() * wish.contestants();
    return Rate.JUDGED_MOVEMENT.seconds() + places * ofPlace;
  }

  /**
   * @return the effort counted on this thread
   */
  public Duration effort() {
    return Duration.ofNanos(clock.spentHere());
  }

  /**
   * @param seconds a limit by the clock for a part of the search
   * @return that limit, at most what is left; infinite where effort limits the search, so that the
   *     clock decides nothing
   */
  public double byTheClock(double seconds) {
    return clock.byTheClock(seconds);
  }

  /**
   * @return whether the best movement is proven best, or the wish proved impossible
   */
  public boolean settled() {
    return settled;
  }

  /**
   * Judges a movement and keeps it if it answers the wish and is better than the incumbent, or as
   * good with fewer triples. A movement that the judge accepts outweighs a proof that no such
   * movement exists: the proof is dropped, and reported as wrong. The judge's effort counts.
   *
   * @param offered a movement, whose quality is only claimed
   * @param finder the method or engine that found it
   * @return the movement as it was judged, whether it was kept or not
   */
  public Judged offer(Movement offered, Finder finder) {
    spend(judging());
    Judged judged = Judged.of(wish.adopted(offered), wish, theorems);
    if (judged.answers()) {
      keepIfBetter(judged, finder);
      taker.ifPresent(t -> t.accept(judged, finder));
    }
    return judged;
  }

  /** Called under the lock, so that listeners hear of the incumbents in their order. */
  private synchronized void keepIfBetter(Judged judged, Finder finder) {
    if (best.filter(b -> wish.order(judged.card(), b.judged().card()) >= 0).isPresent()) {
      return;
    }
    // A movement that only has fewer triples refutes nothing and settles nothing.
    boolean equal =
        best.filter(b -> wish.compare(judged.card(), b.judged().card()) == 0).isPresent();
    Optional<Proof> wrong = equal ? Optional.empty() : dropped(judged.card());
    best = Optional.of(new Incumbent(judged, finder));
    if (!equal) {
      settled =
          taker.isEmpty()
              && wish.plain(judged.card())
              && (wish.meets(judged.card(), bounds) || Standing.of(judged).settled());
    }
    wrong.ifPresent(p -> refuted(finder, p));
    listener.improved(judged, finder);
  }

  /** Drops and returns the proof, if any, that this better movement shows to be wrong. */
  private Optional<Proof> dropped(Scorecard card) {
    Optional<Proof> wrong = proof;
    proof = Optional.empty();
    if (raising.isPresent() && below(card, bounds.walk(), ruled(bounds))) {
      wrong = wrong.isPresent() ? wrong : raising;
      raising = Optional.empty();
      bounds = theorems;
    }
    return wrong;
  }

  /**
   * Notes a proof that no movement is better than the incumbent or, where there is none, that no
   * movement answers the wish.
   *
   * @param by the proof
   */
  public synchronized void proved(Proof by) {
    proof = Optional.of(by);
    settled = taker.isEmpty() || best.isEmpty();
  }

  /**
   * @return the proof that no movement is better than the best, or that none answers the wish
   */
  public synchronized Optional<Proof> proof() {
    return proof;
  }

  /**
   * Notes a proof that no answer to the wish has a better walk than the given one. If the incumbent
   * has a better walk, the proof is reported as wrong.
   *
   * @param least the best walk that is not excluded
   * @param by the proof
   */
  public void raised(Walk least, Proof by) {
    raise(least, 0, by);
  }

  /**
   * Notes a proof that in no answer to a wish for pairs or lone players the rules cost less than
   * given. If they cost the incumbent less, the proof is reported as wrong.
   *
   * @param least the least cost of rules that is not excluded
   * @param by the proof
   */
  public void raised(long least, Proof by) {
    raise(Walk.NONE, least, by);
  }

  private void raise(Walk walk, long ruled, Proof by) {
    Optional<Incumbent> refuting;
    synchronized (this) {
      refuting = best.filter(f -> below(f.judged().card(), walk, ruled));
      boolean walks = Walk.ORDER.compare(walk, bounds.walk()) > 0;
      if (refuting.isEmpty() && (walks || ruled > bounds.total())) {
        bounds = walks ? bounds.with(walk) : bounds.with(ruled);
        raising = Optional.of(by);
        settled |=
            taker.isEmpty() && best.filter(f -> wish.meets(f.judged().card(), bounds)).isPresent();
      }
    }
    refuting.ifPresent(f -> refuted(f.finder(), by));
  }

  /** Whether a movement has a better walk, or rules that cost less. */
  private static boolean below(Scorecard card, Walk walk, long ruled) {
    return Walk.ORDER.compare(card.walk(), walk) < 0 || card.costOfRules() < ruled;
  }

  /** The bound on the cost of rules where no other cost counts. */
  private long ruled(Bounds bounds) {
    return wish.costCounts() ? 0 : bounds.total();
  }

  private void refuted(Finder finder, Proof by) {
    tried(Text.of("%s found what was said not to exist by %s", finder, by.sentence()));
  }

  /**
   * @return the best so far
   */
  public synchronized Optional<Incumbent> incumbent() {
    return best;
  }

  /**
   * @return the best movement so far
   */
  public Optional<Movement> best() {
    return incumbent().map(f -> f.judged().movement());
  }

  /**
   * @return the scorecard of the best movement so far
   */
  public Optional<Scorecard> bestCard() {
    return incumbent().map(f -> f.judged().card());
  }

  /**
   * Notes what is tried, for the report.
   *
   * @param what in words
   */
  public void tried(String what) {
    tried.add(what);
    listener.said(what);
  }

  /**
   * @return what was tried, in words, in order
   */
  public List<String> tried() {
    return List.copyOf(tried);
  }

  /**
   * Notes that a method gave up, unless the search was cancelled.
   *
   * @param why nothing can be found, where more time would not help
   */
  public synchronized void gaveUp(String why) {
    limit = cancelled() ? Optional.empty() : Optional.of(why);
  }

  /** Notes that all methods ended before the limit did, unless another reason is known. */
  public synchronized void ranOut() {
    if (limit.isEmpty() && !over(1)) {
      limit = Optional.of("no method that fits has anything left to try");
    }
  }

  /** Ends the search for all methods, because one of them has failed. */
  public void stop() {
    clock.stop();
  }

  /**
   * @return the best movement with its standing, or that there is none, or what ended the search
   */
  public synchronized Outcome outcome() {
    return best.<Outcome>map(f -> new Outcome.Found(f.judged(), standing(f.judged())))
        .or(() -> proof.map(p -> new Outcome.Impossible(p.naming(wish))))
        .orElseGet(() -> new Outcome.GaveUp(limit.orElseGet(clock::ended)));
  }

  /** The standing by theorems or, where they do not settle it, by exhausted searches. */
  private Standing standing(Judged judged) {
    Standing plain = Standing.of(judged);
    boolean shown = proof.isPresent() || wish.meets(judged.card(), bounds);
    return proof
        .or(() -> raising)
        .flatMap(p -> p.certificate(took()))
        .filter(c -> shown)
        .map(c -> Standing.proved(judged, c))
        .orElseGet(() -> new Standing(plain.status(), bounds, Optional.empty()));
  }

  /**
   * Replaces the incumbent by a movement that is as good, such as one with other table numbers.
   *
   * @param movement the other movement; it is ignored unless the judge finds it equally good
   */
  public void replace(Movement movement) {
    Judged judged = Judged.of(movement, wish, theorems);
    synchronized (this) {
      best.filter(f -> judged.answers() && wish.compare(judged.card(), f.judged().card()) == 0)
          .ifPresent(f -> best = Optional.of(new Incumbent(judged, f.finder())));
    }
  }
}
