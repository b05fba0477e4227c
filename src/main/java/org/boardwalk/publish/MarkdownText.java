package org.boardwalk.publish;

import java.util.List;
import java.util.stream.Collectors;

/** Markdown with the tables of GitHub's dialect; text from elsewhere stays text. */
final class MarkdownText {

  private MarkdownText() {}

  /** Escapes what Markdown or HTML would take for a mark; each line stays a line. */
  static String of(String text) {
    return text.replaceAll("[\\\\`*_\\[\\]<>|#~]", "\\\\$0").replace("\n", "  \n");
  }

  /** A table under its title, numbers at the right, with its foot. */
  static String table(ReportTable table) {
    List<ReportTable.Column> columns = table.columns();
    return paragraph(table.title().isEmpty() ? "" : "**" + of(table.title()) + "**")
        + row(columns.stream().map(c -> of(c.head())).toList())
        + row(columns.stream().map(c -> c.words() ? "---" : "---:").toList())
        + table.rows().stream()
            .map(r -> row(r.stream().map(cell -> of(cell.replace('\n', ' '))).toList()))
            .collect(Collectors.joining())
        + (table.foot().isEmpty() ? "" : "\n" + of(table.foot()) + "\n");
  }

  private static String paragraph(String text) {
    return text.isEmpty() ? "" : text + "\n\n";
  }

  private static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
