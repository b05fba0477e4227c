package org.boardwalk.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.page.room.LiveRoom;
import org.boardwalk.page.room.PinLock;
import org.boardwalk.page.room.RoomSettings;
import org.boardwalk.page.site.ClubFolder;
import org.boardwalk.page.site.Rooms;
import org.boardwalk.publish.EveningText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * Rooms whose evenings are files in a folder. A room takes the first free port of a few, so that
 * its address is the same from week to week and after a restart. Thread-safe.
 */
final class RoomsInFolder implements Rooms {

  private static final int MOST = 8;
  private static final int MOST_RECENT = 12;
  private static final String PIN = "pin.txt";
  private static final String THIS_MACHINE = "127.0.0.1";

  private final ClubFolder club;
  private final Path folder;
  private final int firstPort;
  private final List<Running> running = new ArrayList<>();
  private final List<PageServer> servers = new ArrayList<>();

  /**
   * @param club the folder of the club, with its evenings
   * @param firstPort the port of the first room, and of each one that runs alone
   */
  RoomsInFolder(ClubFolder club, int firstPort) {
    this.club = club;
    folder = club.evenings();
    this.firstPort = firstPort;
  }

  @Override
  public synchronized void start(SavedEvening evening) {
    checkPlace();
    serve(created(evening));
  }

  @Override
  public synchronized void resume(String name) {
    checkPlace();
    serve(
        idle().stream()
            .filter(file -> name(file).equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "evening [" + name + "] is not there\nMaybe its room runs already.")));
  }

  private void checkPlace() {
    if (running.size() >= MOST) {
      throw new IllegalArgumentException(
          "there are " + MOST + " rooms already\nMaybe end the program and start it again.");
    }
  }

  private void serve(Path file) {
    LiveRoom room = new LiveRoom(EveningStore.open(file));
    String pin = pin().isEmpty() ? PinLock.drawn() : pin();
    String host = RoomSettings.reachable().stream().findFirst().orElse(THIS_MACHINE);
    try {
      PageServer server =
          served(
              room,
              RoomSettings.at(host, 0, pin).with(club.members()).keeping(club::keep),
              firstPort);
      servers.add(server);
      running.add(0, new Running(room.evening().title(), server.address().toString(), pin, file));
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the room cannot be served: "
              + e.getMessage()
              + "\nMaybe run boardwalk serve --room FILE.",
          e);
    }
  }

  /** The room at the first free port from this one on; at any port where none of a few is free. */
  private PageServer served(LiveRoom room, RoomSettings settings, int port) throws IOException {
    try {
      return WebServer.start(room, settings.at(port));
    } catch (IllegalArgumentException taken) {
      if (port == 0) {
        throw taken;
      }
      return served(room, settings, port + 1 < firstPort + MOST ? port + 1 : 0);
    }
  }

  /** A new file; those of other evenings of the day keep theirs. */
  private Path created(SavedEvening evening) {
    String name = EveningFile.name(evening);
    Path file = folder.resolve(name);
    for (int k = 2; Files.exists(file); k++) {
      file = folder.resolve(name.replace(".yaml", "-" + k + ".yaml"));
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the folder ["
              + folder
              + "] cannot be made\nMaybe its permissions or the disk are the reason.",
          e);
    }
    EveningFile.create(file, evening);
    return file;
  }

  @Override
  public synchronized List<Running> running() {
    return List.copyOf(running);
  }

  @Override
  public synchronized List<Begun> recent() {
    return idle().stream().limit(MOST_RECENT).map(RoomsInFolder::begun).toList();
  }

  /** The evenings whose rooms do not run, the one that was changed last first. */
  private List<Path> idle() {
    List<Path> busy = running.stream().map(Running::file).toList();
    return club.eveningFiles().stream().filter(file -> !busy.contains(file)).toList();
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static Begun begun(Path file) {
    try {
      SavedEvening evening = EveningFile.read(file);
      return new Begun(
          name(file),
          HarmlessText.of(evening.title()),
          evening.date() + ": " + EveningText.progress(evening).strip(),
          true);
    } catch (FileException e) {
      return new Begun(name(file), name(file), e.under(name(file)), false);
    }
  }

  @Override
  public String pin() {
    String pin = club.kept(PIN);
    return pin.isEmpty() ? "" : PinLock.checked(pin);
  }

  @Override
  public void keepPin(String pin) {
    club.keep(PIN, pin.isEmpty() ? "" : PinLock.checked(pin));
  }

  @Override
  public synchronized void close() {
    servers.forEach(PageServer::close);
    servers.clear();
    running.clear();
  }
}
