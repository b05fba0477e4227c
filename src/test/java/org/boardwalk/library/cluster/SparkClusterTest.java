package org.boardwalk.library.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.boardwalk.bench.SparkProcesses;
import org.boardwalk.library.files.SolutionFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A master and two workers as processes: what comes back from there is what comes from here. */
@Tag("cluster")
@Timeout(600)
@TestInstance(Lifecycle.PER_CLASS)
class SparkClusterTest {

  private static final String PROGRAM = "org.boardwalk.cli.Main";

  private SparkProcesses spark;
  private Path temp;

  /** A dozen short-lived processes start, so that the second compiler would not pay. */
  @BeforeAll
  void start(@TempDir Path folder) throws Exception {
    temp = folder;
    spark = new SparkProcesses(temp, 2, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
  }

  @AfterAll
  void stop() {
    spark.close();
  }

  private Process program(String name, String on, String... arguments) throws IOException {
    String[] all =
        Stream.concat(Stream.of(arguments), Stream.of("--on", on)).toArray(String[]::new);
    return spark.begin(name, PROGRAM, all);
  }

  private void ends(Process process, String name, int code) throws Exception {
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).as(name).isTrue();
    assertThat(process.exitValue())
        .as(Files.readString(temp.resolve(name + ".err")))
        .isEqualTo(code);
  }

  /** Digests of cubes and what became of them, without how long that took. */
  private List<String> ledger(String name) throws IOException {
    return Files.readAllLines(temp.resolve(name + ".csv")).stream()
        .filter(line -> line.contains(","))
        .map(line -> line.split(",", -1))
        .map(parts -> parts[0] + " " + parts[parts.length - 1])
        .sorted()
        .toList();
  }

  private void prove(String name, String on, int code) throws Exception {
    String file = temp.resolve(name + ".csv").toString();
    Process proof =
        program(
            name,
            on,
            "prove",
            "individual",
            "--players",
            "12",
            "--symmetry",
            "cyclic:11",
            "--require",
            "partner,opponent,side",
            "--no-cache",
            "--ledger",
            file);
    ends(proof, name, code);
  }

  @Test
  void aProofHasTheSameCubesThere() throws Exception {
    prove("here", "local", 3);
    prove("there", spark.master(), 4);
    assertThat(ledger("there"))
        .isEqualTo(ledger("here").stream().map(l -> l.replace("exhausted", "claimed")).toList())
        .hasSizeGreaterThan(4);
    assertThat(Files.readString(temp.resolve("there.out")))
        .contains("claimed to be impossible", "on other machines");
  }

  @Test
  void underSparkSubmitTheProgramIsOnItsMaster() throws Exception {
    Process submitted =
        spark.begin(
            "submitted",
            "org.apache.spark.deploy.SparkSubmit",
            "--master",
            spark.master(),
            "--class",
            PROGRAM,
            "spark-internal",
            "design",
            "individual",
            "--players",
            "18",
            "--time",
            "2s",
            "--no-cache");
    ends(submitted, "submitted", 0);
    assertThat(Files.readString(temp.resolve("submitted.out"))).contains("Calibre");
    assertThat(Files.readString(temp.resolve("submitted.err"))).contains(" seeds, 0 failed");
  }

  private Process nine(String name, String ledger) throws IOException {
    return program(
        name,
        spark.master(),
        "prove",
        "individual",
        "--players",
        "9",
        "--symmetry",
        "cyclic:9",
        "--require",
        "partner,side,direction",
        "--solutions",
        temp.resolve("proofs").toString(),
        "--ledger",
        ledger);
  }

  /** Lines of cubes that workers say are exhausted, as far as they are on the disk. */
  private static List<String> claimed(Path ledger) throws IOException {
    return Files.exists(ledger)
        ? Files.readAllLines(ledger).stream().filter(l -> l.endsWith(",claimed")).toList()
        : List.of();
  }

  /** A worker dies as well, and another one comes. */
  @Test
  void aProofWhoseProgramWasKilledGoesOnFromItsLedger() throws Exception {
    Path ledger = temp.resolve("nine.csv");
    Process first = nine("first", ledger.toString());
    while (first.isAlive() && claimed(ledger).size() < 8) {
      Thread.sleep(5);
    }
    first.destroyForcibly().waitFor();
    List<String> before = claimed(ledger);
    assertThat(before).hasSizeBetween(8, 28);
    // The same installation goes on; it has noted its searches in its own folder, too.
    Files.move(temp.resolve("home-first"), temp.resolve("home-second"));
    Process second = nine("second", ledger.toString());
    while (second.isAlive() && claimed(ledger).size() == before.size()) {
      Thread.sleep(5);
    }
    spark.killWorker();
    ends(second, "second", 4);
    List<String> after = claimed(ledger);
    assertThat(after).hasSize(29).containsAll(before);
    assertThat(after.stream().map(l -> l.split(",", 2)[0])).doesNotHaveDuplicates();
    Process repeated =
        program(
            "repeated",
            spark.master(),
            "atlas",
            "verify",
            "--proofs",
            "--solutions",
            temp.resolve("proofs").toString());
    ends(repeated, "repeated", 0);
    assertThat(Files.readString(temp.resolve("repeated.out")))
        .contains("0 repeated, 1 by other machines alone, 0 not finished", "0 wrong");
    try (Stream<Path> again = Files.list(temp.resolve("home-repeated/proofs/repeated"))) {
      assertThat(claimed(again.findFirst().orElseThrow())).hasSize(29);
    }
  }

  private Process atlas(String name, String on) throws IOException {
    String home = temp.resolve("atlas-" + name).toString();
    return program(
        name,
        on,
        "atlas",
        "build",
        "--players",
        "4..5",
        "--rounds",
        "3..17",
        "--play",
        "shared",
        "--rotation",
        "none",
        "--effort",
        "100ms",
        "--workers",
        "2",
        "--solutions",
        home);
  }

  /**
   * The progress when the worker is killed does not matter as long as some cells are still open.
   */
  @Test
  void allCellsAreThereWhenAWorkerIsKilledAndAnotherOneComes() throws Exception {
    Process there = atlas("built-there", spark.master());
    Path folder = temp.resolve("atlas-built-there");
    while (there.isAlive() && (!Files.exists(folder) || soFar(folder) < 5)) {
      Thread.sleep(20);
    }
    assertThat(there.isAlive()).isTrue();
    spark.killWorker();
    ends(there, "built-there", 0);
    ends(atlas("built-here", "local"), "built-here", 0);
    for (String where : List.of("built-there", "built-here")) {
      assertThat(Files.readString(temp.resolve(where + ".out")))
          .startsWith("30 of 30 cells done, 30 improved, 0 missing");
    }
    assertThat(costs(folder)).hasSize(30).isEqualTo(costs(temp.resolve("atlas-built-here")));
  }

  /** How many files there are while a build runs; none where one was renamed meanwhile. */
  private static int soFar(Path folder) throws IOException {
    try {
      return costs(folder).size();
    } catch (UncheckedIOException e) {
      return 0;
    }
  }

  /** What each file costs by the judge. */
  private static Map<String, Long> costs(Path folder) throws IOException {
    Map<String, Long> costs = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".yaml")).toList()) {
        costs.put(
            folder.relativize(file).toString(),
            SolutionFile.read(file).judged().orElseThrow().cost());
      }
    }
    return costs;
  }
}
