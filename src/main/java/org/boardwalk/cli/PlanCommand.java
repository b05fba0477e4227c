package org.boardwalk.cli;

import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.movement.Range;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.publish.ScheduleText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Proposes what to play tonight. */
@Command(
    name = "plan",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Proposes movements for the people who came and the boards or the time they want.",
      "Takes what is known already and says what each movement gives and gives up, how long it takes",
      "and how many copies it needs."
    })
final class PlanCommand implements Callable<Integer> {

  private static final int MOST_MINUTES = 1440;

  @Spec CommandSpec spec = CommandSpec.create();

  @ArgGroup(multiplicity = "1")
  PeopleOptions people = new PeopleOptions();

  @Option(names = "--boards", paramLabel = "N", description = "Boards that everybody is to play.")
  @Nullable Integer boards;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "How long it may take (default: 180, unless --boards is given).")
  @Nullable Integer minutes;

  @Option(
      names = "--minutes-per-board",
      paramLabel = "N",
      defaultValue = "7",
      description = "Default: ${DEFAULT-VALUE}.")
  int perBoard;

  @Option(
      names = "--minutes-per-move",
      paramLabel = "N",
      defaultValue = "2",
      description = "Default: ${DEFAULT-VALUE}.")
  int perMove;

  @Option(
      names = "--boards-at-hand",
      paramLabel = "N",
      description = "Different boards in stock (default: enough).")
  @Nullable Integer stock;

  @Option(
      names = "--copies",
      paramLabel = "N",
      description = "Copies of each board in stock (default: enough).")
  @Nullable Integer copies;

  @Option(
      names = "--stationary",
      paramLabel = "N",
      defaultValue = "0",
      description = "People, or pairs, who must not move.")
  int stationary;

  @Option(names = "--start", paramLabel = "HH:MM", description = "When the evening begins.")
  @Nullable LocalTime start;

  @Option(
      names = "--pick",
      paramLabel = "N",
      description = "Print the schedule of this proposal instead of the list.")
  @Nullable Integer pick;

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    Boardwalk boardwalk =
        new Boardwalk(
            Optional.of(home.library()),
            fault -> spec.commandLine().getErr().println(fault.getMessage()));
    List<Proposal> proposals = new Planner(boardwalk::known).proposals(occasion());
    if (proposals.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "Nothing that is known fits.\n"
                  + "Maybe allow more time or other boards, or design a movement.");
      return Exit.GAVE_UP.code();
    }
    spec.commandLine().getOut().print(pick == null ? list(proposals) : schedule(proposals, pick));
    spec.commandLine().getOut().flush();
    return Exit.DONE.code();
  }

  private Occasion occasion() {
    Range.check("--minutes-per-board", perBoard, 1, 120);
    Range.check("--minutes-per-move", perMove, 0, 120);
    if (minutes != null) {
      Range.check("--minutes", minutes, 1, MOST_MINUTES);
    }
    return new Occasion(
        people.people(),
        optional(boards),
        Optional.ofNullable(minutes).map(Duration::ofMinutes),
        new Pace(Duration.ofMinutes(perBoard), Duration.ofMinutes(perMove)),
        optional(stock),
        optional(copies),
        stationary);
  }

  private static OptionalInt optional(@Nullable Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  private String list(List<Proposal> proposals) {
    return ProposalText.of(proposals, Optional.ofNullable(start))
        + "\nMaybe add --pick with a number to see who sits where.\n";
  }

  private static String schedule(List<Proposal> proposals, int pick) {
    Range.check("--pick", pick, 1, proposals.size());
    return ScheduleText.whole(proposals.get(pick - 1).movement());
  }
}
