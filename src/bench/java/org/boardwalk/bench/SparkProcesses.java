package org.boardwalk.bench;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;

/**
 * A Spark master and workers of one core each, as processes of this machine, with our own classes.
 */
public final class SparkProcesses implements AutoCloseable {

  private static final String DEPLOY = "org.apache.spark.deploy.";
  private static final int PATIENCE_SECONDS = 30;

  private final Path folder;
  private final String classes = absolute(System.getProperty("java.class.path"));
  private final List<String> options;
  private final List<Process> all = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();
  private final String master;

  /**
   * @param folder the folder that the processes write to
   * @param count how many workers
   * @param options options of Java for all processes, such as those of executors
   * @throws IOException when a process cannot be started
   * @throws IllegalStateException when the master does not answer
   */
  public SparkProcesses(Path folder, int count, String... options)
      throws IOException, InterruptedException {
    this.folder = folder;
    this.options = List.of(options);
    // Workers require this folder, although all that they need is on the class path.
    Files.createDirectories(folder.resolve("jars"));
    int port = free();
    master = "spark://127.0.0.1:" + port;
    begin("master", DEPLOY + "master.Master", "--host", "127.0.0.1", "--port", "" + port);
    for (int tenth = 0; !answers(port); tenth++) {
      if (tenth == 10 * PATIENCE_SECONDS) {
        throw new IllegalStateException(
            "no Spark master answers\n"
                + "Maybe Spark is not on the class path: see src/docs/how-to/cluster.md.");
      }
      Thread.sleep(100);
    }
    for (int k = 0; k < count; k++) {
      worker();
    }
  }

  /**
   * @return the address of the master, as --on takes it
   */
  public String master() {
    return master;
  }

  /** Starts another worker. */
  private void worker() throws IOException {
    String name = Text.of("worker-%d", all.size());
    String home = folder.resolve(name).toString();
    workers.add(
        begin(
            name,
            DEPLOY + "worker.Worker",
            "--host",
            "127.0.0.1",
            "--cores",
            "1",
            "-m",
            "1g",
            "-d",
            home,
            master));
  }

  /**
   * Kills the oldest worker with -9, and starts another one.
   *
   * @throws IOException when the other one cannot be started
   */
  public void killWorker() throws IOException, InterruptedException {
    workers.remove(0).destroyForcibly().waitFor();
    worker();
  }

  /** Kills an executor, the process in which a worker runs tasks; false if there is none. */
  boolean killExecutor() {
    Optional<ProcessHandle> executor =
        workers.stream().flatMap(w -> w.descendants()).filter(ProcessHandle::isAlive).findAny();
    executor.ifPresent(ProcessHandle::destroyForcibly);
    return executor.isPresent();
  }

  /**
   * Starts a program of these classes, with a BOARDWALK_HOME of its own. Its output goes to
   * NAME.out and NAME.err in the folder.
   *
   * @param name names its files
   * @param main its main class
   * @param arguments its arguments
   * @return the process, which ends with the cluster at the latest
   * @throws IOException when it cannot be started
   */
  public Process begin(String name, String main, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    if (!options.isEmpty()) {
      command.add("-Dspark.executor.extraJavaOptions=" + String.join(" ", options));
    }
    command.addAll(List.of("-Dspark.executor.extraClassPath=" + classes, "-cp", classes, main));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", folder.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("BOARDWALK_HOME", folder.resolve("home-" + name).toString());
    builder.redirectOutput(folder.resolve(name + ".out").toFile());
    builder.redirectError(folder.resolve(name + ".err").toFile());
    Process process = builder.start();
    all.add(process);
    return process;
  }

  /** A class path with absolute entries, as workers start executors in other folders. */
  private static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static int free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static boolean answers(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    for (Process process : all) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
