package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.http.Tokens;
import org.boardwalk.page.site.MovementPage.Choice;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ScoredEvent;

/**
 * The page that scores results of any event: they are uploaded, scored, ranked and shown board by
 * board. The last few events are kept, in memory only, under names that cannot be guessed.
 * Thread-safe.
 */
final class ScorePage {

  private static final int KEPT = 20;

  private static final List<String> FIELDS =
      List.of("results", "method", "rounding", "winners", "across", "names", "corrections");

  private final Recent<String, Held> kept = new Recent<>(KEPT);
  private final Templates templates;
  private final Messages messages;

  ScorePage(Templates templates, Messages messages) {
    this.templates = templates;
    this.messages = messages;
  }

  /**
   * An event that was scored.
   *
   * @param name the name of its results
   * @param events the event, or one for each section
   */
  record Held(String name, List<ScoredEvent> events) {

    Held {
      events = List.copyOf(events);
    }

    /** The number of plays of all boards. */
    int plays() {
      return events.stream().mapToInt(e -> e.ranking().event().results().size()).sum();
    }
  }

  /** A kind of sheet with its tables. */
  record Sheets(String title, List<Report> parts) {}

  /** The empty form. */
  Reply form(Request request) {
    return Reply.page(form(FormData.EMPTY, ""));
  }

  private String form(FormData sent, String wrong) {
    List<Choice> methods = new ArrayList<>();
    methods.add(new Choice(SentResults.AS_SAID, messages.of("methodAsSaid")));
    methods.addAll(ScoringFields.methods(messages));
    Map<String, String> fields = new HashMap<>();
    FIELDS.forEach(name -> fields.put(name, sent.text(name)));
    return templates.fill(
        "score.html",
        Map.of(
            "f",
            fields,
            "datum",
            ScoringFields.datum(sent),
            "methods",
            methods,
            "wrong",
            FaultMessage.of(wrong)));
  }

  /** Scores the submitted results and goes on to their page; shows faults above the form. */
  Reply take(Request request) {
    try {
      SentResults sent = new SentResults(request.form());
      return Reply.elsewhere("/scored?event=" + keep(new Held(sent.name(), sent.scored())));
    } catch (FileException | IllegalArgumentException e) {
      return Reply.page(400, form(request.form(), String.valueOf(e.getMessage())));
    } catch (Refusal e) {
      return Reply.page(e.reason().status(), form(request.form(), String.valueOf(e.getMessage())));
    }
  }

  /** Keeps an event; returns the name under which a link finds it. */
  String keep(Held event) {
    String id = Tokens.next();
    kept.put(id, event);
    return id;
  }

  /** The event of a link. */
  Held kept(Parameters link) {
    return kept.get(link.text("event"))
        .orElseThrow(
            () ->
                new Refusal(
                    Fault.NOT_FOUND,
                    Text.of(
                        "These results are no longer held: the last %d are.\nMaybe send them once"
                            + " more.",
                        KEPT)));
  }

  /** Shows the ranking, the boards one by one, and each contestant's own boards. */
  Reply show(Request request) {
    Held event = kept(request.parameters());
    List<Sheets> sheets =
        List.of(
            sheets("travellers", event, ResultSheet.TRAVELLERS),
            sheets("personal", event, ResultSheet.PERSONAL));
    return Reply.page(
        templates.fill(
            "scored.html",
            Map.of(
                "title",
                HarmlessText.of(event.name()),
                "parts",
                ResultSheet.reports(
                    event.events(), List.of(ResultSheet.RANKING, ResultSheet.MATCHES)),
                "sheets",
                sheets,
                "files",
                ScoredFile.choices(messages),
                "query",
                request.parameters().query())));
  }

  private Sheets sheets(String word, Held event, ResultSheet sheet) {
    return new Sheets(
        messages.of("sheet." + word), ResultSheet.reports(event.events(), List.of(sheet)));
  }

  /** The chosen file of an event. */
  Reply file(Request request) {
    return ScoredFile.of(kept(request.parameters()), request.form());
  }
}
