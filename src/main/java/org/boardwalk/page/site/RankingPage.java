package org.boardwalk.page.site;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.http.Upload;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ResultsFile;
import org.boardwalk.scoring.evening.SavedEvening;

/** The page of the ranking: typed or uploaded results, scored by the chosen method. */
final class RankingPage {

  private final MovementOpener opening;
  private final ScorePage sheets;
  private final Supplier<MemberList> members;
  private final Templates templates;
  private final Messages messages;

  RankingPage(
      MovementOpener opening,
      ScorePage sheets,
      Supplier<MemberList> members,
      Templates templates,
      Messages messages) {
    this.members = members;
    this.opening = opening;
    this.sheets = sheets;
    this.templates = templates;
    this.messages = messages;
  }

  Reply show(Request request) {
    OpenMovement opened = opening.required(request);
    FormData form = request.form();
    Map<String, Object> values = new HashMap<>();
    values.put("title", HarmlessText.of(opened.judged().movement().name()));
    values.put("query", opened.link().query());
    values.put("eveningTitle", opened.typed(form).title());
    values.put("names", form.text("names"));
    values.put("results", form.text("results"));
    values.put(FormData.shown("results"), form.text(FormData.shown("results")));
    values.put("corrections", opened.typed(form).corrections());
    values.put("methods", ScoringFields.methods(messages));
    values.put("method", Word.of(ScoringFields.method(form.text("method"))));
    values.put("datum", ScoringFields.datum(form));
    values.put("wrong", FaultMessage.of(""));
    values.put("parts", List.of());
    values.put("held", "");
    try {
      ScoredEvent scored = scored(opened, form);
      values.put("results", results(form));
      values.put(FormData.shown("results"), FormData.mark(results(form)));
      values.put("parts", List.of(ResultSheet.standing(scored)));
      values.put(
          "held",
          sheets.keep(new ScorePage.Held(opened.judged().movement().name(), List.of(scored))));
      return Reply.page(templates.fill("ranking.html", values));
    } catch (FileException | IllegalArgumentException e) {
      values.put("wrong", FaultMessage.of(String.valueOf(e.getMessage())));
      return Reply.page(400, templates.fill("ranking.html", values));
    }
  }

  Reply csv(Request request) {
    ScoredEvent scored = scored(opening.required(request), request.form());
    return Reply.download(
        Reply.dated("ranking.csv"),
        "text/csv; charset=utf-8",
        ResultSheet.RANKING.csv(List.of(scored)).getBytes(StandardCharsets.UTF_8));
  }

  /** Ranks by the method of the form; the corrections and the rounding of an evening are kept. */
  private ScoredEvent scored(OpenMovement opened, FormData form) {
    String results = results(form);
    if (results.isBlank()) {
      throw new IllegalArgumentException(
          "there are no results\nMaybe write a line of column names, then a line for each score.");
    }
    SavedEvening evening = TypedEvening.of(opened, form, members.get());
    Datum datum = ScoringFields.rule(form, evening.settings().method());
    return new ScoredEvent(evening.ranking(datum, Language.EN), evening.names(), evening.members());
  }

  /**
   * The results that were typed or are in a file.
   *
   * @throws IllegalArgumentException when both were sent
   * @throws FileException when the file is not a text of lines
   */
  static String results(FormData form) {
    return form.fileInsteadOf("results", "resultsFile")
        .map(Upload::source)
        .map(RankingPage::lines)
        .orElseGet(() -> form.text("results"));
  }

  private static String lines(Source file) {
    if (ResultsFile.named(file)) {
      throw file.fault(
          0,
          "says itself who played, so that it needs no movement"
              + "\nMaybe score it on the page Score, at the top.");
    }
    return file.text();
  }
}
