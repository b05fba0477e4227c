package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Movement;

/**
 * Who has to wait how often, and whether that is shared fairly.
 *
 * @param least fewest rounds anybody sits out
 * @param most most rounds anybody sits out
 * @param early contestants who sit out twice before everybody has once
 * @param inRow contestants who sit out in two rounds running
 */
public record SitOuts(int least, int most, List<Integer> early, List<Integer> inRow) {

  /** Copies the lists. */
  public SitOuts {
    early = List.copyOf(early);
    inRow = List.copyOf(inRow);
  }

  /**
   * @return whether counts differ by at most 1 and nobody sits out twice before everybody has once
   */
  public boolean even() {
    return most - least <= 1 && early.isEmpty();
  }

  static SitOuts of(Movement movement) {
    int[] count = new int[movement.contestants()];
    int[] last = new int[movement.contestants()];
    java.util.TreeSet<Integer> early = new java.util.TreeSet<>();
    java.util.TreeSet<Integer> inRow = new java.util.TreeSet<>();
    for (int r = 1; r <= movement.rounds().size(); r++) {
      List<Integer> out = movement.rounds().get(r - 1).sittingOut(movement.contestants());
      for (int c : out) {
        count[c - 1]++;
        if (last[c - 1] == r - 1 && r > 1) {
          inRow.add(c);
        }
        last[c - 1] = r;
      }
      int least = java.util.Arrays.stream(count).min().orElse(0);
      out.stream().filter(c -> count[c - 1] > 1 && least == 0).forEach(early::add);
    }
    var counts = java.util.Arrays.stream(count).summaryStatistics();
    return new SitOuts(
        counts.getMin(), counts.getMax(), new ArrayList<>(early), new ArrayList<>(inRow));
  }
}
