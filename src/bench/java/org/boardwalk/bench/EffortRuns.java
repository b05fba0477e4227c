package org.boardwalk.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Word;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;

/** Searches whose effort is counted and whose processor time is measured. */
final class EffortRuns {

  private static final List<Integer> PLAYERS =
      List.of(4, 5, 6, 7, 8, 11, 13, 18, 24, 39, 61, 76, 101, 120, 150, 199, 200);

  private static final List<Integer> ROUNDS = List.of(1, 2, 3, 5, 8, 13, 30, 64, 119, 200);

  /** A search that takes less than the limit divided by this says little. */
  private static final double FEW = 5;

  private static final int MOST_REPEATS = 100;

  private final AtomicBoolean cancelled;
  private final BiConsumer<String, Turn> turns;

  /**
   * @param turns hears of each turn of a method, by its name
   * @param cancelled set it to stop early
   */
  EffortRuns(BiConsumer<String, Turn> turns, AtomicBoolean cancelled) {
    this.turns = turns;
    this.cancelled = cancelled;
  }

  /** A turn of a method: its effort and its processor time, in seconds. */
  record Turn(double effort, double processor) {}

  /**
   * A search.
   *
   * @param name the wish
   * @param effort what was counted, in seconds
   * @param processor processor time of the program, in seconds
   * @param clock by the clock, in seconds
   * @param settled whether there is a movement or a proof
   * @param outcome the outcome in words
   */
  record Run(
      String name, double effort, double processor, double clock, boolean settled, String outcome) {

    double ratio() {
      return effort > 0 ? processor / effort : 1;
    }

    Run plus(Run other) {
      return new Run(
          name,
          effort + other.effort,
          processor + other.processor,
          clock + other.clock,
          settled,
          outcome);
    }

    /** How far from 1 the ratio is. */
    double distance() {
      return Math.abs(Math.log(Math.max(1e-3, ratio())));
    }
  }

  /** The searches of a method. */
  record Sum(int runs, double effort, double processor, Run worst) {

    static Sum of(Run run, Duration limit) {
      boolean counts = Math.max(run.effort(), run.processor()) >= limit.toMillis() / 1e3 / FEW;
      return new Sum(
          1, run.effort(), run.processor(), counts ? run : new Run("-", 1, 1, 1, true, ""));
    }

    Sum plus(Sum other) {
      return new Sum(
          runs + other.runs,
          effort + other.effort,
          processor + other.processor,
          worst.distance() >= other.worst.distance() ? worst : other.worst);
    }
  }

  /** Players times rounds, with shared boards and with one copy. */
  static List<Wish> grid(int every) {
    List<Wish> all = new ArrayList<>();
    for (Play play : Play.values()) {
      for (int players : PLAYERS) {
        for (int rounds : ROUNDS) {
          all.add(WishSizes.of(players, rounds).play(play).individual());
        }
      }
    }
    return IntStream.range(0, all.size()).filter(k -> k % every == 0).mapToObj(all::get).toList();
  }

  /** A search, as the first one of a program is slower than all others. */
  void warmUp() {
    Wish wish = UsualWish.complete(12);
    for (EngineChoice engine : List.of(EngineChoice.AUTO, EngineChoice.CPSAT, EngineChoice.CHOCO)) {
      run(wish, new SearchSettings(engine, Limit.effort(Duration.ofMillis(500)), 1, 1));
    }
  }

  /** All methods together. */
  Run whole(Wish wish, Limit limit) {
    return run(wish, new SearchSettings(EngineChoice.AUTO, limit, 1, 1));
  }

  /** Each kind of methods alone, and with each engine if it uses one; the report has both names. */
  void each(Wish wish, Duration effort, String part, BiConsumer<String, Run> report) {
    for (MethodKind kind : Designer.kinds(wish)) {
      List<EngineChoice> engines =
          kind.byModel()
              ? List.of(EngineChoice.CPSAT, EngineChoice.CHOCO)
              : List.of(EngineChoice.AUTO);
      for (EngineChoice engine : engines) {
        // Methods that improve a movement need one.
        Set<MethodKind> kinds = EnumSet.of(kind, MethodKind.RULES);
        SearchSettings settings = new SearchSettings(engine, kinds, Limit.effort(effort), 1, 1);
        if (Word.of(kind).contains(part) && !cancelled.get()) {
          report.accept(
              Word.of(kind).replace(' ', '-') + " " + (kind.byModel() ? engine.word() : "-"),
              kind == MethodKind.RULES ? repeated(wish, settings) : run(wish, settings));
        }
      }
    }
  }

  /**
   * A search that ends at once, repeated: what is compiled for the first time would weigh more than
   * what it does.
   */
  private Run repeated(Wish wish, SearchSettings settings) {
    double enough = settings.time().toMillis() / 1e3 / FEW;
    System.gc();
    Run sum = run(wish, settings);
    for (int k = 1; k < MOST_REPEATS && sum.processor() < enough && !cancelled.get(); k++) {
      sum = sum.plus(run(wish, settings));
    }
    return sum;
  }

  private Run run(Wish wish, SearchSettings settings) {
    AtomicLong counted = new AtomicLong();
    SearchListener listener =
        new SearchListener() {
          private long last = processor();

          private double since() {
            long now = processor();
            double seconds = (now - last) / 1e9;
            last = now;
            return seconds;
          }

          @Override
          public void took(Method<?> method, Duration effort) {
            counted.addAndGet(effort.toNanos());
            turns.accept(method.name(), new Turn(effort.toNanos() / 1e9, since()));
          }
        };

    long processor = processor();
    long clock = System.nanoTime();
    Answer answer = Designer.answer(wish.with(settings), listener, cancelled);
    return new Run(
        wish.name(),
        counted.get() / 1e9,
        (processor() - processor) / 1e9,
        (System.nanoTime() - clock) / 1e9,
        !(answer.outcome() instanceof Outcome.GaveUp),
        answer
            .outcome()
            .found()
            .map(f -> answer.origin().finder().method())
            .orElseGet(
                () ->
                    answer.outcome() instanceof Outcome.GaveUp
                        ? "gave up: " + Demands.of(wish).words()
                        : "impossible"));
  }

  /** Processor time of the program so far, in nanoseconds. */
  static long processor() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
