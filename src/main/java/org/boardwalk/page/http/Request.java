package org.boardwalk.page.http;

import java.util.Map;

/**
 * A request that has passed the guard.
 *
 * @param head its head
 * @param parameters the parameters of its link
 * @param form the form that was sent with it; empty for GET
 */
public record Request(Head head, Parameters parameters, FormData form) {

  /** A request made by the program itself, to warm up. */
  public static Request of(Parameters parameters) {
    return new Request(new Head(0, "", "GET", "/", "", Map.of()), parameters, FormData.EMPTY);
  }
}
