package org.boardwalk.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.movement.text.WrongValue;

/**
 * The variables of one family of a model by their indices, as the {@link Legend} names them: {@code
 * mate[2,1,5]} is {@code model.variables("mate").at(2, 1, 5)}. Indices count from 1. A variable is
 * its number in the model, which {@link OwnConstraint}, {@link Sum}, {@link
 * ConstraintModel.Assignment} and the raw model take.
 */
public final class Variables {

  private final String model;
  private final VariableFamily family;
  private final Map<List<Integer>, Integer> byIndices = new LinkedHashMap<>();

  /** Takes time in proportion to the number of the model's variables. */
  Variables(ConstraintModel model, String name) {
    this.model = model.name();
    Map<String, VariableFamily> families = new LinkedHashMap<>();
    for (int variable = 0; variable < model.variables(); variable++) {
      Label label = model.legend().label(variable);
      families.putIfAbsent(label.family().name(), label.family());
      if (label.family().name().equals(name)) {
        byIndices.put(label.indices(), variable);
      }
    }
    VariableFamily found = families.get(name);
    if (found == null) {
      throw new WrongValue(
          "variables",
          "[%s] are not in the model [%s]\nMaybe take %s.",
          name,
          model.name(),
          families.values().stream().map(VariableFamily::title).collect(Collectors.joining(", ")));
    }
    family = found;
  }

  /** {@return what they mean, and what their indices stand for} */
  public VariableFamily family() {
    return family;
  }

  /** {@return all of them, in the order of the model} */
  public List<Integer> all() {
    return List.copyOf(byIndices.values());
  }

  /**
   * @param indices the indices of one variable, each from 1
   * @return the number of that variable
   * @throws IllegalArgumentException when the model has no such variable
   */
  public int at(int... indices) {
    Integer variable = byIndices.get(IntStream.of(indices).boxed().toList());
    if (variable == null) {
      throw missing(indices);
    }
    return variable;
  }

  /**
   * @param indices an index for each place, from 1; 0 for any
   * @return the numbers of the variables that have these indices, at least one
   * @throws IllegalArgumentException when the model has none
   */
  public List<Integer> like(int... indices) {
    List<Integer> found =
        byIndices.entrySet().stream()
            .filter(e -> e.getKey().size() == indices.length)
            .filter(
                e ->
                    IntStream.range(0, indices.length)
                        .allMatch(k -> indices[k] == 0 || indices[k] == e.getKey().get(k)))
            .map(Map.Entry::getValue)
            .toList();
    if (found.isEmpty()) {
      throw missing(indices);
    }
    return found;
  }

  private WrongValue missing(int... indices) {
    String asked = new Label(family, IntStream.of(indices).boxed().toList()).toString();
    int places = byIndices.keySet().iterator().next().size();
    String ranges =
        IntStream.range(0, places)
            .mapToObj(
                k ->
                    byIndices.keySet().stream()
                        .map(i -> i.get(k))
                        .collect(Collectors.toCollection(TreeSet::new)))
            .map(found -> found.first() + " to " + found.last())
            .collect(Collectors.joining(", "));
    return new WrongValue(
        "variable",
        "[%s] is not in the model [%s]\nMaybe look at %s, from %s: %s.",
        asked,
        model,
        family.title(),
        ranges,
        family.meaning());
  }
}
