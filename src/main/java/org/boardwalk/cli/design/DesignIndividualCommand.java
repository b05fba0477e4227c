package org.boardwalk.cli.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.IndividualOptions;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
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

  /**
   * The part of the limit, as a divisor, for a wish that is asked where the first has no answer.
   */
  private static final int LATER = 4;

  @ParentCommand @Nullable DesignCommand parent;

  @Mixin IndividualOptions options = new IndividualOptions();

  @Mixin SearchOptions search = new SearchOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    List<Wish> wishes = new ArrayList<>();
    for (IndividualWish wish : options.inOrder()) {
      SearchSettings settings = search.over(wish.search());
      Duration length = settings.time().dividedBy(wishes.isEmpty() ? 1 : LATER);
      wishes.add(wish.with(settings.with(settings.limit().lasting(length))));
    }
    return result
        .answering(AnswerOutput.SOLUTION)
        .inRoomWith(options.inRoom())
        .answer(new Preference(wishes));
  }
}
