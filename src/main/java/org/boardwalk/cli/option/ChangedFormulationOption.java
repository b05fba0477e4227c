package org.boardwalk.cli.option;

import org.boardwalk.model.Formulation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective.Weighted;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that choose one of the constraint models of a wish, and change it. */
public final class ChangedFormulationOption extends FormulationOption {

  @Option(
      names = "--at-most",
      paramLabel = "COST",
      description =
          "Only what costs that much or less is a solution, for wishes that weigh their criteria.")
  @Nullable Integer atMost;

  @Option(
      names = "--no-symmetry-breaking",
      description = "Leave out what keeps one of many solutions that differ by names only.")
  boolean unbroken;

  @Override
  String ending(Wish wish) {
    return (unbroken ? Formulation.UNBROKEN : "") + ceiling(wish);
  }

  private String ceiling(Wish wish) {
    if (atMost == null) {
      return "";
    }
    boolean weighs =
        wish instanceof IndividualWish players && players.objective() instanceof Weighted;
    if (!weighs || atMost < 0) {
      throw new IllegalArgumentException(
          Text.of(
              "--at-most [%d] is for 0 or more, and for players whose criteria are weighed\n"
                  + "Maybe write weights into the model file, in the place of an order.",
              atMost));
    }
    return Formulation.BELOW + (atMost + 1L);
  }
}
