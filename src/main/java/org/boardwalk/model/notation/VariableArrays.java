package org.boardwalk.model.notation;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.IntegerVariableProto;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * The variables of a model as arrays, one for each family. An array is indexed as its family is
 * where nearly all cells are variables; the other cells are then 0. The variables of a family with
 * few of the possible indices are numbered from 1. A variable with one value has no place.
 */
final class VariableArrays {

  /** An array indexed as its family has at most so many times as many cells as variables. */
  private static final int MOST_CELLS = 4;

  /** Words of MiniZinc that are no names. */
  private static final Set<String> RESERVED =
      Set.of("set", "in", "of", "var", "any", "not", "type");

  private final ConstraintModel model;

  /** How far the indices with the same letter go; those of both players of a pair alike. */
  private final Map<String, Integer> sizes = new TreeMap<>();

  private final Map<String, NamedArray> families = new LinkedHashMap<>();
  private final Map<Integer, ArrayCell> cells = new HashMap<>();
  private final boolean ofPlayers;

  /**
   * An array; its name tells it from others.
   *
   * @param name its name in MiniZinc
   * @param family what its variables mean
   * @param columns the kind of each index: a letter, which {@link #size} knows
   * @param variables its variables in the order of the model
   * @param places the indices of each variable
   * @param least the least value of its variables; at most 0 where a cell is no variable
   * @param most the greatest value
   * @param symmetric whether the last two indices may be exchanged
   */
  record NamedArray(
      String name,
      VariableFamily family,
      List<String> columns,
      List<Integer> variables,
      Set<List<Integer>> places,
      long least,
      long most,
      boolean symmetric) {

    boolean bool() {
      return least == 0 && most == 1;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof NamedArray family && family.name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    /** Whether its variables are numbered from 1, as few of the possible indices are in use. */
    boolean numbered() {
      return columns.equals(List.of(name));
    }

    /** Whether its variables are products, which other variables settle. */
    boolean product() {
      return family.meaning().equals(VariableFamily.BOTH.meaning());
    }

    /** Whether no variable has these indices. */
    boolean hole(List<Integer> place) {
      return !places.contains(ascending(place));
    }

    List<Integer> ascending(List<Integer> place) {
      int n = place.size();
      return symmetric && place.get(n - 2) > place.get(n - 1) ? exchanged(place) : place;
    }
  }

  /** A cell of an array. */
  record ArrayCell(NamedArray array, List<Integer> place) {}

  VariableArrays(ConstraintModel model) {
    this.model = model;
    ofPlayers = model.legend().families().stream().anyMatch(f -> f.words().contains("layer"));
    Map<Integer, List<Integer>> factors = factors(model);
    Map<VariableFamily, List<Integer>> byFamily = new LinkedHashMap<>();
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      checkDomain(v);
      VariableFamily family = model.legend().label(v).family();
      if (!constant(v) && !factors.containsKey(v)) {
        byFamily.computeIfAbsent(family, f -> new ArrayList<>()).add(v);
        List<Integer> place = model.legend().label(v).indices();
        for (int k = 0; k < place.size(); k++) {
          sizes.merge(kind(letters(family).get(k)), place.get(k), Math::max);
        }
      }
    }
    byFamily.forEach(this::add);
    addProducts(factors);
  }

  /** The two literals of which each product is one, by the clause that both imply it. */
  private static Map<Integer, List<Integer>> factors(ConstraintModel model) {
    Map<Integer, List<Integer>> factors = new TreeMap<>();
    for (ConstraintProto constraint : model.proto().getConstraintsList()) {
      List<Integer> literals = constraint.getBoolOr().getLiteralsList();
      if (literals.size() == 3
          && literals.get(2) >= 0
          && model.legend().label(literals.get(2)).family().equals(VariableFamily.BOTH)) {
        factors.putIfAbsent(literals.get(2), List.of(-literals.get(0) - 1, -literals.get(1) - 1));
      }
    }
    return factors;
  }

  /** Indexes products as their factors are, those of factors from the same arrays together. */
  private void addProducts(Map<Integer, List<Integer>> factors) {
    Map<Integer, List<Integer>> open = new TreeMap<>(factors);
    while (!open.isEmpty()) {
      Map<String, List<Integer>> byName = new LinkedHashMap<>();
      open.forEach(
          (product, literals) -> {
            if (literals.stream().noneMatch(l -> open.containsKey(variable(l)))) {
              String name = VariableFamily.BOTH.name();
              byName
                  .computeIfAbsent(
                      name + literals.stream().map(this::name).collect(Collectors.joining()),
                      n -> new ArrayList<>())
                  .add(product);
            }
          });
      byName.forEach((name, products) -> addProducts(name, products, factors));
      byName.values().forEach(open.keySet()::removeAll);
    }
  }

  private void addProducts(
      String name, List<Integer> products, Map<Integer, List<Integer>> factors) {
    List<String> columns = new ArrayList<>();
    List<List<Integer>> places = new ArrayList<>();
    for (int product : products) {
      List<Integer> place = new ArrayList<>();
      columns.clear();
      for (int literal : Objects.requireNonNull(factors.get(product))) {
        place.addAll(cell(variable(literal)).place());
        columns.addAll(cell(variable(literal)).array().columns());
      }
      places.add(place);
    }
    for (int k = columns.size() - 1; k >= 0; k--) {
      int column = k;
      boolean again =
          IntStream.range(0, k)
              .filter(j -> columns.get(j).equals(columns.get(column)))
              .anyMatch(j -> places.stream().allMatch(p -> p.get(j).intValue() == p.get(column)));
      if (again) {
        columns.remove(k);
        places.forEach(p -> p.remove(column));
      }
    }
    String indices = String.join(",", columns);
    add(
        new VariableFamily(name, indices, VariableFamily.BOTH.meaning()),
        products,
        places,
        columns);
  }

  private static int variable(int literal) {
    return literal < 0 ? -literal - 1 : literal;
  }

  private String name(int literal) {
    return literal < 0 ? "_not" + name(-literal - 1) : "_" + cell(literal).array().name();
  }

  private void checkDomain(int variable) {
    if (model.proto().getVariables(variable).getDomainCount() != 2) {
      throw new IllegalArgumentException(
          Text.of("variable [%s] has a domain with holes\n", model.legend().label(variable))
              + "Maybe write the format [proto].");
    }
  }

  /** Whether a variable has only one value. */
  boolean constant(int variable) {
    IntegerVariableProto proto = model.proto().getVariables(variable);
    return proto.getDomain(0) == proto.getDomain(1);
  }

  private static List<String> letters(VariableFamily family) {
    return family.indices().isEmpty() ? List.of("") : List.of(family.indices().split(",", -1));
  }

  /** Indices of one kind have one size: the two players of a pair, the two teams of a match. */
  private static String kind(String letter) {
    return letter.equals("q") ? "p" : letter.equals("b") ? "a" : letter;
  }

  private void add(VariableFamily family, List<Integer> variables) {
    add(
        family,
        variables,
        variables.stream().map(v -> model.legend().label(v).indices()).toList(),
        family.indices().isEmpty()
            ? List.of()
            : letters(family).stream().map(VariableArrays::kind).toList());
  }

  private void add(
      VariableFamily family,
      List<Integer> variables,
      List<List<Integer>> ordered,
      List<String> letters) {
    List<String> columns = List.copyOf(letters);
    Set<List<Integer>> places = new LinkedHashSet<>(ordered);
    long all = cells(columns);
    boolean numbered =
        places.size() < variables.size() || all > (long) MOST_CELLS * variables.size();
    if (numbered) {
      columns = List.of(name(family));
      sizes.put(name(family), variables.size());
      places.clear();
      IntStream.rangeClosed(1, variables.size()).forEach(k -> places.add(List.of(k)));
    }
    long least = variables.stream().mapToLong(v -> domain(v).getDomain(0)).min().orElseThrow();
    long most = variables.stream().mapToLong(v -> domain(v).getDomain(1)).max().orElseThrow();
    boolean whole = numbered || all == variables.size();
    NamedArray array =
        new NamedArray(
            name(family),
            family,
            columns,
            variables,
            places,
            whole ? least : Math.min(least, 0),
            whole ? most : Math.max(most, 0),
            least == 0 && most == 1 && !numbered && symmetric(columns, places));
    if (families.put(array.name(), array) != null) {
      throw new IllegalStateException("two families are called " + array.name());
    }
    for (int k = 0; k < variables.size(); k++) {
      cells.put(variables.get(k), new ArrayCell(array, numbered ? List.of(k + 1) : ordered.get(k)));
    }
  }

  /** Whether the last two indices are of one kind and all ascending pairs of them are there. */
  private boolean symmetric(List<String> columns, Set<List<Integer>> places) {
    int n = columns.size();
    if (n < 2 || !columns.get(n - 2).equals(columns.get(n - 1))) {
      return false;
    }
    long pairs = (long) size(columns.get(n - 1)) * (size(columns.get(n - 1)) - 1) / 2;
    return places.size() == cells(columns.subList(0, n - 2)) * pairs
        && places.stream().allMatch(place -> place.get(n - 2) < place.get(n - 1));
  }

  private static String name(VariableFamily family) {
    return RESERVED.contains(family.name()) ? family.name() + "_" : family.name();
  }

  /** These indices with the last two exchanged. */
  static List<Integer> exchanged(List<Integer> place) {
    List<Integer> exchanged = new ArrayList<>(place);
    exchanged.add(exchanged.remove(place.size() - 2));
    return List.copyOf(exchanged);
  }

  List<NamedArray> all() {
    return List.copyOf(families.values());
  }

  /** The cell of a variable that is not a constant. */
  ArrayCell cell(int variable) {
    return Objects.requireNonNull(cells.get(variable));
  }

  IntegerVariableProto domain(int variable) {
    return model.proto().getVariables(variable);
  }

  /** How far the indices of a kind go. */
  int size(String column) {
    return Objects.requireNonNull(sizes.get(column));
  }

  /** The kinds of the indices of all arrays that are indexed as their families. */
  Set<String> kinds() {
    Set<String> kinds = new LinkedHashSet<>();
    all().stream().filter(f -> !f.numbered()).forEach(f -> kinds.addAll(f.columns()));
    return kinds;
  }

  /** The indices of all cells of an array, row by row, as MiniZinc writes them. */
  List<List<Integer>> places(NamedArray array) {
    List<List<Integer>> places = List.of(List.of());
    for (String column : array.columns()) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> place : places) {
        for (int k = 1; k <= size(column); k++) {
          List<Integer> next = new ArrayList<>(place);
          next.add(k);
          longer.add(List.copyOf(next));
        }
      }
      places = longer;
    }
    return places;
  }

  /** How many cells an array has. */
  long cells(NamedArray array) {
    return cells(array.columns());
  }

  private long cells(List<String> columns) {
    return columns.stream().mapToLong(this::size).reduce(1, (a, b) -> a * b);
  }

  /** How many cells of its array come before a variable, row by row. */
  int position(int variable) {
    ArrayCell cell = cell(variable);
    int position = 0;
    for (int k = 0; k < cell.place().size(); k++) {
      position = position * size(cell.array().columns().get(k)) + cell.place().get(k) - 1;
    }
    return position;
  }

  /** Whether the model is about players, by what its rules say. */
  boolean ofPlayers() {
    return ofPlayers;
  }

  /** The label of a variable, for comments. */
  Label label(int variable) {
    return model.legend().label(variable);
  }
}
