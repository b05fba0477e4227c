package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FormData;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.NamesFile;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * The content of the fields of a movement's page.
 *
 * @param title the title of the evening; empty for that of the movement
 * @param names the names, one a line
 * @param results the results, as lines with column names
 * @param method the method that ranks the event
 * @param corrections penalties and the like, as lines
 * @param club the name of the club; may be empty
 * @param date the day, as browsers write it; empty for today
 */
record MovementFormFields(
    String title,
    String names,
    String results,
    String method,
    String corrections,
    String club,
    String date) {

  /** The fields of a saved evening. */
  static MovementFormFields of(SavedEvening evening) {
    return new MovementFormFields(
        evening.title(),
        NamesFile.text(evening.names(), evening.movement()),
        results(evening),
        Word.of(evening.settings().method()),
        CorrectionsCsv.text(evening.corrections(), evening.movement()),
        evening.members().club(),
        evening.date().toString());
  }

  private static String results(SavedEvening evening) {
    if (evening.results().isEmpty()) {
      return "";
    }
    boolean fouled = evening.results().stream().anyMatch(r -> !r.form().isEmpty());
    List<String> heads = new ArrayList<>(List.of("round", "table", "board", "score", "lead"));
    List<String> lines = new ArrayList<>();
    if (fouled) {
      heads.add("form");
    }
    lines.add(CsvText.line(heads));
    for (Result result : evening.results()) {
      List<Object> cells = new ArrayList<>();
      cells.add(result.play().round());
      cells.add(evening.movement().table(result.play().table()));
      cells.add(result.play().board());
      cells.add(ScoreEntry.text(result));
      cells.add(result.account().map(a -> a.lead()).orElse(""));
      if (fouled) {
        cells.add(result.form());
      }
      lines.add(CsvText.bare(cells));
    }
    return String.join("", lines);
  }

  /** These fields, replaced by those that a form has. */
  MovementFormFields over(FormData form) {
    return new MovementFormFields(
        form.fields().getOrDefault("title", title),
        form.fields().getOrDefault("names", names),
        form.fields().getOrDefault("results", results),
        form.fields().getOrDefault("method", method),
        form.fields().getOrDefault("corrections", corrections),
        form.fields().getOrDefault("club", club),
        form.fields().getOrDefault("date", date));
  }

  /** These fields under another title. */
  MovementFormFields titled(String other) {
    return new MovementFormFields(other, names, results, method, corrections, club, date);
  }

  /** The form with these fields, which replace or complete its own. */
  FormData in(FormData form) {
    Map<String, String> fields = new HashMap<>(form.fields());
    fields.putAll(fields());
    fields.put("title", title);
    return new FormData(fields, form.files());
  }

  /** The fields by name, for a page that passes them on. */
  Map<String, String> fields() {
    return Map.of(
        "eveningTitle", title,
        "names", names,
        "results", results,
        "method", method,
        "corrections", corrections,
        "club", club,
        "date", date);
  }
}
