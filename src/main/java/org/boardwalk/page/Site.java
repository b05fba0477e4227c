package org.boardwalk.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import org.boardwalk.Boardwalk;

/** The routes of the page, by path. */
final class Site implements ServedPages {

  private static final String FRONT = "/";

  private final Searches searches;
  private final Router router;

  Site(Boardwalk boardwalk, WebSettings settings) {
    Messages messages = new Messages();
    Templates templates = new Templates(messages);
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
    ScorePage score = new ScorePage(templates, messages);
    GoingOnPage goingOn = new GoingOnPage(boardwalk, opening, uploads, templates);
    Map<String, Route> routes =
        Map.ofEntries(
            Map.entry(FRONT, Route.get(Workload.LIGHT, front::show).costing(FrontPage::workload)),
            Map.entry(
                "/movement",
                Route.both(Workload.USUAL, movement::show, movement::show)
                    .costing(opening::workload)),
            Map.entry("/upload", Route.post(Workload.LARGE, new UploadPage(uploads)::take)),
            Map.entry(
                "/movements", Route.get(Workload.LIGHT, new VolumePage(uploads, templates)::show)),
            Map.entry("/papers", Route.post(Workload.LARGE, downloads::papers)),
            Map.entry(
                "/file", Route.post(Workload.USUAL, downloads::file).costing(opening::workload)),
            Map.entry("/continue", Route.post(Workload.LARGE, goingOn::show)),
            Map.entry(
                "/picture",
                Route.post(Workload.USUAL, new RoundPicture(opening, templates)::show)
                    .costing(opening::workload)),
            Map.entry("/evening", Route.post(Workload.USUAL, new EveningDownload(opening)::save)),
            Map.entry(
                "/ranking", Route.post(Workload.USUAL, ranking::show).costing(opening::workload)),
            Map.entry(
                "/ranking.csv",
                Route.post(Workload.USUAL, ranking::csv).costing(opening::workload)),
            Map.entry("/score", Route.get(Workload.LIGHT, score::form)),
            Map.entry("/scored", Route.both(Workload.LARGE, score::show, score::take)),
            Map.entry("/scored/file", Route.post(Workload.LARGE, score::file)),
            Map.entry(
                "/search",
                Route.both(Workload.LIGHT, search::show, search::start)
                    .costing(FrontPage::workload)),
            Map.entry(
                "/search/stop", Route.post(Workload.LIGHT, search::stop).taking(Forms.MOST_SHORT)),
            Map.entry("/search/events", Route.get(Workload.LIGHT, search::events)),
            Map.entry("/page.css", lasting("page.css", "text/css; charset=utf-8")),
            Map.entry("/page.js", lasting("page.js", "text/javascript; charset=utf-8")),
            Map.entry("/icon.svg", lasting("icon.svg", "image/svg+xml")));
    router = new Router(Guard.LOOPBACK, new Faults(templates, "error.html"), routes);
    // Warms up the first page for the first visitor.
    front.show(Request.of(new Parameters(Map.of())));
  }

  /** The route of a file beside this class, which never changes while the program runs. */
  static Route lasting(String name, String type) {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name), name)) {
      Reply reply = Reply.lasting(type, in.readAllBytes());
      return Route.get(Workload.LIGHT, request -> reply);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Reply busy() {
    return router.busy();
  }

  @Override
  public Reply late() {
    return router.late();
  }

  @Override
  public Errand errand(Head head) {
    return router.errand(head);
  }

  @Override
  public void close() {
    searches.close();
  }
}
