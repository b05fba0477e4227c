package org.boardwalk.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.boardwalk.text.Text;

/**
 * The director's PIN, which nobody is to find by trying: after {@value #FREE} wrong ones from an
 * address it has to wait, twice as long each time; and of all other machines together {@value
 * #IN_AN_HOUR} wrong ones an hour are heard. With six digits that is one chance in 16,000 an hour
 * for all of them. Whoever sits at the machine itself only waits for their own mistakes.
 * Thread-safe.
 */
public final class PinLock {

  /** How many wrong PINs from an address are free. */
  static final int FREE = 5;

  /** How many wrong PINs from other machines are heard in an hour. */
  static final int IN_AN_HOUR = 60;

  private static final Duration FIRST_WAIT = Duration.ofSeconds(30);
  private static final int MOST_DOUBLINGS = 5;
  private static final int ADDRESSES = 1000;

  private final byte[] pin;
  private final Clock clock;
  private final Map<String, Mistakes> mistakes = new LinkedHashMap<>();
  private final ArrayDeque<Instant> heard = new ArrayDeque<>();

  /** How often somebody was wrong, and until when they have to wait. */
  private record Mistakes(int count, Instant until) {}

  /** What became of a PIN. */
  public enum Verdict {
    /** It is the PIN. */
    RIGHT,
    /** It is not. */
    WRONG,
    /** It was not looked at: there were too many wrong ones. */
    UNHEARD
  }

  /**
   * @param pin the PIN
   * @param clock says what time it is
   */
  public PinLock(String pin, Clock clock) {
    this.pin = checked(pin).getBytes(StandardCharsets.UTF_8);
    this.clock = clock;
  }

  /**
   * @param pin a PIN that somebody chose
   * @return the same
   * @throws IllegalArgumentException when it is not 4 to 12 digits
   */
  public static String checked(String pin) {
    if (!pin.matches("[0-9]{4,12}")) {
      throw new IllegalArgumentException(
          "PIN [" + pin + "] must be 4 to 12 digits\nMaybe leave it out: one is drawn.");
    }
    return pin;
  }

  /**
   * @return six digits that nobody can foresee
   */
  public static String drawn() {
    return Text.of("%06d", new SecureRandom().nextInt(1_000_000));
  }

  /**
   * @param address where it comes from
   * @param here whether that is the machine itself
   * @param tried what was typed
   * @return whether it is the PIN, if it was heard at all
   */
  public synchronized Verdict hear(String address, boolean here, String tried) {
    Instant now = clock.instant();
    heard.removeIf(past -> past.isBefore(now.minus(Duration.ofHours(1))));
    Mistakes before = mistakes.getOrDefault(address, new Mistakes(0, now));
    if (before.until().isAfter(now) || (!here && heard.size() >= IN_AN_HOUR)) {
      return Verdict.UNHEARD;
    }
    if (MessageDigest.isEqual(pin, tried.strip().getBytes(StandardCharsets.UTF_8))) {
      mistakes.remove(address);
      return Verdict.RIGHT;
    }
    remember(address, wrong(before.count() + 1, now));
    if (!here) {
      heard.add(now);
    }
    return Verdict.WRONG;
  }

  /**
   * @param address where wrong PINs came from
   * @return how long it has to wait for its own mistakes; zero where only those of others count
   */
  public synchronized Duration delay(String address) {
    Instant now = clock.instant();
    Instant until = mistakes.getOrDefault(address, new Mistakes(0, now)).until();
    return until.isAfter(now) ? Duration.between(now, until) : Duration.ZERO;
  }

  private static Mistakes wrong(int count, Instant now) {
    int doublings = Math.min(MOST_DOUBLINGS, count - FREE);
    return new Mistakes(
        count, doublings < 0 ? now : now.plus(FIRST_WAIT.multipliedBy(1L << doublings)));
  }

  private void remember(String address, Mistakes made) {
    mistakes.remove(address);
    mistakes.put(address, made);
    var oldest = mistakes.keySet().iterator();
    while (mistakes.size() > ADDRESSES) {
      oldest.next();
      oldest.remove();
    }
  }
}
