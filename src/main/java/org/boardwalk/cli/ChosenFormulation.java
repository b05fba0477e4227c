package org.boardwalk.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.notation.Notation;
import org.boardwalk.text.Text;

/**
 * The formulation that somebody asks for.
 *
 * @param formulation which one it is
 * @param model what it builds
 */
record ChosenFormulation(Formulation formulation, ConstraintModel model) {

  /** The first that fits. */
  static ChosenFormulation firstOf(List<Formulation> all) {
    for (Formulation formulation : all) {
      Optional<ConstraintModel> model = formulation.built();
      if (model.isPresent()) {
        return new ChosenFormulation(formulation, model.get());
      }
    }
    throw new IllegalArgumentException(
        Text.of("none of the %d formulations fits: all would be too large\n", all.size())
            + "Maybe ask for fewer players or rounds, or solve it: local search has no model.");
  }

  /** That with a name, in any case, or with a number in the list. */
  static ChosenFormulation named(String name, List<Formulation> all) {
    Formulation formulation =
        all.stream()
            .filter(
                f -> f.name().equalsIgnoreCase(name.strip()) || name.strip().equals(number(f, all)))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        Text.of("formulation [%s] is not one of this wish\n", name) + list(all)));
    return formulation
        .built()
        .map(model -> new ChosenFormulation(formulation, model))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                            "formulation [%s] does not fit this wish, or would be too large\n",
                            formulation.name())
                        + list(all)));
  }

  /** What is said of a wish that a rule answers; a model of it cannot be asked for. */
  static String none(Notation format, Optional<String> name) {
    String none = "No constraint model: this movement is made by a rule.\n";
    if (format != Notation.WORDS || name.isPresent()) {
      throw new IllegalArgumentException(
          none + "Maybe take a wish whose movement is free, such as models/13-players.yaml.");
    }
    return none;
  }

  private static String number(Formulation formulation, List<Formulation> all) {
    return String.valueOf(all.indexOf(formulation) + 1);
  }

  private static String list(List<Formulation> all) {
    return all.stream()
        .map(f -> number(f, all) + " " + f.name())
        .collect(Collectors.joining("; ", "Maybe one of: ", "."));
  }
}
