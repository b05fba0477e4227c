package org.boardwalk.library.files;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.boardwalk.movement.Kind;
import org.boardwalk.quality.Calibre;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.answer.Judged;

/**
 * The quality of a movement as written in a file.
 *
 * @param cost the judge's costs
 * @param bound the lower bounds of the costs by theorems
 * @param calibre the calibre of the worst field, 0 to 100, to the decimals given; empty where there
 *     is nothing to compare
 * @param walk the walk of boards and contestants; only for pairs and lone players
 * @param carried the figures of how boards are carried; only for players in circulating play, and
 *     not in older files
 */
public record Quality(
    Figures cost,
    Figures bound,
    Optional<BigDecimal> calibre,
    Optional<Walk> walk,
    Optional<WalkFigures> carried) {

  private static final int DECIMALS = 2;

  /** The judge's results in the form of the file. */
  static Quality of(Judged judged) {
    return new Quality(
        Figures.of(judged.card(), judged.weights()),
        Figures.of(judged.bounds()),
        calibre(judged.card().calibre()),
        Optional.of(judged.card().walk()).filter(w -> judged.movement().kind() != Kind.INDIVIDUAL),
        judged.card().walkRule().map(WalkFigures::of));
  }

  /** The judge's calibre in the form of the file, to two decimals. */
  static Optional<BigDecimal> calibre(Calibre judged) {
    double worst = judged.worst();
    return Double.isNaN(worst)
        ? Optional.empty()
        : Optional.of(BigDecimal.valueOf(worst).setScale(DECIMALS, RoundingMode.HALF_EVEN));
  }
}
