package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Searches for the first round of a Howell over Z_s, a starter with its adder. Every element sits
 * once. The differences of opponents are different up to sign, and so are their meetings. The
 * differences z - b, over each element z at a table with set b, are different too, so that each
 * contestant plays every set once. The differences z - b are called columns here: a contestant in
 * column c of a table plays set 0 in round -c.
 *
 * <p>Depth-first, branching on the column with the fewest choices, shuffled by the seed; effort is
 * counted. A strong starter takes -(c + d) for the set of columns c and d (R. C. Mullin and E.
 * Nemeth, An existence theorem for Room squares, Canad. Math. Bull. 12 (1969)): then the elements
 * are -d and -c, and only sums and differences must be different.
 */
final class HowellStarterSearch {

  /** The sets that a table may have. */
  enum Adder {
    /** The set of a strong starter. */
    STRONG,
    /** Any set. */
    ANY,
    /** One set for all tables. */
    SHARED
  }

  /** The greatest modulus. */
  static final int MOST = 63;

  private final int modulus;
  private final int copies;
  private final Adder adder;
  private final List<Integer> signs;
  private final SplittableRandom random;
  private final List<StarterCell> cells = new ArrayList<>();
  private final int[] uses;
  private int singles;
  private int couples;
  private long columns;
  private long elements;
  private long differences;
  private int steps;

  /**
   * @param modulus s, at most {@value #MOST}
   * @param tables number of tables, t
   * @param copies how many tables may have one set
   * @param adder the sets that a table may have
   * @param signs the direction of each column, 1 for NS and -1 for EW; contestants that stay sit
   *     NS. Empty where directions do not matter
   */
  HowellStarterSearch(
      int modulus, int tables, int copies, Adder adder, List<Integer> signs, long seed) {
    this.modulus = modulus;
    this.copies = copies;
    this.adder = adder;
    this.signs = List.copyOf(signs);
    random = new SplittableRandom(seed);
    uses = new int[modulus];
    singles = 2 * tables - modulus;
    couples = modulus - tables;
    columns = (1L << modulus) - 1;
    elements = columns;
  }

  /**
   * @param most the most steps
   * @return the tables of the first round, contestants that stay first; empty when none was found
   */
  Optional<List<StarterCell>> search(int most) {
    steps = most;
    return extend() ? Optional.of(List.copyOf(cells)) : Optional.empty();
  }

  /** Two columns at a table, or one against a contestant that stays, with the set. */
  private record Choice(int first, int second, int set) {}

  private boolean extend() {
    if (columns == 0) {
      return true;
    }
    if (--steps <= 0) {
      return false;
    }
    List<Choice> choices = fewest();
    for (Choice choice : choices) {
      toggle(choice, 1);
      if (extend()) {
        return true;
      }
      toggle(choice, -1);
    }
    return false;
  }

  private List<Choice> fewest() {
    List<Choice> fewest = List.of();
    int best = Integer.MAX_VALUE;
    for (int c = 0; c < modulus && best > 0; c++) {
      if ((columns >> c & 1) == 1) {
        List<Choice> choices = choices(c);
        if (choices.size() < best) {
          best = choices.size();
          fewest = choices;
        }
      }
    }
    int[] order = IntStream.range(0, fewest.size()).toArray();
    List<Choice> shuffled = new ArrayList<>(fewest);
    for (int i = order.length - 1; i > 0; i--) {
      Collections.swap(shuffled, i, random.nextInt(i + 1));
    }
    return shuffled;
  }

  private List<Choice> choices(int column) {
    List<Choice> choices = new ArrayList<>();
    if (singles > 0 && (signs.isEmpty() || signs.get(column) < 0)) {
      offer(choices, column, column);
    }
    for (int d = 0; d < modulus && couples > 0; d++) {
      boolean opposite = signs.isEmpty() || signs.get(column) + signs.get(d) == 0;
      if (d != column && (columns >> d & 1) == 1 && opposite) {
        int difference = difference(column, d);
        if (2 * difference != modulus && (differences >> difference & 1) == 0) {
          offer(choices, column, d);
        }
      }
    }
    return choices;
  }

  private void offer(List<Choice> choices, int first, int second) {
    switch (adder) {
      case STRONG -> offer(choices, first, second, Math.floorMod(-first - second, modulus));
      case SHARED -> offer(choices, first, second, 0);
      case ANY -> {
        for (int set = 0; set < modulus; set++) {
          offer(choices, first, second, set);
        }
      }
    }
  }

  private void offer(List<Choice> choices, int first, int second, int set) {
    if (uses[set] < copies && isFree(first + set) && isFree(second + set)) {
      choices.add(new Choice(first, second, set));
    }
  }

  private boolean isFree(int element) {
    return (elements >> element % modulus & 1) == 1;
  }

  private int difference(int a, int b) {
    int d = Math.floorMod(a - b, modulus);
    return Math.min(d, modulus - d);
  }

  /** Makes a choice, or undoes it. */
  private void toggle(Choice choice, int change) {
    int a = (choice.first() + choice.set()) % modulus;
    int b = (choice.second() + choice.set()) % modulus;
    uses[choice.set()] += change;
    columns ^= 1L << choice.first();
    elements ^= 1L << a;
    if (choice.first() == choice.second()) {
      singles -= change;
    } else {
      columns ^= 1L << choice.second();
      elements ^= 1L << b;
      differences ^= 1L << difference(a, b);
      couples -= change;
    }
    if (change < 0) {
      cells.remove(cells.size() - 1);
    } else if (choice.first() == choice.second()) {
      cells.add(new StarterCell(StarterCell.STATIONARY, a, choice.set()));
    } else {
      boolean firstNs = signs.isEmpty() || signs.get(choice.first()) > 0;
      cells.add(
          firstNs ? new StarterCell(a, b, choice.set()) : new StarterCell(b, a, choice.set()));
    }
  }
}
