package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Matches;

/**
 * The judge's figures of the matches of teams in plain words, the same on papers, on screens and in
 * proposals. Stateless and thread-safe.
 */
public final class MatchesText {

  private MatchesText() {}

  /** Who meets, how late results come, and when no match is open. */
  static List<String> lines(Matches matches) {
    List<String> lines = new ArrayList<>();
    lines.add(
        Text.of(
            "Matches: %s, %d %s",
            met(matches), matches.whole(), matches.whole() == 1 ? "match" : "matches"));
    lines.add("Results: " + late(matches, Language.EN));
    if (matches.mostDelay() > 0) {
      lines.add("Score breaks: " + breaks(matches, Language.EN));
    }
    return lines;
  }

  /** In a few words, such as "results 1 round later at most". */
  static String brief(Matches matches) {
    return matches.mostDelay() == 0
        ? "results at once"
        : Text.of("results %s later at most", Text.count(matches.mostDelay(), "round"));
  }

  /** How many of the other teams a team plays. */
  static String met(Matches matches) {
    int others = matches.teams() - 1;
    if (matches.complete()) {
      return "every team plays every other"
          + (matches.most() == 1 ? "" : Text.of(" up to %d times", matches.most()));
    }
    double each = 2.0 * matches.met() / matches.teams();
    return each == Math.rint(each)
        ? Text.of("every team plays %.0f of the %d others", each, others)
        : Text.of("a team plays %.1f of the %d others on average", each, others);
  }

  /**
   * @param matches the matches of a movement
   * @return when results come, and after which rounds no match is open, in one sentence without a
   *     full stop
   */
  public static String delay(Matches matches) {
    return delay(matches, Language.EN);
  }

  /**
   * @param matches the matches of a movement
   * @param language a language
   * @return the same in that language
   */
  public static String delay(Matches matches, Language language) {
    return language.say("results.come", late(matches, language))
        + (matches.mostDelay() == 0 ? "" : "; " + breaks(matches, language));
  }

  /**
   * @param match a match
   * @param round a round in which it is played
   * @param language a language
   * @return which half of it is played then, such as "first half"
   */
  static String half(Matches.Match match, int round, Language language) {
    if (match.first() == match.last()) {
      return language.say("half.whole");
    }
    return language.say(round == match.first() ? "half.first" : "half.second");
  }

  /**
   * @param matches the matches of a movement
   * @param round a round
   * @return the matches that are open after it, such as "open: 1 v 4, 2 v 7", or that there is none
   */
  public static String open(Matches matches, int round) {
    String open =
        matches.all().stream()
            .filter(m -> m.open(round))
            .map(MatchesText::title)
            .collect(Collectors.joining(", "));
    return open.isEmpty() ? "no match is open" : "open: " + open;
  }

  /** {@return its two teams, such as 2 v 7} */
  public static String title(Matches.Match match) {
    return match.one() + " v " + match.other();
  }

  private static String late(Matches matches, Language language) {
    if (matches.mostDelay() == 0) {
      return language.say("results.atOnce");
    }
    double mean = (double) matches.delays() / (matches.whole() - matches.together());
    String later =
        mean == matches.mostDelay()
            ? language.say("results.later", matches.mostDelay())
            : language.say(
                "results.mean", language.decimal(Text.of("%.1f", mean)), matches.mostDelay());
    return matches.together() == 0
        ? later
        : language.say("results.some", matches.together(), later);
  }

  private static String breaks(Matches matches, Language language) {
    return matches.scoreBreaks().isEmpty()
        ? language.say("results.open")
        : language.say("results.breaks", Wording.list(matches.scoreBreaks()));
  }
}
