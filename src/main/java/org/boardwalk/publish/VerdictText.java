package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Certificate;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;

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

  /** {@return the measures of the movement of an answer, in a few words; that it has none} */
  public static String brief(Answer answer) {
    return answer.outcome().found().map(found -> brief(found.judged())).orElse("no movement");
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
        + HarmlessText.of(players(found.judged()) ? playersStatus(found) : pairsStatus(found))
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

  private static String pairsStatus(Outcome.Found found) {
    String brief = PairsScoreText.brief(found.judged());
    return found.status() == Status.OPTIMAL
        ? Text.of("%s, nothing better can exist%s: %s", brief, among(found.judged()), reason(found))
        : brief + PairsScoreText.most(found.movement()) + rules(found);
  }

  /** What counting or a search has shown of the cost of rules. */
  private static String rules(Outcome.Found found) {
    long least = found.bounds().total();
    return least > 0 ? Text.of("; the rules cost at least %d", least) : "";
  }

  private static String claimed(Judged judged) {
    return "; said to be best possible" + among(judged) + "; not repeated here";
  }

  /** The class of movements among which none is better. */
  private static String among(Judged judged) {
    return judged.wish().map(VerdictText::among).orElse("");
  }

  /**
   * The conditions of a claim that the sizes do not show.
   *
   * @param wish the wish whose answers the claim is about
   * @return such as " with sit-outs in turn and with the symmetry asked for"; empty for none
   */
  static String among(Wish wish) {
    return wish.accept(new Scope());
  }

  /** The conditions of claims, by kind of wish. */
  private static final class Scope implements Wish.Visitor<String> {

    @Override
    public String individual(IndividualWish wish) {
      Fixed fixed = wish.fixed();
      List<String> words = new ArrayList<>();
      boolean full = fixed.attendance().full() && 4 * wish.tables() == wish.players();
      if (!full && fixed.sitOuts() != SitOutRule.FREE) {
        words.add(fixed.inTurn() ? "sit-outs in turn" : "even sit-outs");
      }
      if (!wish.required().isEmpty()) {
        words.add(
            joined(wish.required().stream().sorted().map(Criterion::word).toList())
                + " as required");
      }
      add(words, wish.form() != Form.FREE, "the form asked for");
      add(words, wish.symmetry().restricts(), "the symmetry asked for");
      add(words, !fixed.first().isEmpty(), "the rounds that are settled");
      add(words, !fixed.stationary().isEmpty(), "the players who stay");
      add(words, !fixed.rules().isEmpty(), "the rules asked for");
      add(
          words,
          wish.walk() == WalkWish.DOWN_ONE || wish.walk() == WalkWish.RULE,
          "the walk asked for");
      return words.isEmpty() ? "" : " " + joined(words.stream().map(w -> "with " + w).toList());
    }

    private static String joined(List<String> words) {
      int last = words.size() - 1;
      return last == 0
          ? words.get(0)
          : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    private static void add(List<String> words, boolean holds, String word) {
      if (holds) {
        words.add(word);
      }
    }

    @Override
    public String pairs(PairsWish wish) {
      return (wish.form() instanceof PairsForm.Web ? " among Webs, in which NS stay" : "")
          + (wish.rules().isEmpty() ? "" : " with the rules asked for");
    }
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
