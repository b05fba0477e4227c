package org.boardwalk.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.cli.Main;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Times the web page. */
@Command(
    name = "page",
    mixinStandardHelpOptions = true,
    description = {
      "Time to the first page from a cold start, and to proposals: beside a fixed page, and beside",
      "clients that begin requests and never end them."
    })
final class BenchPageCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() throws InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        List.of(
            java.toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "serve",
            "--port",
            "0",
            "--solutions",
            home.directory().toString());
    try {
      PageTimes times = PageTimes.of(command);
      PrintWriter out = spec.commandLine().getOut();
      out.print(
          Text.of(
              "First page from a cold start %.0f ms; proposals for 14 players: first %.0f ms, cached %.1f"
                  + " ms; a fixed page of the same %d bytes %.1f ms.%n",
              times.cold(), times.first(), times.cached(), times.bytes(), times.fixed()));
      out.print(
          Text.of(
              "Proposals that were not asked for yet %.0f ms; beside %d half-open connections and %d"
                  + " stalled uploads %.0f ms.%n",
              times.fresh(), SlowClients.HALF_OPEN, SlowClients.STALLED, times.crowded()));
      if (times.memory().now() > 0) {
        out.print(
            Text.of(
                "The program then keeps %d MB resident, %d MB at most.%n",
                times.memory().now(), times.memory().most()));
      }
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException("the page cannot be timed", e);
    }
    return Exit.DONE.code();
  }
}
