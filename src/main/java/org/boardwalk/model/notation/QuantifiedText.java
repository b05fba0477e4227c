package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.notation.ArrayConstraint.Index;
import org.boardwalk.model.notation.ArrayConstraint.Part;
import org.boardwalk.movement.text.Text;

/**
 * Constraints in MiniZinc, as few as can be: constraints that differ in indices only become one
 * with "for all", where they are all that there are of these indices under conditions such as p <
 * q. That is counted, so the constraints written are exactly those of the model.
 */
final class QuantifiedText {

  /** Groups are split by one index, and these by another. */
  private static final int DEEPEST = 2;

  /** Splitting is worth it if it leaves at most one statement for so many constraints. */
  private static final int WORTH = 3;

  private static final int NONE = -1;

  private final VariableArrays arrays;

  QuantifiedText(VariableArrays arrays) {
    this.arrays = arrays;
  }

  /** The statements, without "constraint" before them and a semicolon after them. */
  List<String> of(List<ArrayConstraint> constraints) {
    Map<String, List<ArrayConstraint>> alike = new LinkedHashMap<>();
    for (ArrayConstraint c : constraints) {
      List<Index> indices = c.indices();
      String equal =
          indices.stream().map(i -> "," + indices.indexOf(i)).collect(Collectors.joining());
      alike.computeIfAbsent(c.shape() + equal, k -> new ArrayList<>()).add(c);
    }
    List<String> all = new ArrayList<>();
    alike.values().forEach(group -> all.addAll(statements(group, DEEPEST)));
    return all;
  }

  /** Indices and where they come from: those from one range together. */
  static String generators(Map<String, List<String>> indicesByRange) {
    return indicesByRange.entrySet().stream()
        .map(range -> String.join(", ", range.getValue()) + " in " + range.getKey())
        .collect(Collectors.joining(", "));
  }

  /** A sum that is to be minimised. */
  static String sum(VariableArrays arrays, Map<Integer, Long> factors, long constant) {
    LinearForm form = new LinearForm(factors, Long.MIN_VALUE, Long.MAX_VALUE);
    ArrayConstraint all = ArrayConstraint.of(arrays, factors.keySet(), form);
    List<String> numbers = all.indices().stream().map(i -> String.valueOf(i.value())).toList();
    long more =
        factors.entrySet().stream()
            .filter(f -> arrays.constant(f.getKey()))
            .mapToLong(f -> f.getValue() * arrays.domain(f.getKey()).getDomain(0))
            .sum();
    return new Body(all, numbers, Set.of()).sum(constant + more);
  }

  private List<String> statements(List<ArrayConstraint> group, int depth) {
    Quantifier all = new Quantifier(group);
    if (group.size() == 1) {
      return List.of(all.each(0));
    }
    if (all.exact()) {
      return List.of(all.text());
    }
    if (depth > 0) {
      List<String> split = new ArrayList<>();
      for (List<ArrayConstraint> part : all.split()) {
        split.addAll(statements(part, depth - 1));
      }
      if (split.size() * WORTH <= group.size()) {
        return split;
      }
    }
    return IntStream.range(0, group.size()).mapToObj(all::each).distinct().toList();
  }

  /** Constraints that differ in indices only, and in which the same indices are equal. */
  private final class Quantifier {

    private final List<ArrayConstraint> group;

    /** The indices of each constraint. */
    private final List<List<Index>> rows = new ArrayList<>();

    /** Which indices are free, and what each index is called. */
    private final List<Integer> free = new ArrayList<>();

    private final List<String> names = new ArrayList<>();
    private final Set<String> used = new HashSet<>();

    /** What is known of the free indices: their values, and how two of them compare. */
    private final Map<Integer, TreeSet<Integer>> values = new HashMap<>();

    private final Map<List<Integer>, String> relations = new HashMap<>();

    Quantifier(List<ArrayConstraint> group) {
      this.group = group;
      group.forEach(c -> rows.add(c.indices()));
      List<Index> first = rows.get(0);
      for (int k = 0; k < first.size(); k++) {
        names.add(name(k, first));
      }
    }

    private String name(int k, List<Index> first) {
      int same = first.indexOf(first.get(k));
      if (same < k) {
        return names.get(same);
      }
      if (steady(k, NONE)) {
        return String.valueOf(first.get(k).value());
      }
      for (int other : free) {
        if (steady(k, other)) {
          return Text.of(
              "%s%+d", names.get(other), first.get(k).value() - first.get(other).value());
        }
      }
      String letter = SizeNames.letter(first.get(k).kind(), used);
      used.add(letter);
      free.add(k);
      values.put(
          k,
          rows.stream().map(row -> value(row, k)).collect(Collectors.toCollection(TreeSet::new)));
      return letter;
    }

    /** Whether an index, or its difference from another, is the same in all constraints. */
    private boolean steady(int k, int other) {
      return rows.stream()
              .mapToInt(row -> value(row, k) - (other == NONE ? 0 : value(row, other)))
              .distinct()
              .limit(2)
              .count()
          == 1;
    }

    private static int value(List<Index> row, int k) {
      return row.get(k).value();
    }

    /** The constraint with this number, with numbers as indices. */
    String each(int number) {
      List<String> numbers = rows.get(number).stream().map(i -> String.valueOf(i.value())).toList();
      return new Body(group.get(number), numbers, Set.of()).text();
    }

    private NavigableSet<Integer> values(int k) {
      return Objects.requireNonNull(values.get(k));
    }

    /** How one free index always compares with another of its kind: <, >, != or nothing. */
    private String compared(int one, int other) {
      if (!rows.get(0).get(one).kind().equals(rows.get(0).get(other).kind())) {
        return "";
      }
      Set<Integer> signs =
          rows.stream()
              .map(row -> Integer.compare(value(row, one), value(row, other)))
              .collect(Collectors.toSet());
      return signs.contains(0) ? "" : signs.size() == 2 ? "!=" : signs.contains(-1) ? "<" : ">";
    }

    /**
     * Whether the constraints are all that there are under the conditions; if so with more indices,
     * then these are taken, as they read more easily.
     */
    boolean exact() {
      Set<List<Integer>> distinct = new HashSet<>();
      rows.forEach(row -> distinct.add(free.stream().map(k -> value(row, k)).toList()));
      Map<Integer, TreeSet<Integer>> own = new HashMap<>(values);
      Map<String, TreeSet<Integer>> ofKind = new HashMap<>();
      Map<String, TreeSet<Integer>> all = new HashMap<>();
      for (int k : free) {
        String kind = rows.get(0).get(k).kind();
        ofKind.computeIfAbsent(kind, n -> new TreeSet<>()).addAll(values(k));
        IntStream.rangeClosed(1, arrays.size(kind))
            .forEach(all.computeIfAbsent(kind, n -> new TreeSet<>())::add);
      }
      for (Map<String, TreeSet<Integer>> more : List.of(all, ofKind)) {
        for (int k : free) {
          values.put(k, Objects.requireNonNull(more.get(rows.get(0).get(k).kind())));
        }
        if (count(new ArrayList<>(), distinct.size()) == distinct.size()) {
          return true;
        }
      }
      values.putAll(own);
      return count(new ArrayList<>(), distinct.size()) == distinct.size();
    }

    /** How many values the free indices have after the first ones, up to one more than a limit. */
    private long count(List<Integer> first, long limit) {
      int next = first.size();
      if (next == free.size()) {
        return 1;
      }
      long count = 0;
      for (int value : values(free.get(next))) {
        boolean holds = true;
        for (int before = 0; before < next && holds; before++) {
          holds =
              switch (relations.computeIfAbsent(
                  List.of(before, next), b -> compared(free.get(b.get(0)), free.get(b.get(1))))) {
                case "<" -> first.get(before) < value;
                case ">" -> first.get(before) > value;
                case "!=" -> first.get(before) != value;
                default -> true;
              };
        }
        if (holds) {
          first.add(value);
          count += count(first, limit - count);
          first.remove(next);
        }
        if (count > limit) {
          return count;
        }
      }
      return count;
    }

    /**
     * The constraints by sets of players, or others of one kind, that no constraint links; if all
     * are linked, by the values of the index that has fewest.
     */
    List<List<ArrayConstraint>> split() {
      Map<Index, Index> linked = new HashMap<>();
      rows.forEach(row -> ofOneKind(row).forEach(kind -> link(linked, kind)));
      List<List<ArrayConstraint>> sets =
          by(row -> ofOneKind(row).stream().map(kind -> root(linked, kind.get(0))).toList());
      if (sets.size() > 1) {
        return sets;
      }
      int fewest =
          free.stream()
              .min((a, b) -> Integer.compare(values(a).size(), values(b).size()))
              .orElseThrow();
      return by(row -> value(row, fewest));
    }

    private List<List<ArrayConstraint>> by(Function<List<Index>, Object> key) {
      Map<Object, List<ArrayConstraint>> parts = new LinkedHashMap<>();
      for (int k = 0; k < rows.size(); k++) {
        parts.computeIfAbsent(key.apply(rows.get(k)), v -> new ArrayList<>()).add(group.get(k));
      }
      return List.copyOf(parts.values());
    }

    /** The free indices of each kind that has several. */
    private Collection<List<Index>> ofOneKind(List<Index> row) {
      Map<String, List<Index>> byKind = new LinkedHashMap<>();
      free.forEach(
          k ->
              byKind.computeIfAbsent(row.get(k).kind(), kind -> new ArrayList<>()).add(row.get(k)));
      byKind.values().removeIf(indices -> indices.size() < 2);
      return byKind.values();
    }

    private static void link(Map<Index, Index> linked, List<Index> indices) {
      Index root = root(linked, indices.get(0));
      indices.forEach(index -> linked.put(root(linked, index), root));
    }

    private static Index root(Map<Index, Index> linked, Index index) {
      Index root = index;
      for (Index next = linked.get(root); next != null && !next.equals(root); ) {
        root = next;
        next = linked.get(root);
      }
      return root;
    }

    /** All of them in one statement. */
    String text() {
      String body = new Body(group.get(0), names, used).text();
      if (free.isEmpty()) {
        return body;
      }
      Map<String, List<String>> ranges = new LinkedHashMap<>();
      List<String> conditions = new ArrayList<>();
      for (int k : free) {
        ranges
            .computeIfAbsent(
                SizeNames.range(arrays, rows.get(0).get(k).kind(), values(k)),
                r -> new ArrayList<>())
            .add(names.get(k));
        for (int before : free.subList(0, free.indexOf(k))) {
          String relation = compared(before, k);
          if (!relation.isEmpty() && values(before).stream().anyMatch(values(k)::contains)) {
            conditions.add(names.get(before) + " " + relation + " " + names.get(k));
          }
        }
      }
      return "forall("
          + generators(ranges)
          + (conditions.isEmpty() ? "" : " where " + String.join(" /\\ ", conditions))
          + ")(\n  "
          + body
          + ")";
    }
  }

  /** The text of one constraint, its indices being called in some way. */
  static final class Body {

    private final ArrayConstraint constraint;
    private final List<String> names;
    private final Set<String> used;
    private int next;

    Body(ArrayConstraint constraint, List<String> names, Set<String> used) {
      this.constraint = constraint;
      this.names = names;
      this.used = new LinkedHashSet<>(used);
    }

    String text() {
      List<String> positive = new ArrayList<>();
      List<String> negative = new ArrayList<>();
      for (Part part : constraint.parts()) {
        (part.factor() > 0 ? positive : negative)
            .add(constraint.clause() ? literal(part) : term(part));
      }
      return constraint.clause() ? clause(negative, positive) : limits(positive, negative);
    }

    private static String clause(List<String> all, List<String> some) {
      if (all.isEmpty()) {
        return some.isEmpty() ? "false" : String.join(" \\/ ", some);
      }
      if (some.isEmpty()) {
        return all.size() == 1 ? "not " + all.get(0) : "not (" + String.join(" /\\ ", all) + ")";
      }
      return String.join(" /\\ ", all) + " -> " + String.join(" \\/ ", some);
    }

    /** Negative terms stand on the other side. */
    private String limits(List<String> positive, List<String> negative) {
      long least = constraint.least();
      long most = constraint.most();
      if (least == Long.MIN_VALUE) {
        return compared(positive, -most, "<=", negative);
      }
      if (most == Long.MAX_VALUE || least == most) {
        return compared(positive, -least, most == least ? "=" : ">=", negative);
      }
      return difference(positive, negative) + " in " + least + ".." + most;
    }

    private static String difference(List<String> positive, List<String> negative) {
      return (positive.isEmpty() ? "0" : String.join(" + ", positive))
          + negative.stream().map(term -> " - " + term).collect(Collectors.joining());
    }

    /** Its sum and a number. */
    String sum(long constant) {
      List<String> positive = new ArrayList<>();
      List<String> negative = new ArrayList<>();
      constraint.parts().forEach(p -> (p.factor() > 0 ? positive : negative).add(term(p)));
      return difference(positive, negative) + (constant == 0 ? "" : " + " + constant);
    }

    /** That some terms and a number compare with others. */
    private static String compared(
        List<String> some, long number, String relation, List<String> others) {
      List<String> left = new ArrayList<>(some);
      List<String> right = new ArrayList<>(others);
      if (number > 0 || left.isEmpty()) {
        left.add(String.valueOf(Math.max(number, 0)));
      }
      if (number < 0 || right.isEmpty()) {
        right.add(String.valueOf(Math.max(-number, 0)));
      }
      return String.join(" + ", left) + " " + relation + " " + String.join(" + ", right);
    }

    private String literal(Part part) {
      return part.single()
          ? cell(part, "")
          : quantified(part, part.factor() > 0 ? "exists" : "forall");
    }

    private String term(Part part) {
      long factor = Math.abs(part.factor());
      String value = part.single() ? cell(part, "") : quantified(part, "sum");
      return factor == 1 ? value : factor + " * " + value;
    }

    private String quantified(Part part, String quantifier) {
      if (part.all()) {
        return quantifier + "(" + part.array().name() + ")";
      }
      String index = SizeNames.letter(part.array().columns().get(part.open()), used);
      return quantifier + "(" + index + " in " + part.range() + ")(" + cell(part, index) + ")";
    }

    private String cell(Part part, String open) {
      List<String> indices = new ArrayList<>();
      for (int k = 0; k < part.place().size(); k++) {
        indices.add(k == part.open() ? open : names.get(next++));
      }
      return part.array().name() + (indices.isEmpty() ? "" : "[" + String.join(",", indices) + "]");
    }
  }
}
