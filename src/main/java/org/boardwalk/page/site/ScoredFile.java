package org.boardwalk.page.site;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.site.MovementPage.Choice;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ResultsPage;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.publish.ShownDeals;
import org.boardwalk.publish.UsebioText;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.ReportPdf;

/** The files of a scored event: for the wall, for spreadsheets, for unions. */
enum ScoredFile {
  /** All sheets as PDF. */
  PDF,
  /** The ranking as PDF. */
  PDF_RANKING(ResultSheet.RANKING),
  /** The travellers as PDF. */
  PDF_TRAVELLERS(ResultSheet.TRAVELLERS),
  /** The personal sheets as PDF. */
  PDF_PERSONAL(ResultSheet.PERSONAL),
  /** All results as a page for a website, without external files. */
  HTML,
  /** The ranking as comma-separated values. */
  CSV_RANKING(ResultSheet.RANKING),
  /** The travellers as comma-separated values. */
  CSV_TRAVELLERS(ResultSheet.TRAVELLERS),
  /** The personal sheets as comma-separated values. */
  CSV_PERSONAL(ResultSheet.PERSONAL),
  /** USEBIO, for unions and websites. */
  USEBIO;

  private static final int LONGEST = 200;

  /** The most plays that are printed board by board: 50 tables of 30 boards take ten seconds. */
  private static final int MOST_PRINTED = 1500;

  private final Optional<ResultSheet> only;

  /** A file with all sheets. */
  ScoredFile() {
    only = Optional.empty();
  }

  ScoredFile(ResultSheet only) {
    this.only = Optional.of(only);
  }

  static List<Choice> choices(Messages messages) {
    return Arrays.stream(values())
        .map(f -> new Choice(Word.of(f), messages.of("scoredFile." + Word.of(f))))
        .toList();
  }

  /**
   * @throws IllegalArgumentException when there is no such file of the event
   */
  static Reply of(ScorePage.Held event, FormData form) {
    String word = form.text("file");
    ScoredFile file =
        Word.parse(ScoredFile.class, word)
            .orElseThrow(() -> new IllegalArgumentException("file [" + word + "] is unknown"));
    if (file.name().startsWith("PDF") && file != PDF_RANKING && event.plays() > MOST_PRINTED) {
      throw new Refusal(
          Fault.TOO_LARGE,
          "There are too many boards to be printed here."
              + "\nMaybe take the web page and print that, or use the score command.");
    }
    return file.reply(event.events(), form);
  }

  private Reply reply(List<ScoredEvent> events, FormData form) {
    List<ResultSheet> sheets = only.map(List::of).orElseGet(() -> List.of(ResultSheet.values()));
    PageSize size = form.text("size").equals("letter") ? PageSize.LETTER : PageSize.A4;
    return switch (this) {
      case PDF, PDF_RANKING, PDF_TRAVELLERS, PDF_PERSONAL ->
          Reply.download(
              name(".pdf"),
              "application/pdf",
              ReportPdf.of(ResultSheet.reports(events, sheets), size));
      case HTML ->
          text(".html", "text/html", ResultsPage.of(events, heading(form), ShownDeals.NONE));
      case CSV_RANKING, CSV_TRAVELLERS, CSV_PERSONAL ->
          text(".csv", "text/csv", sheets.get(0).csv(events));
      case USEBIO -> text(".xml", "application/xml", UsebioText.of(events, heading(form)));
    };
  }

  private Reply text(String suffix, String type, String text) {
    return Reply.download(
        name(suffix), type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  private String name(String suffix) {
    String which = only.map(sheet -> "-" + Word.of(sheet)).orElse("");
    return Reply.dated("results" + which + suffix);
  }

  private static UsebioText.Heading heading(FormData form) {
    String club = form.text("club").strip();
    String id = form.text("clubId").strip();
    if (Math.max(club.length(), id.length()) > LONGEST) {
      throw new IllegalArgumentException(
          "the club's name or number is longer than " + LONGEST + " characters");
    }
    return new UsebioText.Heading(club, id, TypedEvening.day(form), form.text("charge").strip());
  }
}
