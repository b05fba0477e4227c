package org.boardwalk.search;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Runs code that is not part of the program: a failure is said to be that code's, and code that
 * does not return is left behind when the search is over, or when it has taken far more time than
 * its effort should. Stateless and thread-safe.
 */
public final class OwnWork {

  private static final Duration GRACE = Duration.ofSeconds(30);
  private static final int PATIENCE = 20;

  /** Code that heeds the end of a search has this long to return by itself. */
  private static final Duration LAG = Duration.ofMillis(500);

  private OwnWork() {}

  /**
   * @param <T> the type of the result
   * @param what the code in words, such as "engine [mine]"
   * @param effort the effort that it was allowed
   * @param over whether the search is over
   * @param work the code
   * @return its result; empty when the search was over before that
   * @throws EngineUnavailable when it fails, or takes more than twenty times its effort and half a
   *     minute
   */
  public static <T> Optional<T> done(
      String what, Duration effort, BooleanSupplier over, Supplier<T> work) {
    Duration most = GRACE.plus(effort.multipliedBy(PATIENCE));
    BooleanSupplier late = Deadline.in(most, () -> false);
    BooleanSupplier ended = lagging(over);
    try {
      Optional<T> done =
          Interruptible.unlessOver(work, () -> ended.getAsBoolean() || late.getAsBoolean());
      if (done.isEmpty() && !over.getAsBoolean() && late.getAsBoolean()) {
        throw failed(
            what + " has not returned after " + most.toSeconds() + " s",
            new CancellationException());
      }
      return done;
    } catch (EngineUnavailable e) {
      throw e;
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      throw failed(what + " failed: " + e, e);
    }
  }

  private static EngineUnavailable failed(String fault, Throwable cause) {
    return new EngineUnavailable(
        fault + "\nMaybe mend it: it is not part of the program. Or search without it.", cause);
  }

  /** Whether it has been over for some time. */
  private static BooleanSupplier lagging(BooleanSupplier over) {
    long[] since = {0};
    return () -> {
      if (!over.getAsBoolean()) {
        return false;
      }
      since[0] = since[0] == 0 ? System.nanoTime() : since[0];
      return System.nanoTime() - since[0] > LAG.toNanos();
    };
  }
}
