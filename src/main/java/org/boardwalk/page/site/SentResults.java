package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Upload;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Terms;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.HandedIn;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.entry.ResultsFile;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;

/**
 * Submitted results: a file or typed lines, with or without the movement that was played, scored as
 * the form says. The file name that the browser sends is only shown and never opened.
 */
final class SentResults {

  /** The word of a form for the method that the file names. */
  static final String AS_SAID = "";

  /** The most plays of an event: 200 tables of 25 boards. With more, pages take too long. */
  private static final int MOST_PLAYS = 5000;

  private final FormData form;
  private final Source source;
  private int plays;

  /**
   * @throws IllegalArgumentException when nothing was sent, or lines and a file
   */
  SentResults(FormData form) {
    this.form = form;
    source =
        form.fileInsteadOf("results", "resultsFile")
            .map(Upload::source)
            .or(() -> form.lines("results"))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "there are no results\nMaybe choose a file, or write a line of column"
                            + " names, then a line for each score."));
  }

  /** The name of the results. */
  String name() {
    return source.stem();
  }

  /**
   * @return the event, or one for each section
   * @throws FileException when a file cannot be read
   * @throws IllegalArgumentException when they cannot be scored in this way
   */
  List<ScoredEvent> scored() {
    Optional<Upload> movement = form.file("movement");
    if (movement.isPresent()) {
      onlyForResults("a movement");
      Upload file = movement.get();
      Judged judged = played(file);
      Event event = ResultsCsv.parse(source.path(), source.text(), judged.movement());
      List<String> remarks = remarks(judged, event);
      return List.of(
          evening(file.source())
              .map(planned -> scored(event, planned))
              .orElseGet(
                  () ->
                      scored(
                          event,
                          typed(event, Entrants.NONE),
                          Optional.empty(),
                          rounding(),
                          remarks)));
    }
    Optional<SavedEvening> evening = evening(source);
    if (evening.isPresent()) {
      onlyForResults("a saved evening");
    }
    return evening.map(e -> List.of(scored(e.event(), e))).orElseGet(this::sections);
  }

  private static Optional<SavedEvening> evening(Source file) {
    return EveningFile.recognises(file.bytes())
        ? Optional.of(EveningFile.parse(file.path(), FileText.own(file.path(), file.bytes())))
        : Optional.empty();
  }

  /** Scores the results of an evening, with its names, its method and its corrections. */
  private ScoredEvent scored(Event event, SavedEvening evening) {
    ScoredEvent scored =
        scored(
            event,
            typed(event, new Entrants(evening.names(), evening.corrections())),
            Optional.of(evening.settings().method()),
            hundredths() ? Rounding.HUNDREDTHS : evening.settings().rounding(),
            remarks(evening.judged(), event));
    return new ScoredEvent(scored.ranking(), scored.names(), evening.members());
  }

  private static List<String> remarks(Judged judged, Event event) {
    return Stream.concat(
            JudgedLine.remarks(judged).stream(), ScoreEntry.doubts(event, Language.EN).stream())
        .toList();
  }

  private Entrants typed(Event event, Entrants known) {
    return known.with(event.roster(), form.lines("names"), form.lines("corrections"));
  }

  /**
   * The movement that was played; wrong boards or seats are accepted, because they may be what was
   * played.
   */
  private Judged played(Upload movement) {
    Judged judged = Uploads.judged(movement, Unstated.USUAL);
    if (!judged.card().scoresStand()) {
      throw new IllegalArgumentException(
          movement.name()
              + ": breaks rules: "
              + JudgedLine.broken(judged)
              + "\nMaybe leave the movement out to score what was played as it is.");
    }
    if (ResultsFile.named(source)) {
      throw source.fault(0, "says itself who played\nMaybe leave the movement out.");
    }
    return judged;
  }

  private List<ScoredEvent> sections() {
    ResultsFile.Reading reading =
        new ResultsFile.Reading(
            new Parameters(form.fields()).number("winners").stream().boxed().findFirst(),
            !form.text("across").isEmpty(),
            method());
    List<HandedIn> all = ResultsFile.read(source, reading);
    List<Entrants> people =
        Entrants.ofSections(all, form.lines("names"), form.lines("corrections"));
    List<ScoredEvent> scored = new ArrayList<>();
    for (HandedIn one : all) {
      Entrants entrants = people.get(scored.size());
      ScoringMethod chosen = method().or(one::method).orElse(ScoringMethod.MATCHPOINTS);
      List<String> remarks = new ArrayList<>(one.remarks());
      remarks.addAll(one.differences(chosen, rounding(), ScoringFields.rule(form, chosen)));
      ScoredEvent event = scored(one.event(), entrants, Optional.of(chosen), rounding(), remarks);
      scored.add(new ScoredEvent(event.ranking(), event.names(), one.members()));
    }
    return scored;
  }

  /** The chosen method; empty for the method of the file. */
  private Optional<ScoringMethod> method() {
    return Optional.of(form.text("method"))
        .filter(m -> !m.equals(AS_SAID))
        .map(ScoringFields::method);
  }

  /**
   * Refuses fields for winners and sections, which apply only to a file of results without a
   * movement.
   */
  private void onlyForResults(String what) {
    boolean across = !form.text("across").isEmpty();
    if (across || new Parameters(form.fields()).number("winners").isPresent()) {
      throw new IllegalArgumentException(
          Text.of(
              "%s says itself who is ranked together\nMaybe leave winners and sections as the file"
                  + " says.",
              what));
    }
  }

  private boolean hundredths() {
    return form.text("rounding").equals("hundredths");
  }

  private Rounding rounding() {
    return hundredths() ? Rounding.HUNDREDTHS : Rounding.EXACT;
  }

  private ScoredEvent scored(
      Event event,
      Entrants entrants,
      Optional<ScoringMethod> said,
      Rounding rounding,
      List<String> remarks) {
    plays += event.results().size();
    if (plays > MOST_PLAYS) {
      throw new IllegalArgumentException(
          Text.of(
              "%d boards were played at tables, and %d are taken here\nMaybe use the score command.",
              plays, MOST_PLAYS));
    }
    ScoringMethod chosen = method().or(() -> said).orElse(ScoringMethod.MATCHPOINTS);
    Terms terms =
        new Terms(entrants.corrections(), rounding, remarks, ScoringFields.rule(form, chosen));
    return new ScoredEvent(Ranking.of(event, chosen, terms), entrants.names());
  }
}
