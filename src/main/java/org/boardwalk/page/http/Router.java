package org.boardwalk.page.http;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.page.http.Refusal.Fault;

/** A site: finds the route of a request by its path, once the guard has let it in. Thread-safe. */
public final class Router implements ServedPages {

  /** The parameter of a link to a page that was kept. */
  private static final String SHOWN = "shown";

  private static final int MOST_KEPT = 30;

  private final Guard guard;
  private final Faults faults;
  private final Map<String, Route> routes;
  private final Reply busy;
  private final Reply late;
  private final Runnable closing;
  private final Recent<String, Reply> kept = new Recent<>(MOST_KEPT);

  /**
   * @param guard refuses requests from elsewhere
   * @param faults makes the pages of faults
   * @param routes the routes by path
   * @param closing what to do when the site is closed
   */
  public Router(Guard guard, Faults faults, Map<String, Route> routes, Runnable closing) {
    this.guard = guard;
    this.closing = closing;
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

  @Override
  public Reply busy() {
    return busy;
  }

  @Override
  public Reply late() {
    return late;
  }

  @Override
  public Errand errand(Head head) {
    try {
      guard.check(head);
      Parameters asked = Parameters.parse(head.query());
      Route route =
          Optional.ofNullable(routes.get(head.path()))
              .orElseThrow(
                  () ->
                      new Refusal(
                          Fault.NOT_FOUND,
                          "There is no such page.\nMaybe start from the first page."));
      Parameters link = asked.without(SHOWN);
      String shown = asked.text(SHOWN);
      if (route.kept() && !shown.isEmpty() && !head.method().equals("POST")) {
        Optional<Reply> held = kept.get(shown);
        if (held.isPresent() || route.get().isEmpty()) {
          return new Errand(
              Workload.LIGHT, 0, body -> faults.answered(() -> held.orElseGet(Router::gone)));
        }
      }
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

  private static Reply gone() {
    throw new Refusal(
        Fault.NOT_FOUND,
        "That page is no longer held.\nMaybe go back to its form and send it again.");
  }

  /** Keeps a page that a form led to, and leads to it; other replies are given as they are. */
  private Reply kept(Head head, Reply reply) {
    if (reply.status() != 200 || !reply.showsPage()) {
      return reply;
    }
    String shown = Tokens.next();
    kept.put(shown, reply);
    String query = head.query().isEmpty() ? "" : head.query() + "&";
    return Reply.elsewhere(head.path() + "?" + query + SHOWN + "=" + shown);
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
                () -> {
                  Reply reply = answer.apply(new Request(head, link, Forms.read(type, body.get())));
                  return route.kept() ? kept(head, reply) : reply;
                }));
  }

  @Override
  public void close() {
    closing.run();
  }
}
