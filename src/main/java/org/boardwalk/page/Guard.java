package org.boardwalk.page;

import com.sun.net.httpserver.Headers;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.page.Refusal.Reason;

/**
 * Lets in only what comes from this page in a browser on this machine: the Host must be ours, so
 * that no other site can point its own name here, and what changes anything must not come from
 * another site.
 */
final class Guard {

  private final Set<String> hosts;

  Guard(int port) {
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
  }

  void check(String method, Headers headers) {
    String host = header(headers, "Host");
    if (!hosts.contains(host)) {
      throw new Refusal(
          Reason.FORBIDDEN,
          "This page is for this machine only.\nMaybe open the address that the program printed.");
    }
    if (method.equals("GET") || method.equals("HEAD")) {
      return;
    }
    String origin = header(headers, "Origin");
    String site = header(headers, "Sec-Fetch-Site");
    boolean ours = origin.isEmpty() || origin.equals("http://" + host);
    if (!ours || !Set.of("", "same-origin", "none").contains(site)) {
      throw new Refusal(
          Reason.FORBIDDEN,
          "The request came from another site.\nMaybe open the page itself and try again there.");
    }
  }

  private static String header(Headers headers, String name) {
    return Optional.ofNullable(headers.getFirst(name)).orElse("").toLowerCase(Locale.ROOT).strip();
  }
}
