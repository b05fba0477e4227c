package org.boardwalk.page;

import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.page.Refusal.Fault;

/**
 * What one path of the page answers.
 *
 * @param workload what it costs to answer a link
 * @param get what it answers to those who ask
 * @param post what it answers to those who send
 */
record Route(
    Function<Parameters, Workload> workload,
    Optional<Function<Request, Reply>> get,
    Optional<Function<Request, Reply>> post) {

  static Route get(Workload workload, Function<Request, Reply> get) {
    return new Route(link -> workload, Optional.of(get), Optional.empty());
  }

  static Route post(Workload workload, Function<Request, Reply> post) {
    return new Route(link -> workload, Optional.empty(), Optional.of(post));
  }

  static Route both(
      Workload workload, Function<Request, Reply> get, Function<Request, Reply> post) {
    return new Route(link -> workload, Optional.of(get), Optional.of(post));
  }

  /** The same route, where the cost depends on the link. */
  Route costing(Function<Parameters, Workload> cost) {
    return new Route(cost, get, post);
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
                Fault.WRONG_METHOD,
                "This page is not asked for in this way.\nMaybe go back and use its form."));
  }
}
