package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.cli.option.ReportOptions;
import org.boardwalk.cli.option.TimeOrEffort;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.answers.Counterparts;
import org.boardwalk.library.answers.Counterparts.Counterpart;
import org.boardwalk.library.task.ManySeeds;
import org.boardwalk.library.task.Runner;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.Regression;
import org.boardwalk.publish.json.AtlasJson;
import org.boardwalk.publish.json.Baseline;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Alike;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.answer.Erratum;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares our movements with references. */
@Command(
    name = "regress",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares reference movements with the best that this program has.",
      "A folder is read with the folders in it. Each reference is compared with the best"
          + " of our movements with its kind, contestants, tables, rounds, sets, rotation,"
          + " winners and half table, and no more copies: one that is known, or made by a rule,"
          + " or, with --time, searched for and kept, so that the same command continues.",
      "The verdict goes by what our movement claims to serve: broken rules and copies;"
          + " for players the costs that count; for pairs repeated meetings, with one winner"
          + " the calibre, and where directions are kept breaks and moves.",
      "Exit code 5 means that ours is worse in any of these, 6 that a file cannot be"
          + " read. References that break rules, or for which we have no movement, are only"
          + " counted.",
      "With --baseline it is 5 only where ours got worse since the baseline."
    },
    footer = "boardwalk regress movement.csv")
public final class RegressCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE|DIR",
      description = "A file of any format, one movement of it (FILE#...), or a folder.")
  Path references = Path.of("");

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Search this long for each movement that we lack, such as 20s (default: no" + " search).")
  @Nullable Duration time;

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "The same by counted effort in place of the clock.")
  @Nullable Duration effort;

  @Mixin ReportOptions report = new ReportOptions();

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description =
          "YAML file with a line for each reference: written where it is not there, else"
              + " compared, to say what got better or worse since.")
  @Nullable Path baseline;

  @Mixin OnOption on = new OnOption();

  @Mixin HomeOption home = new HomeOption();

  @Mixin MovementFiles files = new MovementFiles();

  private Optional<Limit> limit = Optional.empty();

  @Override
  public Integer call() {
    report.check();
    if (time != null && time.isZero()) {
      throw new IllegalArgumentException("--time [0] must be more than 0");
    }
    limit = TimeOrEffort.limit(time, effort);
    if (limit.isEmpty() && on.named()) {
      throw new IllegalArgumentException(
          "--on is for searches: without --time there are none\nMaybe add --time 20s.");
    }
    Optional<Baseline> before =
        Optional.ofNullable(baseline).filter(Files::exists).map(Baseline::read);
    References all = new References(files, references);
    Optional<Runner> cluster = on.cluster();
    try {
      int readers = Runtime.getRuntime().availableProcessors();
      Counterparts counterparts =
          cluster
              .map(runner -> new Counterparts(home.library(), readers, new ManySeeds(runner)))
              .orElseGet(() -> new Counterparts(home.library(), readers));
      return compare(all, counterparts, before);
    } finally {
      cluster.ifPresent(Runner::close);
    }
  }

  private int compare(References all, Counterparts counterparts, Optional<Baseline> before) {
    PrintWriter err = spec.commandLine().getErr();
    all.faults().forEach(f -> err.println(f.getMessage()));
    all.others().forEach(path -> err.println("passed over, holds no movement: " + path));
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      List<Regression.Row> rows = new ArrayList<>();
      for (References.Reference reference : all.references()) {
        if (!interrupt.cancelled().get()) {
          rows.add(row(reference, rows.size() + 1, counterparts, interrupt.cancelled()));
        }
      }
      counterparts.damaged().forEach(d -> err.println("left out: " + d.getMessage()));
      int left = all.references().size() - rows.size();
      Regression regression = new Regression(rows, all.faults().size(), left);
      report.write(regression.reported(() -> AtlasJson.regression(regression)));
      Optional<Baseline.Changes> changes =
          baseline == null || left > 0
              ? Optional.empty()
              : since(baseline, before, regression, report.besides());
      if (left > 0) {
        err.println(
            Text.of(
                "Interrupted: %d of %d references compared.\nMaybe run the same command again%s.",
                rows.size(),
                all.references().size(),
                limit.isEmpty() ? "" : ": what was found is kept"));
      }
      err.flush();
      boolean worse = changes.map(c -> !c.worse().isEmpty()).orElse(regression.worse());
      return exit(regression, worse, interrupt.cancelled().get()).code();
    }
  }

  private Regression.Row row(
      References.Reference reference,
      int number,
      Counterparts counterparts,
      AtomicBoolean cancelled) {
    Erratum erratum = Erratum.of(reference.judged());
    if (!erratum.comparable()) {
      return row(reference, erratum, Optional.empty(), "it breaks rules, so it is not compared");
    }
    Judged theirs = erratum.judged();
    if (reference.teams() && !TeamsOfFour.in(theirs.movement())) {
      return row(reference, erratum, Optional.empty(), "not all matches have both halves here");
    }
    Optional<Counterpart> best =
        limit.isEmpty()
            ? counterparts.of(theirs)
            : counterparts.designed(
                theirs, limit.get(), new Searching(number, reference.name()), cancelled);
    return row(reference, erratum, best, best.isPresent() ? "" : none(theirs));
  }

  private static Regression.Row row(
      References.Reference reference, Erratum erratum, Optional<Counterpart> best, String none) {
    Optional<Regression.Ours> ours =
        best.map(
            c ->
                new Regression.Ours(
                    c.peer().source(), c.peer().judged(), c.comparison(), c.served()));
    return new Regression.Row(
        reference.name(), reference.brief(), erratum, ours, ours.isPresent() ? "" : none);
  }

  /** The reason why we have no movement like the reference. */
  private String none(Judged theirs) {
    Alike alike = Alike.to(theirs.movement());
    if (alike.wishes().isEmpty()) {
      return String.join("; ", alike.refusals());
    }
    return limit.isEmpty() ? "not known without a search: --time 20s" : "nothing found in the time";
  }

  /** Compares with the baseline, and says what changed; writes the baseline where there is none. */
  private Optional<Baseline.Changes> since(
      Path file, Optional<Baseline> before, Regression regression, PrintWriter to) {
    Baseline now = Baseline.of(regression, references);
    Baseline.Changes changes = now.since(before.orElse(now));
    if (before.isEmpty()) {
      WholeFile.create(file, now.text());
      to.print(Text.of("The baseline is kept in %s.\n", file));
    } else {
      to.print(changes.text(file.toString()));
    }
    to.flush();
    return Optional.of(changes);
  }

  private static Exit exit(Regression regression, boolean worse, boolean interrupted) {
    if (interrupted) {
      return Exit.INTERRUPTED;
    }
    if (worse) {
      return Exit.BROKEN_RULES;
    }
    return regression.unreadable() > 0 ? Exit.BAD_INPUT : Exit.DONE;
  }

  /** Says which reference is being searched for, once its first method begins. */
  private final class Searching implements SearchListener {

    private final int number;
    private final String name;
    private final AtomicBoolean begun = new AtomicBoolean();

    Searching(int number, String name) {
      this.number = number;
      this.name = name;
    }

    @Override
    public void said(String what) {
      if (!QuietOption.of(spec) && begun.compareAndSet(false, true)) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(Text.of("%d: searching for one like %s", number, name));
        err.flush();
      }
    }
  }
}
