package org.boardwalk.library;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.boardwalk.quality.Calibre;

/**
 * How good a movement is, as it stands in a file.
 *
 * @param cost the judge's costs
 * @param bound the least possible costs, as far as proven
 * @param calibre the calibre of the worst field, 0 to 100, to the decimals given; empty where there
 *     is nothing to compare
 */
public record Quality(Figures cost, Figures bound, Optional<BigDecimal> calibre) {

  private static final int DECIMALS = 2;

  /** The judge's calibre as it is written, to two decimals. */
  static Optional<BigDecimal> calibre(Calibre judged) {
    double worst = judged.worst();
    return Double.isNaN(worst)
        ? Optional.empty()
        : Optional.of(BigDecimal.valueOf(worst).setScale(DECIMALS, RoundingMode.HALF_EVEN));
  }
}
