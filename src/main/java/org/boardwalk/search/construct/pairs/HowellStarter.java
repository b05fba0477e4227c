package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The first round of a Howell over Z_s, and its balance.
 *
 * @param modulus s
 * @param cells the tables
 */
record HowellStarter(int modulus, List<StarterCell> cells) {

  /** Copies the list. */
  HowellStarter {
    cells = List.copyOf(cells);
  }

  /**
   * The calibre of the s rounds, 0 to 100, from sums over the group: columns at distance d compare
   * by the autocorrelation of their directions, plus t once they meet.
   */
  double calibre() {
    int[] signs = new int[modulus];
    boolean[] meet = new boolean[modulus];
    List<Integer> staying = new ArrayList<>();
    for (StarterCell c : cells) {
      if (c.stays()) {
        staying.add(c.ns() == StarterCell.STATIONARY ? 1 : -1);
      } else {
        meet[Math.floorMod(c.ns() - c.ew(), modulus)] = true;
        meet[Math.floorMod(c.ew() - c.ns(), modulus)] = true;
      }
      sign(signs, c.ns(), c.set(), 1);
      sign(signs, c.ew(), c.set(), -1);
    }
    // Every ordered pair of columns counts a half, like every unordered pair once.
    Sum sum = new Sum();
    int total = 0;
    for (int d = 1; d < modulus; d++) {
      int same = 0;
      for (int c = 0; c < modulus; c++) {
        same += signs[c] * signs[(c + d) % modulus];
      }
      sum.add(same + (meet[d] ? cells.size() : 0), modulus / 2.0);
    }
    for (int sign : signs) {
      total += sign;
    }
    for (int i = 0; i < staying.size(); i++) {
      sum.add(staying.get(i) * total + cells.size(), modulus);
      for (int j = 0; j < i; j++) {
        sum.add(staying.get(i) * staying.get(j) * modulus, 1);
      }
    }
    return sum.calibre();
  }

  private void sign(int[] signs, int element, int set, int sign) {
    if (element != StarterCell.STATIONARY) {
      signs[Math.floorMod(element - set, modulus)] = sign;
    }
  }

  /** Sums over pairs of contestants. */
  private static final class Sum {
    private double pairs;
    private double values;
    private double squares;

    void add(int value, double times) {
      pairs += times;
      values += value * times;
      squares += (double) value * value * times;
    }

    double calibre() {
      return squares == 0 ? 0 : 100 * values * values / pairs / squares;
    }
  }

  /** This starter with tables turned one by one as long as that improves it: a local optimum. */
  HowellStarter balanced() {
    HowellStarter best = this;
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i < cells.size(); i++) {
        List<StarterCell> turned = new ArrayList<>(best.cells);
        turned.set(i, turned.get(i).switched());
        HowellStarter next = new HowellStarter(modulus, turned);
        if (next.calibre() > best.calibre() + 1e-9) {
          best = next;
          better = true;
        }
      }
    }
    return best;
  }

  /**
   * This starter renumbered: a stationary contestant is at table 1 with set 0 against element 0,
   * and the other tables follow by their sets in chains, so that the boards walk down wherever
   * possible.
   */
  HowellStarter arranged() {
    StarterCell first = cells.stream().filter(StarterCell::stays).findFirst().orElseThrow();
    int element = Math.max(first.ns(), first.ew());
    List<StarterCell> shifted =
        cells.stream()
            .map(
                c ->
                    new StarterCell(
                        shifted(c.ns(), element),
                        shifted(c.ew(), element),
                        Math.floorMod(c.set() - first.set(), modulus)))
            .sorted(
                Comparator.comparingInt(StarterCell::set)
                    .thenComparing(c -> !c.stays())
                    .thenComparingInt(c -> Math.max(c.ns(), c.ew())))
            .collect(Collectors.toList());
    List<StarterCell> chained = new TableChains(shifted).inOrder();
    Collections.rotate(chained, -chained.indexOf(shifted.get(0)));
    return new HowellStarter(modulus, chained);
  }

  /** Tables in chains, in which each table begins with the set after that of the table before. */
  private final class TableChains {
    private final List<List<StarterCell>> bySet = new ArrayList<>();

    TableChains(List<StarterCell> cells) {
      for (int set = 0; set < modulus; set++) {
        bySet.add(new ArrayList<>());
      }
      cells.forEach(c -> bySet.get(c.set()).add(c));
    }

    /** The tables, chain by chain; a chain begins at a set with more tables than the set before. */
    List<StarterCell> inOrder() {
      List<StarterCell> order = new ArrayList<>();
      while (order.size() < cells.size()) {
        int set = 0;
        while (set < modulus && left(set) <= left(set - 1)) {
          set++;
        }
        for (set %= modulus; left(set) > 0; set = (set + 1) % modulus) {
          order.add(bySet.get(set).remove(0));
        }
      }
      return order;
    }

    private int left(int set) {
      return bySet.get(Math.floorMod(set, modulus)).size();
    }
  }

  /**
   * The number of tables after which the boards do not walk down in each round; with half tables,
   * at most that.
   */
  int breaks() {
    int[] uses = new int[modulus];
    cells.forEach(c -> uses[c.set()]++);
    return IntStream.range(0, modulus)
        .map(s -> Math.max(0, uses[s] - uses[(s + 1) % modulus]))
        .sum();
  }

  private int shifted(int element, int down) {
    return element == StarterCell.STATIONARY ? element : Math.floorMod(element - down, modulus);
  }

  /**
   * The plan of all rounds; contestants that stay have the numbers after the elements, in the order
   * of tables.
   */
  PairsPlan plan() {
    int[] staying = new int[cells.size()];
    int number = modulus;
    for (int i = 0; i < staying.length; i++) {
      staying[i] = cells.get(i).stays() ? number++ : -1;
    }
    return (t, r) -> {
      StarterCell c = cells.get(t);
      return new Meeting(
          c.ns() == StarterCell.STATIONARY ? staying[t] : (c.ns() + r) % modulus,
          c.ew() == StarterCell.STATIONARY ? staying[t] : (c.ew() + r) % modulus,
          (c.set() + r) % modulus);
    };
  }
}
