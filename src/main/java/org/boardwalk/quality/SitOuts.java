package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.boardwalk.movement.Field;
import org.boardwalk.movement.Movement;

/**
 * The sit-outs of a movement, and whether they are shared fairly among contestants who are ranked
 * together.
 *
 * @param least fewest rounds that a contestant sits out, of those who take turns to the end
 * @param most most rounds that one of these contestants sits out
 * @param early contestants who sit out before it is their turn: twice before all their rivals have
 *     once; or, where {@link SitOutTurns#continued}, while a rival plays who has sat out less
 * @param inRow contestants who sit out in two rounds running
 * @param even whether sit-outs are even, as {@link SitOutTurns} says
 */
public record SitOuts(int least, int most, List<Integer> early, List<Integer> inRow, boolean even) {

  /** Copies the lists. */
  public SitOuts {
    early = List.copyOf(early);
    inRow = List.copyOf(inRow);
  }

  static SitOuts of(Movement parted, SitOutTurns turns) {
    Movement movement = parted.inWholeRounds();
    int all = movement.contestants();
    int rounds = movement.rounds().size();
    Rivalry rivals = Rivalry.in(movement);
    int[] count = new int[all + 1];
    int[] credit = new int[all + 1];
    int[] last = new int[all + 1];
    TreeSet<Integer> early = new TreeSet<>();
    TreeSet<Integer> inRow = new TreeSet<>();
    for (int r = 1; r <= rounds; r++) {
      List<Integer> due = turns.due(all, r);
      greet(turns, due, r, count, credit);
      List<Integer> out = new ArrayList<>(movement.sittingOut(r));
      out.retainAll(due);
      List<Integer> playing = new ArrayList<>(due);
      playing.removeAll(out);
      for (int c : out) {
        int before = count[c] + credit[c];
        if (turns.continued()
            && r > turns.settled()
            && rivals.of(c, playing).anyMatch(p -> count[p] + credit[p] < before)) {
          early.add(c);
        }
        count[c]++;
        if (last[c] == r - 1 && r > 1) {
          inRow.add(c);
        }
        last[c] = r;
      }
      if (!turns.continued()) {
        out.stream()
            .filter(c -> count[c] > 1 && rivals.of(c, due).anyMatch(d -> count[d] == 0))
            .forEach(early::add);
      }
    }
    List<Integer> end = turns.due(all, rounds);
    var counts = end.stream().mapToInt(c -> count[c]).summaryStatistics();
    int least = counts.getCount() == 0 ? 0 : counts.getMin();
    int most = counts.getCount() == 0 ? 0 : counts.getMax();
    boolean close =
        most - least <= 1
            || end.stream()
                .allMatch(c -> rivals.of(c, end).allMatch(d -> count[d] <= count[c] + 1));
    boolean even = early.isEmpty() && (turns.continued() || close);
    return new SitOuts(least, most, new ArrayList<>(early), new ArrayList<>(inRow), even);
  }

  /**
   * The rivals of each contestant: those ranked together with them.
   *
   * @param homes the field of each contestant; a contestant who never plays has none, and all
   *     others are rivals
   */
  private record Rivalry(Map<Integer, Field> homes) {

    static Rivalry in(Movement movement) {
      return new Rivalry(movement.winners() == 1 ? Map.of() : Field.homes(movement));
    }

    Stream<Integer> of(int contestant, List<Integer> some) {
      Field home = homes.get(contestant);
      return home == null
          ? some.stream()
          : some.stream().filter(other -> homes.getOrDefault(other, home) == home);
    }
  }

  /** Lets latecomers begin with the least number of sit-outs among the others. */
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
