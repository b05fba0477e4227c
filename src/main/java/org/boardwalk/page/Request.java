package org.boardwalk.page;

import java.util.Map;

/**
 * A request that was let in.
 *
 * @param head what it said first
 * @param parameters those of its link
 * @param form what was sent with it; empty for one that only asks
 */
record Request(Head head, Parameters parameters, FormData form) {

  /** One that nobody has sent, to warm up. */
  static Request of(Parameters parameters) {
    return new Request(new Head(0, "", true, "GET", "/", "", Map.of()), parameters, FormData.EMPTY);
  }
}
