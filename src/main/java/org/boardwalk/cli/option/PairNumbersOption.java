package org.boardwalk.cli.option;

import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.PairNumbering.Style;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says how EW pairs are numbered. */
public final class PairNumbersOption {

  @Option(
      names = "--pair-numbers",
      paramLabel = "STYLE",
      converter = WordConverter.PairStyle.class,
      completionCandidates = WordConverter.PairStyle.class,
      description =
          "How EW pairs are numbered: continued (9 to 16 at 8 tables), direction (EW 1 to EW 8)"
              + " or from-11 (11 to 18; from 21 at 11 to 20 tables) (default: what an evening says,"
              + " else continued; direction for teams of four).")
  @Nullable Style style;

  /**
   * @param judged a movement
   * @return the movement with the numbers of this option; without it those that it has, else those
   *     of the movement, by section where it has several
   * @throws IllegalArgumentException when its pairs cannot be numbered so
   */
  public Judged on(Judged judged) {
    return asIs(judged.movement()) ? judged : judged.numbered(wanted(judged.movement()));
  }

  /** {@return the evening, numbered as {@link #on(Judged)} numbers its movement} */
  public SavedEvening on(SavedEvening evening) {
    return asIs(evening.movement()) ? evening : evening.numbered(wanted(evening.movement()));
  }

  /**
   * Refuses this option where results themselves say who played.
   *
   * @throws IllegalArgumentException when the option is there
   */
  public void refuse() {
    if (style != null) {
      throw new IllegalArgumentException(
          "--pair-numbers is for results of a movement, and these say themselves who played"
              + "\nMaybe leave it out, or name the movement before the results.");
    }
  }

  /** {@return the movement, numbered as by {@link #on(Judged)}} */
  public Movement on(Movement movement) {
    return asIs(movement) ? movement : movement.numbered(wanted(movement));
  }

  /** Whether a movement has its numbers already, such as those that an evening says. */
  private boolean asIs(Movement movement) {
    PairNumbering numbering = movement.numbering();
    return !numbering.plain() && (style == null || style == numbering.style());
  }

  private Style wanted(Movement movement) {
    return style == null ? PairNumbering.usual(movement) : style;
  }
}
