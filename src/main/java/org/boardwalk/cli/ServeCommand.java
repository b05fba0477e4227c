package org.boardwalk.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.boardwalk.Boardwalk;
import org.boardwalk.page.WebServer;
import org.boardwalk.page.WebSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the page. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Serves a page for directors to browsers on this machine.",
      "It offers proposals, searches, papers, files and rankings. Its address is printed; Ctrl-C ends",
      "it."
    })
final class ServeCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8017",
      description = "The port on 127.0.0.1; 0 takes any (default: ${DEFAULT-VALUE}).")
  int port;

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() throws InterruptedException {
    Boardwalk boardwalk =
        new Boardwalk(
            Optional.of(home.library()),
            fault -> spec.commandLine().getErr().println(fault.getMessage()));
    try {
      WebServer server = WebServer.start(boardwalk, WebSettings.USUAL.at(port));
      // Ctrl-C: what searches have found is kept before the program ends.
      Runtime.getRuntime().addShutdownHook(new Thread(server::close, "goodbye"));
      spec.commandLine().getOut().println(server.address());
      spec.commandLine().getOut().flush();
    } catch (IOException e) {
      throw new UncheckedIOException("the page cannot be served", e);
    }
    new CountDownLatch(1).await();
    return Exit.DONE.code();
  }
}
