package org.boardwalk.page;

import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.page.Refusal.Fault;

/**
 * The answers of one path of the page.
 *
 * @param workload the workload of answering a link
 * @param get the answer to GET
 * @param mostBody the most bytes of a form that is sent
 * @param post the answer to POST
 */
record Route(
    Function<Parameters, Workload> workload,
    Optional<Function<Request, Reply>> get,
    int mostBody,
    Optional<Function<Request, Reply>> post) {

  static Route get(Workload workload, Function<Request, Reply> get) {
    return new Route(link -> workload, Optional.of(get), 0, Optional.empty());
  }

  static Route post(Workload workload, Function<Request, Reply> post) {
    return new Route(link -> workload, Optional.empty(), Forms.MOST, Optional.of(post));
  }

  static Route both(
      Workload workload, Function<Request, Reply> get, Function<Request, Reply> post) {
    return new Route(link -> workload, Optional.of(get), Forms.MOST, Optional.of(post));
  }

  /** This route with a workload that depends on the link. */
  Route costing(Function<Parameters, Workload> cost) {
    return new Route(cost, get, mostBody, post);
  }

  /** This route with smaller forms. */
  Route taking(int bytes) {
    return new Route(workload, get, bytes, post);
  }

  /**
   * @throws Refusal when the route does not support the method
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
