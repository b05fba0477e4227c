package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.Matches;
import org.boardwalk.wish.answer.Judged;

/**
 * The quality of a movement for a director, in the words of proposals, without costs and bounds.
 * {@link VerdictText} gives a scorecard with both. Stateless and thread-safe.
 */
public final class DirectorText {

  /** The calibre that rounds to 100 when it is shown. */
  private static final double NEARLY_PERFECT = 99.5;

  private DirectorText() {}

  /**
   * Describes a movement in one sentence. Counts meetings anew, which costs as much as judging. A
   * balance that is a number is left to {@link #scale}.
   *
   * @param judged a movement that keeps all rules
   * @return one sentence such as "Nobody partners twice; everybody meets 12 to 14 of 21 possible
   *     opponents; nobody sits out; boards down one table after every round; needs 1 copy of the
   *     boards."
   * @throws IllegalArgumentException when the movement breaks a rule
   */
  public static String verdict(Judged judged) {
    return verdict(judged, new WalkRuleText(judged));
  }

  /**
   * @param judged a movement that keeps all rules
   * @param walk the rule by which its boards are carried
   * @return as {@link #verdict(Judged)}
   */
  public static String verdict(Judged judged, WalkRuleText walk) {
    Movement movement = judged.movement();
    if (!judged.card().valid()) {
      throw new IllegalArgumentException(
          "movement [" + HarmlessText.of(movement.name()) + "] breaks rules");
    }
    List<String> clauses = new ArrayList<>();
    Optional<Matches> matches = judged.card().matches();
    if (matches.isPresent()) {
      clauses.add(MatchesText.met(matches.get()));
      clauses.add(MatchesText.delay(matches.get()));
      clauses.add("teams are ranked");
    } else {
      clauses.addAll(compared(judged));
    }
    clauses.add(SeatedText.waiting(movement, judged.card()));
    clauses.addAll(CarriedText.of(walk));
    clauses.add("needs " + Text.count(judged.card().walk().copies(), "copy") + " of the boards");
    String words = String.join("; ", clauses);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }

  /** Who meets whom, and how evenly. */
  private static List<String> compared(Judged judged) {
    Movement movement = judged.movement();
    Frequencies met = Frequencies.of(movement);
    List<String> clauses = new ArrayList<>();
    if (movement.kind() == Kind.INDIVIDUAL && !met.partner().isEmpty()) {
      clauses.add(MeetingText.partners(movement, met));
    }
    if (!met.opponent().isEmpty()) {
      clauses.add(MeetingText.opponents(movement, met));
    }
    if (!scalable(judged)) {
      clauses.add(BalanceText.of(movement, judged.card()));
    }
    return clauses;
  }

  /**
   * @param judged a movement
   * @return whether its balance is a number that needs a scale: one winner, and not perfect
   */
  public static boolean scalable(Judged judged) {
    return judged.movement().winners() == 1 && judged.card().calibre().worst() < NEARLY_PERFECT;
  }

  /**
   * Explains the calibre of a movement.
   *
   * @param judged a movement that is {@link #scalable}
   * @param known the other known movements of its size
   * @return such as "Balance: calibre 17 of 100 (at 100 everybody competes with everybody equally);
   *     the best that is known with as many rounds, boards and copies has 23."
   */
  public static String scale(Judged judged, List<Judged> known) {
    double own = judged.card().calibre().worst();
    double best =
        known.stream()
            .mapToDouble(k -> k.card().calibre().worst())
            .filter(c -> !Double.isNaN(c))
            .max()
            .orElse(Double.NaN);
    String others =
        Double.isNaN(best)
            ? "nothing with as many rounds, boards and copies is known to compare it with"
            : Math.round(best) > Math.round(own)
                ? Text.of(
                    "the best that is known with as many rounds, boards and copies has %.0f", best)
                : "nothing that is known with as many rounds, boards and copies has more";
    return Text.of(
        "Balance: calibre %.0f of 100 (at 100 everybody competes with everybody equally); %s.",
        own, others);
  }

  /**
   * @param ours ours, the first, beside another movement
   * @return the measures in which ours is better, and those in which it is worse, with figures
   */
  public static String better(Comparison ours) {
    String worse = ComparisonReport.where(ours, false);
    return "better in "
        + ComparisonReport.where(ours, true)
        + (worse.isEmpty() ? "" : "; worse in " + worse)
        + ".";
  }
}
