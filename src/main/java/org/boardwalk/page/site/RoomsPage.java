package org.boardwalk.page.site;

import java.util.Map;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.scoring.entry.MemberList;

/** The page of the rooms that run, and of the evenings whose rooms can be resumed. */
final class RoomsPage {

  private final MovementOpener opening;
  private final Rooms rooms;
  private final MemberList members;
  private final Templates templates;

  RoomsPage(MovementOpener opening, Rooms rooms, MemberList members, Templates templates) {
    this.members = members;
    this.opening = opening;
    this.rooms = rooms;
    this.templates = templates;
  }

  Reply show(Request request) {
    return Reply.page(
        templates.fill(
            "rooms.html",
            Map.of("rooms", rooms.running(), "recent", rooms.recent(), "pin", rooms.pin())));
  }

  /** Starts the room of a movement with what was typed on its page. */
  Reply start(Request request) {
    rooms.start(TypedEvening.of(opening.required(request), request.form(), members).rankable());
    return Reply.elsewhere("/room");
  }

  /** Starts the room of an evening once more, where it was left. */
  Reply resume(Request request) {
    rooms.resume(request.form().text("evening"));
    return Reply.elsewhere("/room");
  }

  /** Keeps the PIN of all later rooms. */
  Reply choose(Request request) {
    rooms.choose(request.form().text("pin").strip());
    return Reply.elsewhere("/room");
  }
}
