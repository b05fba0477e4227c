package org.boardwalk.publish;

import java.util.List;
import java.util.Map;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.ScoringMethod;

/**
 * A ranking as a page that stands alone, well-formed XHTML without script, so that it can be
 * printed and turned into other formats; text from files is escaped. Stateless and thread-safe.
 */
public final class RankingHtml {

  private RankingHtml() {}

  /**
   * The content of a ranking page.
   *
   * @param name the movement
   * @param how the scoring method, in a sentence
   * @param unit the unit of the gain
   * @param mean the measure of the ranking
   * @param contestant the noun for one contestant
   * @param parts the fields
   * @param unranked the contestants who are not ranked; empty when all are
   * @param missing the results that were not entered; empty when none is missing
   * @param corrected whether anything was added beside the boards
   * @param notes further notes
   */
  public record Sheet(
      String name,
      String how,
      String unit,
      String mean,
      String contestant,
      List<Part> parts,
      String unranked,
      String missing,
      boolean corrected,
      List<String> notes) {

    /** Copies the lists. */
    public Sheet {
      parts = List.copyOf(parts);
      notes = List.copyOf(notes);
    }
  }

  /**
   * A field.
   *
   * @param heading its name; empty when there is only one
   * @param lines its contestants, best first
   */
  public record Part(String heading, List<Line> lines) {}

  /**
   * A contestant.
   *
   * @param rank the rank, with a sign where it is shared
   * @param number the number, or more where that is not enough
   * @param name the name, or empty
   * @param boards the number of boards that count
   * @param gained the gain
   * @param added the corrections, in the measure of the ranking
   * @param mean the value of the ranking's measure
   */
  public record Line(
      String rank,
      String number,
      String name,
      int boards,
      String gained,
      String added,
      String mean) {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the text of the page; two decimals
   */
  public static String of(Ranking ranking, Map<Integer, String> names) {
    return new Pages().fill("ranking", Map.of("sheet", sheet(ranking, names)));
  }

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return its words and lines, for a page of one's own; not escaped
   */
  public static Sheet sheet(Ranking ranking, Map<Integer, String> names) {
    ScoringMethod method = ranking.method();
    List<Part> parts =
        ranking.fields().entrySet().stream()
            .map(
                e ->
                    new Part(
                        ranking.fields().size() == 1 ? "" : RankingTable.field(e.getKey()),
                        e.getValue().stream().map(s -> line(ranking, s, names)).toList()))
            .toList();
    return new Sheet(
        HarmlessText.of(ranking.event().roster().title()),
        RankingTable.how(ranking),
        RankingTable.unit(method),
        RankingTable.mean(method),
        Wording.contestant(ranking.event().roster().kind()),
        parts,
        RankingTable.unranked(ranking),
        RankingTable.missing(ranking),
        RankingTable.corrected(ranking),
        RankingTable.notes(ranking));
  }

  private static Line line(Ranking ranking, Placing placing, Map<Integer, String> names) {
    return new Line(
        RankingTable.rank(placing),
        RankingTable.label(ranking, placing),
        RankingTable.name(names, placing),
        placing.boards(),
        RankingTable.gained(ranking.method(), placing),
        RankingTable.added(placing),
        RankingTable.mean(placing));
  }
}
