package org.boardwalk.publish.paper;

import java.util.Map;
import org.boardwalk.publish.Pages;
import org.boardwalk.publish.RankingHtml;
import org.boardwalk.scoring.Ranking;

/** A ranking to hang up, on A4 with the program's own fonts. Stateless and thread-safe. */
public final class RankingPdf {

  private RankingPdf() {}

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @return the PDF; takes about a second the first time
   */
  public static byte[] of(Ranking ranking, Map<Integer, String> names) {
    return PdfPages.of(
        new Pages().fill("paper/ranking", Map.of("sheet", RankingHtml.sheet(ranking, names))));
  }
}
