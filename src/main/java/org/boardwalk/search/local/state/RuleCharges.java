package org.boardwalk.search.local.state;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The counts of all rules and what they cost, one by one, in groups that are to be even, or not at
 * all while a condition fails. A change takes the time of a count; one that ends rounds takes that
 * of all rounds, and one by which a condition holds or fails that of all counts of its rule.
 */
final class RuleCharges {

  private final RuleWatch[] watches;
  private final int players;
  private final int rounds;

  /** The cost of a count that lies one outside the range of a rule that must be kept. */
  private final long unit;

  private final int[] count;

  /** What watches each count, and its group among those that are to be even; -1 for none. */
  private final int[] watchOf;

  private final int[] groupOf;

  /** For the counts of single rounds, what ends those that count; null for other counts. */
  private final RuleLayout.@Nullable Ending[] endingOf;

  /** How many counts of the conditions of a rule lie outside their ranges. */
  private final int[] failed;

  /** The counts of each rule that has conditions. */
  private final int[][] own;

  private final EvenCounts[] groups;

  /** The players of each count, and of each group: the number of players for all together. */
  private final int[] one;

  private final int[] other;
  private final int[] owner;

  private long broken;
  private long energy;

  /** burden[p]: the part of the energy in counts of the player; the last entry is of all. */
  private final long[] burden;

  /** Enters what was before the first round. */
  RuleCharges(RuleLayout layout, int players, int rounds, long unit) {
    this.players = players;
    this.rounds = rounds;
    this.unit = unit;
    watches = layout.watches();
    List<RuleLayout.Start> counts = layout.counts();
    count = counts.stream().mapToInt(RuleLayout.Start::before).toArray();
    watchOf = counts.stream().mapToInt(RuleLayout.Start::watch).toArray();
    groupOf = counts.stream().mapToInt(RuleLayout.Start::group).toArray();
    one = counts.stream().mapToInt(RuleLayout.Start::one).toArray();
    other = counts.stream().mapToInt(RuleLayout.Start::other).toArray();
    owner = layout.owners().stream().mapToInt(Integer::intValue).toArray();
    Map<Integer, RuleLayout.Ending> endings = layout.endings();
    endingOf = new RuleLayout.Ending[count.length];
    endings.forEach((c, ending) -> endingOf[c] = ending);
    failed = new int[watches.length];
    own = new int[watches.length][0];
    for (RuleWatch watch : watches) {
      if (watch.conditionOf >= 0) {
        own[watch.conditionOf] = countsOf(watch.conditionOf);
      }
    }
    groups = new EvenCounts[owner.length];
    burden = new long[players + 1];
    Arrays.setAll(groups, g -> new EvenCounts(rounds));
    for (int c = 0; c < count.length; c++) {
      RuleWatch watch = watches[watchOf[c]];
      if (groupOf[c] >= 0) {
        groups[groupOf[c]].begin(count[c], counts.get(c).rise());
      } else if (watch.conditionOf >= 0 && watch.outside(count[c]) > 0) {
        failed[watch.conditionOf]++;
      }
    }
    for (int c = 0; c < count.length; c++) {
      if (groupOf[c] < 0 && watches[watchOf[c]].conditionOf < 0) {
        charge(c, 1);
      }
    }
    for (int g = 0; g < groups.length; g++) {
      int group = g;
      IntStream.range(0, count.length)
          .filter(c -> groupOf[c] == group)
          .findFirst()
          .ifPresent(c -> weighGroup(group, watchOf[c]));
    }
  }

  private int[] countsOf(int watch) {
    return IntStream.range(0, count.length).filter(c -> watchOf[c] == watch).toArray();
  }

  /** By how much counts lie outside the ranges of rules that must be kept. */
  long broken() {
    return broken;
  }

  /** The cost of all rules, with that of those that are broken. */
  long energy() {
    return energy;
  }

  /** The cost of the rules with a weight. */
  long cost() {
    return energy - unit * broken;
  }

  /** The most by which the energy can fall when the two players change places. */
  long mostFall(int a, int b) {
    return burden[a] + burden[b] + burden[players];
  }

  /** Adds to a count. */
  void add(int c, int by) {
    RuleWatch watch = watches[watchOf[c]];
    int group = groupOf[c];
    RuleLayout.Ending ending = endingOf[c];
    if (ending != null) {
      addInRound(ending, c, by);
    } else if (watch.conditionOf >= 0) {
      int before = Integer.signum(watch.outside(count[c]));
      count[c] += by;
      fail(watch.conditionOf, Integer.signum(watch.outside(count[c])) - before);
    } else if (group < 0) {
      charge(c, -1);
      count[c] += by;
      charge(c, 1);
    } else {
      groups[group].change(count[c], count[c] + by);
      count[c] += by;
      weighGroup(group, watchOf[c]);
    }
  }

  /** Counts what happens in a single round, or what ends the rounds that count. */
  private void addInRound(RuleLayout.Ending ending, int c, int by) {
    int before = open(ending);
    count[c] += by;
    if (c < ending.ends()) {
      int r = (c - ending.cells()) % rounds;
      if (r < before) {
        addOpen(ending, (c - ending.cells()) / rounds, r, by);
      }
      return;
    }
    int after = open(ending);
    for (int r = Math.min(before, after); r < Math.max(before, after); r++) {
      for (int kind = 0; kind < ending.kinds(); kind++) {
        int there = count[ending.cells() + kind * rounds + r];
        addOpen(ending, kind, r, after > before ? there : -there);
      }
    }
  }

  /** How many rounds there are before the first that ends those that count. */
  private int open(RuleLayout.Ending ending) {
    int r = 0;
    while (r < rounds && count[ending.ends() + r] == 0) {
      r++;
    }
    return r;
  }

  private void addOpen(RuleLayout.Ending ending, int kind, int r, int by) {
    RuleWatch watch = watches[ending.watch()];
    for (int s = watch.first[r]; s <= watch.last[r] && by != 0; s++) {
      add(ending.counts() + kind * watch.spans + s, by);
    }
  }

  /** More counts, or fewer, of the conditions of a rule lie outside their ranges. */
  private void fail(int watch, int more) {
    boolean asked = failed[watch] == 0;
    if (asked && more > 0) {
      chargeAll(watch, -1);
    }
    failed[watch] += more;
    if (!asked && failed[watch] == 0) {
      chargeAll(watch, 1);
    }
  }

  private void chargeAll(int watch, int sign) {
    int last = -1;
    for (int c : own[watch]) {
      int group = groupOf[c];
      if (group < 0) {
        charge(c, sign);
      } else if (group != last) {
        EvenCounts even = groups[group];
        burden[players] += charged(watches[watch], sign * even.outside(), sign * even.squares());
        last = group;
      }
    }
  }

  private void charge(int c, int sign) {
    RuleWatch watch = watches[watchOf[c]];
    int outside = watch.outside(count[c]);
    if (outside > 0 && failed[watchOf[c]] == 0) {
      long price = charged(watch, sign * outside, (long) sign * outside * outside);
      burden[one[c]] += price;
      burden[other[c]] += other[c] == players ? 0 : price;
    }
  }

  /** Adds to the energy: a rule that must be kept by what lies outside, others by the squares. */
  private long charged(RuleWatch watch, int outside, long squares) {
    long price = watch.weight == 0 ? unit * outside : watch.weight * squares;
    broken += watch.weight == 0 ? outside : 0;
    energy += price;
    return price;
  }

  /** Weighs a group again. */
  private void weighGroup(int group, int watch) {
    EvenCounts even = groups[group];
    long squares = even.squares();
    int outside = even.outside();
    even.weigh();
    if (failed[watch] == 0) {
      burden[owner[group]] +=
          charged(watches[watch], even.outside() - outside, even.squares() - squares);
    }
  }
}
