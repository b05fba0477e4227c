package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.MissedBoards;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Outcome;

/**
 * The judge's scorecard of a movement of pairs, or of lone players, in plain words; how boards and
 * people walk is said by {@link LogisticsText}. Writes only what the judge says; lines end with a
 * line feed. Stateless and thread-safe.
 */
public final class PairsScoreText {

  private PairsScoreText() {}

  /**
   * The scorecard of an answer, below its status.
   *
   * @param found the answer
   * @return status, then as {@link #of(Movement, Scorecard)}, then how boards and people walk
   */
  public static String of(Outcome.Found found) {
    return status(found)
        + "\n\n"
        + of(found.movement(), found.card())
        + LogisticsText.summary(found.movement());
  }

  /**
   * @param found the answer
   * @return such as "ideal: 1 copy, ..." without a line feed
   */
  public static String status(Outcome.Found found) {
    return found.status().word() + ": " + HarmlessText.of(found.by());
  }

  /**
   * @param movement the movement that was judged
   * @param card the judge's scorecard of it
   * @return broken rules, winners, copies, breaks, moves, missed boards, sit-outs, meetings,
   *     calibre
   */
  public static String of(Movement movement, Scorecard card) {
    List<String> lines = new ArrayList<>();
    ScorecardText.violations(card, lines);
    lines.add("");
    lines.add("Winners: " + winners(movement));
    lines.addAll(missed(movement));
    lines.addAll(new RoomText(movement.kind()).lines(card));
    return String.join("\n", lines) + "\n";
  }

  private static String winners(Movement movement) {
    return switch (movement.winners()) {
      case 1 -> "one, all are ranked together";
      case 2 -> "two, NS and EW are ranked apart";
      default -> "" + movement.winners();
    };
  }

  private static List<String> missed(Movement movement) {
    MissedBoards missed = MissedBoards.of(movement);
    Map<Integer, List<Integer>> who = missed.contestants();
    if (who.keySet().equals(java.util.Set.of(0))) {
      return List.of("Boards: everybody plays all " + missed.inPlay());
    }
    if (who.size() == 1) {
      int each = who.keySet().iterator().next();
      return List.of("Boards: everybody misses %d of %d".formatted(each, missed.inPlay()));
    }
    List<String> lines = new ArrayList<>();
    lines.add("Boards missed, of %d:".formatted(missed.inPlay()));
    who.forEach(
        (boards, contestants) ->
            lines.add(
                "  %d by %s %s"
                    .formatted(
                        boards, movement.kind().contestants(), NumberRanges.of(contestants))));
    return lines;
  }
}
