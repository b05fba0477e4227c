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

  /** The formats of results. */
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
          "ranking; travellers: each board with all its scores; personal: the boards of"
              + " each contestant (default: ${DEFAULT-VALUE}).")
  List<ResultSheet> sheets = List.of(ResultSheet.RANKING);

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "Format of the output: text, csv, html, pdf (with --out), json (the ranking),"
              + " or usebio (USEBIO 1.2 for unions and websites, always with all boards)"
              + " (default: ${DEFAULT-VALUE}).")
  Shape format = Shape.TEXT;

  @Option(
      names = "--page",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "Paper: a4 or letter (default: ${DEFAULT-VALUE}).")
  PageSize size = PageSize.A4;

  @Option(names = "--club", paramLabel = "NAME", description = "Name of the club, for USEBIO.")
  String club = "";

  @Option(
      names = "--club-id",
      paramLabel = "ID",
      description = "Number of the club with its union, for USEBIO.")
  String clubId = "";

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description = "Date of play, for USEBIO (default: today).")
  @Nullable LocalDate date;

  UsebioText.Heading heading() {
    LocalDate played = date == null ? LocalDate.now(ZoneId.systemDefault()) : date;
    return new UsebioText.Heading(club, clubId, played);
  }
}
