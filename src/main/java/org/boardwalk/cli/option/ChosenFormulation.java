package org.boardwalk.cli.option;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;

/**
 * The formulation that the user chose, with its model.
 *
 * @param formulation the formulation
 * @param model the constraint model that it builds
 */
public record ChosenFormulation(Formulation formulation, ConstraintModel model) {

  /** The message that says why a wish has no model. */
  public static String none(Wish wish) {
    if (wish.kind() != Kind.INDIVIDUAL && !wish.rules().isEmpty()) {
      return "No constraint model: of rules of your own that of pairs states only those on meetings,"
          + " boards and sit-outs, for a free movement.\n"
          + "Maybe leave the others out to see the model, or solve it: contestants are numbered so"
          + " that rules are kept.";
    }
    return wish.byRule()
        ? "No constraint model: this movement is made by a rule.\n"
            + "Maybe take a wish whose movement is free, such as models/13-players.yaml."
        : "No constraint model: none promises how boards are carried here.\n"
            + "Maybe take any walk, or ask for another symmetry.";
  }

  /**
   * @param wish a wish
   * @param all every formulation of the wish
   * @param name name of a formulation, in any case, or its number; if empty, the first that fits
   * @throws IllegalArgumentException if there is no such formulation, or a rule answers the wish
   */
  static ChosenFormulation of(Wish wish, List<Formulation> all, Optional<String> name) {
    return fitting(wish, all, name).findFirst().orElseThrow(() -> noneOf(all));
  }

  /**
   * @param wish a wish
   * @param all every formulation of the wish
   * @param name name of a formulation, in any case, or its number; if empty, all that fit
   * @return the chosen formulations; each is built only when the stream reaches it
   * @throws IllegalArgumentException if there is no such formulation, or a rule answers the wish
   */
  public static Stream<ChosenFormulation> fitting(
      Wish wish, List<Formulation> all, Optional<String> name) {
    if (all.isEmpty()) {
      throw new IllegalArgumentException(none(wish));
    }
    return name.map(n -> Stream.of(named(n, all)))
        .orElseGet(
            () ->
                all.stream()
                    .flatMap(
                        f -> f.built().map(model -> new ChosenFormulation(f, model)).stream()));
  }

  /** Whether no movement answers the wish, with its symmetry, if the model has no solution. */
  public boolean settles(Wish wish) {
    return model.complete()
        || (wish instanceof IndividualWish individual && individual.symmetry().restricts());
  }

  private static IllegalArgumentException noneOf(List<Formulation> all) {
    return new IllegalArgumentException(
        Text.of("none of the %d formulations fits: all would be too large\n", all.size())
            + "Maybe ask for fewer players or rounds, or solve it: local search has no model.");
  }

  /** The formulation with this name, in any case, or with this number in the list. */
  private static ChosenFormulation named(String name, List<Formulation> all) {
    Formulation formulation =
        Formulation.named(all, nameOf(name.strip(), all))
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

  /** The name, with the name of a formulation in the place of its number. */
  private static String nameOf(String name, List<Formulation> all) {
    String first = name.split(" ", 2)[0];
    return all.stream()
        .filter(f -> first.equals(number(f, all)))
        .map(f -> f.name() + name.substring(first.length()))
        .findFirst()
        .orElse(name);
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
