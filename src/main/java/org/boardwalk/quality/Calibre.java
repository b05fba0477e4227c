package org.boardwalk.quality;

import java.util.List;

/**
 * The calibre: one number for the balance of any movement, where 100 is perfect. With t = times a
 * set is played and, over all sets, c(i,j) = +(t-1) when opponents, -(t-1) when partners, +1 same
 * direction at other tables, -1 opposite direction at other tables, N pairs of contestants and S =
 * Σ c, the calibre is 100·(S²/N)/Σc². It compares contestants who are ranked together: with several
 * winners it is computed inside each field. It says how evenly results are compared and not how
 * much: a board that one table plays changes nothing, see {@link OtherResults}.
 *
 * @param fields the calibre of each field, 0 to 100; a single field with one winner. NaN where a
 *     field has nothing to compare
 */
public record Calibre(List<Double> fields) {

  /** Copies the list. */
  public Calibre {
    fields = List.copyOf(fields);
  }

  /**
   * @return the calibre of the worst field, 0 to 100, or NaN when no field has anything to compare
   */
  public double worst() {
    return fields.stream().filter(c -> !c.isNaN()).min(Double::compare).orElse(Double.NaN);
  }
}
