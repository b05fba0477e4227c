package org.boardwalk.search.local.state;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.boardwalk.wish.IndividualWish;

/** A rule for a {@link RuleLedger}: what it asks, in arrays. */
final class RuleWatch {

  /** Bits of directions: 1 shifted by that of a place, 0 for NS and 1 for EW. */
  private static final int NS = 1;

  private static final int EW = 2;

  final int mask;
  final int least;
  final int most;
  final int weight;
  final boolean only;
  final boolean even;
  final Counted counted;
  final int spans;

  /** The counts that a round belongs to: from first[r] to last[r]; none where that is less. */
  final int[] first;

  final int[] last;

  /** The number of the rule that asks something only where this is kept; -1 for none. */
  final int conditionOf;

  /** The rounds of each count, for rules on boards that two both play; empty for other rules. */
  final BitSet[] together;

  private final int bits;

  final boolean[] tables;
  final int directions;

  /** happens[r][a][b]: whether an event happens in two places; empty for other rules. */
  final boolean[][][] happens;

  /**
   * Reads a rule.
   *
   * @param bits the bits of a place that tell the seats of a table apart
   * @param conditionOf the number of the rule of which it is a condition; -1 for none
   */
  RuleWatch(Rule rule, int rounds, int ofTables, int bits, int conditionOf) {
    this.bits = bits;
    this.conditionOf = conditionOf;
    counted = rule.counted().plain();
    least = rule.times().least();
    most = rule.times().most();
    weight = rule.weight();
    only = rule.times().shape() == Times.Shape.ONLY;
    even = rule.times().shape() == Times.Shape.EVEN;
    List<List<Integer>> spans = rule.spans(rounds);
    this.spans = spans.size();
    first = new int[rounds];
    last = new int[rounds];
    for (int r = 0; r < rounds; r++) {
      int round = r + 1;
      int[] with =
          IntStream.range(0, spans.size()).filter(s -> spans.get(s).contains(round)).toArray();
      first[r] = with.length == 0 ? 0 : with[0];
      last[r] = with.length == 0 ? -1 : with[with.length - 1];
    }
    together = new BitSet[counted instanceof Counted.SameBoards ? spans.size() : 0];
    for (int s = 0; s < together.length; s++) {
      together[s] = new BitSet(rounds);
      for (int round : spans.get(s)) {
        together[s].set(round - 1);
      }
    }
    happens = new boolean[counted instanceof Counted.Happening ? rounds : 0][][];
    for (int r = 0; r < happens.length; r++) {
      happens[r] = ((Counted.Happening) counted).inRound(r + 1, ofTables);
    }
    mask = counted instanceof Counted.Meeting m ? bits(m.relations()) : 0;
    tables = new boolean[IndividualWish.MOST_PLAYERS];
    boolean sits = counted instanceof Counted.Sitting;
    Counted.Sitting sitting = sits ? (Counted.Sitting) counted : null;
    Arrays.fill(tables, sitting == null || sitting.tables().isEmpty());
    if (sitting != null) {
      sitting.tables().forEach(t -> tables[t - 1] = true);
    }
    directions =
        sitting == null || sitting.directions().isEmpty()
            ? NS | EW
            : sitting.directions().stream().mapToInt(d -> d == Direction.NS ? NS : EW).sum();
  }

  /** By how much a count lies outside the range. */
  int outside(int n) {
    return n > most ? n - most : n < least ? least - n : 0;
  }

  /** Whether the round belongs to a count. */
  boolean counts(int r) {
    return first[r] <= last[r];
  }

  /** Whether a player moves from one place to the other. */
  boolean apart(int place, int other) {
    boolean ofTable =
        counted instanceof Counted.Moving moving && moving.to() == Counted.MoveTo.TABLE;
    return ofTable ? place >> bits != other >> bits : place != other;
  }

  private static int bits(Set<Relation> relations) {
    return relations.stream().mapToInt(Relation::bit).sum();
  }
}
