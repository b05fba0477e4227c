package org.boardwalk.publish;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.SitOuts;

/**
 * Says how often contestants sit out, and which contestants never do because they never leave their
 * seats.
 */
final class SitOutText {

  private SitOutText() {}

  /** Such as "1 round", "at most 1 round", "2 or 3 rounds". */
  static String times(int least, int most) {
    String rounds = Text.count(most, "round");
    if (least == most) {
      return rounds;
    }
    if (least == 0) {
      return "at most " + rounds;
    }
    return least + (most == least + 1 ? " or " : " to ") + rounds;
  }

  /** The sit-outs as a clause, such as "everybody but player 1 sits out 1 or 2 rounds". */
  static String clause(Movement movement, SitOuts out) {
    String never = never(movement, out);
    return (never.isEmpty() ? "everybody" : "everybody but " + never)
        + " sits out "
        + times(out.least(), out.most())
        + (out.even() ? "" : ", not shared evenly");
  }

  /** The sit-outs as a short phrase, such as "1 to 2 rounds each; players 1-2 never". */
  static String line(Movement movement, SitOuts out) {
    String never = never(movement, out);
    String most = Text.count(out.most(), "round");
    String times =
        out.least() < out.most()
            ? Text.of("%d to %s each", out.least(), most)
            : never.isEmpty() ? "everybody " + most : most + " each";
    return times
        + (out.even() ? "" : ", not shared evenly")
        + (never.isEmpty() ? "" : Text.of("; %s never", never));
  }

  /** The contestants who never sit out, such as "players 1-2"; empty when there are none. */
  private static String never(Movement movement, SitOuts out) {
    if (out.least() == 0) {
      return "";
    }
    Set<Integer> waiting = new HashSet<>();
    for (Round round : movement.rounds()) {
      waiting.addAll(round.sittingOut(movement.contestants()));
    }
    List<Integer> never =
        IntStream.rangeClosed(1, movement.contestants())
            .filter(contestant -> !waiting.contains(contestant))
            .boxed()
            .toList();
    String noun =
        never.size() == 1 ? Wording.contestant(movement.kind()) : movement.kind().contestants();
    return never.isEmpty() ? "" : noun + " " + movement.numbering().ranges(never);
  }
}
