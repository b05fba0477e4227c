package org.boardwalk.page.site;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.Boardwalk;
import org.boardwalk.library.answers.AnswerRepository;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Tokens;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/** A search that is running or has ended. Thread-safe. */
final class RunningSearch implements SearchListener {

  private final String id = Tokens.next();
  private final SearchGoal sought;
  private final Duration time;
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final long start = System.nanoTime();

  private int watching;
  private long seen = start;
  private boolean abandoned;
  private String best = "";
  private String bound = "";
  private String gap = "";
  private String doing = "";
  private double took = -1;
  private Optional<AnswerRepository.Delivery> reply = Optional.empty();
  private String failure = "";
  private Optional<Judged> before = Optional.empty();

  /**
   * @param time the most time that it may take
   */
  RunningSearch(SearchGoal sought, Duration time) {
    this.sought = sought;
    this.time = time;
  }

  String id() {
    return id;
  }

  SearchGoal sought() {
    return sought;
  }

  /** The link that opens the found movement, or would open the one that is wanted most. */
  Parameters link() {
    return sought.link(reply().map(r -> r.passedOver().size()).orElse(0));
  }

  /**
   * Searches; returns when it has ended.
   *
   * @param boardwalk keeps what is found
   * @param before runs when the result is kept, before the search is reported as ended
   */
  void run(Boardwalk boardwalk, Runnable before) {
    // This text remains after an error, such as a library that cannot be loaded.
    String fault = "it broke off";
    Optional<AnswerRepository.Delivery> found = Optional.empty();
    try {
      before(boardwalk);
      found = Optional.of(boardwalk.improve(sought.within(time), this, cancelled));
      fault = "";
    } catch (RuntimeException e) {
      fault = HarmlessText.of(String.valueOf(e.getMessage()));
    } finally {
      afterwards(before, found, fault);
    }
  }

  /** Notes the movement that is known already for the wish that is wanted most. */
  private void before(Boardwalk boardwalk) {
    Optional<Judged> known =
        boardwalk.known(sought.first()).flatMap(a -> a.outcome().found()).map(f -> f.judged());
    synchronized (this) {
      before = known;
    }
  }

  /** The movement that was known before the search; empty where there was none. */
  synchronized Optional<Judged> known() {
    return before;
  }

  private void afterwards(
      Runnable before, Optional<AnswerRepository.Delivery> found, String fault) {
    try {
      before.run();
    } finally {
      end(found, fault);
    }
  }

  private synchronized void end(Optional<AnswerRepository.Delivery> found, String fault) {
    reply = found;
    failure = fault;
    took = seconds();
    ended.countDown();
  }

  /** Stops the search; the best movement so far is kept. Returns whether this is the first call. */
  boolean stop() {
    return !cancelled.getAndSet(true);
  }

  /** Whether the search was stopped and is about to end. */
  boolean stopping() {
    return cancelled.get() && running();
  }

  boolean running() {
    return ended.getCount() > 0;
  }

  /** Waits until the search has ended, up to a limit. */
  boolean await(Duration most) throws InterruptedException {
    return ended.await(most.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public synchronized void improved(Judged judged, Finder finder) {
    best = HarmlessText.of(Text.of("%s (%s)", VerdictText.brief(judged), finder.method()));
    if (judged.wish().filter(Wish::costCounts).isPresent()) {
      long proven = judged.bounds().total();
      bound = "" + proven;
      gap = "" + Math.max(0, judged.cost() - proven);
    }
  }

  @Override
  public synchronized void said(String what) {
    doing = HarmlessText.of(what);
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  synchronized State progress() {
    return new State(
        took < 0 ? seconds() : took, time.toSeconds(), best, bound, gap, running() ? doing : "");
  }

  synchronized Optional<AnswerRepository.Delivery> reply() {
    return reply;
  }

  /** The reason of a failure; empty without one. */
  synchronized String failure() {
    return failure;
  }

  /** Notes that a browser has looked at the search once. */
  synchronized void looked() {
    seen = System.nanoTime();
  }

  /** Notes that a browser begins to watch the search. */
  synchronized void joined() {
    watching++;
  }

  /** Notes that a browser stops watching the search. */
  synchronized void left() {
    watching--;
    looked();
  }

  /** Stops the search when no browser has watched it for this time. */
  synchronized void stopWithoutAudience(Duration patience) {
    if (watching == 0 && running() && System.nanoTime() - seen > patience.toNanos()) {
      abandoned = true;
      stop();
    }
  }

  /** Whether the search was stopped because no browser watched it. */
  synchronized boolean abandoned() {
    return abandoned;
  }

  /**
   * The state of a search.
   *
   * @param seconds the seconds since it began
   * @param limit the most seconds that it may take
   * @param best the best so far, in words; empty when nothing was found yet
   * @param bound the proven lower bound; empty when none is known
   * @param gap best minus bound; empty when it is not known
   * @param doing the current attempt, in words
   */
  record State(double seconds, long limit, String best, String bound, String gap, String doing) {

    /** The values on the page, by field. */
    Map<String, String> fields(Messages messages) {
      Map<String, String> fields = new LinkedHashMap<>();
      fields.put("best", best.isEmpty() ? messages.of("nothingYet") : best);
      fields.put("bound", bound.isEmpty() ? "–" : bound);
      fields.put("gap", gap.isEmpty() ? "–" : gap);
      fields.put("time", messages.of("secondsOf", (long) seconds, limit));
      fields.put("doing", doing.isEmpty() ? "–" : doing);
      return fields;
    }
  }
}
