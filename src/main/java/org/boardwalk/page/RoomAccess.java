package org.boardwalk.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.page.Refusal.Fault;
import org.boardwalk.room.PinLock;
import org.boardwalk.text.Text;

/**
 * Who may change the room and see names: browsers that have sent the PIN. Each gets a pass that
 * nobody can guess, as a cookie that no script reads and no other site sends, and a second word for
 * its forms. Thread-safe.
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

  /** What a browser was given: the word for its forms, and how long it holds. */
  record Pass(String form, Instant until) {}

  RoomAccess(PinLock lock, Clock clock) {
    this.lock = lock;
    this.clock = clock;
  }

  /** The pass of whoever asks; empty for strangers. */
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

  /** Browsers send the cookies of a machine to all its ports, and another room may be at one. */
  private static String name(Head head) {
    return "room" + head.port();
  }

  /**
   * @throws Refusal for strangers
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

  /** Whether the PIN was right; who had too many wrong ones is refused. */
  Optional<String> open(Head head, String pin) {
    return switch (lock.hear(head.from(), head.here(), pin)) {
      case RIGHT -> Optional.of(issued(head));
      case WRONG -> Optional.empty();
      case UNHEARD ->
          throw new Refusal(
              Fault.TOO_MANY,
              "There were too many wrong PINs.\nMaybe wait "
                  + span(lock.delay(head.from()))
                  + (head.here() ? "." : ", or use the machine on which the program runs."));
    };
  }

  /** For one's own mistakes seconds or minutes, for those of all together up to an hour. */
  private static String span(Duration delay) {
    long seconds = delay.plusMillis(999).toSeconds();
    if (seconds == 0) {
      return "an hour";
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

  /** Takes the pass away; the cookie that says so. */
  String closed(Head head) {
    token(head).ifPresent(t -> passes.put(t, new Pass("", Instant.MIN)));
    return name(head) + "=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict";
  }
}
