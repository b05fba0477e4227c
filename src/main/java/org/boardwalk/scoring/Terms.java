package org.boardwalk.scoring;

import java.util.List;

/**
 * What a ranking takes into account beside the boards.
 *
 * @param corrections penalties, bonuses, handicaps and what is carried over
 * @param rounding how exactly to reckon
 */
public record Terms(List<Correction> corrections, Rounding rounding) {

  /** Nothing is added, and everything is exact. */
  public static final Terms PLAIN = new Terms(List.of(), Rounding.EXACT);

  /** Copies the list. */
  public Terms {
    corrections = List.copyOf(corrections);
  }

  Award rounded(Award award) {
    return new Award(award.play(), award.side(), rounding.of(award.gained()), award.top());
  }
}
