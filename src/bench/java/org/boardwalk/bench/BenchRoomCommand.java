package org.boardwalk.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.boardwalk.cli.Main;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Times the room of an evening during play. */
@Command(
    name = "room",
    mixinStandardHelpOptions = true,
    description = {
      "How long phones wait that look at a room every 4 to 6 s, each with a connection of its own,",
      "and read their seats again every fourth time: beside the same with a page that never changes."
    })
final class BenchRoomCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--phones",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many (default: ${DEFAULT-VALUE}).")
  int phones = 200;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "30",
      description = "For how long (default: ${DEFAULT-VALUE}).")
  int seconds = 30;

  private static final int RENEWS = 4;

  @Override
  public Integer call() throws InterruptedException {
    try {
      Path folder = Files.createTempDirectory("boardwalk-room");
      Path movement = folder.resolve("movement.yaml");
      Path evening = folder.resolve("evening.yaml");
      run("design", "mitchell", "--tables", "13", "--no-cache", "--out", movement.toString());
      run("evening", "new", movement.toString(), "--out", evening.toString());
      Process room = start("serve", "--room", evening.toString(), "--port", "0");
      try (BufferedReader out =
          new BufferedReader(
              new InputStreamReader(room.getInputStream(), StandardCharsets.UTF_8))) {
        URI address = URI.create(Optional.ofNullable(out.readLine()).orElse("").strip());
        print("The room", RoomTimes.of(address, phones, seconds, RENEWS));
        print("A fixed page", fixed());
      } finally {
        room.destroy();
        room.waitFor();
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.toList()) {
            Files.delete(file);
          }
        }
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the room cannot be timed", e);
    }
    return Exit.DONE.code();
  }

  private RoomTimes fixed() throws IOException, InterruptedException {
    try (FixedPage page = new FixedPage("fixed".repeat(5).getBytes(StandardCharsets.UTF_8))) {
      return RoomTimes.of(page.address(), phones, seconds, RENEWS);
    }
  }

  private void print(String what, RoomTimes times) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        Text.of(
            "%s: %d phones asked %d times in %d s and waited %.1f ms in the middle, p95 %.1f ms, at"
                + " most %.1f ms.%n",
            what, phones, times.asked(), seconds, times.middle(), times.late(), times.longest()));
    out.flush();
  }

  private static void run(String... args) throws IOException, InterruptedException {
    Process process = start(args);
    process.getInputStream().readAllBytes();
    if (process.waitFor() != Exit.DONE.code()) {
      throw new IOException("cannot be made ready: " + String.join(" ", args));
    }
  }

  private static Process start(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }
}
