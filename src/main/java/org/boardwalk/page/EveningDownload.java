package org.boardwalk.page;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.evening.EveningFile;
import org.boardwalk.evening.EveningSettings;
import org.boardwalk.evening.SavedEvening;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.ResultsCsv;

/** An evening as one file: the movement with the names and results that were typed. */
final class EveningDownload {

  private final Opening opening;

  EveningDownload(Opening opening) {
    this.opening = opening;
  }

  Reply save(Request request) {
    Opened opened = opening.required(request);
    SavedEvening evening = evening(opened, request.form());
    return Reply.download(
        EveningFile.name(evening),
        "application/yaml",
        EveningFile.text(evening).getBytes(StandardCharsets.UTF_8));
  }

  /** What was opened from such a file keeps what the page has no field for. */
  private static SavedEvening evening(Opened opened, FormData form) {
    Movement movement = opened.judged().movement();
    SavedEvening before =
        opened
            .evening()
            .orElseGet(
                () ->
                    SavedEvening.of(
                        opened.judged(), LocalDate.now(ZoneId.systemDefault()), Map.of()));
    EveningSettings settings = before.settings();
    String results = RankingPage.results(form);
    Entrants entrants = NamesField.entrants(form, opened);
    return before
        .named(entrants.names())
        .corrected(entrants.corrections())
        .scored(results(results, movement))
        .with(
            new EveningSettings(
                Methods.of(form.text("method")),
                settings.rounding(),
                settings.pace(),
                settings.start()))
        .rankable();
  }

  private static List<Result> results(String text, Movement movement) {
    return Optional.of(text)
        .filter(t -> !t.isBlank())
        .map(t -> ResultsCsv.parse(Path.of("results"), t, movement).results())
        .orElse(List.of());
  }
}
