package org.boardwalk.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.Boardwalk;
import org.boardwalk.page.Refusal.Reason;

/** What is where on the page, and what a request asks of it. */
final class Site implements AutoCloseable {

  private static final String FRONT = "/";

  private final Faults faults;
  private final Searches searches;
  private final Map<String, Place> places;
  private final Reply busy;

  Site(Boardwalk boardwalk, WebSettings settings) {
    Messages messages = new Messages();
    Templates templates = new Templates(messages);
    faults = new Faults(templates);
    Proposals proposals = new Proposals(boardwalk::known);
    searches = new Searches(boardwalk, settings, proposals::forget);
    Uploads uploads = new Uploads();
    Opening opening = new Opening(boardwalk, uploads);
    SearchPage search = new SearchPage(searches, templates, messages);
    FrontPage front = new FrontPage(proposals, templates);
    MovementPage movement = new MovementPage(opening, templates, messages);
    RankingPage ranking = new RankingPage(opening, templates, messages);
    Downloads downloads = new Downloads(opening);
    places =
        Map.ofEntries(
            Map.entry(FRONT, Place.get(Lane.LIGHT, front::show).costing(FrontPage::lane)),
            Map.entry(
                "/movement",
                Place.both(Lane.USUAL, movement::show, movement::show).costing(opening::lane)),
            Map.entry("/upload", Place.post(Lane.LARGE, new UploadPage(uploads)::take)),
            Map.entry("/papers", Place.post(Lane.LARGE, downloads::papers)),
            Map.entry("/file", Place.post(Lane.USUAL, downloads::file).costing(opening::lane)),
            Map.entry("/ranking", Place.post(Lane.USUAL, ranking::show).costing(opening::lane)),
            Map.entry("/ranking.csv", Place.post(Lane.USUAL, ranking::csv).costing(opening::lane)),
            Map.entry("/search", Place.both(Lane.LIGHT, search::show, search::start)),
            Map.entry("/search/stop", Place.post(Lane.LIGHT, search::stop)),
            Map.entry("/search/events", Place.get(Lane.LIGHT, search::events)),
            Map.entry("/page.css", lasting("page.css", "text/css; charset=utf-8")),
            Map.entry("/page.js", lasting("page.js", "text/javascript; charset=utf-8")),
            Map.entry("/icon.svg", lasting("icon.svg", "image/svg+xml")));
    busy = faults.answered(Site::tooMuch);
    // Whoever comes first finds the first page warm.
    front.show(new Request(new Parameters(Map.of()), FormData.EMPTY));
  }

  private static Place lasting(String name, String type) {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name), name)) {
      Reply reply = Reply.lasting(type, in.readAllBytes());
      return Place.get(Lane.LIGHT, request -> reply);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Reply tooMuch() {
    throw new Refusal(
        Reason.TOO_MANY, "Too much is being worked on at once.\nMaybe try again in a minute.");
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
      Place place =
          Optional.ofNullable(places.get(head.path()))
              .orElseThrow(
                  () ->
                      new Refusal(
                          Reason.NOT_FOUND,
                          "There is no such page.\nMaybe start from the first page."));
      Function<Request, Reply> answer = place.answer(head.method());
      return head.method().equals("POST")
          ? sent(head, place, answer, link)
          : new Errand(
              place.lane().apply(link),
              0,
              body -> faults.answered(() -> answer.apply(new Request(link, FormData.EMPTY))));
    } catch (RuntimeException e) {
      return new Errand(Lane.LIGHT, 0, body -> faults.answered(() -> again(e)));
    }
  }

  private static Reply again(RuntimeException fault) {
    throw fault;
  }

  private Errand sent(Head head, Place place, Function<Request, Reply> answer, Parameters link) {
    Forms.check(head);
    String type = head.field("Content-Type");
    return new Errand(
        place.lane().apply(link),
        Forms.MOST,
        body ->
            faults.answered(() -> answer.apply(new Request(link, Forms.read(type, body.get())))));
  }

  @Override
  public void close() {
    searches.close();
  }
}
