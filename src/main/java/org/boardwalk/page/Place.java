package org.boardwalk.page;

import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.page.Refusal.Reason;

/**
 * A place of the page.
 *
 * @param lane what it costs to answer a link
 * @param get what it answers to those who ask
 * @param post what it answers to those who send
 */
record Place(
    Function<Parameters, Lane> lane,
    Optional<Function<Request, Reply>> get,
    Optional<Function<Request, Reply>> post) {

  static Place get(Lane lane, Function<Request, Reply> get) {
    return new Place(link -> lane, Optional.of(get), Optional.empty());
  }

  static Place post(Lane lane, Function<Request, Reply> post) {
    return new Place(link -> lane, Optional.empty(), Optional.of(post));
  }

  static Place both(Lane lane, Function<Request, Reply> get, Function<Request, Reply> post) {
    return new Place(link -> lane, Optional.of(get), Optional.of(post));
  }

  /** The same place, where the cost depends on the link. */
  Place costing(Function<Parameters, Lane> cost) {
    return new Place(cost, get, post);
  }

  /**
   * @throws Refusal when it is not asked for in this way
   */
  Function<Request, Reply> answer(String method) {
    Optional<Function<Request, Reply>> answer =
        switch (method) {
          case "GET", "HEAD" -> get;
          case "POST" -> post;
          default -> Optional.empty();
        };
    return answer.orElseThrow(
        () ->
            new Refusal(
                Reason.WRONG_METHOD,
                "This page is not asked for in this way.\nMaybe go back and use its form."));
  }
}
