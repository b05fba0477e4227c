package org.boardwalk.cli;

import java.util.List;
import java.util.Optional;
import org.boardwalk.model.Formulation;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which of the constraint models of a wish is meant. */
final class FormulationOption {

  @Option(
      names = "--formulation",
      paramLabel = "NAME",
      description =
          "Name or number of a formulation, as boardwalk model lists them (default: the"
              + " first that fits).")
  @Nullable String name;

  Optional<String> name() {
    return Optional.ofNullable(name);
  }

  /**
   * @param wish a wish
   * @param all those of the wish
   * @throws IllegalArgumentException if it is not one of them, or there is none
   */
  ChosenFormulation of(Wish wish, List<Formulation> all) {
    return ChosenFormulation.of(wish, all, name());
  }
}
