package org.boardwalk.page.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.boardwalk.page.http.Refusal.Fault;

/**
 * Lets in only requests that come from this page. The Host must be ours, so that no other site can
 * point its own name here, and requests that change anything must not come from another site.
 *
 * @param names the accepted names of this machine
 * @param refusal the message to browsers that use another name, with advice on a second line
 */
public record Guard(Set<String> names, String refusal) {

  /** The guard for browsers on this machine only. */
  public static final Guard LOOPBACK =
      new Guard(
          Set.of("127.0.0.1", "localhost"),
          "This page is for this machine only.\nMaybe open the address that the program printed.");

  private static final int USUAL_PORT = 80;
  private static final Pattern ZEROS = Pattern.compile("\\b0(:0)+\\b");

  /** Copies the names. */
  public Guard {
    names = Set.copyOf(names);
  }

  /**
   * @throws Refusal when the request comes from elsewhere
   */
  void check(Head head) {
    String host = lower(head, "Host");
    if (names.stream().noneMatch(name -> host.equals(address(name, head.port())))) {
      throw new Refusal(Fault.FORBIDDEN, refusal);
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

  /** The name and port as a Host field; browsers leave out the default port. */
  private static String address(String name, int port) {
    return port == USUAL_PORT ? name : name + ":" + port;
  }

  private static String lower(Head head, String name) {
    return head.field(name).toLowerCase(Locale.ROOT);
  }

  /** An address as it stands in a link, as browsers write it. */
  public static String name(InetAddress address) {
    String text = address.getHostAddress();
    int scope = text.indexOf('%');
    String plain = scope < 0 ? text : text.substring(0, scope);
    return address instanceof Inet6Address ? "[" + compressed(plain) + "]" : plain;
  }

  /**
   * The short form of an IPv6 address: the first of the longest runs of zeros is left out (RFC
   * 5952).
   */
  private static String compressed(String address) {
    return ZEROS
        .matcher(address)
        .results()
        .reduce((first, next) -> next.group().length() > first.group().length() ? next : first)
        .map(
            run ->
                address.substring(0, run.start()).replaceFirst(":$", "")
                    + "::"
                    + address.substring(run.end()).replaceFirst("^:", ""))
        .orElse(address);
  }
}
