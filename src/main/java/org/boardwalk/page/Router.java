package org.boardwalk.page;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.page.Refusal.Fault;

/** Finds the route of a request by its path, once the guard has let it in. Thread-safe. */
final class Router {

  private final Guard guard;
  private final Faults faults;
  private final Map<String, Route> routes;
  private final Reply busy;
  private final Reply late;

  Router(Guard guard, Faults faults, Map<String, Route> routes) {
    this.guard = guard;
    this.faults = faults;
    this.routes = Map.copyOf(routes);
    busy =
        refused(
            Fault.TOO_MANY, "Too much is being worked on at once.\nMaybe try again in a minute.");
    late =
        refused(
            Fault.TOO_LONG,
            "This took too long and was given up.\nMaybe send less at once, or try again in a"
                + " minute.");
  }

  private Reply refused(Fault reason, String message) {
    return faults.answered(() -> again(new Refusal(reason, message)));
  }

  /** The page that says that there is too much to do. */
  Reply busy() {
    return busy;
  }

  /** The page that says that the work took too long. */
  Reply late() {
    return late;
  }

  /** The errand of a request; quick, and never fails: a fault becomes the answer. */
  Errand errand(Head head) {
    try {
      guard.check(head);
      Parameters link = Parameters.parse(head.query());
      Route route =
          Optional.ofNullable(routes.get(head.path()))
              .orElseThrow(
                  () ->
                      new Refusal(
                          Fault.NOT_FOUND,
                          "There is no such page.\nMaybe start from the first page."));
      Function<Request, Reply> answer = route.answer(head.method());
      return head.method().equals("POST")
          ? sent(head, route, answer, link)
          : new Errand(
              route.workload().apply(link),
              0,
              body -> faults.answered(() -> answer.apply(new Request(head, link, FormData.EMPTY))));
    } catch (RuntimeException e) {
      return new Errand(Workload.LIGHT, 0, body -> faults.answered(() -> again(e)));
    }
  }

  private static Reply again(RuntimeException fault) {
    throw fault;
  }

  private Errand sent(Head head, Route route, Function<Request, Reply> answer, Parameters link) {
    Forms.check(head);
    String type = head.field("Content-Type");
    return new Errand(
        route.workload().apply(link),
        route.mostBody(),
        body ->
            faults.answered(
                () -> answer.apply(new Request(head, link, Forms.read(type, body.get())))));
  }
}
