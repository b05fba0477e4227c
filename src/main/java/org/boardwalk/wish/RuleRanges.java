package org.boardwalk.wish;

import java.util.Collection;
import java.util.List;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.Times;

/**
 * Refuses rules that name players, tables or rounds that a wish does not have, and rules without a
 * meaning.
 *
 * @param turnout the sizes and rules of the wish
 * @param rotation seats changing board by board
 */
record RuleRanges(Turnout turnout, Rotation rotation) {

  /** The heaviest weight of a rule; costs stay far below the greatest number. */
  private static final int HEAVIEST = 1000;

  /** Throws an IllegalArgumentException for the first such rule. */
  void check() {
    turnout.fixed().otherRules().forEach(this::check);
  }

  private void check(Rule rule) {
    within(rule, "player", rule.counted().players(), turnout.players());
    within(rule, "round", rule.rounds(), turnout.rounds());
    if (rule.counted().players().isEmpty()) {
      throw fault(rule, "names no players", "give their numbers, or all");
    }
    if (rule.weight() > HEAVIEST) {
      throw fault(
          rule,
          Text.of("has a weight [%d] above %d", rule.weight(), HEAVIEST),
          "leave the weight out, so that the rule must be kept");
    }
    List<List<Integer>> spans = rule.spans(turnout.rounds());
    int longest = spans.stream().mapToInt(List::size).max().orElse(0);
    if (rule.within() > longest) {
      throw fault(
          rule,
          Text.of("is within [%d] rounds, more than the %d that count", rule.within(), longest),
          "leave within out");
    }
    int first = rule.counted() instanceof Counted.Moving ? 1 : 0; // The first round is no move.
    if (rule.times().least() > longest - first + rule.before().size()) {
      throw fault(
          rule,
          Text.of("asks for [%d] times in %d rounds", rule.times().least(), longest),
          "ask for fewer");
    }
    if (rule.times().shape() == Times.Shape.EVEN && rule.within() > 0) {
      throw fault(rule, "is to be even within some rounds", "say how often instead, such as ..1");
    }
    rule.counted().accept(new Meaning(rule));
  }

  /** Checks what depends on what is counted. */
  private final class Meaning implements Counted.Visitor<Boolean> {

    private final Rule rule;

    Meaning(Rule rule) {
      this.rule = rule;
    }

    @Override
    public Boolean meeting(Counted.Meeting meeting) {
      couples(meeting.between(), meeting.couples());
      if (meeting.ordered() && rotation != Rotation.NONE) {
        throw fault(
            rule,
            "is about the player on the left, who changes board by board with a rotation",
            "leave the rotation out");
      }
      return true;
    }

    private void couples(Couples between, List<Couples.Two> all) {
      for (Couples.Two two : between.named()) {
        if (two.one() == two.other()) {
          throw fault(
              rule, Text.of("couples player [%d] with themselves", two.one()), "correct it");
        }
      }
      if (all.isEmpty()) {
        throw fault(rule, "names no couple", "name two players or more");
      }
    }

    @Override
    public Boolean sitting(Counted.Sitting sitting) {
      within(rule, "table", sitting.tables(), turnout.tables());
      boolean directed =
          !sitting.directions().isEmpty() || sitting.apart() == Counted.Apart.DIRECTIONS;
      if (directed && rotation != Rotation.NONE) {
        throw fault(
            rule,
            "is about directions, which change board by board with a rotation",
            "leave the rotation out");
      }
      boolean open = sitting.tables().isEmpty() && sitting.directions().isEmpty();
      if (open && rule.times().shape() == Times.Shape.ONLY) {
        throw fault(rule, "does not say how often", "add times, such as even or ..2");
      }
      return noBefore();
    }

    @Override
    public Boolean sittingOut(Counted.SittingOut out) {
      if (rule.times().shape() == Times.Shape.ONLY) {
        throw fault(rule, "does not say how often", "add times, such as 0 or ..1");
      }
      return noBefore();
    }

    @Override
    public Boolean moving(Counted.Moving moving) {
      if (rule.times().shape() == Times.Shape.ONLY) {
        throw fault(rule, "does not say how often", "add times, such as 0 or ..2");
      }
      return noBefore();
    }

    @Override
    public Boolean happening(Counted.Happening happening) {
      couples(happening.to(), happening.counts());
      if (rule.times().shape() == Times.Shape.ONLY) {
        throw fault(rule, "does not say how often", "add times, such as 0 or ..1");
      }
      if (rotation != Rotation.NONE) {
        throw fault(
            rule,
            "is about an event of your own, for which a player has one direction in a round",
            "leave the rotation out");
      }
      return noBefore();
    }

    private boolean noBefore() {
      if (!rule.before().isEmpty()) {
        throw fault(
            rule, "counts places of earlier sessions", "count the history of meetings only");
      }
      return true;
    }
  }

  private static void within(Rule rule, String what, Collection<Integer> numbers, int most) {
    for (int number : numbers) {
      if (number < 1 || number > most) {
        throw fault(
            rule,
            Text.of("names %s [%d], which must be from 1 to %d", what, number, most),
            "correct the number");
      }
    }
  }

  private static IllegalArgumentException fault(Rule rule, String what, String maybe) {
    return new IllegalArgumentException(
        Text.of("the rule [%s] %s\nMaybe %s.", RuleText.of(rule), what, maybe));
  }
}
