package org.boardwalk.publish.paper;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.Reported;

/**
 * The formats of reports: the one list that every command with a report offers. A new format is a
 * constant here and the method that writes it.
 */
public enum ReportFormat {
  /** Plain text. */
  TEXT(Reported::text, "txt"),
  /** Comma-separated values, of one table. */
  CSV(Reported::csv, "csv"),
  /** A page that stands alone. */
  HTML(Reported::html, "html", "htm"),
  /** Headings and tables in Markdown, for wikis and mail. */
  MARKDOWN(r -> Report.markdown(r.reports()), "md"),
  /** The same figures for programs. */
  JSON(Reported::json, "json"),
  /** Results for unions and websites. */
  USEBIO(Reported::usebio, "xml"),
  /** Paper; bytes, no text. */
  PDF((r, size) -> ReportPdf.of(r.reports(), size), List.of("pdf"));

  @SuppressWarnings("ImmutableEnumChecker") // has no state
  private final BiFunction<Reported, PageSize, byte[]> writer;

  @SuppressWarnings("ImmutableEnumChecker") // never changes
  private final List<String> endings;

  ReportFormat(Function<Reported, String> text, String... endings) {
    this((r, size) -> text.apply(r).getBytes(StandardCharsets.UTF_8), List.of(endings));
  }

  ReportFormat(BiFunction<Reported, PageSize, byte[]> writer, List<String> endings) {
    this.writer = writer;
    this.endings = endings;
  }

  /**
   * {@return the report in this format; text in UTF-8}
   *
   * @param what the report
   * @param size the size of the sheets, where it is paper
   * @throws IllegalArgumentException when the report does not go with the format
   */
  public byte[] write(Reported what, PageSize size) {
    return writer.apply(what, size);
  }

  /** {@return the endings of its files, the usual one first} */
  public List<String> endings() {
    return endings;
  }

  @Override
  public String toString() {
    return Word.of(this);
  }
}
