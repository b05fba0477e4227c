package org.boardwalk.publish;

import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;

/**
 * The verdict on a movement in plain words. All outputs take their words from here, by kind of
 * movement. Writes only the judge's findings and the theorems. Stateless and thread-safe.
 */
public final class VerdictText {

  private VerdictText() {}

  /**
   * @param judged a movement
   * @return its scorecard as lines, each ended by a line feed
   */
  public static String card(Judged judged) {
    return players(judged) ? ScorecardText.of(judged) : PairsScoreText.of(judged);
  }

  /**
   * @param judged a movement
   * @return the measures that count, in a few words, such as "cost 60, bound 0, gap 60" or "2
   *     copies, 12 breaks, 0 moves not up one"
   */
  public static String brief(Judged judged) {
    return players(judged) ? cost(judged, judged.bounds().total()) : PairsScoreText.brief(judged);
  }

  /**
   * @param found a movement that was found
   * @return its proven quality, in a line such as "ideal: ..." or "feasible: cost 60, bound 0, gap
   *     60", without a line feed
   */
  public static String status(Outcome.Found found) {
    Standing standing = found.standing();
    return Word.of(found.status())
        + ": "
        + HarmlessText.of(
            players(found.judged()) ? playersStatus(found) : PairsScoreText.brief(found.judged()))
        + (standing.claimed() ? claimed(found.judged()) : "");
  }

  private static String playersStatus(Outcome.Found found) {
    Judged judged = found.judged();
    long bound = found.bounds().total();
    return switch (found.status()) {
      case IDEAL -> ideal(judged);
      case OPTIMAL ->
          Text.of(
              "cost %d, nothing better can exist%s: %s",
              judged.cost(), among(judged), reason(found));
      case FEASIBLE -> cost(judged, bound);
    };
  }

  private static String claimed(Judged judged) {
    return "; said to be best possible" + among(judged) + "; not repeated here";
  }

  /** The class of movements among which none is better, where the search was restricted. */
  private static String among(Judged judged) {
    return judged.wish().map(VerdictText::among).orElse("");
  }

  static String among(Wish wish) {
    return wish instanceof IndividualWish players && players.symmetry().restricts()
        ? " with the symmetry asked for"
        : "";
  }

  private static String ideal(Judged judged) {
    if (judged.weights().all()) {
      return "all four criteria are met as well as can be";
    }
    String counted = ScorecardText.counted(judged);
    return counted.isEmpty()
        ? "no criterion counts, so that whatever breaks no rule will do"
        : "the criteria that count are met as well as can be: " + counted;
  }

  private static String reason(Outcome.Found found) {
    return found
        .standing()
        .certificate()
        .map(Certificate::sentence)
        .orElseGet(
            () ->
                String.join(
                    "; ", found.bounds().by().stream().map(TheoremCase::statement).toList()));
  }

  private static String cost(Judged judged, long bound) {
    long cost = judged.cost();
    return Text.of("cost %d, bound %d, gap %d", cost, bound, Math.max(0, cost - bound));
  }

  private static boolean players(Judged judged) {
    return judged.movement().kind() == Kind.INDIVIDUAL;
  }
}
