package org.boardwalk.cli.file;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFile;
import org.boardwalk.cli.option.OutputFormatOption;
import org.boardwalk.cli.option.OutputFormatOption.OutputFormat;
import org.boardwalk.cli.option.PairNumbersOption;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.ScheduleText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows the schedule of a movement file. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows the schedule of a movement file, and its follow rule if it has one.",
    footer = "boardwalk show movement.yaml --by player")
public final class ShowCommand implements Callable<Integer> {

  /** The arrangements of the schedule. */
  enum By {
    ROUND,
    PLAYER,
    TABLE,
    BOARDS
  }

  private static final String NONE =
      Text.of("The file says that there is no movement.%nMaybe run the check command on it.%n");

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin MovementFile file = new MovementFile();

  @Option(
      names = "--by",
      paramLabel = "ORDER",
      description = "Order of the text: round, player, table or boards (default: round).")
  @Nullable By by;

  @Mixin PairNumbersOption pairNumbers = new PairNumbersOption();

  @Mixin OutputFormatOption output = new OutputFormatOption();

  @Override
  public Integer call() {
    if (by != null && output.format() != OutputFormat.TEXT) {
      throw new IllegalArgumentException(
          Text.of(
              "--by [%s] is for text, and --format is [%s]\nMaybe leave one of them out.",
              Word.of(by), output.format()));
    }
    PrintWriter out = spec.commandLine().getOut();
    Solution solution = file.solution();
    switch (output.format()) {
      case YAML -> out.print(SolutionFile.text(solution));
      case JSON -> out.print(SolutionFile.json(solution));
      case TEXT ->
          out.print(
              solution
                  .movement()
                  .map(m -> text(pairNumbers.on(m), solution.attendance()))
                  .orElse(NONE));
      case CSV ->
          out.print(
              solution.movement().map(m -> Exchange.text(m, MovementFormat.CSV)).orElse(NONE));
    }
    out.flush();
    return Exit.DONE.code();
  }

  private String text(Movement movement, Attendance attendance) {
    String schedule =
        switch (by == null ? By.ROUND : by) {
          case ROUND -> ScheduleText.byRound(movement, attendance);
          case PLAYER -> ScheduleText.byContestant(movement, attendance);
          case TABLE -> ScheduleText.byTable(movement, attendance);
          case BOARDS -> LogisticsText.whole(movement, attendance);
        };
    return ScheduleText.heading(movement)
        + "\n"
        + schedule
        + "\n"
        + ScheduleText.followRule(movement);
  }
}
