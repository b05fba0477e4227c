package org.boardwalk.page;

import java.util.Locale;
import java.util.Map;

/**
 * What a request says before its body comes.
 *
 * @param port the port on which it came
 * @param from the address from which it came
 * @param here whether that is this machine
 * @param method GET, HEAD, POST or what else was sent
 * @param path what it asks for, as it was sent
 * @param query the rest of its link behind the question mark; empty when there is none
 * @param fields its further fields by their names in lower case; of several the first
 */
record Head(
    int port,
    String from,
    boolean here,
    String method,
    String path,
    String query,
    Map<String, String> fields) {

  Head {
    fields = Map.copyOf(fields);
  }

  /** Where the browser found us: the link of the first page. */
  String address() {
    return "http://" + field("Host") + "/";
  }

  /** A field without the spaces around it; empty when it is missing. */
  String field(String name) {
    return fields.getOrDefault(name.toLowerCase(Locale.ROOT), "").strip();
  }
}
