package org.boardwalk.cli.design;

import java.util.concurrent.Callable;
import org.boardwalk.cli.option.NameOptions;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Designs a session at one table. */
@Command(
    name = "single-table",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a session at one table, for two pairs or four players.",
      "Two pairs play all boards twice, the second time with the cards of the other"
          + " direction and in another order. With --individual, four players partner each"
          + " other twice in 6 rounds, and hold other cards when a set comes again."
    },
    footer = "boardwalk design single-table --individual")
public final class DesignSingleTableCommand implements Callable<Integer> {

  private static final int PER_SET = 3;

  @Option(
      names = "--sets",
      paramLabel = "N",
      defaultValue = "3",
      description = "Board sets (default: ${DEFAULT-VALUE}).")
  int sets = 3;

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "" + PER_SET,
      description = "Boards in a set (default: ${DEFAULT-VALUE}).")
  int perSet = PER_SET;

  @Option(names = "--individual", description = "Four players in place of two pairs.")
  boolean individual;

  @Mixin NameOptions naming = new NameOptions();

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    return result.answer(Preference.of(wish()));
  }

  private Wish wish() {
    return individual ? players() : pairs();
  }

  private Wish players() {
    if (sets != SingleTable.SETS) {
      throw new IllegalArgumentException(
          Text.of(
              "--sets [%d] must be %d with --individual\nMaybe leave --sets out; for more rounds:"
                  + " design individual --players 4 --rounds 9.",
              sets, SingleTable.SETS));
    }
    IndividualWish usual = UsualWish.singleTable(perSet);
    return usual.named(naming.or(usual.name())).with(search.over(usual.search()));
  }

  private Wish pairs() {
    Range.check("--sets", sets, 1, Boards.MOST / 2);
    PairsWish usual = UsualPairs.of(Kind.PAIRS, new PairsForm.OneTable(), 1, 2 * sets);
    Boards b = usual.boards();
    return usual
        .with(new Boards(b.sets(), perSet, b.play(), b.copies(), b.replay()))
        .named(naming.or(usual.name()))
        .with(search.over(usual.search()));
  }
}
