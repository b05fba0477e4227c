package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.CsvText;

/**
 * Results as text, as values and as pages that stand alone: rankings, travellers and the sheets of
 * contestants, of one event or of several sections. Text from files is escaped. Stateless and
 * thread-safe.
 */
public final class ResultPages {

  private ResultPages() {}

  /**
   * An event on the page.
   *
   * @param name its name
   * @param how the scoring method
   * @param tables its tables
   * @param notes further notes
   */
  public record Part(String name, String how, List<ResultTable> tables, List<String> notes) {

    /** Copies the lists. */
    public Part {
      tables = List.copyOf(tables);
      notes = List.copyOf(notes);
    }
  }

  /**
   * @param events scored events, at least one
   * @param sheets what to show of them
   * @return the words and tables, for pages of one's own; not escaped
   */
  public static List<Part> parts(List<ScoredEvent> events, List<ResultSheet> sheets) {
    return events.stream()
        .map(
            e ->
                new Part(
                    HarmlessText.of(e.roster().title()),
                    RankingTable.how(e.ranking()),
                    sheets.stream().flatMap(s -> s.tables(e).stream()).toList(),
                    notes(e)))
        .toList();
  }

  private static List<String> notes(ScoredEvent event) {
    List<String> notes = new ArrayList<>();
    notes.add(RankingTable.unranked(event.ranking()));
    notes.add(RankingTable.missing(event.ranking()));
    notes.addAll(RankingTable.notes(event.ranking()));
    return notes.stream().filter(n -> !n.isEmpty()).toList();
  }

  /**
   * @param events scored events
   * @param sheets what to show of them
   * @return it as plain text
   */
  public static String text(List<ScoredEvent> events, List<ResultSheet> sheets) {
    return text(parts(events, sheets));
  }

  /**
   * @param parts words and tables
   * @return them as plain text
   */
  public static String text(List<Part> parts) {
    return parts.stream()
        .map(
            p ->
                p.name()
                    + "\n"
                    + p.how()
                    + "\n\n"
                    + p.tables().stream().map(ResultTable::text).collect(Collectors.joining("\n"))
                    + (p.notes().isEmpty() ? "" : "\n" + String.join("\n", p.notes()) + "\n"))
        .collect(Collectors.joining("\n"));
  }

  /**
   * @param events scored events
   * @param sheet what to show of them
   * @return comma-separated values: the ranking as {@link RankingCsv}; of other sheets all tables
   *     below each other, with the event and the key of each table in the first columns
   */
  public static String csv(List<ScoredEvent> events, ResultSheet sheet) {
    return sheet == ResultSheet.RANKING ? RankingCsv.of(events) : tables(events, sheet);
  }

  private static String tables(List<ScoredEvent> events, ResultSheet sheet) {
    StringBuilder csv = new StringBuilder();
    for (ScoredEvent event : events) {
      for (ResultTable table : sheet.tables(event)) {
        if (csv.isEmpty()) {
          List<String> head = new ArrayList<>(List.of("event", sheet.key()));
          table.columns().forEach(c -> head.add(c.head()));
          csv.append(CsvText.line(head));
        }
        for (List<String> row : table.rows()) {
          List<String> cells =
              new ArrayList<>(List.of(HarmlessText.of(event.roster().title()), table.key()));
          cells.addAll(row);
          csv.append(CsvText.line(cells));
        }
      }
    }
    return csv.toString();
  }

  /**
   * @param events scored events
   * @param sheets what to show of them
   * @return the page
   */
  public static String html(List<ScoredEvent> events, List<ResultSheet> sheets) {
    return html(parts(events, sheets));
  }

  /**
   * @param parts words and tables
   * @return the page
   */
  public static String html(List<Part> parts) {
    return new Pages().fill("results", Map.of("parts", parts));
  }
}
