package org.boardwalk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.json.ExplanationJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what form a movement has and how to run it. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Explains which form a movement has, how to run it and where it was published.",
    footer = "boardwalk explain movement.yaml")
final class ExplainCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = MovementFiles.FORMATS)
  Path file = Path.of("");

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Mixin MovementFiles files = new MovementFiles();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Movement movement = files.judged(file).movement();
    out.print(
        switch (figures.format) {
          case TEXT -> ScheduleText.heading(movement) + "\n" + ExplanationText.of(movement);
          case JSON -> ExplanationJson.of(movement);
        });
    out.flush();
    return Exit.DONE.code();
  }
}
