package org.boardwalk.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Rate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the rates of effort. */
@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures how long each kind of work takes that counts as effort, and prints the rates.",
      "Each kind of work is done for a counted amount, on one thread, and its processor time is",
      "measured. Where several rates belong to one kind of work, sizes that differ tell them apart.",
      "The ratio is the processor time of what counts as a second; - where a rate is too small a",
      "part of any work. A rate that is changed changes what all searches find by equal effort."
    })
final class BenchCalibrateCommand implements Callable<Integer> {

  private static final String LINE = "%-20s %12s %12s %-11s %6s  %s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "1s",
      description = "Counted effort of each work (default: ${DEFAULT-VALUE}).")
  Duration effort = Duration.ofSeconds(1);

  @Option(
      names = "--works",
      paramLabel = "PART",
      defaultValue = "",
      description = "Only works whose name contains this.")
  String works = "";

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      Calibration calibration =
          new Calibration(
              sample -> {
                out.print(
                    Text.of(
                        "  %-60s %7.2f %7.2f%n",
                        sample.work(), sample.whole(), sample.processor()));
                out.flush();
              });
      Predicate<String> wanted = name -> name.contains(works) && !interrupt.cancelled().get();
      new CalibratedMethods(calibration, effort, wanted).run();
      new CalibratedEngines(calibration, effort.toMillis() / 1e3, wanted).run();
      if (interrupt.cancelled().get()) {
        return Exit.INTERRUPTED.code();
      }
      print(out, calibration.ratios());
      out.flush();
      return Exit.DONE.code();
    }
  }

  private static void print(PrintWriter out, Map<Rate, OptionalDouble> ratios) {
    out.print(Text.of(LINE, "work", "in use", "measured", "unit", "ratio", "reason"));
    ratios.forEach(
        (rate, ratio) ->
            out.print(
                Text.of(
                    LINE,
                    rate.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    shown(rate.value()),
                    ratio.isPresent()
                        ? shown(Calibration.measured(rate, ratio.getAsDouble()))
                        : "-",
                    rate.unit().words(),
                    ratio.isPresent() ? Text.of("%.2f", ratio.getAsDouble()) : "-",
                    rate.reason())));
  }

  private static String shown(double value) {
    return Text.of(Math.abs(value) < 100 ? "%,.1f" : "%,.0f", value);
  }
}
