package org.boardwalk.page;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import org.boardwalk.Boardwalk;
import org.boardwalk.page.http.PageServer;
import org.boardwalk.page.room.LiveRoom;
import org.boardwalk.page.room.RoomSettings;
import org.boardwalk.page.room.RoomSite;
import org.boardwalk.page.site.ClubFolder;
import org.boardwalk.page.site.Rooms;
import org.boardwalk.page.site.Site;
import org.boardwalk.page.site.WebSettings;

/**
 * Serves the page on 127.0.0.1, to browsers on the same machine only, or a room on a chosen
 * address.
 */
public final class WebServer {

  /** The port of the first room that is started from the page; the page's own is one less. */
  private static final int FIRST_ROOM = WebSettings.USUAL.port() + 1;

  private WebServer() {}

  /**
   * Starts to serve the page, from which rooms can be started; returns at once.
   *
   * @param boardwalk answers wishes
   * @param settings the settings
   * @param home the user's own folder, for the evenings of these rooms and for what the club keeps;
   *     it is made when it is needed
   * @return the running server
   * @throws IllegalArgumentException when the port is taken
   * @throws IOException when the machine has no network at all
   */
  public static PageServer start(Boardwalk boardwalk, WebSettings settings, Path home)
      throws IOException {
    ClubFolder club = new ClubFolder(home, settings.members());
    Rooms rooms = new RoomsInFolder(club, FIRST_ROOM);
    return PageServer.start(
        () -> Site.of(boardwalk, settings, club, rooms),
        new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), settings.port()),
        PageServer.PATIENCE);
  }

  /**
   * Starts to serve a room that plays; returns at once.
   *
   * @param room the evening that is played
   * @param settings its address and PIN
   * @return the running server
   * @throws IllegalArgumentException when the port is taken or the address is not of this machine
   * @throws IOException when the machine has no network at all
   */
  public static PageServer start(LiveRoom room, RoomSettings settings) throws IOException {
    return PageServer.start(
        () -> RoomSite.of(room, settings),
        new InetSocketAddress(settings.address(), settings.port()),
        PageServer.PATIENCE);
  }
}
