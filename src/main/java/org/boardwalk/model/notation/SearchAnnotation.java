package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.model.notation.VariableArrays.NamedArray;

/**
 * Says in which order a solver of MiniZinc settles variables: first what two players do together in
 * each round, whoever is named first, as partners do; then what else happens, one round after
 * another; then the costs, from the least. Gecode finds schedules whose partners are given by rules
 * in this order, and none if a round has to be whole before the next.
 */
final class SearchAnnotation {

  private static final String ROUND = "r";

  private SearchAnnotation() {}

  static String of(VariableArrays arrays) {
    List<String> searches = new ArrayList<>();
    List<NamedArray> choices = arrays.all().stream().filter(f -> f.bool() && !f.product()).toList();
    List<NamedArray> byRound =
        choices.stream().filter(f -> f.columns().indexOf(ROUND) == 0).toList();
    Map<Boolean, List<NamedArray>> mutual =
        byRound.stream().collect(Collectors.partitioningBy(NamedArray::symmetric));
    for (List<NamedArray> together : List.of(mutual.get(true), mutual.get(false))) {
      if (!together.isEmpty()) {
        searches.add(
            "bool_search([x | r in 1.."
                + SizeNames.of(arrays, ROUND)
                + ", x in "
                + together.stream().map(SearchAnnotation::row).collect(Collectors.joining(" ++ "))
                + "], input_order, indomain_max)");
      }
    }
    choices.stream()
        .filter(f -> !byRound.contains(f))
        .forEach(f -> searches.add("bool_search(" + list(f) + ", input_order, indomain_max)"));
    arrays.all().stream()
        .filter(f -> !f.bool())
        .forEach(f -> searches.add("int_search(" + list(f) + ", input_order, indomain_min)"));
    return searches.isEmpty()
        ? ""
        : "  :: seq_search([\n    " + String.join(",\n    ", searches) + "])\n";
  }

  private static String list(NamedArray array) {
    return array.columns().isEmpty() ? "[" + array.name() + "]" : "array1d(" + array.name() + ")";
  }

  /** What an array has of round r. */
  private static String row(NamedArray array) {
    return "array1d(" + array.name() + "[r" + ", ..".repeat(array.columns().size() - 1) + "])";
  }
}
