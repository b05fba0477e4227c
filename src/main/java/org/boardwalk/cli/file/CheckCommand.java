package org.boardwalk.cli.file;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.MovementAddress;
import org.boardwalk.cli.option.MovementFile;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Volume;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.publish.json.MovementJson;
import org.boardwalk.publish.json.MovementJson.Checked;
import org.boardwalk.wish.answer.Erratum;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Outcome;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Judges a movement file. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Judges a movement file: scorecard, broken rules, and claims that do not hold.",
      "For a file with several movements it prints a line for each. Exit code 5 means"
          + " broken rules; 6 means a claim that does not hold, or one movement of several that"
          + " cannot be read.",
      "With --keep a sound movement, such as one made elsewhere, becomes the known answer to each"
          + " wish of its sizes for which it is better than ours."
    },
    footer = "boardwalk check movement.yaml")
public final class CheckCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Mixin MovementFile file = new MovementFile();

  @Option(
      names = "--keep",
      description = "Keep the movement where it is better than the answer that is known.")
  boolean keep;

  @Option(
      names = "--source",
      paramLabel = "WORDS",
      description = "With --keep: where it comes from, in words (default: the name of the file).")
  @Nullable String source;

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    MovementAddress address = MovementAddress.of(file.path());
    Source source = address.source();
    Optional<Volume> foreign = file.files().foreign(source);
    if (foreign.isPresent() && foreign.get().several() && address.whole()) {
      if (keep) {
        throw new ParameterException(
            spec.commandLine(),
            "--keep takes one movement, and there are several\nMaybe name one: "
                + file.path()
                + "#1");
      }
      PrintWriter err = spec.commandLine().getErr();
      return new VolumeReport(foreign.get()).print(out, err, figures.json()).code();
    }
    if (foreign.isPresent()) {
      Judged judged = Judged.of(MovementFiles.chosen(foreign.get(), address));
      print(Optional.of(judged), "", List.of(), out);
      return kept(judged, judged.card().valid() ? Exit.DONE : Exit.BROKEN_RULES).code();
    }
    Inspection inspection = MovementFiles.own(source, address);
    Exit exit = inspect(inspection, out, spec.commandLine().getErr());
    return inspection.judged().map(judged -> kept(judged, exit)).orElse(exit).code();
  }

  /** Keeps a sound movement if that is wanted, and says so. */
  private Exit kept(Judged judged, Exit exit) {
    if (keep) {
      PrintWriter to = figures.json() ? spec.commandLine().getErr() : spec.commandLine().getOut();
      to.print(exit == Exit.DONE ? kept(judged) : "Not kept: it is not sound.\n");
      to.flush();
    }
    return exit;
  }

  private String kept(Judged judged) {
    Boardwalk boardwalk =
        new Boardwalk(
            Optional.of(home.library()),
            fault -> spec.commandLine().getErr().println(fault.getMessage()));
    String words = source == null ? String.valueOf(file.path().getFileName()) : source;
    return ImportedText.of(boardwalk.keep(judged.movement(), words));
  }

  /**
   * Inspects one of our own files: prints its movement, what is known of it, and the claims that do
   * not hold.
   */
  private Exit inspect(Inspection inspection, PrintWriter out, PrintWriter err) {
    boolean claims = inspection.solution().model().isPresent();
    boolean sound = inspection.differences().isEmpty();
    String status =
        claims && sound ? outcome(inspection.outcome(HomeOption.repeated()::contains)) : "";
    print(
        inspection.judged(),
        status,
        inspection.differences().stream().map(d -> "" + d).toList(),
        out);
    inspection.differences().forEach(d -> err.println(file.path() + ":" + d.line() + ": " + d));
    if (!sound) {
      err.println("Maybe the file was edited or damaged: design or solve it again.");
    }
    if (!figures.json() && inspection.judged().isPresent() && !inspection.checksummed()) {
      out.println("The file carries no checksum: it was not written by this program.");
    }
    out.flush();
    if (inspection.judged().filter(j -> !j.answers()).isPresent()) {
      return Exit.BROKEN_RULES;
    }
    return sound ? Exit.DONE : Exit.BAD_INPUT;
  }

  private static String outcome(Outcome outcome) {
    return outcome.accept(
        new Outcome.Visitor<>() {
          @Override
          public String found(Outcome.Found found) {
            return VerdictText.status(found);
          }

          @Override
          public String impossible(Outcome.Impossible impossible) {
            return "Impossible: " + HarmlessText.of(impossible.proof().sentence()) + ".";
          }

          @Override
          public String gaveUp(Outcome.GaveUp gaveUp) {
            return "Not known: "
                + HarmlessText.of(gaveUp.limit())
                + ".\nMaybe run: boardwalk atlas verify --proofs";
          }
        });
  }

  private void print(Optional<Judged> judged, String status, List<String> faults, PrintWriter out) {
    if (figures.json()) {
      out.print(
          MovementJson.checked(
              List.of(new Checked(file.path().toString(), judged, status, faults))));
    } else {
      judged.ifPresent(j -> print(j, out));
      if (!status.isEmpty()) {
        out.println(status);
      }
    }
    out.flush();
  }

  private static void print(Judged judged, PrintWriter out) {
    Movement movement = judged.movement();
    out.println(ScheduleText.heading(movement));
    out.print(VerdictText.card(judged));
    String slip = Erratum.of(judged).words();
    if (!slip.isEmpty()) {
      out.println(slip);
    }
    out.println();
    out.print(LogisticsText.summary(movement, judged.attendance()));
    out.flush();
  }
}
