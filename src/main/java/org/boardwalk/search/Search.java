package org.boardwalk.search;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.SingleTable;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Theorem;
import org.boardwalk.search.construct.RainbowConstruction;
import org.boardwalk.search.construct.SingleTableIndividual;
import org.jspecify.annotations.Nullable;

/**
 * Answers a wish for players: by theorem, by construction where its form has a rule, or by running
 * the portfolio until the question is settled or time is up. What the portfolio finds is arranged
 * at the end so that people move little. Wishes for pairs go to {@link PairsSearch}.
 */
public final class Search {

  /** A method's later turns have other seeds. */
  private static final long SEED_STEP = 7919;

  private final IndividualWish problem;
  private final Hunt hunt;
  private final HeadStart beginning;
  private final AtomicBoolean cancelled;
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  private Search(
      IndividualWish problem,
      HeadStart beginning,
      SearchListener listener,
      AtomicBoolean cancelled) {
    this.problem = problem;
    this.beginning = beginning;
    this.cancelled = cancelled;
    hunt = new Hunt(problem, listener, cancelled);
  }

  /**
   * Takes up to the wish's time limit. With one worker the same wish and seed give the same answer,
   * as the turns are measured in deterministic effort, unless the machine is so slow that the
   * wall-clock limit cuts them short.
   *
   * @param problem the wish
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  public static Answer solve(Wish problem, SearchListener listener, AtomicBoolean cancelled) {
    return solve(problem, HeadStart.NOTHING, listener, cancelled);
  }

  /**
   * The kinds of methods that look for an answer to a wish.
   *
   * @param problem the wish
   * @return each kind once; empty when no method fits
   */
  public static List<MethodKind> kinds(IndividualWish problem) {
    return List.copyOf(new Portfolio(problem, HeadStart.NOTHING).kinds());
  }

  /**
   * The same search with something to begin with.
   *
   * @param problem the wish
   * @param beginning what is known, and which methods take no part
   * @param listener hears how it goes
   * @param cancelled set it to stop early with the best so far
   * @return found, proved impossible or gave up
   */
  public static Answer solve(
      Wish problem, HeadStart beginning, SearchListener listener, AtomicBoolean cancelled) {
    return problem.accept(
        new Wish.Visitor<>() {
          @Override
          public Answer individual(IndividualWish wish) {
            return players(wish, beginning, listener, cancelled);
          }

          @Override
          public Answer pairs(PairsWish wish) {
            return PairsSearch.solve(wish, beginning, listener, cancelled);
          }
        });
  }

  private static Answer players(
      IndividualWish problem,
      HeadStart beginning,
      SearchListener listener,
      AtomicBoolean cancelled) {
    List<Theorem> forbidding = problem.forbidding();
    if (!forbidding.isEmpty()) {
      return new Answer(
          problem,
          new Outcome.Impossible(statement(forbidding)),
          new Origin(
              "theorem",
              Versions.of("boardwalk"),
              "known theorems",
              problem.search().seed(),
              Duration.ZERO,
              LocalDate.now(java.time.ZoneId.systemDefault())),
          List.of());
    }
    if (problem.form() instanceof Rainbow rainbow) {
      return new Building(problem, listener, "rainbow")
          .answer(RainbowConstruction.design(problem, rainbow));
    }
    if (problem.form() instanceof SingleTable) {
      return new Building(problem, listener, "single table")
          .answer(SingleTableIndividual.design(problem));
    }
    return new Search(problem, beginning, listener, cancelled).run();
  }

  private static String statement(List<Theorem> theorems) {
    return theorems.stream()
        .map(t -> t.statement() + " (" + t.source() + ")")
        .collect(Collectors.joining("; "));
  }

  private Answer run() {
    long start = System.nanoTime();
    beginning.known().forEach(this::offer);
    Portfolio portfolio = new Portfolio(problem, beginning);
    List<Thread> workers = new ArrayList<>();
    for (int w = 0; w < problem.search().workers(); w++) {
      Thread worker = new Thread(() -> work(portfolio), "worker-" + (w + 1));
      workers.add(worker);
      worker.start();
    }
    workers.forEach(Search::join);
    Throwable bug = failure.get();
    if (bug != null) {
      throw new IllegalStateException("a search method failed: " + bug.getMessage(), bug);
    }
    return answer(Duration.ofNanos(System.nanoTime() - start));
  }

  private void offer(Answer known) {
    if (known.outcome() instanceof Outcome.Found found
        && found.movement().rounds().size() == problem.rounds()) {
      Origin origin = known.origin();
      hunt.offer(found.movement(), origin.engine(), origin.version(), origin.method());
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void work(Portfolio portfolio) {
    long effort = problem.search().time().toMillis();
    boolean repeatable = problem.search().workers() == 1;
    try {
      Portfolio.Turn turn = portfolio.next();
      while (turn != null && !hunt.over() && effort > 0) {
        // With one worker the sum of all turns is limited too, so that the clock decides nothing.
        long millis = Math.min(turn.slice().toMillis(), effort);
        effort -= repeatable ? millis : 0;
        take(turn, Duration.ofMillis(millis), portfolio);
        turn = portfolio.next();
      }
    } catch (RuntimeException | LinkageError e) {
      failure.compareAndSet(null, e);
      hunt.stop();
    }
  }

  private void take(Portfolio.Turn turn, Duration slice, Portfolio portfolio) {
    Method method = turn.method();
    hunt.tried("%s, %.0f s".formatted(method.name(), slice.toMillis() / 1e3));
    boolean more = method.run(hunt, slice, problem.search().seed() + SEED_STEP * turn.before());
    portfolio.done(method, more);
  }

  private Answer answer(Duration took) {
    Result result = hunt.result().curtailable().arranged();
    Origin origin =
        new Origin(
            result.engine(),
            result.version(),
            result.method(),
            problem.search().seed(),
            took,
            LocalDate.now(java.time.ZoneId.systemDefault()));
    return new Answer(problem, result.outcome(limit()), origin, hunt.tried());
  }

  private String limit() {
    return cancelled.get()
        ? "interrupted"
        : "time limit of %.0f s".formatted(problem.search().time().toMillis() / 1e3);
  }
}
