package org.boardwalk.publish.paper;

import java.util.List;
import java.util.Map;
import org.boardwalk.publish.Pages;
import org.boardwalk.publish.Report;

/**
 * Reports to hang up and to hand out, with the program's own fonts: what fits on a wall in large
 * type, everything else in small. Stateless and thread-safe.
 */
public final class ReportPdf {

  /** A ranking of two fields with corrections is as much as fits in large type. */
  private static final int LARGE_TABLES = 2;

  private static final int LARGE_COLUMNS = 8;

  private ReportPdf() {}

  /**
   * @param reports words and tables
   * @param size the size of the sheets
   * @return the PDF; takes about a second the first time
   */
  public static byte[] of(List<Report> reports, PageSize size) {
    boolean large =
        reports.stream()
            .allMatch(
                r ->
                    r.tables().size() <= LARGE_TABLES
                        && r.tables().stream().allMatch(t -> t.columns().size() <= LARGE_COLUMNS));
    return PdfPages.of(
        new Pages()
            .fill("paper/report", Map.of("reports", reports, "size", size.css(), "large", large)));
  }
}
