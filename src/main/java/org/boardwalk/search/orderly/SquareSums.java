package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.List;

/**
 * Chooses one of several vectors in each step such that the sum of squares of the totals is least:
 * Σ (x² - x mod 2), where all vectors of a step have equal parities. Branch and bound; the bound is
 * that later steps can move a total towards 0 by at most the sizes of their entries. Steps that
 * have most places in common with earlier ones come first, so that totals are soon known. Exact.
 */
final class SquareSums {

  /** One of the vectors: its places that are not 0, and the amounts added there. */
  static final class Choice {
    final int[] places;
    final int[] values;

    Choice(int[] places, int[] values) {
      this.places = places;
      this.values = values;
    }
  }

  private final List<List<Choice>> steps = new ArrayList<>();

  /** The numbers of the steps as they were given. */
  private final List<Integer> numbers = new ArrayList<>();

  private final int[] sums;

  /** rest[step][place]: the most that this step and later ones can add or take away. */
  private final int[][] rest;

  private final int[] now;
  private int[] chosen = new int[0];
  private long below;

  SquareSums(List<List<Choice>> steps, int places) {
    sums = new int[places];
    now = new int[steps.size()];
    order(steps, places);
    rest = new int[steps.size() + 1][places];
    for (int s = steps.size() - 1; s >= 0; s--) {
      int[] most = new int[places];
      for (Choice choice : this.steps.get(s)) {
        for (int k = 0; k < choice.places.length; k++) {
          int p = choice.places[k];
          most[p] = Math.max(most[p], Math.abs(choice.values[k]));
        }
      }
      for (int p = 0; p < places; p++) {
        rest[s][p] = rest[s + 1][p] + most[p];
      }
    }
  }

  private void order(List<List<Choice>> given, int places) {
    boolean[] touched = new boolean[places];
    while (steps.size() < given.size()) {
      int best = -1;
      long most = -1;
      for (int s = 0; s < given.size(); s++) {
        long common = numbers.contains(s) ? -1 : common(given.get(s).get(0), touched);
        if (common > most) {
          most = common;
          best = s;
        }
      }
      numbers.add(best);
      steps.add(given.get(best));
      for (Choice choice : given.get(best)) {
        for (int k = 0; k < choice.places.length; k++) {
          touched[choice.places[k]] |= choice.values[k] != 0;
        }
      }
    }
  }

  private static long common(Choice choice, boolean[] touched) {
    long common = 0;
    for (int k = 0; k < choice.places.length; k++) {
      common += choice.values[k] != 0 && touched[choice.places[k]] ? 1 : 0;
    }
    return common;
  }

  /** The least sum, if it is below the limit; else a number that is not. */
  long least(long below) {
    this.below = below;
    choose(0);
    return this.below;
  }

  /** The choices that reach the least sum; none where there is no such sum. */
  int[] chosen() {
    return chosen;
  }

  private void choose(int step) {
    if (bound(step) >= below) {
      return;
    }
    if (step == steps.size()) {
      below = bound(step);
      chosen = now.clone();
      return;
    }
    List<Choice> choices = steps.get(step);
    for (int c = 0; c < choices.size(); c++) {
      now[numbers.get(step)] = c;
      add(choices.get(c), 1);
      choose(step + 1);
      add(choices.get(c), -1);
    }
  }

  private void add(Choice choice, int times) {
    for (int k = 0; k < choice.places.length; k++) {
      sums[choice.places[k]] += times * choice.values[k];
    }
  }

  private long bound(int step) {
    long bound = 0;
    int[] left = rest[step];
    for (int p = 0; p < sums.length; p++) {
      int least = Math.abs(sums[p]) - left[p];
      bound += least > 1 ? (long) least * least - (least & 1) : 0;
    }
    return bound;
  }
}
