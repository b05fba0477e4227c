package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.boardwalk.page.http.Head;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.SaidFault;
import org.boardwalk.page.http.Tokens;

/**
 * Controls who may change the room and see names: browsers that have sent the PIN. Each gets a pass
 * that cannot be guessed, as a cookie that scripts cannot read and other sites cannot send, and a
 * second token for its forms. Thread-safe.
 */
final class RoomAccess {

  private static final int MOST = 200;
  private static final PassCookie COOKIE = new PassCookie("room");

  private final String pin;
  private final PinLock lock;
  private final Clock clock;
  private final Recent<String, Pass> passes = new Recent<>(MOST);

  /** A pass of a browser: the token for its forms, and when it expires. */
  record Pass(String form, Instant until) {}

  /**
   * @param pin the director's PIN
   * @param clock the source of the time
   */
  RoomAccess(String pin, Clock clock) {
    this.pin = PinLock.checked(pin);
    lock = new PinLock(clock);
    this.clock = clock;
  }

  /** The pass of the browser that sent a request; empty without one. */
  Optional<Pass> pass(Head head) {
    return COOKIE.token(head).flatMap(passes::get).filter(p -> p.until().isAfter(clock.instant()));
  }

  /**
   * @throws Refusal for browsers without a pass
   */
  Pass required(Request request) {
    return pass(request.head())
        .orElseThrow(() -> SaidFault.refusal(Fault.FORBIDDEN, "wrong.forDirector"));
  }

  /**
   * @throws Refusal when a form was not sent from a page of the director
   */
  void checkForm(Request request) {
    checkForm(request, required(request).form());
  }

  /**
   * @param word the hidden word of the forms of a pass
   * @throws Refusal when a form was sent from another page
   */
  static void checkForm(Request request, String word) {
    byte[] sent = request.form().text("form").getBytes(StandardCharsets.UTF_8);
    if (!MessageDigest.isEqual(word.getBytes(StandardCharsets.UTF_8), sent)) {
      throw SaidFault.refusal(Fault.FORBIDDEN, "wrong.form");
    }
  }

  /** Issues a pass, as a cookie, if the PIN is right; refuses sources with too many wrong PINs. */
  Optional<String> open(Head head, String tried) {
    return switch (lock.hear(head.from(), tried, pin)) {
      case RIGHT -> Optional.of(issued(head));
      case WRONG -> Optional.empty();
      case UNHEARD -> throw unheard(lock.delay(head.from()));
    };
  }

  /** The refusal of a PIN that was not checked. */
  static Refusal unheard(Duration delay) {
    return SaidFault.refusal(Fault.TOO_MANY, "wrong.pins", span(delay));
  }

  /**
   * The time to wait, in units of every language: seconds or minutes after the source's own
   * mistakes, up to an hour after those of all sources.
   */
  private static String span(Duration delay) {
    long seconds = delay.plusMillis(999).toSeconds();
    if (seconds == 0) {
      return "1 h";
    }
    return seconds < 120 ? seconds + " s" : (seconds + 59) / 60 + " min";
  }

  private String issued(Head head) {
    String token = Tokens.next();
    passes.put(token, new Pass(Tokens.next(), clock.instant().plus(PassCookie.LASTS)));
    return COOKIE.giving(head, token);
  }

  /** Withdraws the pass; returns the cookie that deletes it. */
  String closed(Head head) {
    COOKIE.token(head).ifPresent(t -> passes.put(t, new Pass("", Instant.MIN)));
    return COOKIE.taking(head);
  }
}
