package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Violation;
import org.boardwalk.wish.answer.Judged;

/**
 * A movement in one line, for lists of many: its sizes, its quality, the rules it breaks, and the
 * contestants who never play. Stateless and thread-safe.
 */
public final class JudgedLine {

  /** The number of broken rules that are shown of a movement. */
  private static final int TOLD = 3;

  private JudgedLine() {}

  /**
   * @param judged a movement
   * @return the line, without a line feed
   */
  public static String of(Judged judged) {
    List<String> words = new ArrayList<>();
    words.add(ComparisonReport.size(judged.movement()));
    words.add(VerdictText.brief(judged));
    words.add(judged.card().valid() ? "keeps all rules" : "broken rules: " + broken(judged));
    List<Integer> never = judged.movement().neverPlaying();
    if (!never.isEmpty()) {
      words.add("never plays: " + judged.movement().numbering().ranges(never));
    }
    return HarmlessText.of(String.join("; ", words));
  }

  /**
   * @param judged a movement that was played
   * @return a sentence about the rules that it breaks, for readers of its results; empty where it
   *     breaks none
   */
  public static List<String> remarks(Judged judged) {
    return judged.card().valid()
        ? List.of()
        : List.of("Rules are broken: " + broken(judged) + "; the scores stand.");
  }

  /**
   * @param judged a movement that breaks rules
   * @return how many it breaks and the first of them, such as "1 (pair 2 sits twice in round 1, at
   *     table 3)"
   */
  public static String broken(Judged judged) {
    List<Violation> violations = judged.card().violations();
    int more = violations.size() - TOLD;
    return violations.stream()
            .limit(TOLD)
            .map(Violation::what)
            .collect(Collectors.joining("; ", Text.of("%d (", violations.size()), ""))
        + (more > 0 ? Text.of("; and %d more)", more) : ")");
  }
}
