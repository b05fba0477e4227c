package org.boardwalk.model.split;

import com.google.ortools.sat.CpModelProto;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Symmetries of a part of a model: permutations of the variables that keep every constraint, the
 * domains, the objective and the settled literals. Each symmetry is checked against all of these
 * before it is used, so the way it was found does not matter. Not all symmetries need to be found:
 * the search has a budget, the same on every machine, and missed symmetries only leave more to be
 * searched.
 */
final class Symmetries {

  /** The budget: terms read in all. */
  private static final long BUDGET = 30_000_000;

  /** The most colourings tried for mapping one row to another. */
  private static final int TRIES = 100;

  private final List<LabelledSum> rows;

  /** The number of times each row occurs in the model. */
  private final List<Integer> times;

  private final Map<LabelledSum, Integer> numbers = new HashMap<>();
  private final List<String> domains;
  private final Colouring first;
  private final Orbits orbits;
  private final long size;
  private long left = BUDGET;
  private int tries;

  private Symmetries(CpModelProto model, Cube cube) {
    Map<LabelledSum, Integer> all = new LinkedHashMap<>();
    LabelledSum.of(model).forEach(row -> all.merge(row, 1, Integer::sum));
    cube.literals().forEach(literal -> all.merge(LabelledSum.settled(literal), 1, Integer::sum));
    rows = List.copyOf(all.keySet());
    times = List.copyOf(all.values());
    rows.forEach(row -> numbers.put(row, numbers.size()));
    domains = model.getVariablesList().stream().map(v -> v.getDomainList().toString()).toList();
    size = rows.stream().mapToLong(row -> 1L + row.terms().size()).sum();
    first = Colouring.of(rows, domains);
    orbits = new Orbits(domains.size() + rows.size());
  }

  /**
   * Computes the orbits of the variables under the symmetries.
   *
   * @param model a model
   * @param cube the part of it
   * @return for every variable of the model the first one of its orbit
   */
  static int[] orbits(CpModelProto model, Cube cube) {
    return new Symmetries(model, cube).orbits();
  }

  /**
   * Gives rows their own colour one after the other until all colours differ. Then, from the last
   * step to the first, looks for symmetries that keep all rows of earlier steps and map the row of
   * the step to another row.
   */
  private int[] orbits() {
    twins();
    List<Colouring> steps = new ArrayList<>(List.of(first));
    List<Integer> chosen = new ArrayList<>();
    for (int row = first.shared(); row >= 0; row = steps.get(steps.size() - 1).shared()) {
      Splitting.stopIfUnwanted();
      chosen.add(row);
      steps.add(steps.get(steps.size() - 1).apart(row));
      left -= 4 * size;
      if (left <= 0) {
        return heads();
      }
    }
    for (int step = chosen.size() - 1; step >= 0; step--) {
      moves(steps.get(step), chosen.get(step));
    }
    return heads();
  }

  private int[] heads() {
    return IntStream.range(0, domains.size()).map(orbits::head).toArray();
  }

  /**
   * Joins variables that occur in the same rows with the same weights, as they can be exchanged.
   */
  private void twins() {
    List<List<Long>> columns = new ArrayList<>();
    domains.forEach(domain -> columns.add(new ArrayList<>()));
    for (int k = 0; k < rows.size(); k++) {
      for (LabelledSum.Term t : rows.get(k).terms()) {
        columns.get(t.variable()).add((long) k);
        columns.get(t.variable()).add(t.weight());
      }
    }
    Map<String, Map<List<Long>, Integer>> first = new HashMap<>();
    for (int v = 0; v < columns.size(); v++) {
      Map<List<Long>, Integer> alike =
          first.computeIfAbsent(domains.get(v), domain -> new HashMap<>());
      Integer twin = alike.putIfAbsent(columns.get(v), v);
      if (twin != null) {
        orbits.join(twin, v);
      }
    }
  }

  private void moves(Colouring step, int row) {
    for (int other = row + 1; other < step.all(); other++) {
      if (step.colour(other) == step.colour(row) && !orbits.same(row, other)) {
        tries = TRIES;
        taking(step, step, row, other);
      }
    }
  }

  /**
   * Looks for a symmetry that maps one row to the other and keeps colours; returns whether one was
   * found.
   */
  private boolean taking(Colouring from, Colouring to, int a, int b) {
    if (left <= 0 || tries-- <= 0) {
      return false;
    }
    Splitting.stopIfUnwanted();
    Colouring there = from.apart(a);
    Colouring here = to.apart(b, there);
    left -= 8 * size;
    if (!there.like(here)) {
      return false;
    }
    int shared = there.shared();
    return shared < 0
        ? use(matched(there, here))
        : IntStream.range(here.variables(), here.all())
            .filter(row -> here.colour(row) == there.colour(shared))
            .anyMatch(row -> taking(there, here, shared, row));
  }

  /**
   * The permutation that maps variables to those of the same colour, in the order of their numbers.
   */
  private static int[] matched(Colouring from, Colouring to) {
    int[] image = new int[from.variables()];
    List<Integer> before = byColour(from);
    List<Integer> after = byColour(to);
    IntStream.range(0, image.length).forEach(k -> image[before.get(k)] = after.get(k));
    return image;
  }

  private static List<Integer> byColour(Colouring colouring) {
    return IntStream.range(0, colouring.variables())
        .boxed()
        .sorted(Comparator.comparingLong(colouring::colour))
        .toList();
  }

  /**
   * Joins the orbits of a permutation, if it keeps domains and constraints; returns whether it
   * does.
   */
  private boolean use(int[] image) {
    left -= 4 * size;
    boolean[] taken = new boolean[image.length];
    for (int v = 0; v < image.length; v++) {
      if (taken[image[v]] || !domains.get(v).equals(domains.get(image[v]))) {
        return false;
      }
      taken[image[v]] = true;
    }
    int[] images = new int[rows.size()];
    for (int k = 0; k < images.length; k++) {
      LabelledSum renamed = rows.get(k).renamed(image);
      images[k] = numbers.getOrDefault(renamed, -1);
      // A permutation maps different rows to different rows.
      if (images[k] < 0 || !times.get(k).equals(times.get(images[k]))) {
        return false;
      }
    }
    IntStream.range(0, image.length).forEach(v -> orbits.join(v, image[v]));
    int n = image.length;
    IntStream.range(0, images.length).forEach(k -> orbits.join(n + k, n + images[k]));
    return true;
  }

  /**
   * A union-find structure: numbers from 0 in classes that can be joined, each headed by its least
   * number.
   */
  private static final class Orbits {

    private final int[] next;

    Orbits(int count) {
      next = new int[count];
      for (int k = 0; k < count; k++) {
        next[k] = k;
      }
    }

    int head(int k) {
      int head = k;
      while (next[head] != head) {
        head = next[head];
      }
      next[k] = head;
      return head;
    }

    boolean same(int a, int b) {
      return head(a) == head(b);
    }

    void join(int a, int b) {
      int first = Math.min(head(a), head(b));
      int second = Math.max(head(a), head(b));
      next[second] = first;
    }
  }
}
