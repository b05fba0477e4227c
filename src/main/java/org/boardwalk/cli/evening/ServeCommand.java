package org.boardwalk.cli.evening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.LanguageOption;
import org.boardwalk.cli.option.OnOption;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.task.Runner;
import org.boardwalk.page.WebServer;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.page.room.LiveRoom;
import org.boardwalk.page.room.PinLock;
import org.boardwalk.page.room.RoomSettings;
import org.boardwalk.page.site.ClubFolder;
import org.boardwalk.page.site.WebSettings;
import org.boardwalk.publish.EveningText;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.WatchedResults;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the web page, or the room of an evening. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Serves a page for directors to browsers on this machine.",
      "The page offers proposals, searches, papers, files and rankings. The command"
          + " prints its address; Ctrl-C ends it. With --room it serves an evening while it is"
          + " played: a screen for the wall, the seats for phones, and the results for the"
          + " director, whose PIN it prints."
    },
    footer = "boardwalk serve")
public final class ServeCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8017",
      description = "Port; 0 takes any free one (default: ${DEFAULT-VALUE}).")
  int port;

  @Option(
      names = "--open",
      description =
          "Opens the page in your browser, in a second start the one that is served already; a window"
              + " says that it runs, where the system has windows.")
  boolean open;

  @Option(
      names = "--room",
      paramLabel = "EVENING",
      description = "File of an evening, see evening new; every change is written to it at once.")
  @Nullable Path evening;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description =
          "With --room: the address of this machine in the club's network, for phones there (default:"
              + " 127.0.0.1, this machine only).")
  @Nullable String host;

  @Option(
      names = "--watch",
      paramLabel = "DATABASE",
      description =
          "With --room: the Bridgemate database whose results the room takes over as they come.")
  @Nullable Path database;

  @Option(
      names = "--section",
      paramLabel = "LETTER",
      description = "With --watch: the section that plays here, where the database has several.")
  @Nullable String section;

  @Mixin PinOptions pin = new PinOptions();

  @Mixin LanguageOption language = new LanguageOption();

  @Mixin MembersOption members = new MembersOption();

  @Mixin HomeOption home = new HomeOption();

  @Mixin OnOption on = new OnOption();

  @Override
  public Integer call() throws InterruptedException {
    if (evening == null && (host != null || pin.given() || language.chosen().isPresent())) {
      throw new IllegalArgumentException(
          "--host, --pin, --pin-file and --language are for a room"
              + "\nMaybe add --room EVENING, or leave them out.");
    }
    if (database == null ? section != null : evening == null) {
      throw new IllegalArgumentException(
          database == null
              ? "--section is for --watch\nMaybe add --watch DATABASE, or leave it out."
              : "--watch is for a room\nMaybe add --room EVENING, or leave it out.");
    }
    if (open && evening != null) {
      throw new IllegalArgumentException(
          "--open is for the page, not for a room\nMaybe leave out --open or --room.");
    }
    try {
      if (open) {
        openPage();
      } else {
        ready(
            evening == null
                ? page(port, members.list(), fault -> warn("" + fault.getMessage()))
                : room(evening));
        new CountDownLatch(1).await();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the page cannot be served", e);
    }
    return Exit.DONE.code();
  }

  /** Waits for the pages. Ctrl-C: what searches have found is kept before the program ends. */
  private static void ready(PageServer server) {
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "goodbye"));
    server.awaitPages();
  }

  /** Serves the page until the window is closed, or opens the page that is served already. */
  private void openPage() throws IOException, InterruptedException {
    CountDownLatch closed = new CountDownLatch(1);
    Path folder = HomeOption.home();
    Optional<SolePage> sole = SolePage.reserved(folder);
    if (sole.isEmpty()) {
      URI served = SolePage.served(folder);
      say(served.toString());
      browse(served);
      return;
    }
    Optional<PageWindow> window = PageWindow.opened(closed::countDown);
    Consumer<FileException> notices =
        fault -> {
          warn(String.valueOf(fault.getMessage()));
          window.ifPresent(shown -> shown.tell(String.valueOf(fault.getMessage())));
        };
    try {
      PageServer server = page(freePort(), readableMembers(notices), notices);
      ready(server);
      sole.orElseThrow().serves(server.address());
      window.ifPresent(shown -> shown.serves(server.address(), this::browse));
      browse(server.address());
    } catch (IOException | RuntimeException e) {
      window.ifPresent(shown -> shown.fails(String.valueOf(e.getMessage())));
      throw e;
    }
    closed.await();
  }

  /** The port that was asked for, or any other where another program has it. */
  private int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      return port;
    } catch (BindException e) {
      return 0;
    }
  }

  private MemberList readableMembers(Consumer<FileException> notices) {
    try {
      return members.list();
    } catch (FileException e) {
      notices.accept(e);
      return MemberList.NONE;
    }
  }

  private void browse(URI page) {
    if (!Browser.opens(page, System.getProperty("os.name", ""))) {
      warn("Open this address in your browser: " + page);
    }
  }

  private void warn(String message) {
    spec.commandLine().getErr().println(message);
    spec.commandLine().getErr().flush();
  }

  private PageServer page(int place, MemberList people, Consumer<FileException> notices)
      throws IOException {
    Optional<Library> library = Optional.of(home.library());
    Optional<Runner> cluster = on.cluster();
    cluster.ifPresent(
        runner -> Runtime.getRuntime().addShutdownHook(new Thread(runner::close, "release")));
    Boardwalk boardwalk =
        cluster
            .map(runner -> new Boardwalk(library, notices, runner))
            .orElseGet(() -> new Boardwalk(library, notices));
    PageServer server =
        WebServer.start(
            boardwalk,
            WebSettings.USUAL.at(place).with(people).keptIn(HomeOption.home()),
            HomeOption.home());
    say(server.address().toString());
    return server;
  }

  private PageServer room(Path file) throws IOException {
    Optional<String> chosen = pin.chosen(System.getenv());
    String digits = chosen.orElseGet(PinLock::drawn);
    ClubFolder club = new ClubFolder(HomeOption.home(), members.list());
    RoomSettings settings =
        RoomSettings.at(host == null ? "127.0.0.1" : host, port, digits)
            .with(club.members())
            .keeping(club::keep)
            .speaking(language.chosen());
    EveningStore kept = EveningStore.open(file);
    kept.checkWritable();
    Optional<DeviceWatch> devices =
        Optional.ofNullable(database)
            .map(from -> new DeviceWatch(spec, file, from, Optional.ofNullable(section)));
    Optional<WatchedResults.Look> first = devices.map(DeviceWatch::look);
    LiveRoom room = new LiveRoom(kept);
    PageServer server = WebServer.start(room, settings);
    say(server.address().toString());
    say("PIN for the director: " + digits);
    if (chosen.isEmpty()) {
      say("When it is started again, --pin " + digits + " keeps that PIN.");
    }
    say("Wall screen: " + server.address() + "wall");
    say(EveningText.progress(room.evening()).strip());
    devices.ifPresent(
        watch -> {
          first.ifPresent(watch::say);
          watch.start();
        });
    if (settings.address().isLoopbackAddress()) {
      spec.commandLine()
          .getErr()
          .println(
              "Only this machine reaches it. For phones choose its address in the club's network:"
                  + " --host "
                  + RoomSettings.reachable().stream().findFirst().orElse("ADDRESS"));
    }
    return server;
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
