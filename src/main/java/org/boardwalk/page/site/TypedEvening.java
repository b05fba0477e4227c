package org.boardwalk.page.site;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.page.http.FormData;
import org.boardwalk.publish.Names;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.SavedEvening;

/** The evening of a movement's page: the movement with the typed fields of its form. */
final class TypedEvening {

  private TypedEvening() {}

  /**
   * Makes the evening. One that was opened from a file keeps the values for which the page has no
   * field; otherwise the link says how long boards and moves take and when the evening begins.
   *
   * @throws org.boardwalk.exchange.file.FileException when names or results cannot be read
   * @throws IllegalArgumentException when something in them is impossible
   */
  static SavedEvening of(OpenMovement opened, FormData form, MemberList members) {
    Movement movement = opened.judged().movement();
    SavedEvening before = opened.evening().orElseGet(() -> unwritten(opened));
    EveningSettings settings = before.settings();
    String results = RankingPage.results(form);
    Entrants entrants = NamesField.entrants(form, opened);
    return before
        .on(club(form, before.members()), day(form).orElse(before.date()))
        .signedUp(entrants, members)
        .scored(results(results, movement, before))
        .with(settings.by(ScoringFields.method(form.text("method"))));
  }

  /**
   * The day in a form; empty where it has none.
   *
   * @throws IllegalArgumentException when it is none
   */
  static Optional<LocalDate> day(FormData form) {
    String text = form.text("date").strip();
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(text));
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          "date [" + Names.cut(text, 20) + "] is none\nMaybe write it like 2026-02-03.", e);
    }
  }

  private static Members club(FormData form, Members before) {
    String club = form.fields().getOrDefault("club", before.club()).strip();
    return new Members(club, before.clubId(), before.people());
  }

  /** The evening of a movement without one. */
  static SavedEvening unwritten(OpenMovement opened) {
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    return SavedEvening.of(opened.judged(), today, Map.of())
        .with(
            new EveningSettings(
                ScoringMethod.MATCHPOINTS,
                Rounding.EXACT,
                Evening.pace(opened.link()),
                Evening.start(opened.link())));
  }

  /** The typed results; those that the evening has already stay as provisional as they are. */
  private static List<Result> results(String text, Movement movement, SavedEvening before) {
    return Optional.of(text)
        .filter(t -> !t.isBlank())
        .map(t -> ResultsCsv.results(Path.of("results"), t, movement))
        .orElse(List.of())
        .stream()
        .map(
            typed ->
                before
                    .result(typed.play())
                    .filter(known -> known.enteredBy(0).equals(typed))
                    .orElse(typed))
        .toList();
  }
}
