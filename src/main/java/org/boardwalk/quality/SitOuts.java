package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.boardwalk.movement.Movement;

/**
 * Who has to wait how often, and whether that is shared fairly.
 *
 * @param least fewest rounds anybody sits out of those who take turns to the end
 * @param most most rounds anybody sits out of those
 * @param early contestants who sit out before it is their turn: twice before everybody has once;
 *     or, where {@link SitOutTurns} go on from what has been, while somebody plays who has sat out
 *     less
 * @param inRow contestants who sit out in two rounds running
 * @param even whether sit-outs are even, as {@link SitOutTurns} says
 */
public record SitOuts(int least, int most, List<Integer> early, List<Integer> inRow, boolean even) {

  /** Copies the lists. */
  public SitOuts {
    early = List.copyOf(early);
    inRow = List.copyOf(inRow);
  }

  static SitOuts of(Movement movement, SitOutTurns turns) {
    int all = movement.contestants();
    int rounds = movement.rounds().size();
    int[] count = new int[all + 1];
    int[] credit = new int[all + 1];
    int[] last = new int[all + 1];
    TreeSet<Integer> early = new TreeSet<>();
    TreeSet<Integer> inRow = new TreeSet<>();
    for (int r = 1; r <= rounds; r++) {
      List<Integer> due = turns.due(all, r);
      greet(turns, due, r, count, credit);
      List<Integer> out = new ArrayList<>(movement.rounds().get(r - 1).sittingOut(all));
      out.retainAll(due);
      List<Integer> playing = new ArrayList<>(due);
      playing.removeAll(out);
      int leastPlaying = playing.stream().mapToInt(c -> count[c] + credit[c]).min().orElse(0);
      for (int c : out) {
        if (turns.continued() && r > turns.settled() && count[c] + credit[c] > leastPlaying) {
          early.add(c);
        }
        count[c]++;
        if (last[c] == r - 1 && r > 1) {
          inRow.add(c);
        }
        last[c] = r;
      }
      if (!turns.continued() && due.stream().anyMatch(c -> count[c] == 0)) {
        out.stream().filter(c -> count[c] > 1).forEach(early::add);
      }
    }
    var counts = turns.due(all, rounds).stream().mapToInt(c -> count[c]).summaryStatistics();
    int least = counts.getCount() == 0 ? 0 : counts.getMin();
    int most = counts.getCount() == 0 ? 0 : counts.getMax();
    boolean even = early.isEmpty() && (turns.continued() || most - least <= 1);
    return new SitOuts(least, most, new ArrayList<>(early), new ArrayList<>(inRow), even);
  }

  /** A latecomer begins with as many sit-outs as the least of the others has. */
  private static void greet(
      SitOutTurns turns, List<Integer> due, int round, int[] count, int[] credit) {
    int least =
        due.stream()
            .filter(c -> !turns.attendance().arrives(c, round))
            .mapToInt(c -> count[c] + credit[c])
            .min()
            .orElse(0);
    due.stream().filter(c -> turns.attendance().arrives(c, round)).forEach(c -> credit[c] = least);
  }
}
