package org.boardwalk.wish;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.WrongValue;

/**
 * The settings of a search; they do not change the wish.
 *
 * @param engine the constraint solver; unless it is {@link EngineChoice#AUTO}, only constraint
 *     models are used
 * @param methods the kinds of methods that may take part, at least one; not stored in files
 * @param limit how long, by the clock or by counted effort
 * @param seed the random seed; the same seed, one worker and a limit by effort give the same result
 *     on every machine
 * @param workers threads, 1 to 64
 */
public record SearchSettings(
    EngineChoice engine, Set<MethodKind> methods, Limit limit, long seed, int workers) {

  /** The step between seeds, large enough that no turn of one search has the seed of another. */
  private static final long SEED_STEP = 1_000_003;

  /** The standard settings: one minute, seed 1, two workers. */
  public static final SearchSettings STANDARD =
      new SearchSettings(EngineChoice.AUTO, Limit.time(Duration.ofSeconds(60)), 1, 2);

  /**
   * The constraint solver to use, by its name: that of an engine on the class path, which may be
   * one of your own.
   *
   * @param word the name in lower case, such as cpsat; auto for the preferred engine beside all
   *     other methods
   */
  public record EngineChoice(String word) {

    private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9-]{0,39}");

    /** The preferred engine, beside all other methods. */
    public static final EngineChoice AUTO = new EngineChoice("auto");

    /** CP-SAT of OR-Tools. */
    public static final EngineChoice CPSAT = new EngineChoice("cpsat");

    /** Choco. */
    public static final EngineChoice CHOCO = new EngineChoice("choco");

    /** Takes the name in any case, and checks it. */
    public EngineChoice {
      word = word.strip().toLowerCase(Locale.ROOT);
      if (!WORD.matcher(word).matches()) {
        throw new WrongValue("engine", "[%s] must be a name such as cpsat, of small letters", word);
      }
    }

    /**
     * @return whether no engine is named
     */
    public boolean auto() {
      return word.equals(AUTO.word);
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** Checks the ranges. */
  public SearchSettings {
    methods = Set.copyOf(methods);
    if (methods.isEmpty()) {
      throw new IllegalArgumentException("methods [] must be at least one kind");
    }
    if (workers < 1 || workers > 64) {
      throw new WrongValue("workers", "[%d] must be from 1 to 64", workers);
    }
  }

  /**
   * Settings with all kinds of methods.
   *
   * @param engine the constraint solver
   * @param limit how long, by the clock or by counted effort
   * @param seed the random seed; the same seed, one worker and a limit by effort give the same
   *     result on every machine
   * @param workers threads, 1 to 64
   */
  public SearchSettings(EngineChoice engine, Limit limit, long seed, int workers) {
    this(engine, EnumSet.allOf(MethodKind.class), limit, seed, workers);
  }

  /**
   * Settings under which a search finds the same on every machine: one worker, and a limit by
   * effort.
   *
   * @param effort how much counted effort; a second of it takes about a second
   * @param seed the random seed
   * @return the settings, for the preferred engine beside all other methods
   */
  public static SearchSettings repeatable(Duration effort, long seed) {
    return new SearchSettings(EngineChoice.AUTO, Limit.effort(effort), seed, 1);
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
   * @return these settings with those methods
   */
  public SearchSettings with(Set<MethodKind> methods) {
    return new SearchSettings(engine, methods, limit, seed, workers);
  }

  /**
   * The settings for one of many turns of a search, each with a seed of its own.
   *
   * @param number number of the turns before this one
   * @param length length of its limit, in the same measure, more than 0
   * @return these settings for this turn, on one thread
   */
  public SearchSettings turn(int number, Duration length) {
    return new SearchSettings(engine, methods, limit.lasting(length), seed + SEED_STEP * number, 1);
  }

  /**
   * @return whether some kinds of methods are excluded
   */
  public boolean restricted() {
    return !Arrays.stream(MethodKind.values()).allMatch(this::takes);
  }

  /**
   * @param kind a kind of methods
   * @return whether it takes part: it is not excluded, and fits the chosen engine
   */
  public boolean takes(MethodKind kind) {
    return methods.contains(kind) && (engine.auto() || kind.byModel());
  }
}
