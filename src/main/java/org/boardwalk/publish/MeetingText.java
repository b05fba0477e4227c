package org.boardwalk.publish;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Frequencies;

/** Clauses that say how often contestants meet, as one of them would count. */
final class MeetingText {

  /** Numbers that are said in words. */
  private static final List<String> WORDS = List.of("none", "one", "two", "three");

  private MeetingText() {}

  static String partners(Movement movement, Frequencies frequencies) {
    SortedMap<Integer, Integer> met = frequencies.partner();
    int most = met.lastKey();
    if (met.size() == 1 && most == 1) {
      return "everybody partners everybody once";
    }
    if (most <= 1) {
      return "nobody partners twice";
    }
    if (met.firstKey() > 0) {
      return Text.of(
          "everybody partners everybody %s, counted %s",
          times(met), movement.rotation() == Rotation.NONE ? "by round" : "by board");
    }
    return Text.of("some partner each other %s, others never", times(most));
  }

  static String opponents(Movement movement, Frequencies frequencies) {
    SortedMap<Integer, Integer> met = frequencies.opponent();
    int most = met.lastKey();
    boolean fields = movement.winners() == 2;
    Opponents opponents = Opponents.of(movement);
    if (opponents.never().getMax() == 0) {
      return fields
          ? movement.kind().sides() + " all meet" + (most > 1 ? " " + times(met.tailMap(1)) : "")
          : Text.of(
              "everybody meets everybody%s as opponents",
              met.firstKey() > 0 ? " " + times(met) : "");
    }
    return Text.of(
        "everybody meets %s possible opponents%s",
        opponents.share(), most > 1 ? ", some of them " + times(most) : "");
  }

  /** The range of how often two meet. */
  private static String times(SortedMap<Integer, Integer> met) {
    return met.size() == 1
        ? times(met.lastKey())
        : Text.of("%d to %d times", met.firstKey(), met.lastKey());
  }

  private static String times(int count) {
    return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
  }

  /**
   * How many of their possible opponents contestants meet.
   *
   * @param possible the number of possible opponents: all others, or all of the other field
   * @param never the number of those whom a contestant never meets
   */
  private record Opponents(IntSummaryStatistics possible, IntSummaryStatistics never) {

    static Opponents of(Movement movement) {
      Map<Integer, Set<Integer>> met = new HashMap<>();
      Map<Integer, Direction> home = new HashMap<>();
      int boards = movement.rotation() == Rotation.NONE ? 1 : movement.boards().perSet();
      for (Round round : movement.rounds()) {
        for (Encounter e : round.encounters()) {
          for (int board = 0; board < boards; board++) {
            Seating seating = movement.seating(e, board);
            for (Direction d : Direction.values()) {
              for (int contestant : seating.at(d)) {
                home.putIfAbsent(contestant, d);
                met.computeIfAbsent(contestant, c -> new HashSet<>())
                    .addAll(seating.at(d == Direction.NS ? Direction.EW : Direction.NS));
              }
            }
          }
        }
      }
      IntSummaryStatistics possible = new IntSummaryStatistics();
      IntSummaryStatistics never = new IntSummaryStatistics();
      met.forEach(
          (contestant, opponents) -> {
            Direction own = home.get(contestant);
            int others =
                movement.winners() == 2
                    ? (int) home.values().stream().filter(d -> d != own).count()
                    : movement.contestants() - 1;
            possible.accept(others);
            never.accept(others - opponents.size());
          });
      return new Opponents(possible, never);
    }

    /** The share that is met, such as "all but one of their", or "8 of 21". */
    String share() {
      int least = never.getMin();
      int most = never.getMax();
      if (most < WORDS.size()) {
        String all = "all but " + (least == 0 ? "" : range(WORDS.get(least), WORDS.get(most)));
        return (least == 0 ? "all or " + all + WORDS.get(most) : all) + " of their";
      }
      if (least == 0) {
        return "all but up to " + most + " of their";
      }
      return 2 * most <= possible.getMin() || possible.getMin() < possible.getMax()
          ? "all but " + range("" + least, "" + most) + " of their"
          : range("" + (possible.getMax() - most), "" + (possible.getMax() - least))
              + " of "
              + possible.getMax();
    }

    private static String range(String least, String most) {
      return least.equals(most) ? least : least + " to " + most;
    }
  }
}
