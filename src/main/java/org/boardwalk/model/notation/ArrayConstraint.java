package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.model.notation.VariableArrays.ArrayCell;
import org.boardwalk.model.notation.VariableArrays.NamedArray;

/**
 * A constraint over cells of arrays: a clause, or limits of a sum. Cells that differ in one index
 * are one part, so that constraints alike for different rounds or players have parts alike.
 *
 * @param clause whether it is a clause: at least one of its literals is true
 * @param parts the parts of its sum, or of its clause, where factor -1 negates
 * @param least the least sum; {@link Long#MIN_VALUE} for no limit
 * @param most the greatest sum; {@link Long#MAX_VALUE} for no limit
 */
record ArrayConstraint(boolean clause, List<Part> parts, long least, long most) {

  /** All cells of an array, in the place of the column that is open. */
  private static final int ALL = Integer.MAX_VALUE;

  private static final int NONE = -1;

  /** Fewer cells than this stay apart, unless they are all that the index has. */
  private static final int FEW = 3;

  /**
   * Cells of one array with one factor.
   *
   * @param array the array
   * @param factor the factor of each
   * @param place the indices; that of the open column is 0
   * @param open the column in which the cells differ; negative for one cell
   * @param range the indices of that column, as MiniZinc writes them
   */
  record Part(NamedArray array, long factor, List<Integer> place, int open, String range) {

    boolean all() {
      return open == ALL;
    }

    boolean single() {
      return open == NONE;
    }
  }

  /** An index that stands in a constraint, of a kind such as rounds or players. */
  record Index(String kind, int value) {}

  /**
   * @param arrays the arrays of the model
   * @param variables the variables in the order of the constraint
   * @param form the constraint
   */
  static ArrayConstraint of(VariableArrays arrays, Collection<Integer> variables, LinearForm form) {
    long constant = 0;
    long low = 0;
    long high = 0;
    Map<NamedArray, Map<Long, List<List<Integer>>>> blocks = new LinkedHashMap<>();
    List<Index> seen = new ArrayList<>();
    int negative = 0;
    boolean literals = !form.limited();
    for (int v : variables) {
      long factor = form.factors().getOrDefault(v, 0L);
      if (factor == 0 || arrays.constant(v)) {
        constant += factor * arrays.domain(v).getDomain(0);
        continue;
      }
      ArrayCell cell = arrays.cell(v);
      blocks
          .computeIfAbsent(cell.array(), a -> new LinkedHashMap<>())
          .computeIfAbsent(factor, f -> new ArrayList<>())
          .add(cell.place());
      if (!cell.array().symmetric()) {
        seen.addAll(indices(cell.array(), cell.place()));
      }
      long one = factor * arrays.domain(v).getDomain(0);
      long other = factor * arrays.domain(v).getDomain(1);
      low += Math.min(one, other);
      high += Math.max(one, other);
      literals &= cell.array().bool() && Math.abs(factor) == 1;
      negative += factor < 0 ? 1 : 0;
    }
    List<Part> parts = new ArrayList<>();
    blocks.forEach(
        (array, byFactor) ->
            byFactor.forEach(
                (factor, places) ->
                    parts(arrays, array, factor, oriented(array, places, seen), parts)));
    long least = form.bounded() ? form.least() - constant : form.least();
    long most = form.limited() ? form.most() - constant : form.most();
    if (low == high && least <= low && low <= most) {
      return new ArrayConstraint(false, List.of(), Long.MIN_VALUE, Long.MAX_VALUE);
    }
    if (most == low) {
      least = most;
    }
    return new ArrayConstraint(
        literals && least == 1 - negative,
        List.copyOf(parts),
        least <= low && least != most ? Long.MIN_VALUE : least,
        most >= high ? Long.MAX_VALUE : most);
  }

  /** That a cell that is no variable is 0. */
  static ArrayConstraint empty(NamedArray array, List<Integer> place) {
    long most = array.bool() ? Long.MAX_VALUE : 0;
    return new ArrayConstraint(
        array.bool(), List.of(new Part(array, array.bool() ? -1 : 1, place, NONE, "")), 0, most);
  }

  /** The domain of a variable, where it is narrower than that of its array. */
  static Optional<ArrayConstraint> narrow(VariableArrays arrays, int variable) {
    ArrayCell cell = arrays.cell(variable);
    long least = arrays.domain(variable).getDomain(0);
    long most = arrays.domain(variable).getDomain(1);
    return Optional.of(
            new ArrayConstraint(
                false,
                List.of(new Part(cell.array(), 1, cell.place(), NONE, "")),
                least <= cell.array().least() ? Long.MIN_VALUE : least,
                most >= cell.array().most() ? Long.MAX_VALUE : most))
        .filter(ArrayConstraint::needed);
  }

  /** Whether it says something: some values of its variables break it. */
  boolean needed() {
    return least != Long.MIN_VALUE || most != Long.MAX_VALUE;
  }

  private static List<Index> indices(NamedArray array, List<Integer> place) {
    List<Index> indices = new ArrayList<>();
    for (int k = 0; k < place.size(); k++) {
      indices.add(new Index(array.columns().get(k), place.get(k)));
    }
    return indices;
  }

  /**
   * The two players of a pair in the order in which the constraint names them elsewhere; a player
   * whom all pairs have in common comes first.
   */
  private static List<List<Integer>> oriented(
      NamedArray array, List<List<Integer>> places, List<Index> seen) {
    if (!array.symmetric()) {
      return places;
    }
    int n = array.columns().size();
    List<Integer> first = places.get(0);
    int low = first.get(n - 2);
    int high = first.get(n - 1);
    boolean lowInAll = places.stream().allMatch(p -> p.subList(n - 2, n).contains(low));
    boolean highInAll = places.stream().allMatch(p -> p.subList(n - 2, n).contains(high));
    if (!lowInAll && !highInAll) {
      return places;
    }
    int common = lowInAll ? low : high;
    if (lowInAll && highInAll) {
      String kind = array.columns().get(n - 1);
      int one = seen.indexOf(new Index(kind, low));
      int other = seen.indexOf(new Index(kind, high));
      common = other >= 0 && (one < 0 || other < one) ? high : low;
    }
    int leading = common;
    return places.stream()
        .map(p -> p.get(n - 2) == leading ? p : VariableArrays.exchanged(p))
        .toList();
  }

  private static void parts(
      VariableArrays arrays,
      NamedArray array,
      long factor,
      List<List<Integer>> places,
      List<Part> parts) {
    if (places.size() > 1 && places.size() == array.variables().size() && !array.symmetric()) {
      parts.add(new Part(array, factor, List.of(), ALL, ""));
      return;
    }
    int open = NONE;
    Map<List<Integer>, Set<Integer>> rows = Map.of();
    for (int column = 0; column < array.columns().size(); column++) {
      Map<List<Integer>, Set<Integer>> by = byColumn(places, column);
      if (open == NONE || by.size() < rows.size()) {
        open = column;
        rows = by;
      }
    }
    if (open == NONE) {
      parts.add(new Part(array, factor, places.get(0), NONE, ""));
      return;
    }
    for (Map.Entry<List<Integer>, Set<Integer>> row : rows.entrySet()) {
      Set<Integer> values = row.getValue();
      TreeSet<Integer> wider = withHoles(arrays, array, row.getKey(), open, values);
      String kind = array.columns().get(open);
      boolean full = wider.size() == arrays.size(kind);
      if (values.size() > 1 && (full || values.size() >= FEW)) {
        String range = SizeNames.range(arrays, kind, full ? wider : new TreeSet<>(values));
        parts.add(new Part(array, factor, row.getKey(), open, range));
      } else {
        for (int value : values) {
          parts.add(new Part(array, factor, with(row.getKey(), open, value), NONE, ""));
        }
      }
    }
  }

  /** The values in one column, by the others. */
  private static Map<List<Integer>, Set<Integer>> byColumn(List<List<Integer>> places, int column) {
    Map<List<Integer>, Set<Integer>> by = new LinkedHashMap<>();
    places.forEach(
        p -> by.computeIfAbsent(with(p, column, 0), k -> new LinkedHashSet<>()).add(p.get(column)));
    return by;
  }

  private static List<Integer> with(List<Integer> place, int column, int value) {
    List<Integer> other = new ArrayList<>(place);
    other.set(column, value);
    return List.copyOf(other);
  }

  /** These values and those of cells that are no variables, which add 0. */
  private static TreeSet<Integer> withHoles(
      VariableArrays arrays, NamedArray array, List<Integer> place, int open, Set<Integer> values) {
    TreeSet<Integer> wider = new TreeSet<>(values);
    for (int value = 1; value <= arrays.size(array.columns().get(open)); value++) {
      if (array.hole(with(place, open, value))) {
        wider.add(value);
      }
    }
    return wider;
  }

  /** What constraints have in common that differ in indices only. */
  String shape() {
    StringBuilder shape = new StringBuilder();
    shape.append(clause).append(' ').append(least).append(' ').append(most);
    for (Part part : parts) {
      shape.append(' ').append(part.factor()).append(part.array().name());
      shape.append('/').append(part.open()).append('/').append(part.range());
    }
    return shape.toString();
  }

  /** The indices that stand in it, part by part, without those of open columns. */
  List<Index> indices() {
    List<Index> indices = new ArrayList<>();
    for (Part part : parts) {
      List<Index> own = indices(part.array(), part.place());
      if (!part.single() && !part.all()) {
        own.remove(part.open());
      }
      indices.addAll(own);
    }
    return indices;
  }
}
