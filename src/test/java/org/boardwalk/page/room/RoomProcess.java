package org.boardwalk.page.room;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * The program that serves a room, in a process of its own, so that it can be killed.
 *
 * @param process the process
 * @param address where it serves
 */
record RoomProcess(Process process, URI address) {

  /** Starts it, and returns once it serves. */
  static RoomProcess start(Path evening, int port, String pin) throws IOException {
    return started(
        Map.of(), "serve", "--room", evening.toString(), "--port", "" + port, "--pin", pin);
  }

  /** Starts it, and returns once it serves and has looked for results of table devices. */
  static RoomProcess watching(Path evening, Path database, String pin) throws IOException {
    return started(
        Map.of(),
        "serve",
        "--room",
        evening.toString(),
        "--watch",
        database.toString(),
        "--port",
        "0",
        "--pin",
        pin);
  }

  /** Starts the planner, which keeps what it writes in this folder. */
  static RoomProcess planner(Path home, Path members) throws IOException {
    return started(
        Map.of("BOARDWALK_HOME", home.toString()),
        "serve",
        "--port",
        "0",
        "--members",
        members.toString());
  }

  private static RoomProcess started(Map<String, String> environment, String... args)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    command.add("org.boardwalk.cli.Main");
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(environment);
    Process process = builder.start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    return new RoomProcess(process, URI.create(Objects.requireNonNull(out.readLine())));
  }

  /** As {@code kill -9} does: it hears nothing of it. */
  void kill() {
    process.destroyForcibly();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the process does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
