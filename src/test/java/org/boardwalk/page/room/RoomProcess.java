package org.boardwalk.page.room;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.boardwalk.cli.Main",
                "serve",
                "--room",
                evening.toString(),
                "--port",
                "" + port,
                "--pin",
                pin)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
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
