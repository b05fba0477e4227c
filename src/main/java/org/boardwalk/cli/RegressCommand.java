package org.boardwalk.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Counterparts;
import org.boardwalk.publish.ComparisonText;
import org.boardwalk.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds our movements against a folder of references. */
@Command(
    name = "regress",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares our own movements with a folder of reference movements.",
      "Each is compared with the best of ours of its size: kind, contestants, tables, rounds, sets,"
          + " rotation and winners.",
      "Exits with 5 when ours is worse in any measure, with 6 when a file cannot be read; a"
          + " reference that we have no movement for is only counted."
    })
final class RegressCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "DIR", description = "The folder of references, of any formats.")
  Path directory = Path.of("");

  @Mixin HomeOption home = new HomeOption();

  @Mixin MovementFiles files = new MovementFiles();

  private int worse;
  private int asGood;
  private int alone;
  private int unreadable;

  @Override
  public Integer call() {
    List<Path> references = references();
    Counterparts counterparts =
        new Counterparts(home.library(), Runtime.getRuntime().availableProcessors());
    PrintWriter err = spec.commandLine().getErr();
    counterparts.damaged().forEach(d -> err.println("left out: " + d.getMessage()));
    for (Path reference : references) {
      try {
        hold(reference, files.judged(reference), counterparts);
      } catch (FileException e) {
        unreadable++;
        err.println(e.getMessage());
      }
    }
    spec.commandLine()
        .getOut()
        .print(
            Text.of(
                "%d references: %d where ours is as good in every measure, %d where it is worse, %d"
                    + " without a movement of ours, %d unreadable%n",
                references.size(), asGood, worse, alone, unreadable));
    return exit().code();
  }

  private void hold(Path file, Judged reference, Counterparts counterparts) {
    PrintWriter out = spec.commandLine().getOut();
    Optional<Counterparts.Counterpart> ours = counterparts.of(reference);
    if (ours.isEmpty()) {
      alone++;
      out.print(Text.of("%s: we have none; %s%n", file, ComparisonText.size(reference.movement())));
      return;
    }
    boolean isWorse = !ours.get().comparison().worse().isEmpty();
    worse += isWorse ? 1 : 0;
    asGood += isWorse ? 0 : 1;
    out.print(Text.of("%s: ours is %s%n", file, ours.get().peer().source()));
    out.print(ComparisonText.verdict("ours", "theirs", ours.get().comparison()).indent(2));
  }

  private Exit exit() {
    if (worse > 0) {
      return Exit.BROKEN_RULES;
    }
    return unreadable > 0 ? Exit.BAD_INPUT : Exit.DONE;
  }

  /** Files whose names say that they hold movements; others in the folder are none of ours. */
  private List<Path> references() {
    if (!Files.isDirectory(directory)) {
      throw new FileException(directory, 0, "is not a directory\nMaybe name the folder above it.");
    }
    try (Stream<Path> all = Files.list(directory)) {
      return all.filter(Files::isRegularFile).filter(MovementFiles::named).sorted().toList();
    } catch (IOException e) {
      throw new FileException(directory, 0, "cannot be listed: " + e.getMessage());
    }
  }
}
