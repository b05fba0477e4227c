package org.boardwalk.quality.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;

/** Adds up the counts of a rule, group by group; counts of a group are compared where even. */
final class RuleTally {

  private record Count(Supplier<String> who, int times, String unit, List<Integer> when) {}

  private final Times times;
  private final Rule rule;
  private final List<Count> group = new ArrayList<>();

  /**
   * Where counts are added up: the place, in the group, of the next count of a player or couple.
   */
  private int at;

  private int counts;
  private int broken;
  private long squares;
  private int farthest;
  private String worst = "";

  RuleTally(Rule rule) {
    this.rule = rule;
    times = rule.times();
  }

  /** Begins the counts of the next player or couple. */
  void next() {
    at = 0;
  }

  void add(Supplier<String> who, int count, String unit, List<Integer> when) {
    if (rule.together() && at < group.size()) {
      Count sum = group.get(at);
      List<Integer> all = Stream.concat(sum.when().stream(), when.stream()).sorted().toList();
      group.set(at, new Count(who, sum.times() + count, unit, all));
    } else {
      group.add(new Count(who, count, unit, when));
    }
    at++;
  }

  /** Ends a group; counts that are added up are one group. */
  RuleTally endOfGroup() {
    return rule.together() ? this : close();
  }

  private RuleTally close() {
    boolean even = times.shape() == Times.Shape.EVEN;
    int least = even ? fairest() : times.least();
    int most = even ? least + 1 : times.most();
    for (Count count : group) {
      int outside = Times.outside(count.times(), least, most);
      counts++;
      broken += outside > 0 ? 1 : 0;
      squares += (long) outside * outside;
      if (outside > farthest) {
        farthest = outside;
        worst = words(count);
      }
    }
    group.clear();
    return this;
  }

  /** The smaller of the two neighbouring counts for which the group costs least. */
  private int fairest() {
    int top = group.stream().mapToInt(Count::times).max().orElse(0);
    int best = 0;
    for (int least = 1; least <= top; least++) {
      best = squares(least) < squares(best) ? least : best;
    }
    return best;
  }

  private long squares(int least) {
    return group.stream()
        .mapToLong(c -> Times.outside(c.times(), least, least + 1))
        .map(x -> x * x)
        .sum();
  }

  private String words(Count count) {
    String rounds =
        count.when().isEmpty()
            ? ""
            : Text.of(
                " (%s%s %s)",
                count.unit(),
                count.when().stream().distinct().count() == 1 ? "" : "s",
                String.join(", ", count.when().stream().distinct().map(r -> "" + r).toList()));
    String times = count.times() == 0 ? "never" : RuleText.often(count.times());
    int before = count.times() - count.when().size();
    String earlier = before > 0 ? Text.of(", of which %s before", RuleText.often(before)) : "";
    return Text.of("%s: %s%s%s", count.who().get(), times, rounds, earlier);
  }

  RuleScore score() {
    close();
    return new RuleScore(rule, counts, broken, squares, worst);
  }
}
