package org.boardwalk.page.http;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.boardwalk.page.http.Refusal.Fault;

/**
 * The pages that a server serves, for directors or for a room while it plays: finds the route of a
 * request by its path, once the guard has let it in. Thread-safe.
 */
public final class Router implements AutoCloseable {

  /**
   * The work for a request, to be done once the request has arrived in full.
   *
   * @param workload its cost
   * @param mostBody the most bytes of the body; 0 when the body does not matter
   * @param work does the work with the body; a refused body throws when it is read; otherwise
   *     throws only errors of the virtual machine
   */
  record RequestWork(Workload workload, int mostBody, Function<Supplier<byte[]>, Reply> work) {}

  /** The parameter of a link to a page that was kept. */
  private static final String SHOWN = "shown";

  private static final int MOST_KEPT = 30;

  private final Guard guard;
  private final Faults faults;
  private final Map<String, Route> routes;
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
  }

  /** The page that says that there is too much to do. */
  Reply busy() {
    return faults.page(
        new Refusal(
            Fault.TOO_MANY, "Too much is being worked on at once.\nMaybe try again in a minute."));
  }

  /** The page that says that the work took too long. */
  Reply late() {
    return faults.page(
        new Refusal(
            Fault.TOO_LONG,
            "This took too long and was given up.\nMaybe send less at once, or try again in a"
                + " minute."));
  }

  /** The errand of a request; quick, and never fails: a fault becomes the answer. */
  RequestWork requestWork(Head head) {
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
          return requestWork(head, Workload.LIGHT, 0, body -> held.orElseThrow(Router::gone));
        }
      }
      Function<Request, Reply> answer = route.answer(head.method());
      return head.method().equals("POST")
          ? sent(head, route, answer, link)
          : requestWork(
              head,
              route.workload().apply(link),
              0,
              body -> answer.apply(new Request(head, link, FormData.EMPTY)));
    } catch (RuntimeException e) {
      return requestWork(
          head,
          Workload.LIGHT,
          0,
          body -> {
            throw e;
          });
    }
  }

  /** Work of which a fault becomes the answer. */
  private RequestWork requestWork(
      Head head, Workload workload, int mostBody, Function<Supplier<byte[]>, Reply> work) {
    return new RequestWork(
        workload, mostBody, body -> faults.answered(Optional.of(head), () -> work.apply(body)));
  }

  private static Refusal gone() {
    return new Refusal(
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

  private RequestWork sent(
      Head head, Route route, Function<Request, Reply> answer, Parameters link) {
    Forms.check(head);
    String type = head.field("Content-Type");
    return requestWork(
        head,
        route.workload().apply(link),
        route.mostBody(),
        body -> {
          Reply reply = answer.apply(new Request(head, link, Forms.read(type, body.get())));
          return route.kept() ? kept(head, reply) : reply;
        });
  }

  @Override
  public void close() {
    closing.run();
  }
}
