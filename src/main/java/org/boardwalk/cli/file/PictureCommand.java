package org.boardwalk.cli.file;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFile;
import org.boardwalk.cli.option.OutEnding;
import org.boardwalk.cli.option.PairNumbersOption;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.picture.Drawing;
import org.boardwalk.publish.picture.Pictures;
import org.boardwalk.quality.Relations;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws a movement. */
@Command(
    name = "picture",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Draws a movement as SVG: the room with its moves, or who meets whom.",
    footer = "boardwalk picture movement.yaml --out room.svg")
public final class PictureCommand implements Callable<Integer> {

  /** The kinds of picture. */
  enum Of {
    ROOM,
    MEETINGS,
    DIRECTIONS
  }

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin MovementFile file = new MovementFile();

  @Option(
      names = "--of",
      paramLabel = "WHAT",
      defaultValue = "room",
      description = "What to draw: room, meetings or directions (default: ${DEFAULT-VALUE}).")
  Of of = Of.ROOM;

  @Option(
      names = "--round",
      paramLabel = "N",
      defaultValue = "1",
      description = "Round that the picture of the room shows (default: ${DEFAULT-VALUE}).")
  int round = 1;

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description = "File of names to show beside the numbers, as for print.")
  @Nullable Path names;

  @Mixin PairNumbersOption pairNumbers = new PairNumbersOption();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE.svg",
      description = "The file to write.")
  Path out = Path.of("");

  @Override
  public Integer call() {
    OutEnding.check(out, List.of("svg"));
    Judged judged = pairNumbers.on(file.judged());
    Movement movement = judged.movement();
    Names shown = file.names(names, movement);
    Drawing drawing =
        switch (of) {
          case ROOM ->
              Pictures.room(movement, judged.attendance(), shown, round, OptionalInt.empty());
          case MEETINGS -> Pictures.meetings(movement, Relations.of(movement), shown);
          case DIRECTIONS -> Pictures.directions(movement, Relations.of(movement), shown);
        };
    WholeFile.write(out, drawing.svg());
    PrintWriter writer = spec.commandLine().getOut();
    writer.println(out);
    writer.flush();
    return Exit.DONE.code();
  }
}
