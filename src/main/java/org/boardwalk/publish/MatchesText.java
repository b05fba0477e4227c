package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Matches;

/** The judge's figures of the matches of teams in plain words. */
final class MatchesText {

  private MatchesText() {}

  /** Who meets, how late results come, and when no match is open. */
  static List<String> lines(Matches matches) {
    List<String> lines = new ArrayList<>();
    lines.add("Matches: " + met(matches));
    lines.add("Results: " + late(matches));
    if (matches.mostDelay() > 0) {
      lines.add(open(matches));
    }
    return lines;
  }

  /** In a few words, such as "results 1 round later at most". */
  static String brief(Matches matches) {
    return matches.mostDelay() == 0
        ? "results at once"
        : Text.of("results %s later at most", Text.count(matches.mostDelay(), "round"));
  }

  private static String met(Matches matches) {
    String all = matches.whole() + (matches.whole() == 1 ? " match" : " matches");
    int others = matches.teams() - 1;
    if (matches.complete()) {
      return Text.of(
          "every team plays every other%s, %s",
          matches.most() == 1 ? "" : Text.of(" up to %d times", matches.most()), all);
    }
    double each = 2.0 * matches.met() / matches.teams();
    return each == Math.rint(each)
        ? Text.of("every team plays %.0f of the %d others, %s", each, others, all)
        : Text.of("a team plays %.1f of the %d others on average, %s", each, others, all);
  }

  private static String late(Matches matches) {
    if (matches.mostDelay() == 0) {
      return "both halves of a match are played at once";
    }
    String halves =
        matches.together() == 0
            ? "the halves of a match are"
            : Text.of("both halves at once in %d, else", matches.together());
    int delayed = matches.whole() - matches.together();
    double mean = (double) matches.delays() / delayed;
    return mean == matches.mostDelay()
        ? Text.of("%s %s apart", halves, Text.count(matches.mostDelay(), "round"))
        : Text.of("%s %.1f rounds apart on average, %d at most", halves, mean, matches.mostDelay());
  }

  private static String open(Matches matches) {
    return matches.scoreBreaks().isEmpty()
        ? "Score breaks: none, some match is open after every round but the last"
        : "Score breaks: no match is open after round "
            + matches.scoreBreaks().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
