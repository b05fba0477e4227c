package org.boardwalk.page;

import java.util.Locale;
import java.util.Map;

/**
 * The head of a request, which arrives before its body.
 *
 * @param port the local port
 * @param from the source of the request, by {@link org.boardwalk.page.room.PinLock#source}
 * @param method GET, HEAD, POST or any other word that was sent
 * @param path the requested path, as it was sent
 * @param query the part of the link after the question mark; empty when there is none
 * @param fields its other fields by their names in lower case; the first value of each
 */
record Head(
    int port, String from, String method, String path, String query, Map<String, String> fields) {

  Head {
    fields = Map.copyOf(fields);
  }

  /** The link of the first page, as the browser addresses this server. */
  String address() {
    return "http://" + field("Host") + "/";
  }

  /** A field without the spaces around it; empty when it is missing. */
  String field(String name) {
    return fields.getOrDefault(name.toLowerCase(Locale.ROOT), "").strip();
  }
}
