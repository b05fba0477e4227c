package org.boardwalk.wish;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * How to search: nothing here changes what is wanted.
 *
 * @param engine which constraint solver; unless it is {@link EngineChoice#AUTO} nothing but
 *     constraint models takes part
 * @param methods the kinds of methods that may take part, at least one; no part of any file
 * @param limit how long, by the clock or by counted effort
 * @param seed same seed, one worker and a limit by effort: same result on every machine
 * @param workers threads, 1 to 64
 */
public record SearchSettings(
    EngineChoice engine, Set<MethodKind> methods, Limit limit, long seed, int workers) {

  /** Far enough apart that no turn of one search has a seed of another. */
  private static final long SEED_STEP = 1_000_003;

  /** One minute, seed 1, two workers. */
  public static final SearchSettings STANDARD =
      new SearchSettings(EngineChoice.AUTO, Limit.time(Duration.ofSeconds(60)), 1, 2);

  /** The constraint solvers that can be asked for. */
  public enum EngineChoice {
    AUTO,
    CPSAT,
    CHOCO
  }

  /** Checks the ranges. */
  public SearchSettings {
    methods = Set.copyOf(methods);
    if (methods.isEmpty()) {
      throw new IllegalArgumentException("methods [] must be at least one kind");
    }
    if (workers < 1 || workers > 64) {
      throw new IllegalArgumentException("workers [" + workers + "] must be from 1 to 64");
    }
  }

  /**
   * All kinds of methods.
   *
   * @param engine which constraint solver
   * @param limit how long, by the clock or by counted effort
   * @param seed same seed, one worker and a limit by effort: same result on every machine
   * @param workers threads, 1 to 64
   */
  public SearchSettings(EngineChoice engine, Limit limit, long seed, int workers) {
    this(engine, EnumSet.allOf(MethodKind.class), limit, seed, workers);
  }

  /**
   * @return the length of the limit, whatever it measures
   */
  public Duration time() {
    return limit.length();
  }

  /**
   * @param other how long
   * @return the same with that limit
   */
  public SearchSettings with(Limit other) {
    return new SearchSettings(engine, methods, other, seed, workers);
  }

  /**
   * @param methods the kinds of methods that may take part
   * @return the same with them
   */
  public SearchSettings with(Set<MethodKind> methods) {
    return new SearchSettings(engine, methods, limit, seed, workers);
  }

  /**
   * One of many turns of a search, each of which has a seed of its own.
   *
   * @param number how many turns went before
   * @param length of its limit, in the same measure, more than 0
   * @return the same for this turn, alone on one thread
   */
  public SearchSettings turn(int number, Duration length) {
    return new SearchSettings(engine, methods, limit.lasting(length), seed + SEED_STEP * number, 1);
  }

  /**
   * @return whether some kinds of methods may not take part
   */
  public boolean restricted() {
    return !Arrays.stream(MethodKind.values()).allMatch(this::takes);
  }

  /**
   * @param kind a kind of methods
   * @return whether it takes part: it may, and is what the engine asks for
   */
  public boolean takes(MethodKind kind) {
    return methods.contains(kind) && (engine == EngineChoice.AUTO || kind.byModel());
  }
}
