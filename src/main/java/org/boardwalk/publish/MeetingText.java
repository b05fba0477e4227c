package org.boardwalk.publish;

import java.util.SortedMap;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Frequencies;

/**
 * Clauses that say how often contestants meet. Two people are called a couple here, so that they
 * are not taken for a pair.
 */
final class MeetingText {

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
    int often = met.tailMap(2).values().stream().mapToInt(Integer::intValue).sum();
    return Text.of("%d of %d couples partner twice or more", often, all(met));
  }

  static String opponents(Movement movement, Frequencies frequencies) {
    SortedMap<Integer, Integer> met = frequencies.opponent();
    int couples = movement.winners() == 2 ? apart(movement) : all(met);
    int most = met.lastKey();
    int never = met.getOrDefault(0, 0) - (all(met) - couples);
    if (never <= 0 && movement.winners() == 2) {
      return "NS and EW all meet" + (most > 1 ? " " + times(met.tailMap(1)) : "");
    }
    if (never <= 0) {
      return Text.of(
          "everybody meets everybody%s as opponents", met.firstKey() > 0 ? " " + times(met) : "");
    }
    // Where no couple meets twice, the rounds allow no more meetings.
    String often =
        most > 1
            ? Text.of(", some meet %s", times(most))
            : Text.of(", as few as %s allow", Text.count(movement.rounds().size(), "round"));
    return movement.kind() == Kind.PAIRS
        ? Text.of(
            "%d of %d possible meetings of %s never happen%s",
            never, couples, movement.winners() == 2 ? "NS and EW" : "two pairs", often)
        : Text.of(
            "%d of %d couples%s never meet as opponents%s",
            never, couples, movement.winners() == 2 ? " of NS and EW" : "", often);
  }

  /** The range of how often couples meet. */
  private static String times(SortedMap<Integer, Integer> met) {
    return met.size() == 1
        ? times(met.lastKey())
        : Text.of("%d to %d times", met.firstKey(), met.lastKey());
  }

  private static String times(int count) {
    return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
  }

  /** The number of couples across two fields that are as equal in size as possible. */
  private static int apart(Movement movement) {
    int contestants = movement.contestants();
    return contestants / 2 * ((contestants + 1) / 2);
  }

  private static int all(SortedMap<Integer, Integer> met) {
    return met.values().stream().mapToInt(Integer::intValue).sum();
  }
}
