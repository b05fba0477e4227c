package org.boardwalk.cli.design;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Designs a Howell. */
@Command(
    name = "howell",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Designs a Howell: one winner, and all pairs meet, or as many as the rounds" + " allow.",
    footer = "boardwalk design howell --pairs 8")
public final class DesignHowellCommand implements Callable<Integer> {

  /** The ways in which pairs move: by a rule or by guide cards. */
  enum PairMoves {
    RULE,
    CARDS
  }

  @Option(
      names = "--pairs",
      required = true,
      paramLabel = "N",
      description = "Number of pairs, 2 to 200; if odd, one pair sits out in each round.")
  int pairs;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: until all pairs have met).")
  @Nullable Integer rounds;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      defaultValue = "rule",
      description =
          "rule: all but the stationary pairs move by one cyclic rule (default); cards:"
              + " any moves, by guide cards.")
  PairMoves moves = PairMoves.RULE;

  @Mixin PairsOptions options = new PairsOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    Range.check("--pairs", pairs, 2, 2 * PairsWish.MOST_TABLES);
    int tables = (pairs + 1) / 2;
    boolean rule = moves == PairMoves.RULE;
    PairsForm form = rule ? new PairsForm.Howell() : new PairsForm.Free();
    int count = Optional.ofNullable(rounds).orElse(2 * tables - 1);
    List<PairsWish> wishes =
        PairsOptions.missing(pairs, form, null).stream()
            .map(missing -> UsualPairs.of(Kind.PAIRS, form, tables, count, missing))
            .map(usual -> usual.with(PairsOptions.usually(form)))
            .toList();
    return options.answer(result, options.over(wishes));
  }
}
