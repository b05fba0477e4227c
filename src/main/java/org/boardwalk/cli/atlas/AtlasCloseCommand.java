package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.AtlasClose;
import org.boardwalk.library.atlas.AtlasEntry;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Offers the cells of the atlas what their neighbours give. */
@Command(
    name = "close",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Betters the cells of players by what their neighbours give without a search: a longer"
          + " session of which a round is left out, and tables of other rotations turned anew.",
      "Long sessions come first, and it goes on until nothing gets better: a second run"
          + " changes nothing. Ctrl-C keeps what has been found."
    },
    footer = "boardwalk atlas close --players 8..12")
final class AtlasCloseCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin AtlasOptions options = new AtlasOptions();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Cells that have a turn at once, one thread each (default: all cores).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    Library library = options.library();
    try (Interrupt interrupt = new Interrupt(spec.commandLine());
        AtlasProgress progress = AtlasProgress.of(spec)) {
      AtomicBoolean cancelled = interrupt.cancelled();
      Atlas atlas = Atlas.read(library, workers, cancelled::get);
      Exit read = AtlasOptions.damaged(atlas, err);
      AtlasClose.Ending ending =
          AtlasClose.run(library, atlas, cells(atlas), workers, progress, cancelled);
      print(ending);
      Exit exit = AtlasBuildCommand.exit(ending.faults(), cancelled.get(), err);
      return (exit == Exit.DONE ? read : exit).code();
    }
  }

  private List<Cell> cells(Atlas atlas) {
    List<Cell> cells =
        options.varieties().stream()
            .filter(v -> v.kind() == Kind.INDIVIDUAL)
            .flatMap(v -> options.with(atlas, v, cells(v)).stream())
            .toList();
    if (cells.isEmpty()) {
      throw new IllegalArgumentException(
          "atlas close takes cells of players only\nMaybe leave out --pairs and --tables.");
    }
    return cells;
  }

  /** The chosen cells of a variety; complete schedules only of usual sizes, unless asked for. */
  private List<Cell> cells(Variety variety) {
    List<Cell> cells = options.cells(variety);
    if (variety.equals(Variety.COMPLETE) && !options.complete) {
      List<Cell> usual = Cell.usual(variety);
      return cells.stream().filter(usual::contains).toList();
    }
    return cells;
  }

  private void print(AtlasClose.Ending ending) {
    PrintWriter out = spec.commandLine().getOut();
    for (AtlasClose.Bettered bettered : ending.bettered()) {
      AtlasEntry now = bettered.now();
      String was = bettered.before().map(b -> "was " + cost(b)).orElse("was not known");
      out.println(now.cell() + ": " + cost(now) + ", " + was);
    }
    out.print(Text.of("%d of %d cells better%n", ending.bettered().size(), ending.of()));
    out.flush();
  }

  private static String cost(AtlasEntry charted) {
    return charted
        .answer()
        .outcome()
        .found()
        .map(found -> "cost " + found.judged().cost())
        .orElse("impossible");
  }
}
