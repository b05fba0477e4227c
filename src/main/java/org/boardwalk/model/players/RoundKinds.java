package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding.Foursome;

/**
 * The kinds of rounds: rounds that differ by more than the names of players who are alike, the
 * order of the tables and turns of tables that change nothing. A kind tells the class of the player
 * in each seat; its round has the first players of each class, in the order of the tables and, at a
 * table, of North, South, East and West. So every round can be renamed into exactly one of these
 * rounds. Found by going through all tables of classes.
 */
final class RoundKinds {

  /** Classes above this number make too many kinds to be of use. */
  private static final int MOST_CLASSES = 12;

  private static final int MOST_STEPS = 100_000;

  private final List<List<Integer>> classes;
  private final boolean halfTurns;
  private final boolean quarterTurns;
  private final int most;

  /** How many players of each class have no seat yet. */
  private final int[] left;

  private final List<List<int[]>> found = new ArrayList<>();
  private int steps;

  private RoundKinds(
      List<List<Integer>> classes, boolean halfTurns, boolean quarterTurns, int most) {
    this.classes = classes;
    this.halfTurns = halfTurns;
    this.quarterTurns = quarterTurns;
    this.most = most;
    left = classes.stream().mapToInt(List::size).toArray();
  }

  /**
   * A round of each kind.
   *
   * @param classes the players who are there, from 0, in classes of players who are alike
   * @param tables number of tables
   * @param halfTurns whether a table turned by two seats is the same
   * @param quarterTurns whether all tables turned by one seat are the same; then half turns are
   * @param most the greatest number of kinds that is of use
   * @return the rounds, all in set 0; none where there are more than that, or too many classes
   */
  static List<List<Foursome>> of(
      List<List<Integer>> classes, int tables, boolean halfTurns, boolean quarterTurns, int most) {
    RoundKinds kinds = new RoundKinds(classes, halfTurns, quarterTurns, most);
    return classes.size() <= MOST_CLASSES && kinds.extend(new ArrayList<>(), 0, tables)
        ? kinds.found.stream().map(kinds::round).toList()
        : List.of();
  }

  /** Adds tables from a code on; returns whether there are few enough. */
  private boolean extend(List<int[]> now, int from, int tables) {
    if (now.size() == tables) {
      if (!quarterTurns || isFirst(now)) {
        found.add(List.copyOf(now));
      }
      return found.size() <= most;
    }
    int codes = (int) Math.pow(classes.size(), 4);
    for (int code = from; code < codes; code++) {
      int[] table = table(code);
      if (++steps > MOST_STEPS) {
        return false;
      }
      if (code != code(halfTurns ? first(table) : table)) {
        continue;
      }
      IntStream.of(table).forEach(c -> left[c]--);
      boolean few = true;
      if (IntStream.of(left).allMatch(n -> n >= 0)) {
        now.add(table);
        few = extend(now, code, tables);
        now.remove(now.size() - 1);
      }
      IntStream.of(table).forEach(c -> left[c]++);
      if (!few) {
        return false;
      }
    }
    return true;
  }

  /** The classes of the four players of a table, clockwise from North. */
  private int[] table(int code) {
    int k = classes.size();
    return new int[] {code / (k * k * k), code / (k * k) % k, code / k % k, code % k};
  }

  private int code(int[] table) {
    return IntStream.of(table).reduce(0, (code, c) -> code * classes.size() + c);
  }

  /** Of a table and the same turned by two seats, the one with the smaller code. */
  private int[] first(int[] table) {
    int[] turned = turned(turned(table));
    return code(turned) < code(table) ? turned : table;
  }

  private static int[] turned(int[] table) {
    return new int[] {table[3], table[0], table[1], table[2]};
  }

  /** Whether a round comes before the same with all tables turned by one seat, or is the same. */
  private boolean isFirst(List<int[]> round) {
    List<Integer> here = round.stream().map(this::code).toList();
    List<Integer> there = new ArrayList<>(round.stream().map(t -> code(first(turned(t)))).toList());
    Collections.sort(there);
    int differ =
        IntStream.range(0, here.size())
            .filter(t -> !here.get(t).equals(there.get(t)))
            .findFirst()
            .orElse(-1);
    return differ < 0 || here.get(differ) < there.get(differ);
  }

  private List<Foursome> round(List<int[]> tables) {
    int[] next = new int[classes.size()];
    return tables.stream()
        .map(
            table -> {
              int north = named(next, table[0]);
              int south = named(next, table[2]);
              int east = named(next, table[1]);
              return new Foursome(north, east, south, named(next, table[3]), 0);
            })
        .toList();
  }

  private int named(int[] next, int which) {
    return classes.get(which).get(next[which]++);
  }
}
