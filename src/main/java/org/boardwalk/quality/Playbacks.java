package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Playbacks of a later session: meetings as opponents of two contestants who were opponents in an
 * earlier session. Each such meeting counts once in the total and once for either of the two.
 * Counted from the movements alone; a contestant must have the same number in all sessions.
 *
 * @param total number of repeated meetings
 * @param each number of repeated meetings of each contestant, in the order of their numbers
 */
public record Playbacks(int total, List<Integer> each) {

  private record Two(int less, int more) {
    static Two of(int a, int b) {
      return new Two(Math.min(a, b), Math.max(a, b));
    }
  }

  /** Copies the list. */
  public Playbacks {
    each = List.copyOf(each);
  }

  /**
   * Counts the playbacks. Exact; linear in the number of encounters.
   *
   * @param earlier the earlier sessions, in any order
   * @param later the later session
   * @return its playbacks
   * @throws IllegalArgumentException when the sessions differ in their number of contestants
   */
  public static Playbacks of(List<Movement> earlier, Movement later) {
    Set<Two> met = new HashSet<>();
    for (Movement m : earlier) {
      if (m.contestants() != later.contestants()) {
        throw new IllegalArgumentException(
            Text.of(
                "sessions have %d and %d contestants, playbacks need the same ones",
                m.contestants(), later.contestants()));
      }
      met.addAll(meetings(m));
    }
    int total = 0;
    List<Integer> each = new ArrayList<>(Collections.nCopies(later.contestants(), 0));
    for (Two two : meetings(later)) {
      if (met.contains(two)) {
        total++;
        each.set(two.less() - 1, each.get(two.less() - 1) + 1);
        each.set(two.more() - 1, each.get(two.more() - 1) + 1);
      }
    }
    return new Playbacks(total, each);
  }

  private static List<Two> meetings(Movement movement) {
    List<Two> meetings = new ArrayList<>();
    movement
        .inWholeRounds()
        .rounds()
        .forEach(
            round -> {
              for (Encounter e : round.encounters()) {
                for (int ns : e.seating().at(Direction.NS)) {
                  e.seating().at(Direction.EW).forEach(ew -> meetings.add(Two.of(ns, ew)));
                }
              }
            });
    return meetings;
  }

  /** {@return the most playbacks of one contestant} */
  public int most() {
    return Collections.max(each);
  }

  /** {@return the mean over all contestants} */
  public double mean() {
    return each.stream().mapToInt(Integer::intValue).average().orElse(0);
  }
}
