package org.boardwalk.page;

import java.util.Locale;
import java.util.Set;
import org.boardwalk.page.Refusal.Fault;

/**
 * Lets in only what comes from this page in a browser on this machine: the Host must be ours, so
 * that no other site can point its own name here, and what changes anything must not come from
 * another site.
 */
final class Guard {

  private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost");

  private Guard() {}

  /**
   * @throws Refusal when the request comes from elsewhere
   */
  static void check(Head head) {
    String host = lower(head, "Host");
    if (NAMES.stream().noneMatch(name -> host.equals(name + ":" + head.port()))) {
      throw new Refusal(
          Fault.FORBIDDEN,
          "This page is for this machine only.\nMaybe open the address that the program printed.");
    }
    if (head.method().equals("GET") || head.method().equals("HEAD")) {
      return;
    }
    String origin = lower(head, "Origin");
    String site = lower(head, "Sec-Fetch-Site");
    boolean ours = origin.isEmpty() || origin.equals("http://" + host);
    if (!ours || !Set.of("", "same-origin", "none").contains(site)) {
      throw new Refusal(
          Fault.FORBIDDEN,
          "The request came from another site.\nMaybe open the page itself and try again there.");
    }
  }

  private static String lower(Head head, String name) {
    return head.field(name).toLowerCase(Locale.ROOT);
  }
}
