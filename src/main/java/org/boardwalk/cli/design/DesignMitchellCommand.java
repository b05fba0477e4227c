package org.boardwalk.cli.design;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Closing;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Designs a Mitchell. */
@Command(
    name = "mitchell",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Designs a Mitchell: NS stay, EW move up one table, boards move down one.",
    footer = "boardwalk design mitchell --tables 7")
public final class DesignMitchellCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tables",
      required = true,
      paramLabel = "N",
      description = "Number of tables, 1 to 100.")
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
          "How an even number of tables avoids repeated boards: skip (EW skip a table"
              + " half way), relay (table 1 and the last table share boards) or auto (default:"
              + " ${DEFAULT-VALUE}).")
  Closing closing = Closing.AUTO;

  @Mixin HalfTableOption half = new HalfTableOption();

  @Mixin PairsOptions pairs = new PairsOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    Range.check("--tables", tables, 1, PairsWish.MOST_TABLES);
    int played = Optional.ofNullable(rounds).orElse(tables);
    if (closing != Closing.AUTO && (tables % 2 == 1 || 2 * played <= tables)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "--closing [%s] is for an even number of tables and more than half as many rounds,"
                  + " not %s and %s\nMaybe leave --closing out.",
              Word.of(closing), Text.count(tables, "table"), Text.count(played, "round")));
    }
    return pairs.answer(
        result,
        pairs.over(
            UsualPairs.of(
                Kind.PAIRS, new PairsForm.Mitchell(closing), tables, played, half.missing())));
  }
}
