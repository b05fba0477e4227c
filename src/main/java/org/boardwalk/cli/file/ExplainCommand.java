package org.boardwalk.cli.file;

import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFile;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.search.local.switches.SplitSwitch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says what form a movement has and how to run it. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Explains which form a movement has, how to run it and where it was published.",
    footer = "boardwalk explain movement.yaml")
public final class ExplainCommand implements Callable<Integer> {

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Mixin MovementFile file = new MovementFile();

  @Override
  public Integer call() {
    Movement plain = file.judged().movement();
    Movement movement = plain.numbered(PairNumbering.usual(plain));
    figures.print(
        () ->
            ScheduleText.heading(movement)
                + "\n"
                + ExplanationText.of(movement)
                + SplitSwitch.of(movement).map(s -> "\n" + s.sentence() + "\n").orElse(""),
        () -> MovementJson.explained(movement));
    return Exit.DONE.code();
  }
}
