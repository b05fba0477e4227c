package org.boardwalk.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.CubeTask;
import org.boardwalk.library.task.DesignTask;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Task;
import org.boardwalk.model.split.Cube;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the cost of handing out tasks, here and on many workers. */
@Command(
    name = "cluster",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "What handing out tasks costs: two workers beside one, a task beside a plain call, and",
      "with --simulate many workers beside the ideal, with task times from a ledger of prove."
    })
final class BenchClusterCommand implements Callable<Integer> {

  private static final int SHORT_TASKS = 500;
  private static final int WARM_TASKS = 50;

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tasks",
      paramLabel = "N",
      defaultValue = "200",
      description = "Tasks for two workers and for one; 0 for none (default: ${DEFAULT-VALUE}).")
  int tasks = 200;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "2s",
      description = "How long each lasts (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofSeconds(2);

  @Option(
      names = "--simulate",
      paramLabel = "LEDGER",
      description = "Draw task times from this ledger of prove, for many workers.")
  @Nullable Path ledger;

  @Option(
      names = "--scale",
      paramLabel = "N",
      defaultValue = "20",
      description = "So many times as long as recorded (default: ${DEFAULT-VALUE}).")
  double scale = 20;

  @Option(
      names = "--kills",
      paramLabel = "N",
      defaultValue = "0",
      description = {
        "Kill so many processes of a Spark cluster on this machine while proofs run on it; needs",
        "Spark on the class path (default: ${DEFAULT-VALUE})."
      })
  int kills;

  @Mixin OnOption on = new OnOption();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (tasks < 0 || scale <= 0) {
      throw new IllegalArgumentException(
          "--tasks [" + tasks + "] must be at least 0, --scale [" + scale + "] more than 0");
    }
    PrintWriter out = spec.commandLine().getOut();
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      AtomicBoolean cancelled = interrupt.cancelled();
      overhead(out, cancelled);
      elsewhere(out, cancelled);
      if (kills > 0) {
        Path folder = Files.createTempDirectory("boardwalk-kills");
        out.print(new ClusterKills(folder).run(kills, cancelled));
        out.flush();
      }
      if (ledger != null) {
        simulate(out, FileText.read(ledger), ledger);
      }
      if (tasks > 0) {
        pair(out, cancelled);
      }
      out.flush();
      return (cancelled.get() ? Exit.INTERRUPTED : Exit.DONE).code();
    }
  }

  /**
   * Measures tasks that theorems answer at once: by plain calls, by a runner, and by their text.
   */
  private void overhead(PrintWriter out, AtomicBoolean cancelled) {
    ClusterTasks plain = new ClusterTasks(ClusterTasks.refused(), SHORT_TASKS, time);
    byTexts(plain, cancelled);
    long start = System.nanoTime();
    for (int seed = 1; seed <= SHORT_TASKS; seed++) {
      plain.task(seed).run(cancelled);
    }
    double call = (System.nanoTime() - start) / 1e9 / SHORT_TASKS;
    double local = plain.seconds(new LocalRunner(2), cancelled) / SHORT_TASKS;
    start = System.nanoTime();
    ByText texts = byTexts(plain, cancelled);
    double text = (System.nanoTime() - start) / 1e9 / SHORT_TASKS;
    out.print(
        Text.of(
            "A task that takes no time: %.3f ms called, %.3f ms by two local workers,"
                + " %.3f ms by its text%nOf that %.3f ms are the driver's; %d bytes there and back%n",
            1e3 * call, 1e3 * local, 1e3 * text, 1e3 * texts.driver(), texts.bytes()));
    out.flush();
  }

  /** Runs the tasks where --on says, once everything there has started. */
  private void elsewhere(PrintWriter out, AtomicBoolean cancelled) {
    Optional<Runner> cluster = on.cluster();
    if (cluster.isEmpty()) {
      return;
    }
    try (Runner runner = cluster.get()) {
      new ClusterTasks(ClusterTasks.refused(), WARM_TASKS, time).seconds(runner, cancelled);
      double seconds =
          new ClusterTasks(ClusterTasks.refused(), SHORT_TASKS, time).seconds(runner, cancelled);
      out.print(
          Text.of("A task that takes no time, there: %.3f ms%n", 1e3 * seconds / SHORT_TASKS));
      out.flush();
    }
  }

  /**
   * The cost of a task sent as text: the driver's seconds to hand it out and read the reply, and
   * its bytes.
   */
  private record ByText(double driver, int bytes) {}

  private static ByText byTexts(ClusterTasks tasks, AtomicBoolean cancelled) {
    int bytes = 0;
    long driver = 0;
    for (int seed = 1; seed <= SHORT_TASKS; seed++) {
      long start = System.nanoTime();
      DesignTask task = tasks.task(seed);
      String there = task.text();
      driver += System.nanoTime() - start;
      String back = Task.done(there, cancelled);
      start = System.nanoTime();
      Answer answer = task.read(back);
      driver += System.nanoTime() - start;
      if (!answer.wish().equals(task.wish())) {
        throw new IllegalStateException("a task came back as another one");
      }
      bytes = (there + back).getBytes(StandardCharsets.UTF_8).length;
    }
    return new ByText(driver / 1e9 / SHORT_TASKS, bytes);
  }

  private void pair(PrintWriter out, AtomicBoolean cancelled) {
    double two = seconds(2, cancelled);
    double one = seconds(1, cancelled);
    out.print(
        Text.of(
            "%d tasks of %.1f s: one worker %.1f s, two workers %.1f s, ratio %.2f%n",
            tasks, time.toMillis() / 1e3, one, two, one / two));
  }

  /** The cost of a cube sent as text, with as many literals as in a large proof. */
  private static ByText cubesByText() {
    Cube cube = new Cube(IntStream.range(0, 1000).map(v -> -v - 1).boxed().toList());
    CubeTask task =
        new CubeTask(
            ClusterTasks.refused(),
            "seats",
            "sha256:0",
            cube,
            EngineChoice.CPSAT,
            Duration.ofMinutes(1));
    CubeResult result =
        new CubeResult(
            CubeResult.Ending.NOT_FINISHED, Optional.empty(), Finder.own("cpsat", "seats"), 1);
    int bytes = 0;
    long driver = 0;
    for (int k = 0; k < 2 * SHORT_TASKS; k++) {
      String back = task.written(result);
      long start = System.nanoTime();
      bytes = task.text().length() + back.length();
      CubeResult read = task.read(back);
      // The first half is for warming up.
      driver += k < SHORT_TASKS ? 0 : System.nanoTime() - start;
      if (!read.ending().equals(result.ending())) {
        throw new IllegalStateException("a result came back as another one");
      }
    }
    return new ByText(driver / 1e9 / SHORT_TASKS, bytes);
  }

  private double seconds(int workers, AtomicBoolean cancelled) {
    return new ClusterTasks(ClusterTasks.open(), tasks, time)
        .seconds(new LocalRunner(workers), cancelled);
  }

  private void simulate(PrintWriter out, String text, Path file) {
    ByText cube = cubesByText();
    double driver = cube.driver();
    List<Double> recorded = new ArrayList<>();
    for (CsvText.Line line : CsvText.read(file, text)) {
      if (line.cells().size() == 5 && line.cell(3).matches("[0-9]{1,12}")) {
        recorded.add(scale * Long.parseLong(line.cell(3)) / 1e3);
      }
    }
    if (recorded.isEmpty()) {
      throw new FileException(file, 0, "has no cubes\nMaybe let prove write it first.");
    }
    Random random = new Random(1);
    List<Double> lengths = new ArrayList<>();
    for (int k = 0; k < 100_000; k++) {
      lengths.add(recorded.get(random.nextInt(recorded.size())));
    }
    double mean = lengths.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    out.print(
        Text.of(
            "100,000 cubes drawn from %d, mean %.2f s; the driver is busy %.3f ms with each,"
                + " %d bytes there and back%n",
            recorded.size(), mean, 1e3 * driver, cube.bytes()));
    for (int workers : List.of(10, 100, 1000, 10_000)) {
      ClusterSimulation.Run run =
          new ClusterSimulation(workers, 0.01, driver, 60, 10).run(lengths, 1);
      out.print(
          Text.of(
              "%,6d workers, 1 %% failures: %,.0f s, ideal %,.0f s, ratio %.3f,"
                  + " driver busy %.1f %%%n",
              workers,
              run.makespan(),
              run.ideal(),
              run.makespan() / run.ideal(),
              100 * run.busy()));
    }
    out.flush();
  }
}
