package org.boardwalk.cli.option;

import java.util.List;
import java.util.Optional;
import org.boardwalk.model.Formulation;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that chooses one of the constraint models of a wish. */
public class FormulationOption {

  @Option(
      names = "--formulation",
      paramLabel = "NAME",
      description =
          "Name or number of a formulation, as boardwalk model lists them (default: the"
              + " first that fits).")
  @Nullable String name;

  /** {@return the name or number of the chosen formulation; empty for none} */
  public Optional<String> name() {
    return Optional.ofNullable(name);
  }

  /**
   * @param wish a wish
   * @param all every formulation of the wish
   * @return the chosen formulation, or the first that fits, with the changes that were asked for
   * @throws IllegalArgumentException if the wish has no such formulation, or none at all
   */
  public ChosenFormulation of(Wish wish, List<Formulation> all) {
    return changed(ChosenFormulation.of(wish, all, name()), wish, all);
  }

  /**
   * @param wish a wish
   * @param all every formulation of the wish
   * @return the first formulation that shows something about every movement, with the changes that
   *     were asked for; empty if none does
   * @throws IllegalArgumentException if the wish has no formulation of the given name, or none at
   *     all
   */
  public Optional<ChosenFormulation> settling(Wish wish, List<Formulation> all) {
    return ChosenFormulation.fitting(wish, all, name())
        .filter(c -> c.settles(wish))
        .findFirst()
        .map(c -> changed(c, wish, all));
  }

  private ChosenFormulation changed(ChosenFormulation chosen, Wish wish, List<Formulation> all) {
    String ending = ending(wish);
    return ending.isEmpty()
        ? chosen
        : ChosenFormulation.of(wish, all, Optional.of(chosen.formulation().name() + ending));
  }

  /** What changes the formulation, as the end of its name. */
  String ending(Wish wish) {
    return "";
  }
}
