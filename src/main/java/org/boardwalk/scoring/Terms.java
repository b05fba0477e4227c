package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.List;

/**
 * What a ranking takes into account beside the boards.
 *
 * @param corrections penalties, bonuses, handicaps and what is carried over
 * @param rounding how exactly to reckon
 * @param remarks what every sheet should say beside, in sentences: how unclear scores were read,
 *     what is strange
 */
public record Terms(List<Correction> corrections, Rounding rounding, List<String> remarks) {

  /** Nothing is added, and everything is exact. */
  public static final Terms PLAIN = new Terms(List.of(), Rounding.EXACT, List.of());

  /** Copies the lists. */
  public Terms {
    corrections = List.copyOf(corrections);
    remarks = List.copyOf(remarks);
  }

  /**
   * @param moreCorrections further corrections
   * @param moreRemarks further remarks
   * @return these terms with both
   */
  public Terms with(List<Correction> moreCorrections, List<String> moreRemarks) {
    List<Correction> both = new ArrayList<>(corrections);
    both.addAll(moreCorrections);
    List<String> said = new ArrayList<>(remarks);
    said.addAll(moreRemarks);
    return new Terms(both, rounding, said);
  }

  Award rounded(Award award) {
    return new Award(award.play(), award.side(), rounding.of(award.gained()), award.top());
  }
}
