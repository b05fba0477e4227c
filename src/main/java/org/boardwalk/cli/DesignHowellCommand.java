package org.boardwalk.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Designs a Howell. */
@Command(
    name = "howell",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a Howell: one winner; all pairs meet each other, or as many as the rounds allow."
    })
final class DesignHowellCommand implements Callable<Integer> {

  /** How pairs move. */
  enum PairMoves {
    RULE,
    CARDS
  }

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--pairs",
      required = true,
      paramLabel = "N",
      description = "2 to 200; if odd, one pair sits out in each round.")
  int pairs;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: until everybody has met everybody).")
  @Nullable Integer rounds;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      defaultValue = "rule",
      description = {
        "rule: all but the stationary pairs move by one cyclic rule (default);",
        "cards: any moves, everybody has a guide card."
      })
  PairMoves moves = PairMoves.RULE;

  @Mixin PairsOptions options = new PairsOptions();

  @Mixin ResultOptions result = new ResultOptions();

  @Override
  public Integer call() {
    Range.check("--pairs", pairs, 2, 2 * PairsWish.MOST_TABLES);
    int tables = (pairs + 1) / 2;
    boolean rule = moves == PairMoves.RULE;
    PairsWish usual =
        UsualPairs.of(
            Kind.PAIRS,
            rule ? new PairsForm.Howell() : new PairsForm.Free(),
            tables,
            Optional.ofNullable(rounds).orElse(2 * tables - 1),
            PairsOptions.missing(pairs, null));
    Switching usually = rule ? Switching.TABLES : Switching.NONE;
    return Answering.of(spec, result).answer(options.over(usual.with(usually)));
  }
}
