package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.text.Language;

/**
 * A report: tables with a name and notes, such as a ranking, travellers, a season or a comparison.
 * It is written as plain text, comma-separated values and HTML here, and as PDF in {@code
 * publish.paper}. Immutable and thread-safe.
 *
 * @param name the name above it; may be empty
 * @param how how the figures came about; may be empty
 * @param tables its tables
 * @param notes further notes, a sentence or more each
 */
public record Report(String name, String how, List<ReportTable> tables, List<String> notes) {

  /** Copies the lists. */
  public Report {
    tables = List.copyOf(tables);
    notes = List.copyOf(notes);
  }

  /** {@return them as plain text, one below the other} */
  public static String text(List<Report> reports) {
    return reports.stream().map(Report::text).collect(Collectors.joining("\n"));
  }

  private String text() {
    List<String> blocks = new ArrayList<>();
    blocks.add(lines(List.of(name, how)));
    tables.forEach(table -> blocks.add(table.text()));
    blocks.add(lines(notes));
    return blocks.stream().filter(block -> !block.isEmpty()).collect(Collectors.joining("\n"));
  }

  private static String lines(List<String> lines) {
    return lines.stream()
        .filter(line -> !line.isEmpty())
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /**
   * @param reports reports whose tables have columns of the same names
   * @param lead the heads of the columns that say which table a row is from: none, that of the
   *     table's key, or that of the report's name before it
   * @return all rows as comma-separated values, below the names of the columns
   */
  static String csv(List<Report> reports, List<String> lead) {
    StringBuilder csv = new StringBuilder();
    for (Report report : reports) {
      for (ReportTable table : report.tables) {
        if (csv.isEmpty()) {
          List<String> head = new ArrayList<>(lead);
          head.addAll(table.keys());
          csv.append(CsvText.line(head));
        }
        List<String> whose = List.of(report.name, table.key());
        csv.append(table.values(whose.subList(2 - lead.size(), 2)));
      }
    }
    return csv.toString();
  }

  /**
   * @return this report, whose tables have columns of the same names, as comma-separated values
   */
  public String csv() {
    return csv(List.of(this), List.of());
  }

  /** {@return reports as Markdown: a heading for each, tables, notes} */
  public static String markdown(List<Report> reports) {
    return reports.stream().map(Report::markdown).collect(Collectors.joining("\n"));
  }

  private String markdown() {
    List<String> blocks = new ArrayList<>();
    blocks.add(name.isEmpty() ? "" : "# " + MarkdownText.of(name));
    blocks.add(MarkdownText.of(how));
    tables.forEach(table -> blocks.add(MarkdownText.table(table.shown())));
    notes.forEach(note -> blocks.add(MarkdownText.of(note)));
    return blocks.stream()
        .filter(block -> !block.isBlank())
        .map(block -> block.stripTrailing() + "\n")
        .collect(Collectors.joining("\n"));
  }

  /** {@return the page of reports in English} */
  public static String html(List<Report> reports) {
    return html(reports, Language.EN);
  }

  /**
   * @param reports reports, at least one
   * @param language their language
   * @return a page that stands alone, well-formed XHTML without script; text from files is escaped
   */
  public static String html(List<Report> reports, Language language) {
    return new Pages().fill("report", Map.of("reports", reports, "language", language.code()));
  }
}
