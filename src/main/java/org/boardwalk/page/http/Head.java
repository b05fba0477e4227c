package org.boardwalk.page.http;

import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;

/**
 * The head of a request, which arrives before its body.
 *
 * @param port the local port
 * @param from the source of the request, by {@link #source}
 * @param method GET, HEAD, POST or any other word that was sent
 * @param path the requested path, as it was sent
 * @param query the part of the link after the question mark; empty when there is none
 * @param fields its other fields by their names in lower case; the first value of each
 */
public record Head(
    int port, String from, String method, String path, String query, Map<String, String> fields) {

  /** The bytes of an IPv6 address that are its network's. */
  private static final int NETWORK = 8;

  /** Copies the fields. */
  public Head {
    fields = Map.copyOf(fields);
  }

  /** The link of the first page, as the browser addresses this server. */
  public String address() {
    return "http://" + field("Host") + "/";
  }

  /** A field without the spaces around it; empty when it is missing. */
  public String field(String name) {
    return fields.getOrDefault(name.toLowerCase(Locale.ROOT), "").strip();
  }

  /**
   * The source of a request. A sender with several addresses of one source gains nothing by them:
   * this machine has millions of loopback addresses, and a network hands out those of IPv6 by the
   * 2⁶⁴.
   *
   * @param sender the address of the sender
   * @param served the address of this machine that was asked
   * @return a word for this machine, the network of an IPv6 address, or an IPv4 address
   */
  public static String source(InetAddress sender, InetAddress served) {
    if (sender.isLoopbackAddress() || sender.equals(served)) {
      return "this machine";
    }
    byte[] address = sender.getAddress();
    return HexFormat.of().formatHex(address, 0, Math.min(address.length, NETWORK));
  }
}
