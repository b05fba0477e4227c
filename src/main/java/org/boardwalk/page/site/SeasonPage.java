package org.boardwalk.page.site;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.publish.EveningText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.SeasonReport;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ReportPdf;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Season;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.PointsTable;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.scoring.evening.SeasonRules;

/**
 * The page that ranks several evenings of the club by its rules, which are there again next time.
 * Thread-safe.
 */
final class SeasonPage {

  /** The most evenings to choose from; forms have no more than 200 fields. */
  private static final int MOST = 100;

  private static final String KEPT = "season.csv";

  private final Recent<String, SavedEvening> read = new Recent<>(MOST);
  private final ClubFolder club;
  private final Templates templates;
  private final Messages messages;

  SeasonPage(ClubFolder club, Templates templates, Messages messages) {
    this.club = club;
    this.templates = templates;
    this.messages = messages;
  }

  /**
   * An evening to choose.
   *
   * @param field the name of its field
   * @param title its title; the name of the file where that cannot be read
   * @param progress its day and how far it was played, or why it cannot be read
   * @param chosen whether it counts
   * @param evening the evening; empty where its file cannot be read
   */
  record Night(
      String field, String title, String progress, boolean chosen, Optional<SavedEvening> evening) {

    /** {@return whether it can be chosen} */
    public boolean readable() {
      return evening.isPresent();
    }

    private String day() {
      return evening.map(e -> e.date().toString()).orElse("");
    }
  }

  /** The form, and the ranking by its rules: those that are sent, or else those that are kept. */
  Reply show(Request request) {
    boolean sent = !request.form().fields().isEmpty();
    String fault = "";
    Optional<KeptSeason> kept = Optional.empty();
    try {
      kept = KeptSeason.parse(Path.of(KEPT), club.kept(KEPT));
    } catch (FileException e) {
      fault = e.under(KEPT);
    }
    Optional<KeptSeason> again = sent ? Optional.empty() : kept;
    FormData form = again.map(KeptSeason::form).orElse(request.form());
    List<Night> nights = again.map(season -> nights(season::counts)).orElseGet(() -> nights(form));
    List<Report> parts = List.of();
    int status = 200;
    try {
      if (sent || again.isPresent()) {
        parts = List.of(report(nights, form));
      }
      if (sent && fault.isEmpty()) {
        club.keep(KEPT, KeptSeason.of(form, without(nights)).text().strip());
      }
    } catch (FileException | IllegalArgumentException e) {
      status = sent ? 400 : 200;
      fault = String.valueOf(e.getMessage());
    }
    return Reply.page(status, filled(nights, form, parts, fault));
  }

  /** The names of the evenings that were played and do not count. */
  private static Set<String> without(List<Night> nights) {
    return nights.stream()
        .filter(night -> !night.chosen() && night.evening().filter(KeptSeason::played).isPresent())
        .map(Night::field)
        .collect(Collectors.toSet());
  }

  private String filled(List<Night> nights, FormData form, List<Report> parts, String wrong) {
    Map<String, String> fields = new HashMap<>();
    KeptSeason.RULES.forEach(name -> fields.put(name, form.text(name)));
    return templates.fill(
        "season.html",
        Map.of(
            "nights",
            nights,
            "f",
            fields,
            "handicapped",
            club.members().handicapped(),
            "parts",
            parts,
            "wrong",
            FaultMessage.of(wrong)));
  }

  /** The ranking as a file. */
  Reply file(Request request) {
    Report report = report(nights(request.form()), request.form());
    return switch (request.form().text("file")) {
      case "csv" -> text(".csv", "text/csv", report.csv());
      case "pdf" ->
          Reply.download(
              Reply.dated("season.pdf"),
              "application/pdf",
              ReportPdf.of(List.of(report), PageSize.A4));
      default -> text(".html", "text/html", Report.html(List.of(report)));
    };
  }

  private static Reply text(String suffix, String type, String text) {
    return Reply.download(
        Reply.dated("season" + suffix),
        type + "; charset=utf-8",
        text.getBytes(StandardCharsets.UTF_8));
  }

  private List<Night> nights(FormData form) {
    return nights((name, evening) -> !form.text(name).isEmpty());
  }

  /** The evenings of the club, the latest first; beyond a number the oldest are left out. */
  private List<Night> nights(BiPredicate<String, SavedEvening> counts) {
    return club.eveningFiles().stream()
        .limit(MOST)
        .map(file -> night(file, counts))
        .sorted(Comparator.comparing(Night::day).reversed().thenComparing(Night::field))
        .toList();
  }

  private Night night(Path file, BiPredicate<String, SavedEvening> counts) {
    String name = String.valueOf(file.getFileName());
    try {
      SavedEvening evening =
          read.get(name + " " + ClubFolder.changed(file), () -> EveningFile.read(file));
      return new Night(
          name,
          HarmlessText.of(evening.title()),
          evening.date() + ": " + EveningText.progress(evening).strip(),
          counts.test(name, evening),
          Optional.of(evening));
    } catch (FileException e) {
      return new Night(name, name, e.under(name), false, Optional.empty());
    }
  }

  /** The ranking of the chosen evenings, the first one first. */
  private Report report(List<Night> all, FormData form) {
    List<SeasonRules.Night> nights = new ArrayList<>();
    List<ScoredEvent> events = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    all.stream()
        .filter(Night::chosen)
        .sorted(Comparator.comparing(Night::day).thenComparing(Night::field))
        .forEach(
            night ->
                night
                    .evening()
                    .ifPresent(
                        evening -> {
                          ScoredEvent event = scored(evening, form);
                          events.add(event);
                          nights.add(SeasonReport.night(Path.of(night.field()), List.of(event)));
                          String when = Text.of("Night %d, %s", nights.size(), night.day());
                          notes.add(when + ": " + night.title() + ".");
                          notes.addAll(SeasonReport.corrections(when, event));
                        }));
    if (nights.isEmpty()) {
      throw new IllegalArgumentException("no evening is chosen\nMaybe tick those that count.");
    }
    Season season = rules(form).season(nights);
    String name = form.text("name").strip();
    return SeasonReport.of(
        season,
        name.isEmpty() ? messages.of("seasonHeading") : name,
        events.get(0).ranking().method(),
        notes);
  }

  private ScoredEvent scored(SavedEvening evening, FormData form) {
    MemberList members = club.members();
    Ranking ranking = evening.ranking();
    return new ScoredEvent(
        form.text("handicaps").isEmpty() || !members.handicapped()
            ? ranking
            : members.handicapped(ranking, evening.names()),
        evening.names(),
        evening.members());
  }

  private SeasonRules rules(FormData form) {
    return new SeasonRules(
        new Parameters(form.fields()).number("best"),
        amount(form.text("absent").strip()),
        !form.text("people").isEmpty(),
        form.lines("points").map(lines -> PointsTable.parse(lines.path(), lines.text())),
        club.members());
  }

  private static Optional<Fraction> amount(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (!text.matches("-?[0-9]{1,5}([.][0-9]{1,2})?")) {
      throw new IllegalArgumentException(
          Text.of(
              "[%s] for an evening away is not a number\nMaybe write it like 45 or 45.5.",
              HarmlessText.of(text.substring(0, Math.min(20, text.length())))));
    }
    return Optional.of(new Fraction(new BigDecimal(text)));
  }
}
