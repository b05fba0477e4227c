package org.boardwalk.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;

/**
 * Short proofs on a cluster whose processes are killed with -9, one after the other, at random. In
 * every case, the ledger must end with the cubes of a proof without kills, each once.
 */
final class ClusterKills {

  private static final int WORKERS = 2;

  /** Longest time between two kills, in milliseconds: about what a proof takes there. */
  private static final int MOST_MILLIS = 9_000;

  private static final int PATIENCE_SECONDS = 300;

  /** The kinds of process to kill. */
  private enum Victim {
    /** The program that hands out the tasks. */
    DRIVER,
    /** The process in which tasks run, with its solver. */
    EXECUTOR,
    /** The process that starts executors. */
    WORKER
  }

  private final Path folder;
  private final Random random = new Random(1);
  private final Map<Victim, Integer> kills = new EnumMap<>(Victim.class);
  private int proofs;
  private int wrong;

  /**
   * @param folder an empty folder for what the processes write
   */
  ClusterKills(Path folder) {
    this.folder = folder;
  }

  /**
   * @param count how many kills
   * @param cancelled set it to stop early
   * @return the result, in a line
   */
  String run(int count, AtomicBoolean cancelled) throws IOException, InterruptedException {
    try (SparkProcesses spark = new SparkProcesses(folder, WORKERS)) {
      Path alone = folder.resolve("alone.csv");
      Process undisturbed = prove(spark, alone, "local");
      undisturbed.waitFor();
      List<String> cubes = exhausted(alone);
      while (killed() < count && !cancelled.get()) {
        Path ledger = folder.resolve("ledger-" + proofs + ".csv");
        proof(spark, ledger, count, cancelled);
        proofs++;
        boolean right = !cubes.isEmpty() && exhausted(ledger).equals(cubes);
        wrong += right || cancelled.get() ? 0 : 1;
      }
      return Text.of(
          "%d kills (%d drivers, %d executors, %d workers) in %d proofs of %d cubes: %d with a cube"
              + " lost, twice or wrong%n",
          killed(),
          kills.getOrDefault(Victim.DRIVER, 0),
          kills.getOrDefault(Victim.EXECUTOR, 0),
          kills.getOrDefault(Victim.WORKER, 0),
          proofs,
          cubes.size(),
          wrong);
    }
  }

  private int killed() {
    return kills.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Runs a proof from the first start to the end, and starts the program again after each kill. */
  private void proof(SparkProcesses spark, Path ledger, int count, AtomicBoolean cancelled)
      throws IOException, InterruptedException {
    Process driver = prove(spark, ledger, spark.master());
    while (!cancelled.get()) {
      boolean more = killed() < count;
      long wait = more ? random.nextInt(MOST_MILLIS) : 1_000L * PATIENCE_SECONDS;
      if (driver.waitFor(wait, TimeUnit.MILLISECONDS) || !more) {
        driver.destroyForcibly();
        return;
      }
      Victim victim = Victim.values()[random.nextInt(Victim.values().length)];
      boolean hit = true;
      switch (victim) {
        case DRIVER -> {
          driver.destroyForcibly().waitFor();
          driver = prove(spark, ledger, spark.master());
        }
        case EXECUTOR -> hit = spark.killExecutor();
        case WORKER -> spark.killWorker();
      }
      kills.merge(victim, hit ? 1 : 0, Integer::sum);
    }
    driver.destroyForcibly();
  }

  /**
   * Starts a proof that takes a hundred cubes and some seconds: no movement for 12 players under
   * Z11.
   */
  private static Process prove(SparkProcesses spark, Path ledger, String on) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("prove", "individual", "--players", "12"));
    arguments.addAll(List.of("--require", "partner,side,direction", "--symmetry", "cyclic:11"));
    arguments.addAll(List.of("--no-cache", "--ledger", ledger.toString(), "--on", on));
    return spark.begin("prove", "org.boardwalk.cli.Main", arguments.toArray(String[]::new));
  }

  /** The exhausted cubes, sorted; an empty list if the ledger has one of them twice. */
  private static List<String> exhausted(Path ledger) throws IOException {
    if (!Files.exists(ledger)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(ledger)) {
      List<String> cubes =
          lines
              .filter(l -> l.endsWith(",exhausted"))
              .map(l -> l.split(",", 2)[0])
              .sorted()
              .toList();
      return new HashSet<>(cubes).size() == cubes.size() ? cubes : List.of();
    }
  }
}
