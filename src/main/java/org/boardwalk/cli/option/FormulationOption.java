package org.boardwalk.cli.option;

import java.util.List;
import java.util.Optional;
import org.boardwalk.model.Formulation;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that chooses one of the constraint models of a wish. */
public final class FormulationOption {

  @Option(
      names = "--formulation",
      paramLabel = "NAME",
      description =
          "Name or number of a formulation, as boardwalk model lists them (default: the"
              + " first that fits).")
  @Nullable String name;

  /**
   * @return the name or number of the chosen formulation; empty for none
   */
  public Optional<String> name() {
    return Optional.ofNullable(name);
  }

  /**
   * @param wish a wish
   * @param all every formulation of the wish
   * @throws IllegalArgumentException if the wish has no such formulation, or none at all
   */
  public ChosenFormulation of(Wish wish, List<Formulation> all) {
    return ChosenFormulation.of(wish, all, name());
  }
}
