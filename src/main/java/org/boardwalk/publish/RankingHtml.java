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
   * What is shown of a ranking, in words.
   *
   * @param name the movement
   * @param how how it was scored, in a sentence
   * @param unit what is gained
   * @param mean what it is ranked by
   * @param contestant what one contestant is called
   * @param parts the fields
   * @param unranked who is not ranked; empty when everybody is
   * @param missing what was not entered; empty when nothing is missing
   * @param corrected whether anything was added beside the boards
   * @param notes what should be said beside
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
   * @param boards how many boards count
   * @param gained what was gained
   * @param added what corrections add to what is ranked by
   * @param mean what is ranked by
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
