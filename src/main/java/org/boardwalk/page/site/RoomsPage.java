package org.boardwalk.page.site;

import java.util.Map;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.scoring.evening.SavedEvening;

/** The page of the rooms that run, and of the evenings whose rooms can be resumed. */
final class RoomsPage {

  private final MovementOpener opening;
  private final Rooms rooms;
  private final ClubFolder club;
  private final Templates templates;

  RoomsPage(MovementOpener opening, Rooms rooms, ClubFolder club, Templates templates) {
    this.club = club;
    this.opening = opening;
    this.rooms = rooms;
    this.templates = templates;
  }

  Reply show(Request request) {
    return Reply.page(
        templates.fill(
            "rooms.html",
            Map.of(
                "rooms",
                rooms.running(),
                "recent",
                rooms.recent(),
                "pin",
                rooms.pin(),
                "members",
                club.members().people().size())));
  }

  /** Starts the room of a movement with what was typed on its page. */
  Reply start(Request request) {
    SavedEvening evening =
        club.numbered(TypedEvening.of(opening.required(request), request.form(), club.members()))
            .rankable();
    rooms.start(evening);
    club.keep(evening.members());
    return Reply.elsewhere("/room");
  }

  /** Starts the room of an evening once more, where it was left. */
  Reply resume(Request request) {
    rooms.resume(request.form().text("evening"));
    return Reply.elsewhere("/room");
  }

  /** Keeps the PIN of all later rooms. */
  Reply choose(Request request) {
    rooms.keepPin(request.form().text("pin").strip());
    return Reply.elsewhere("/room");
  }

  /** Keeps a list of members. */
  Reply takeMembers(Request request) {
    club.keepMembers(
        request
            .form()
            .file("members")
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no file was chosen\nMaybe choose one, then send it.")));
    return Reply.elsewhere("/room");
  }
}
