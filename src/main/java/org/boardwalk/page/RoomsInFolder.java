package org.boardwalk.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.page.room.LiveRoom;
import org.boardwalk.page.room.PinLock;
import org.boardwalk.page.room.RoomSettings;
import org.boardwalk.page.site.Rooms;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.EveningStore;
import org.boardwalk.scoring.evening.SavedEvening;

/** Rooms whose evenings are files in a folder. Thread-safe. */
final class RoomsInFolder implements Rooms {

  private static final int MOST = 8;
  private static final String THIS_MACHINE = "127.0.0.1";

  private final Path folder;
  private final MemberList members;
  private final List<Running> running = new ArrayList<>();
  private final List<PageServer> servers = new ArrayList<>();

  RoomsInFolder(Path folder, MemberList members) {
    this.folder = folder;
    this.members = members;
  }

  @Override
  public synchronized void start(SavedEvening evening) {
    if (running.size() >= MOST) {
      throw new IllegalArgumentException(
          "there are " + MOST + " rooms already\nMaybe end the program and start it again.");
    }
    Path file = created(evening);
    String pin = PinLock.drawn();
    String host = RoomSettings.reachable().stream().findFirst().orElse(THIS_MACHINE);
    try {
      LiveRoom room = new LiveRoom(EveningStore.open(file));
      PageServer server = WebServer.start(room, RoomSettings.at(host, 0, pin).with(members));
      servers.add(server);
      running.add(0, new Running(evening.title(), server.address().toString(), pin, file));
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the room cannot be served: "
              + e.getMessage()
              + "\nMaybe run boardwalk serve --room FILE.",
          e);
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
  public synchronized void close() {
    servers.forEach(PageServer::close);
    servers.clear();
    running.clear();
  }
}
