package org.boardwalk.page.room;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.page.http.Head;

/**
 * The cookie with which a browser shows a pass of the room. Scripts cannot read it and other sites
 * cannot send it; its name contains the port, because browsers send cookies to all ports of a
 * machine, and another room may be served at another port.
 *
 * @param kind the beginning of its name, in small letters
 */
record PassCookie(String kind) {

  /** A pass lasts longer than any evening. */
  static final Duration LASTS = Duration.ofHours(16);

  private static final Pattern COOKIE =
      Pattern.compile("(?:^|;\\s*)([a-z]{1,9}[0-9]{1,5})=([0-9a-f]{32})(?=;|$)");

  /** The token that a request shows; empty for none. */
  Optional<String> token(Head head) {
    return COOKIE
        .matcher(head.field("Cookie"))
        .results()
        .filter(cookie -> cookie.group(1).equals(name(head)))
        .map(cookie -> cookie.group(2))
        .findFirst();
  }

  private String name(Head head) {
    return kind + head.port();
  }

  /** The field that gives a browser this token. */
  String giving(Head head, String token) {
    return name(head)
        + "="
        + token
        + "; Path=/; Max-Age="
        + LASTS.toSeconds()
        + "; HttpOnly; SameSite=Strict";
  }

  /** The field that takes the token away again. */
  String taking(Head head) {
    return name(head) + "=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict";
  }
}
