package org.boardwalk.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Closing;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Designs a Mitchell. */
@Command(
    name = "mitchell",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Designs a Mitchell: NS stay, EW move up one table, the board sets down one.")
final class DesignMitchellCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(names = "--tables", required = true, paramLabel = "N", description = "1 to 100.")
  int tables;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: as many as tables).")
  @Nullable Integer rounds;

  @Option(
      names = "--closing",
      paramLabel = "CLOSING",
      defaultValue = "auto",
      description =
          "For an even number of tables: auto, skip (EW skip a table half way) or relay (table 1"
              + " and the last share boards).")
  Closing closing = Closing.AUTO;

  @Mixin HalfTableOption half = new HalfTableOption();

  @Mixin PairsOptions pairs = new PairsOptions();

  @Mixin ResultOptions result = new ResultOptions();

  @Override
  public Integer call() {
    Range.check("--tables", tables, 1, PairsWish.MOST_TABLES);
    return Answering.of(spec, result)
        .answer(
            pairs.over(
                UsualPairs.of(
                    Kind.PAIRS,
                    new PairsForm.Mitchell(closing),
                    tables,
                    Optional.ofNullable(rounds).orElse(tables),
                    half.missing())));
  }
}
