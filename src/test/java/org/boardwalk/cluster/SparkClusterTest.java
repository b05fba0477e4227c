package org.boardwalk.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.boardwalk.library.files.SolutionFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A master and two workers as processes: what comes back from there is what comes from here. */
@Tag("cluster")
@Timeout(240)
class SparkClusterTest {

  private static final String CLASSES = System.getProperty("java.class.path");

  @TempDir private Path temp;
  private final List<Process> running = new ArrayList<>();
  private String master = "";

  @BeforeEach
  void start() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    master = "spark://127.0.0.1:" + port;
    String main = "org.apache.spark.deploy.master.Master";
    begin("master", main, "--host", "127.0.0.1", "--port", "" + port);
    while (!answers(port)) {
      Thread.sleep(100);
    }
    worker("one");
    worker("two");
  }

  private Process worker(String name) throws IOException {
    String work = temp.resolve(name).toString();
    String main = "org.apache.spark.deploy.worker.Worker";
    return begin(name, main, "--host", "127.0.0.1", "--cores", "1", "-m", "1g", "-d", work, master);
  }

  @AfterEach
  void stop() throws InterruptedException {
    Collections.reverse(running);
    for (Process process : running) {
      process.destroyForcibly().waitFor();
    }
  }

  private static boolean answers(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private Process begin(String name, String main, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Dspark.executor.extraClassPath=" + CLASSES, "-cp", CLASSES, main));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", Path.of("target/spark").toAbsolutePath().toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("BOARDWALK_HOME", temp.resolve("home-" + name).toString());
    builder.redirectOutput(temp.resolve(name + ".out").toFile());
    builder.redirectError(temp.resolve(name + ".err").toFile());
    Process process = builder.start();
    running.add(process);
    return process;
  }

  private Process program(String name, String on, String... arguments) throws IOException {
    String[] all =
        Stream.concat(Stream.of(arguments), Stream.of("--on", on)).toArray(String[]::new);
    return begin(name, "org.boardwalk.cli.Main", all);
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

  private void prove(String name, String on) throws Exception {
    String file = temp.resolve(name + ".csv").toString();
    Process proof =
        program(
            name,
            on,
            "prove",
            "individual",
            "--players",
            "8",
            "--symmetry",
            "cyclic:7",
            "--require",
            "partner,opponent,side",
            "--no-cache",
            "--ledger",
            file);
    ends(proof, name, 3);
  }

  @Test
  void aProofHasTheSameCubesThere() throws Exception {
    prove("here", "local");
    prove("there", master);
    assertThat(ledger("there")).isEqualTo(ledger("here")).hasSizeGreaterThan(4);
    assertThat(Files.readString(temp.resolve("there.out"))).contains("Impossible", "cpsat");
  }

  private Process twelve(String name, String ledger) throws IOException {
    return program(
        name,
        master,
        "prove",
        "individual",
        "--players",
        "12",
        "--symmetry",
        "cyclic:11",
        "--require",
        "partner,opponent,side",
        "--solutions",
        temp.resolve("proofs").toString(),
        "--ledger",
        ledger);
  }

  /** Lines of cubes that are exhausted, as far as they are on the disk. */
  private static List<String> exhausted(Path ledger) throws IOException {
    return Files.exists(ledger)
        ? Files.readAllLines(ledger).stream().filter(l -> l.endsWith(",exhausted")).toList()
        : List.of();
  }

  /** A worker dies as well, and another one comes. */
  @Test
  void aProofWhoseProgramWasKilledGoesOnFromItsLedger() throws Exception {
    Path ledger = temp.resolve("twelve.csv");
    Process first = twelve("first", ledger.toString());
    while (first.isAlive() && exhausted(ledger).size() < 8) {
      Thread.sleep(5);
    }
    first.destroyForcibly().waitFor();
    List<String> before = exhausted(ledger);
    assertThat(before).hasSizeBetween(8, 39);
    Process second = twelve("second", ledger.toString());
    while (second.isAlive() && exhausted(ledger).size() == before.size()) {
      Thread.sleep(5);
    }
    running.get(1).destroyForcibly().waitFor();
    worker("three");
    ends(second, "second", 3);
    List<String> after = exhausted(ledger);
    assertThat(after).hasSize(40).containsAll(before);
    assertThat(after.stream().map(l -> l.split(",", 2)[0])).doesNotHaveDuplicates();
    Process repeated =
        begin(
            "repeated",
            "org.boardwalk.cli.Main",
            "atlas",
            "verify",
            "--proofs",
            "--solutions",
            temp.resolve("proofs").toString());
    ends(repeated, "repeated", 0);
    assertThat(Files.readString(temp.resolve("repeated.out")))
        .contains("1 repeated, 0 not finished", "0 wrong");
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
        "3..32",
        "--play",
        "shared",
        "--rotation",
        "none",
        "--time",
        "1s",
        "--workers",
        "2",
        "--solutions",
        home);
  }

  /** Where it is when somebody dies does not matter as long as some cells are still open. */
  @Test
  void allCellsAreThereWhenAWorkerIsKilledAndAnotherOneComes() throws Exception {
    Process there = atlas("there", master);
    Path folder = temp.resolve("atlas-there");
    while (there.isAlive() && (!Files.exists(folder) || costs(folder).size() < 10)) {
      Thread.sleep(20);
    }
    assertThat(there.isAlive()).isTrue();
    running.get(1).destroyForcibly().waitFor();
    worker("three");
    ends(there, "there", 0);
    ends(atlas("here", "local"), "here", 0);
    for (String where : List.of("there", "here")) {
      assertThat(Files.readString(temp.resolve(where + ".out")))
          .startsWith("60 of 60 cells done, 60 improved, 0 missing");
    }
    assertThat(costs(folder)).hasSize(60).isEqualTo(costs(temp.resolve("atlas-here")));
  }

  /** What each file costs by the judge; while a build runs, as far as it has come. */
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
