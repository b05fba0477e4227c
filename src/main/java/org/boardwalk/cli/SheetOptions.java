package org.boardwalk.cli;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.UsebioText;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.text.Word;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that say which sheets of results are written, and how. */
final class SheetOptions {

  /** How results are written. */
  enum Shape {
    TEXT,
    CSV,
    HTML,
    PDF,
    JSON,
    USEBIO;

    @Override
    public String toString() {
      return Word.of(this);
    }
  }

  @Option(
      names = "--sheets",
      paramLabel = "SHEET",
      split = ",",
      defaultValue = "ranking",
      description =
          "ranking; travellers: each board with what everybody scored; personal: each contestant's"
              + " boards (default: ${DEFAULT-VALUE}).")
  List<ResultSheet> sheets = List.of(ResultSheet.RANKING);

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text, csv, html, pdf with --out, json: the ranking; or usebio: USEBIO 1.2 for unions and"
              + " websites, always with all boards (default: ${DEFAULT-VALUE}).")
  Shape format = Shape.TEXT;

  @Option(
      names = "--page",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "a4 or letter (default: ${DEFAULT-VALUE}).")
  PageSize size = PageSize.A4;

  @Option(names = "--club", paramLabel = "NAME", description = "The club, for USEBIO.")
  String club = "";

  @Option(names = "--club-id", paramLabel = "ID", description = "Its number with the union.")
  String clubId = "";

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description = "When it was played, for USEBIO (default: today).")
  @Nullable LocalDate date;

  UsebioText.Heading heading() {
    LocalDate played = date == null ? LocalDate.now(ZoneId.systemDefault()) : date;
    return new UsebioText.Heading(club, clubId, played);
  }
}
