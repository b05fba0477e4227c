package org.boardwalk.page.room;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.scoring.evening.ChangeLog;

/** The page of all changes of the evening for the director: when, by whom, what. */
final class LogPage {

  /** The most changes on the page. */
  private static final int MOST = 1000;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT)
          .withZone(ZoneId.systemDefault());

  private final ChangeLog log;
  private final RoomAccess access;
  private final RoomFrame frame;

  LogPage(LiveRoom room, RoomAccess access, RoomFrame frame) {
    log = room.log();
    this.access = access;
    this.frame = frame;
  }

  /** A change as a row. */
  record Row(String at, String by, String what) {

    static Row of(Instant at, String by, String what) {
      return new Row(TIME.format(at), HarmlessText.of(by), HarmlessText.of(what));
    }
  }

  Reply show(Request request) {
    access.required(request);
    List<Row> rows = log.latest(MOST).stream().map(c -> Row.of(c.at(), c.by(), c.what())).toList();
    return frame.page("log.html", request, Map.of("rows", rows));
  }
}
