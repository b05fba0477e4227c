package org.boardwalk.cli.design;

import java.util.concurrent.Callable;
import org.boardwalk.cli.option.IndividualOptions;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Preference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** Designs an individual movement. */
@Command(
    name = "individual",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs an individual movement: who sits where, with which boards, in every round.",
      "Without --rounds it is the complete schedule, in which each player partners every"
          + " other player once."
    },
    footer = "boardwalk design individual --players 13")
public final class DesignIndividualCommand implements Callable<Integer> {

  @ParentCommand @Nullable DesignCommand parent;

  @Mixin IndividualOptions options = new IndividualOptions();

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions result = new ResultOptions();

  @Override
  public Integer call() {
    IndividualWish wish = options.wish();
    return result.answer(Preference.of(wish.with(search.over(wish.search()))));
  }
}
