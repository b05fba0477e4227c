package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.boardwalk.movement.text.Text;

/**
 * Protects PINs against guessing: that of the director, or those of the tables. After {@value
 * #FREE} wrong PINs a source has to wait, twice as long each time. All sources together may try
 * {@value #IN_AN_HOUR} wrong PINs an hour; with six digits that gives them one chance in 16,000 an
 * hour. Thread-safe.
 */
public final class PinLock {

  /** The number of wrong PINs from a source without a wait. */
  static final int FREE = 5;

  /** The number of wrong PINs that are checked in an hour. */
  static final int IN_AN_HOUR = 60;

  private static final Duration FIRST_WAIT = Duration.ofSeconds(30);
  private static final int MOST_DOUBLINGS = 5;

  private static final int SOURCES = 1000;

  private final Clock clock;
  private final Map<String, Mistakes> mistakes = new LinkedHashMap<>();
  private final ArrayDeque<Instant> heard = new ArrayDeque<>();

  /** The number of wrong PINs from a source, and until when it has to wait. */
  private record Mistakes(int count, Instant until) {}

  /** The verdict on a PIN. */
  enum Verdict {
    /** The PIN is right. */
    RIGHT,
    /** The PIN is wrong. */
    WRONG,
    /** The PIN was not checked, because there were too many wrong ones. */
    UNHEARD
  }

  /**
   * @param clock the source of the time
   */
  PinLock(Clock clock) {
    this.clock = clock;
  }

  /**
   * @param pin a chosen PIN
   * @return the PIN
   * @throws IllegalArgumentException when it is not 4 to 12 digits
   */
  public static String checked(String pin) {
    if (!pin.matches("[0-9]{4,12}")) {
      throw new IllegalArgumentException(
          "PIN [" + pin + "] must be 4 to 12 digits\nMaybe leave it out: one is drawn.");
    }
    return pin;
  }

  /** {@return six digits that cannot be predicted} */
  public static String drawn() {
    return Text.of("%06d", new SecureRandom().nextInt(1_000_000));
  }

  /**
   * @param source the source of the PIN, by {@link Head#source}
   * @param tried the PIN that was typed
   * @param pin the PIN that is right there
   * @return whether the PIN is right, or that it was not checked
   */
  synchronized Verdict hear(String source, String tried, String pin) {
    Instant now = clock.instant();
    heard.removeIf(past -> past.isBefore(now.minus(Duration.ofHours(1))));
    Mistakes before = mistakes.getOrDefault(source, new Mistakes(0, now));
    if (before.until().isAfter(now) || heard.size() >= IN_AN_HOUR) {
      return Verdict.UNHEARD;
    }
    if (MessageDigest.isEqual(
        pin.getBytes(StandardCharsets.UTF_8), tried.strip().getBytes(StandardCharsets.UTF_8))) {
      mistakes.remove(source);
      return Verdict.RIGHT;
    }
    remember(source, wrong(before.count() + 1, now));
    heard.add(now);
    return Verdict.WRONG;
  }

  /**
   * @param source a source of wrong PINs
   * @return the time that it has to wait for its own mistakes; zero where it waits only for those
   *     of others
   */
  synchronized Duration delay(String source) {
    Instant now = clock.instant();
    Instant until = mistakes.getOrDefault(source, new Mistakes(0, now)).until();
    return until.isAfter(now) ? Duration.between(now, until) : Duration.ZERO;
  }

  private static Mistakes wrong(int count, Instant now) {
    int doublings = Math.min(MOST_DOUBLINGS, count - FREE);
    return new Mistakes(
        count, doublings < 0 ? now : now.plus(FIRST_WAIT.multipliedBy(1L << doublings)));
  }

  private void remember(String source, Mistakes made) {
    mistakes.remove(source);
    mistakes.put(source, made);
    var oldest = mistakes.keySet().iterator();
    while (mistakes.size() > SOURCES) {
      oldest.next();
      oldest.remove();
    }
  }
}
