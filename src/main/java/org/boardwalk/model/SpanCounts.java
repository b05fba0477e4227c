package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;

/**
 * The counts of a rule in a model that knows every round: one for each couple or player and each
 * span of rounds that the rule counts together.
 */
public final class SpanCounts {

  /** 1 when two contestants, from 0, meet in a round, from 0, as a rule says. */
  public interface Meets {
    Sum in(int round, int one, int other);
  }

  /** States what a rule asks of counts. */
  public interface Asked {
    void state(Rule rule, List<RuleLimits.Count> counts);
  }

  private final Rule rule;
  private final List<List<Integer>> spans;
  private final Asked asked;

  /** The counts that are to be even together. */
  private final List<RuleLimits.Count> group = new ArrayList<>();

  /** Where counts are added up: the next count of a player or couple, in the group. */
  private int at;

  public SpanCounts(Rule rule, int rounds, Asked asked) {
    this.rule = rule;
    this.asked = asked;
    spans = rule.spans(rounds);
  }

  /** Begins the counts of the next player or couple. */
  public void next() {
    at = 0;
  }

  /** The rounds that are counted together, from 1. */
  public List<List<Integer>> spans() {
    return spans;
  }

  /** Counts the meetings of each couple, with those before the first round. */
  public void meetings(Counted.Meeting meeting, int contestants, Meets meets) {
    for (Two two : rule.couples(meeting, contestants)) {
      int before = Collections.frequency(rule.before(), two);
      next();
      add(before, r -> meets.in(r, two.one() - 1, two.other() - 1));
    }
  }

  /** Counts the sets that each couple plays in common. */
  public void sameBoards(Counted.SameBoards same, SetsInCommon inCommon) {
    for (Two two : same.couples()) {
      next();
      for (List<Integer> span : spans) {
        add(inCommon.of(span, two.one() - 1, two.other() - 1), 0, span.size());
      }
    }
  }

  /** Adds one count for each span: what was before, and at most one more in each round. */
  public void add(int before, IntFunction<Sum> inRound) {
    for (List<Integer> span : spans) {
      Sum sum = new Sum().plus(before);
      span.forEach(round -> sum.add(inRound.apply(round - 1), 1));
      add(sum, before, before + span.size());
    }
  }

  /** Adds a count by itself, with the least and the greatest value that it can take. */
  public void add(Sum sum, int lowest, int highest) {
    if (rule.together() && at < group.size()) {
      RuleLimits.Count total = group.get(at);
      total.sum().add(sum, 1);
      int least = total.lowest() + lowest;
      group.set(at, new RuleLimits.Count(total.sum(), least, total.highest() + highest, 1));
    } else {
      group.add(new RuleLimits.Count(sum, lowest, highest, 1));
    }
    at++;
  }

  /** Ends a group of counts that are even together; counts that are added up are one group. */
  public Rule endOfGroup() {
    return rule.together() ? rule : end();
  }

  /** Ends the last group. */
  public Rule end() {
    asked.state(rule, group);
    group.clear();
    return rule;
  }
}
