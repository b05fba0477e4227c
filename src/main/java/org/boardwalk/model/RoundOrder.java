package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.boardwalk.model.Unfolding.Foursome;

/**
 * Puts rounds in a fair order: no contestant sits out twice before all have sat out once, nor twice
 * running where that can be avoided. Backtracking with a limit.
 */
public final class RoundOrder {

  private static final int NODES = 20_000;

  private final List<BitSet> out;
  private final int contestants;
  private final int[] order;
  private final int[] count;

  /** Those whose count is above 0: they have sat out. */
  private final BitSet before = new BitSet();

  private boolean avoidRunning;
  private int nodes;

  private RoundOrder(List<BitSet> out, int contestants) {
    this.out = out;
    this.contestants = contestants;
    order = new int[out.size()];
    count = new int[contestants];
  }

  /** The rounds in a fair order, or unchanged when none was found. */
  public static List<List<Foursome>> fair(List<List<Foursome>> rounds, int players) {
    return new RoundOrder(out(rounds, players), players).fair(rounds);
  }

  private static List<BitSet> out(List<List<Foursome>> rounds, int players) {
    List<BitSet> out = new ArrayList<>();
    for (List<Foursome> round : rounds) {
      BitSet sitting = new BitSet();
      sitting.set(0, players);
      for (Foursome f : round) {
        sitting.clear(f.north());
        sitting.clear(f.east());
        sitting.clear(f.south());
        sitting.clear(f.west());
      }
      out.add(sitting);
    }
    return out;
  }

  private <R> List<R> fair(List<R> rounds) {
    if (out.stream().allMatch(BitSet::isEmpty)) {
      return rounds;
    }
    for (boolean avoid : new boolean[] {true, false}) {
      avoidRunning = avoid;
      nodes = 0;
      Arrays.fill(count, 0);
      before.clear();
      if (extend(0, new BitSet())) {
        return Arrays.stream(order).mapToObj(rounds::get).toList();
      }
    }
    return rounds;
  }

  /**
   * The rounds unchanged where sit-outs take turns, even if a player sits out twice running, so
   * that circulating boards move by a rule; otherwise in a fair order.
   */
  public static List<List<Foursome>> steady(List<List<Foursome>> rounds, int players) {
    return steady(rounds, out(rounds, players), players);
  }

  /**
   * Rounds of any kind, unchanged where sit-outs take turns, otherwise in a fair order.
   *
   * @param <R> the type of a round
   * @param out the contestants that sit out in each round, from 0
   */
  public static <R> List<R> steady(List<R> rounds, List<BitSet> out, int contestants) {
    RoundOrder search = new RoundOrder(out, contestants);
    return search.fairAsTheyCome() ? rounds : search.fair(rounds);
  }

  private boolean fairAsTheyCome() {
    for (int r = 0; r < order.length; r++) {
      if (!fits(r, r)) {
        return false;
      }
      sitOut(r);
    }
    return true;
  }

  private boolean extend(int position, BitSet used) {
    if (position == order.length) {
      return true;
    }
    for (int r = 0; r < order.length; r++) {
      if (used.get(r) || ++nodes > NODES || !fits(position, r)) {
        continue;
      }
      order[position] = r;
      used.set(r);
      sitOut(r);
      if (extend(position + 1, used)) {
        return true;
      }
      takeBack(r);
      used.clear(r);
    }
    return false;
  }

  private void sitOut(int r) {
    BitSet sitting = out.get(r);
    for (int p = sitting.nextSetBit(0); p >= 0; p = sitting.nextSetBit(p + 1)) {
      count[p]++;
    }
    before.or(sitting);
  }

  private void takeBack(int r) {
    BitSet sitting = out.get(r);
    for (int p = sitting.nextSetBit(0); p >= 0; p = sitting.nextSetBit(p + 1)) {
      if (--count[p] == 0) {
        before.clear(p);
      }
    }
  }

  /**
   * Whether round r may come next: contestants may sit out again only when this round completes the
   * first turn.
   */
  private boolean fits(int position, int r) {
    BitSet sitting = out.get(r);
    if (avoidRunning && position > 0 && sitting.intersects(out.get(order[position - 1]))) {
      return false;
    }
    if (!sitting.intersects(before)) {
      return true;
    }
    int first = before.nextClearBit(0);
    while (first < contestants && sitting.get(first)) {
      first = before.nextClearBit(first + 1);
    }
    return first >= contestants;
  }
}
