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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
    String deploy = "org.apache.spark.deploy.";
    begin("master", deploy + "master.Master", "--host", "127.0.0.1", "--port", "" + port);
    while (!answers(port)) {
      Thread.sleep(100);
    }
    for (String name : List.of("one", "two")) {
      String work = temp.resolve(name).toString();
      String worker = deploy + "worker.Worker";
      begin(name, worker, "--host", "127.0.0.1", "--cores", "1", "-m", "1g", "-d", work, master);
    }
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

  private Process atlas(String name, String on) throws IOException {
    String home = temp.resolve("atlas-" + name).toString();
    return program(
        name,
        on,
        "atlas",
        "build",
        "--players",
        "5..8",
        "--rounds",
        "3..7",
        "--time",
        "3s",
        "--solutions",
        home);
  }

  /** Where it is when somebody dies does not matter as long as some cells are still open. */
  @Test
  void allCellsAreThereWhenAWorkerIsKilled() throws Exception {
    Process there = atlas("there", master);
    Path first = temp.resolve("atlas-there");
    while (there.isAlive() && (!Files.exists(first) || solutions(first) < 2)) {
      Thread.sleep(20);
    }
    assertThat(there.isAlive()).isTrue();
    running.get(1).destroyForcibly().waitFor();
    ends(there, "there", 0);
    ends(atlas("here", "local"), "here", 0);
    for (String where : List.of("there", "here")) {
      assertThat(Files.readString(temp.resolve(where + ".out")))
          .startsWith("20 of 20 cells done, 20 improved, 0 missing");
    }
    assertThat(solutions(first)).isEqualTo(20).isEqualTo(solutions(temp.resolve("atlas-here")));
  }

  private static long solutions(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".yaml")).count();
    }
  }
}
