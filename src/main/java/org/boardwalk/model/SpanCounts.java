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

  private final Rule rule;
  private final List<List<Integer>> spans;
  private final RuleLimits limits;

  /** The counts that are to be even together. */
  private final List<RuleLimits.Count> group = new ArrayList<>();

  public SpanCounts(Rule rule, int rounds, RuleLimits limits) {
    this.rule = rule;
    this.limits = limits;
    spans = rule.spans(rounds);
  }

  /** The rounds that are counted together, from 1. */
  public List<List<Integer>> spans() {
    return spans;
  }

  /** Counts the meetings of each couple, with those before the first round. */
  public void meetings(Counted.Meeting meeting, int contestants, Meets meets) {
    for (Two two : rule.couples(meeting, contestants)) {
      int before = Collections.frequency(rule.before(), two);
      add(before, r -> meets.in(r, two.one() - 1, two.other() - 1));
    }
  }

  /** Counts the sets that each couple plays in common. */
  public void sameBoards(Counted.SameBoards same, SetsInCommon inCommon) {
    for (Two two : same.couples()) {
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
    group.add(new RuleLimits.Count(sum, lowest, highest, 1));
  }

  /** Ends a group of counts that are even together, where the rule asks for that. */
  public Rule endOfGroup() {
    limits.state(rule, group);
    group.clear();
    return rule;
  }
}
