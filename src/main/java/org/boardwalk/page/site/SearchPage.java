package org.boardwalk.page.site;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Reply.Feed;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.plan.SuggestedSearch;
import org.boardwalk.plan.SuggestedSearch.Hope;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;

/** The page of a search: it starts, shows and stops the search, and tells its outcome. */
final class SearchPage {

  /**
   * The most time to wait for the end of a stopped search. The page appears within a second of a
   * click, and says that the search has ended or is ending.
   */
  private static final Duration CLICK = Duration.ofMillis(600);

  private final RunningSearches searches;
  private final Proposals proposals;
  private final SearchEvents events;
  private final Templates templates;
  private final Messages messages;

  SearchPage(
      RunningSearches searches, Proposals proposals, Templates templates, Messages messages) {
    this.searches = searches;
    this.proposals = proposals;
    this.templates = templates;
    this.messages = messages;
    events = new SearchEvents(messages);
  }

  /** A line of the progress. */
  record Gauge(String name, String label, String value) {}

  Reply start(Request request) {
    Parameters link = request.parameters();
    RunningSearch searching =
        searches.start(Evening.asked(link) ? forEvening(link) : forMovement(link, request.form()));
    return Reply.elsewhere("/search?id=" + searching.id());
  }

  /** The search for an evening that no known movement serves. */
  private SearchGoal forEvening(Parameters link) {
    SuggestedSearch quest =
        proposals
            .worthSearching(Evening.of(link).occasion())
            .orElseThrow(
                () ->
                    new Refusal(
                        Fault.BAD_REQUEST,
                        "There is nothing to search for: known movements serve this evening.\n"
                            + "Maybe look at its proposals."));
    return new SearchGoal(quest.hopes(), link.number("seed").orElse(1), link, "");
  }

  private static SearchGoal forMovement(Parameters link, FormData form) {
    if (!MovementPage.searchable(link)) {
      throw new Refusal(
          Fault.BAD_REQUEST,
          "There is nothing to search for: a rule makes this movement.\nMaybe choose another one.");
    }
    // The form may ask for another seed.
    Parameters sent = new Parameters(form.fields());
    int seed = sent.number("seed").orElse(link.number("seed").orElse(1));
    Hope hope = new Hope(WishLink.wish(link), WishLink.perRound(link));
    Parameters times = WishLink.timed(new Parameters(Map.of()), link);
    return new SearchGoal(List.of(hope), seed, times, form.text("names"));
  }

  Reply stop(Request request) {
    RunningSearch searching = named(request);
    if (searching.stop()) {
      awaitResult(searching);
    }
    return Reply.elsewhere("/search?id=" + searching.id());
  }

  /**
   * Waits a moment, so that the page can show the result; only the first request to stop a search
   * waits.
   */
  private static void awaitResult(RunningSearch searching) {
    try {
      searching.await(CLICK);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends the progress of a search as a feed. */
  Reply events(Request request) {
    return events.tell(named(request));
  }

  Reply show(Request request) {
    RunningSearch searching = named(request);
    searching.looked();
    Map<String, Object> values = new HashMap<>();
    values.put("title", HarmlessText.of(searching.sought().first().name()));
    values.put("id", searching.id());
    values.put("running", searching.running());
    values.put("fields", fields(searching));
    values.put("stopping", searching.stopping());
    values.put("link", "/movement?" + searching.link().query());
    values.put("query", searching.link().query());
    // The same seed would give the same search again.
    int next = searching.sought().seed() + 1;
    values.put("next", next);
    Parameters evening = searching.sought().evening();
    values.put(
        "again",
        (!Evening.asked(evening) || found(searching)
                ? searching.link()
                : evening.with("seed", next))
            .query());
    values.put("evening", Evening.asked(evening) ? evening.query() : "");
    values.put("names", searching.sought().names());
    values.put("result", result(searching));
    values.put("found", found(searching));
    return Reply.page(templates.fill("search.html", values));
  }

  private RunningSearch named(Request request) {
    return searches
        .find(request.parameters().text("id"))
        .orElseThrow(
            () ->
                new Refusal(
                    Fault.NOT_FOUND,
                    "That search is no longer known.\nMaybe start it again from its movement."));
  }

  private List<Gauge> fields(RunningSearch searching) {
    List<Gauge> fields = new ArrayList<>();
    searching
        .progress()
        .fields(messages)
        .forEach(
            (name, value) -> fields.add(new Gauge(name, messages.of("search." + name), value)));
    return fields;
  }

  private static boolean found(RunningSearch searching) {
    return searching.reply().map(r -> r.answer().outcome().found().isPresent()).orElse(false);
  }

  /** The outcome in words; empty while the search runs. */
  private String result(RunningSearch searching) {
    if (searching.running()) {
      return "";
    }
    if (searching.reply().isEmpty()) {
      return messages.of("searchFailed", searching.failure());
    }
    var reply = searching.reply().get();
    String why = searching.abandoned() ? messages.of("abandoned") + " " : "";
    Outcome outcome = reply.answer().outcome();
    if (outcome instanceof Outcome.Found found) {
      String status = VerdictText.status(found);
      return why
          + (reply.known().isPresent()
              ? messages.of("keptKnown", status)
              : better(searching.known(), found.judged(), status));
    }
    return why
        + (outcome instanceof Outcome.Impossible impossible
            ? messages.of("impossibleBy", HarmlessText.of(impossible.proof().sentence()))
            : messages.of("gaveUp"));
  }

  /** By how much what was found is better than what was known, of which the cost says so. */
  private String better(Optional<Judged> known, Judged found, String status) {
    if (known.isEmpty()) {
      return messages.of("foundBetter", status);
    }
    long before = known.get().cost();
    boolean costs = known.get().wish().filter(Wish::costCounts).isPresent();
    long percent = costs && before > 0 ? Math.round(100.0 * (before - found.cost()) / before) : 0;
    return percent > 0
        ? messages.of("betterBy", percent, status)
        : messages.of("betterThanKnown", status);
  }

  /**
   * Sends the progress of a search to browsers, as server-sent events: a line {@code
   * field<TAB>value} for each field that the page shows, at the end an event {@code done}.
   * Thread-safe.
   */
  private static final class SearchEvents {

    private static final int MOST_WATCHERS = 12;

    private final Messages messages;
    private final Semaphore places = new Semaphore(MOST_WATCHERS);

    SearchEvents(Messages messages) {
      this.messages = messages;
    }

    /**
     * @throws Refusal when too many browsers watch already
     */
    Reply tell(RunningSearch searching) {
      searching.looked();
      if (!places.tryAcquire()) {
        throw new Refusal(
            Fault.TOO_MANY, "Too many pages watch searches.\nMaybe close some of them.");
      }
      searching.joined();
      return Reply.events(new Watching(searching));
    }

    /** A browser that watches a search. */
    private final class Watching implements Feed {

      private final RunningSearch searching;
      private final AtomicBoolean left = new AtomicBoolean();
      private volatile boolean ended;

      Watching(RunningSearch searching) {
        this.searching = searching;
      }

      @Override
      public String next() {
        boolean over = !searching.running();
        String text = text("progress", searching.progress().fields(messages));
        ended = over;
        return over ? text + text("done", Map.of("done", "1")) : text;
      }

      @Override
      public boolean ended() {
        return ended;
      }

      @Override
      public void close() {
        if (left.compareAndSet(false, true)) {
          searching.left();
          places.release();
        }
      }
    }

    private static String text(String event, Map<String, String> fields) {
      StringBuilder text = new StringBuilder("event: ").append(event).append('\n');
      fields.forEach((k, v) -> text.append("data: ").append(k).append('\t').append(v).append('\n'));
      return text.append('\n').toString();
    }
  }
}
