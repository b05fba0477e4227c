package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TableSections;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.RoundSwitches;

/** The sections of a movement in plain words. */
final class SectionsText {

  private SectionsText() {}

  /** Such as "section A is tables 1-9, section B tables 10-17: in each NS stay, EW up one". */
  static String of(Movement movement) {
    List<String> parts = new ArrayList<>();
    for (List<Integer> tables : TableSections.of(movement)) {
      char letter = (char) ('A' + parts.size());
      String is = parts.isEmpty() ? " is" : "";
      parts.add(Text.of("section %s%s tables %s", letter, is, NumberRanges.of(tables)));
    }
    return String.join(", ", parts)
        + ": in each NS stay, EW up one and boards down one"
        + RoundSwitches.of(movement)
            .map(s -> "; arrow switch in " + ExplanationText.rounds(s.rounds()))
            .orElse("");
  }
}
