package org.boardwalk.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.library.prove.Ledger;
import org.boardwalk.library.prove.ProofEnd;
import org.boardwalk.library.prove.ProofEnd.Finish;
import org.boardwalk.library.prove.ProofListener;
import org.boardwalk.library.prove.ProofQuestion;
import org.boardwalk.library.prove.Proving;
import org.boardwalk.library.task.CubeResult;
import org.boardwalk.library.task.LocalRunner;
import org.boardwalk.library.task.Runner;
import org.boardwalk.library.task.Watcher;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares proofs in cubes with proofs of the same model in one piece. */
@Command(
    name = "proofs",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Proofs that there is no directed whist: the model in one piece beside cubes of it, by engine.",
      "With --on the cubes are also searched there."
    })
final class BenchProofsCommand implements Callable<Integer> {

  private static final String LINE = "%-38s %-6s %18s %18s %18s%n";

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "10m",
      description = "Limit for each figure (default: ${DEFAULT-VALUE}).")
  Duration time = Duration.ofMinutes(10);

  @Option(
      names = "--cube-time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "20s",
      description = "A cube that takes longer is split (default: ${DEFAULT-VALUE}).")
  Duration cubeTime = Duration.ofSeconds(20);

  @Option(
      names = "--players",
      split = ",",
      paramLabel = "N",
      description = "Only questions of these numbers of players: 8, 12, 16 (default: all).")
  List<Integer> players = List.of();

  @Option(
      names = "--engine",
      split = ",",
      paramLabel = "ENGINE",
      converter = WordConverter.EngineName.class,
      description = "cpsat, choco (default: both).")
  List<EngineChoice> engines = List.of(EngineChoice.CPSAT, EngineChoice.CHOCO);

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "2",
      description = "Cubes searched at once on this machine (default: ${DEFAULT-VALUE}).")
  int workers = 2;

  @Mixin OnOption on = new OnOption();

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Optional<Runner> cluster = on.cluster();
    out.print(Text.of(LINE, "", "", "in one piece", "cubes here", "cubes there"));
    out.flush();
    try (Interrupt interrupt = new Interrupt(spec.commandLine());
        Runner here = new LocalRunner(workers)) {
      for (NamedProof proof : NamedProof.ALL) {
        for (EngineChoice engine : engines) {
          if ((players.isEmpty() || players.contains(proof.players()))
              && !interrupt.cancelled().get()) {
            ProofQuestion question = proof.question(engine, cubeTime);
            String there = cluster.isEmpty() ? "-" : cubes(question, cluster.get(), interrupt);
            String cubes = cubes(question, here, interrupt);
            String whole = whole(proof, engine, interrupt);
            out.print(Text.of(LINE, proof.words(), engine.word(), whole, cubes, there));
            out.flush();
          }
        }
      }
      return (interrupt.cancelled().get() ? Exit.INTERRUPTED : Exit.DONE).code();
    } finally {
      cluster.ifPresent(Runner::close);
    }
  }

  /** A watcher that stops the proof when time is up, or when the user interrupts it. */
  private Watcher limit(AtomicBoolean over, Interrupt interrupt) {
    long end = System.nanoTime() + time.toNanos();
    return Watcher.of(() -> interrupt.cancelled().get() || System.nanoTime() - end > 0, over);
  }

  private String whole(NamedProof proof, EngineChoice engine, Interrupt interrupt) {
    AtomicBoolean over = new AtomicBoolean();
    Watcher watcher = limit(over, interrupt);
    CubeResult result;
    try {
      result = proof.whole(engine, time).run(over);
    } finally {
      watcher.close();
    }
    double seconds = result.milliseconds() / 1e3;
    return switch (result.ending()) {
      case EXHAUSTED, CLAIMED -> Text.of("%.1f s", seconds);
      case NOT_FINISHED -> Text.of("gave up at %.0f s", seconds);
      case FOUND, REFUSED -> throw new IllegalStateException("a solution: " + proof.words());
    };
  }

  private String cubes(ProofQuestion question, Runner runner, Interrupt interrupt)
      throws IOException {
    Path file = Files.createTempFile("boardwalk-proof", ".csv");
    AtomicBoolean over = new AtomicBoolean();
    Watcher watcher = limit(over, interrupt);
    long start = System.nanoTime();
    try (Ledger ledger = Ledger.open(file, question.stated().digest())) {
      ProofEnd end = Proving.run(question, ledger, runner, new Silent(), over);
      double seconds = (System.nanoTime() - start) / 1e9;
      return end.kind() == Finish.EXHAUSTED
          ? Text.of("%d in %.1f s", end.cubes().size(), seconds)
          : Text.of("%d, then gave up", end.cubes().size());
    } finally {
      watcher.close();
      Files.delete(file);
    }
  }

  /** A listener that ignores the progress. */
  private static final class Silent implements ProofListener {
    @Override
    public void changed(State now) {
      // Only the total time counts.
    }

    @Override
    public void failed(RuntimeException fault) {
      // The task is tried again, or the proof ends without an exhausted search.
    }
  }
}
