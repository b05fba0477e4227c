package org.boardwalk.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.Boardwalk;
import org.boardwalk.file.FileException;
import org.boardwalk.page.Refusal.Reason;

/** What is where on the page, and what happens to every request: let in, served, answered. */
final class Site implements AutoCloseable {

  private static final Logger LOG = System.getLogger(Site.class.getName());

  /** Nothing from elsewhere, no script but our file; some browsers ask for more politeness. */
  private static final Map<String, String> SAFETY =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;"
              + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          // Without it, browsers would send the origin "null" with our own forms.
          "Referrer-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  /** A place of the page: what it answers to those who ask, and to those who send. */
  private record Place(
      Optional<Function<Request, Reply>> get, Optional<Function<Request, Reply>> post) {

    static Place get(Function<Request, Reply> get) {
      return new Place(Optional.of(get), Optional.empty());
    }

    static Place post(Function<Request, Reply> post) {
      return new Place(Optional.empty(), Optional.of(post));
    }

    static Place both(Function<Request, Reply> both) {
      return new Place(Optional.of(both), Optional.of(both));
    }
  }

  private final Guard guard;
  private final Templates templates;
  private final Searches searches;
  private final SearchEvents events;
  private final SearchPage searchPage;
  private final Map<String, Place> places;

  Site(Boardwalk boardwalk, WebSettings settings, int port) {
    guard = new Guard(port);
    Messages messages = new Messages();
    templates = new Templates(messages);
    Proposals proposals = new Proposals(boardwalk::known);
    searches = new Searches(boardwalk, settings, proposals::forget);
    events = new SearchEvents(messages);
    searchPage = new SearchPage(searches, templates, messages);
    Uploads uploads = new Uploads();
    Opening opening = new Opening(boardwalk, uploads);
    Downloads downloads = new Downloads(opening);
    RankingPage ranking = new RankingPage(opening, templates, messages);
    places =
        Map.ofEntries(
            Map.entry("/", Place.get(new FrontPage(proposals, templates)::show)),
            Map.entry(
                "/movement", Place.both(new MovementPage(opening, templates, messages)::show)),
            Map.entry("/upload", Place.post(new UploadPage(uploads)::take)),
            Map.entry("/papers", Place.post(downloads::papers)),
            Map.entry("/file", Place.post(downloads::file)),
            Map.entry("/ranking", Place.post(ranking::show)),
            Map.entry("/ranking.csv", Place.post(ranking::csv)),
            Map.entry(
                "/search",
                new Place(Optional.of(searchPage::show), Optional.of(searchPage::start))),
            Map.entry("/search/stop", Place.post(searchPage::stop)),
            Map.entry("/page.css", Place.get(lasting("page.css", "text/css; charset=utf-8"))),
            Map.entry("/page.js", Place.get(lasting("page.js", "text/javascript; charset=utf-8"))),
            Map.entry("/icon.svg", Place.get(lasting("icon.svg", "image/svg+xml"))));
  }

  private static Function<Request, Reply> lasting(String name, String type) {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name), name)) {
      Reply reply = Reply.lasting(type, in.readAllBytes());
      return request -> reply;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many searches run. */
  int searching() {
    return searches.count();
  }

  void handle(HttpExchange exchange) {
    try {
      SAFETY.forEach(exchange.getResponseHeaders()::set);
      Optional<Reply> reply = reply(exchange);
      if (reply.isPresent()) {
        send(exchange, reply.get());
      }
    } catch (IOException e) {
      // Whoever asked went away.
      exchange.close();
    }
  }

  /** The answer; empty when events follow. */
  private Optional<Reply> reply(HttpExchange exchange) throws IOException {
    try {
      guard.check(exchange.getRequestMethod(), exchange.getRequestHeaders());
      String query = Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
      Parameters parameters = Parameters.parse(query);
      if (exchange.getRequestURI().getPath().equals("/search/events")) {
        events.tell(exchange, searchPage.named(new Request(parameters, FormData.EMPTY)));
        return Optional.empty();
      }
      return Optional.of(serve(exchange, parameters));
    } catch (Refusal e) {
      return Optional.of(wrong(e.reason(), String.valueOf(e.getMessage())));
    } catch (FileException | IllegalArgumentException e) {
      return Optional.of(wrong(Reason.BAD_REQUEST, String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      LOG.log(Level.ERROR, "a page could not be made", e);
      return Optional.of(
          wrong(
              Reason.BUG,
              "This is a bug in boardwalk.\nMaybe report what you did; what the program printed"
                  + " helps."));
    }
  }

  private Reply serve(HttpExchange exchange, Parameters parameters) throws IOException {
    String path = String.valueOf(exchange.getRequestURI().getPath());
    Place place = places.get(path);
    if (place == null) {
      throw new Refusal(
          Reason.NOT_FOUND, "There is no such page.\nMaybe start from the first page.");
    }
    return switch (exchange.getRequestMethod()) {
      case "GET", "HEAD" ->
          place.get().orElseThrow(Site::wrongMethod).apply(new Request(parameters, FormData.EMPTY));
      case "POST" -> {
        Function<Request, Reply> post = place.post().orElseThrow(Site::wrongMethod);
        yield post.apply(new Request(parameters, RequestBody.read(exchange)));
      }
      default -> throw wrongMethod();
    };
  }

  private static Refusal wrongMethod() {
    return new Refusal(
        Reason.WRONG_METHOD,
        "This page is not asked for in this way.\nMaybe go back and use its form.");
  }

  private Reply wrong(Reason reason, String message) {
    return Reply.page(
        reason.status(), templates.fill("error.html", Map.of("wrong", Wrong.of(message))));
  }

  private static void send(HttpExchange exchange, Reply reply) throws IOException {
    try (exchange) {
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Type", reply.type());
      reply.headers().forEach(headers::set);
      if (reply.status() >= 400) {
        // What is left of the request is not waited for.
        headers.set("Connection", "close");
      }
      boolean bare = exchange.getRequestMethod().equals("HEAD") || reply.content().length == 0;
      exchange.sendResponseHeaders(reply.status(), bare ? -1 : reply.content().length);
      if (!bare) {
        exchange.getResponseBody().write(reply.content());
      }
    }
  }

  @Override
  public void close() {
    searches.close();
    events.close();
  }
}
