package org.boardwalk.page.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.Head;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Tokens;

/**
 * Controls who may change the room and see names: browsers that have sent the PIN. Each gets a pass
 * that cannot be guessed, as a cookie that scripts cannot read and other sites cannot send, and a
 * second token for its forms. Thread-safe.
 */
final class RoomAccess {

  /** A pass lasts longer than any evening. */
  private static final Duration LASTS = Duration.ofHours(16);

  private static final int MOST = 200;
  private static final Pattern COOKIE =
      Pattern.compile("(?:^|;\\s*)(room[0-9]{1,5})=([0-9a-f]{32})(?=;|$)");

  private final PinLock lock;
  private final Clock clock;
  private final Recent<String, Pass> passes = new Recent<>(MOST);

  /** A pass of a browser: the token for its forms, and when it expires. */
  record Pass(String form, Instant until) {}

  RoomAccess(PinLock lock, Clock clock) {
    this.lock = lock;
    this.clock = clock;
  }

  /** The pass of the browser that sent a request; empty without one. */
  Optional<Pass> pass(Head head) {
    return token(head).flatMap(passes::get).filter(p -> p.until().isAfter(clock.instant()));
  }

  private static Optional<String> token(Head head) {
    return COOKIE
        .matcher(head.field("Cookie"))
        .results()
        .filter(cookie -> cookie.group(1).equals(name(head)))
        .map(cookie -> cookie.group(2))
        .findFirst();
  }

  /**
   * The name of the cookie. It contains the port, because browsers send cookies to all ports of a
   * machine, and another room may be served at another port.
   */
  private static String name(Head head) {
    return "room" + head.port();
  }

  /**
   * @throws Refusal for browsers without a pass
   */
  Pass required(Request request) {
    return pass(request.head())
        .orElseThrow(
            () ->
                new Refusal(
                    Fault.FORBIDDEN,
                    "This is for the director.\nMaybe enter the PIN first, at Director."));
  }

  /**
   * @throws Refusal when a form was not sent from a page of the director
   */
  void checkForm(Request request) {
    Pass pass = required(request);
    byte[] sent = request.form().text("form").getBytes(StandardCharsets.UTF_8);
    if (!MessageDigest.isEqual(pass.form().getBytes(StandardCharsets.UTF_8), sent)) {
      throw new Refusal(
          Fault.FORBIDDEN, "The form is an old one.\nMaybe open its page again and try once more.");
    }
  }

  /** Issues a pass, as a cookie, if the PIN is right; refuses sources with too many wrong PINs. */
  Optional<String> open(Head head, String pin) {
    return switch (lock.hear(head.from(), pin)) {
      case RIGHT -> Optional.of(issued(head));
      case WRONG -> Optional.empty();
      case UNHEARD ->
          throw new Refusal(
              Fault.TOO_MANY,
              "There were too many wrong PINs.\nMaybe wait " + span(lock.delay(head.from())) + ".");
    };
  }

  /**
   * The time to wait in words: seconds or minutes after the source's own mistakes, up to an hour
   * after those of all sources.
   */
  private static String span(Duration delay) {
    long seconds = delay.plusMillis(999).toSeconds();
    if (seconds == 0) {
      return "an hour, or start the room again where it runs";
    }
    return seconds < 120
        ? Text.count(seconds, "second")
        : Text.count((seconds + 59) / 60, "minute");
  }

  private String issued(Head head) {
    String token = Tokens.next();
    passes.put(token, new Pass(Tokens.next(), clock.instant().plus(LASTS)));
    return name(head)
        + "="
        + token
        + "; Path=/; Max-Age="
        + LASTS.toSeconds()
        + "; HttpOnly; SameSite=Strict";
  }

  /** Withdraws the pass; returns the cookie that deletes it. */
  String closed(Head head) {
    token(head).ifPresent(t -> passes.put(t, new Pass("", Instant.MIN)));
    return name(head) + "=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict";
  }
}
