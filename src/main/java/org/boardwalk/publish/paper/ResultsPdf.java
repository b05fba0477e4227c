package org.boardwalk.publish.paper;

import java.util.List;
import java.util.Map;
import org.boardwalk.publish.Pages;
import org.boardwalk.publish.ResultPages;
import org.boardwalk.publish.ResultSheet;
import org.boardwalk.publish.ScoredEvent;

/** Results to hang up and to hand out, with the program's own fonts. Stateless and thread-safe. */
public final class ResultsPdf {

  private ResultsPdf() {}

  /**
   * @param events scored events
   * @param sheets what to print of them
   * @param size the size of the sheets
   * @return the PDF; takes about a second the first time
   */
  public static byte[] of(List<ScoredEvent> events, List<ResultSheet> sheets, PageSize size) {
    return of(ResultPages.parts(events, sheets), size);
  }

  /**
   * @param parts words and tables
   * @param size the size of the sheets
   * @return the PDF; takes about a second the first time
   */
  public static byte[] of(List<ResultPages.Part> parts, PageSize size) {
    return PdfPages.of(
        new Pages().fill("paper/results", Map.of("parts", parts, "size", size.css())));
  }
}
