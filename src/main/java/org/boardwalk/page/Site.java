package org.boardwalk.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.Boardwalk;
import org.boardwalk.page.Refusal.Fault;

/** What is where on the page, and what a request asks of it. */
final class Site implements AutoCloseable {

  private static final String FRONT = "/";

  private final Faults faults;
  private final Searches searches;
  private final Map<String, Route> routes;
  private final Reply busy;

  Site(Boardwalk boardwalk, WebSettings settings) {
    Messages messages = new Messages();
    Templates templates = new Templates(messages);
    faults = new Faults(templates);
    Proposals proposals = new Proposals(boardwalk::known);
    searches = new Searches(boardwalk, settings, proposals::forget);
    Uploads uploads = new Uploads();
    Opening opening = new Opening(boardwalk, uploads);
    SearchPage search = new SearchPage(searches, proposals, templates, messages);
    FrontPage front = new FrontPage(proposals, templates, messages);
    MovementPage movement =
        new MovementPage(opening, new BetterHere(boardwalk), templates, messages);
    RankingPage ranking = new RankingPage(opening, templates, messages);
    Downloads downloads = new Downloads(opening);
    GoingOnPage goingOn = new GoingOnPage(boardwalk, opening, uploads, templates);
    routes =
        Map.ofEntries(
            Map.entry(FRONT, Route.get(Workload.LIGHT, front::show).costing(FrontPage::workload)),
            Map.entry(
                "/movement",
                Route.both(Workload.USUAL, movement::show, movement::show)
                    .costing(opening::workload)),
            Map.entry("/upload", Route.post(Workload.LARGE, new UploadPage(uploads)::take)),
            Map.entry("/papers", Route.post(Workload.LARGE, downloads::papers)),
            Map.entry(
                "/file", Route.post(Workload.USUAL, downloads::file).costing(opening::workload)),
            Map.entry("/continue", Route.post(Workload.LARGE, goingOn::show)),
            Map.entry("/evening", Route.post(Workload.USUAL, new EveningDownload(opening)::save)),
            Map.entry(
                "/ranking", Route.post(Workload.USUAL, ranking::show).costing(opening::workload)),
            Map.entry(
                "/ranking.csv",
                Route.post(Workload.USUAL, ranking::csv).costing(opening::workload)),
            Map.entry(
                "/search",
                Route.both(Workload.LIGHT, search::show, search::start)
                    .costing(FrontPage::workload)),
            Map.entry("/search/stop", Route.post(Workload.LIGHT, search::stop)),
            Map.entry("/search/events", Route.get(Workload.LIGHT, search::events)),
            Map.entry("/page.css", lasting("page.css", "text/css; charset=utf-8")),
            Map.entry("/page.js", lasting("page.js", "text/javascript; charset=utf-8")),
            Map.entry("/icon.svg", lasting("icon.svg", "image/svg+xml")));
    busy = faults.answered(Site::tooMuch);
    // Whoever comes first finds the first page warm.
    front.show(new Request(new Parameters(Map.of()), FormData.EMPTY));
  }

  private static Route lasting(String name, String type) {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name), name)) {
      Reply reply = Reply.lasting(type, in.readAllBytes());
      return Route.get(Workload.LIGHT, request -> reply);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Reply tooMuch() {
    throw new Refusal(
        Fault.TOO_MANY, "Too much is being worked on at once.\nMaybe try again in a minute.");
  }

  /** The page that says that there is too much to do. */
  Reply busy() {
    return busy;
  }

  /** What a request asks; quick, and never fails: what is wrong becomes the answer. */
  Errand errand(Head head) {
    try {
      Guard.check(head);
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
              body -> faults.answered(() -> answer.apply(new Request(link, FormData.EMPTY))));
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
        Forms.MOST,
        body ->
            faults.answered(() -> answer.apply(new Request(link, Forms.read(type, body.get())))));
  }

  @Override
  public void close() {
    searches.close();
  }
}
