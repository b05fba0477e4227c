package org.boardwalk.cli.atlas;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.EnumerationReport;
import org.boardwalk.publish.Report;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.search.orderly.Enumeration;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Enumerated;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists all movements of a size up to isomorphism. */
@Command(
    name = "enumerate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lists all individual movements of a size in which partners and opponents are as even as can"
          + " be: one of those that differ only by names and the order of rounds and tables.",
      "For few players or rounds. Exit code 3 means that there is none."
    },
    footer = "boardwalk enumerate --players 8")
public final class EnumerateCommand implements Callable<Integer> {

  private static final long PROGRESS_NANOS = 2_000_000_000L;

  @Spec CommandSpec spec = CommandSpec.create();

  private long last = System.nanoTime();

  @Option(
      names = "--players",
      required = true,
      paramLabel = "N",
      description = "Number of players, 4 to 12.")
  int players;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "Number of rounds of shared play, 1 to 15 (default: those of the complete schedule).")
  @Nullable Integer rounds;

  @Option(
      names = "--out",
      paramLabel = "PREFIX",
      description = "Write the movements to PREFIX-1.yaml, PREFIX-2.yaml, ...")
  @Nullable Path out;

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Override
  public Integer call() {
    Range.check("--players", players, 4, Enumeration.MOST_PLAYERS);
    int count = Optional.ofNullable(rounds).orElse(UsualWish.completeRounds(players));
    Range.check("--rounds", count, 1, Enumeration.MOST_ROUNDS);
    IndividualWish wish = WishSizes.of(players, count).individual();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      Enumerated all = new Boardwalk().enumerate(wish, this::progress, interrupt.cancelled()::get);
      figures.print(
          () -> Report.text(List.of(EnumerationReport.of(all))),
          () -> MovementJson.enumerated(all));
      write(all);
      return (interrupt.cancelled().get() ? Exit.INTERRUPTED : exit(all)).code();
    }
  }

  private static Exit exit(Enumerated all) {
    if (!all.complete()) {
      return Exit.GAVE_UP;
    }
    return all.representatives().isEmpty() ? Exit.IMPOSSIBLE : Exit.DONE;
  }

  private void progress(String now) {
    long time = System.nanoTime();
    if (!QuietOption.of(spec) && time - last >= PROGRESS_NANOS) {
      last = time;
      spec.commandLine().getErr().println(now);
      spec.commandLine().getErr().flush();
    }
  }

  private void write(Enumerated all) {
    if (out == null) {
      return;
    }
    for (int k = 1; k <= all.representatives().size(); k++) {
      SolutionFile.write(
          out.resolveSibling(Text.of("%s-%d.yaml", out.getFileName(), k)),
          Solution.of(all.representatives().get(k - 1).judged()));
    }
  }
}
