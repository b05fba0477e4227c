package org.boardwalk.page;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.RankingCsv;
import org.boardwalk.publish.RankingHtml;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.text.Word;

/** Who won: the results that were typed or sent, scored by the method that was chosen. */
final class RankingPage {

  private final Opening opening;
  private final Templates templates;
  private final Messages messages;

  RankingPage(Opening opening, Templates templates, Messages messages) {
    this.opening = opening;
    this.templates = templates;
    this.messages = messages;
  }

  Reply show(Request request) {
    Opened opened = opening.required(request);
    FormData form = request.form();
    Map<String, Object> values = new HashMap<>();
    values.put("title", HarmlessText.of(opened.judged().movement().name()));
    values.put("query", opened.link().query());
    values.put("names", form.text("names"));
    values.put("results", form.text("results"));
    values.put(FormData.shown("results"), form.text(FormData.shown("results")));
    values.put("methods", Methods.choices(messages));
    values.put("method", Word.of(Methods.of(form.text("method"))));
    values.put("wrong", Wrong.of(""));
    values.put("sheets", List.of());
    try {
      Ranking ranking = ranking(opened.judged().movement(), form);
      Map<Integer, String> names = names(form, opened.judged().movement());
      values.put("results", results(form));
      values.put(FormData.shown("results"), FormData.mark(results(form)));
      values.put("sheets", List.of(RankingHtml.sheet(ranking, names)));
      return Reply.page(templates.fill("ranking.html", values));
    } catch (FileException | IllegalArgumentException e) {
      values.put("wrong", Wrong.of(String.valueOf(e.getMessage())));
      return Reply.page(400, templates.fill("ranking.html", values));
    }
  }

  Reply csv(Request request) {
    Movement movement = opening.required(request).judged().movement();
    Ranking ranking = ranking(movement, request.form());
    return Reply.download(
        Downloads.dated("ranking.csv"),
        "text/csv; charset=utf-8",
        RankingCsv.of(ranking, names(request.form(), movement)).getBytes(StandardCharsets.UTF_8));
  }

  private static Ranking ranking(Movement movement, FormData form) {
    String results = results(form);
    if (results.isBlank()) {
      throw new IllegalArgumentException(
          "there are no results\nMaybe write a line of column names, then a line for each score.");
    }
    ScoringMethod method = Methods.of(form.text("method"));
    Event event = ResultsCsv.parse(Path.of("results"), results, movement);
    return Ranking.of(event, method);
  }

  private static Map<Integer, String> names(FormData form, Movement movement) {
    return NamesField.names(form, movement).byContestant();
  }

  /**
   * What was typed, or stands in a file.
   *
   * @throws IllegalArgumentException when both were sent
   */
  static String results(FormData form) {
    return form.fileInsteadOf("results", "resultsFile")
        .map(Upload::text)
        .orElseGet(() -> form.text("results"));
  }
}
