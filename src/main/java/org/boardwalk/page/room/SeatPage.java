package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.room.SeatPlan.Spot;
import org.boardwalk.publish.Wording;

/** The page for phones, which answers: where do I sit, now and next? */
final class SeatPage {

  private final LiveRoom room;
  private final RoomFrame frame;

  SeatPage(LiveRoom room, RoomFrame frame) {
    this.room = room;
    this.frame = frame;
  }

  /** A contestant's round: the heading, the place in large letters, and further lines. */
  record Stay(String heading, String place, List<String> lines) {}

  Reply show(Request request) {
    String who = request.parameters().text("who");
    List<Integer> meant = frame.meant(request);
    Messages texts = frame.texts(request);
    Map<String, Object> values = new HashMap<>();
    values.put("who", who);
    values.put("meant", meant.stream().map(frame::named).toList());
    boolean unknown = !who.isEmpty() && meant.isEmpty();
    values.put("wrong", FaultMessage.of(unknown ? texts.of("roomUnknown") : ""));
    values.put("stays", List.of());
    values.put("rotation", frame.wording(request).rotation());
    values.put("languages", RoomLanguage.choices(Optional.of(texts.language())));
    values.put("later", List.of());
    values.put("me", "");
    if (meant.size() == 1) {
      int me = meant.get(0);
      values.put("me", frame.me(request, frame.who(request, me)));
      int rounds = room.evening().movement().wholeRounds();
      int round = room.evening().clock().round();
      values.put("stays", near(request, me, round, rounds));
      int first = Math.max(1, round);
      SeatMap map = room.seats().map();
      values.put("map", map);
      values.put(
          "way",
          map.way(table(me, first), first < rounds ? table(me, first + 1) : Optional.empty()));
      List<Stay> later = new ArrayList<>();
      for (int r = Math.max(1, round) + 2; r <= rounds; r++) {
        later.add(stay(request, me, r, texts.of("room.roundHeading", r)));
      }
      values.put("later", later);
    }
    return frame.page("seat.html", request, values);
  }

  private Optional<Integer> table(int me, int round) {
    return room.seats().spot(me, round).map(Spot::table);
  }

  /** The current round and the next; before the start the first two. */
  private List<Stay> near(Request request, int me, int round, int rounds) {
    int first = Math.max(1, round);
    List<Stay> near = new ArrayList<>();
    Messages texts = frame.texts(request);
    String now = texts.of(round == 0 ? "room.roundHeading" : "room.nowHeading", first);
    near.add(stay(request, me, first, now));
    if (first < rounds) {
      String next = texts.of(round == 0 ? "room.roundHeading" : "room.nextHeading", first + 1);
      near.add(stay(request, me, first + 1, next));
    } else {
      near.add(new Stay(texts.of("room.afterwards"), texts.of("room.lastRound"), List.of()));
    }
    return near;
  }

  private Stay stay(Request request, int me, int round, String heading) {
    return room.seats()
        .spot(me, round)
        .map(spot -> stay(request, spot, round, heading))
        .orElseGet(() -> new Stay(heading, none(request, me, round), List.of()));
  }

  /** The words where a contestant has no seat: sitting out and being absent differ. */
  private String none(Request request, int me, int round) {
    return frame.texts(request).of(room.seats().present(me, round) ? "room.sitOut" : "room.absent");
  }

  /**
   * The partner and the opponents; where these change from board to board, the others at the table.
   */
  private List<String> company(Request request, Spot spot) {
    Messages texts = frame.texts(request);
    if (!frame.wording(request).rotation().isEmpty()) {
      return List.of(texts.of("room.atTheTableWith", frame.who(request, spot.others())));
    }
    List<String> lines = new ArrayList<>();
    if (!spot.partners().isEmpty()) {
      lines.add(texts.of("with", frame.who(request, spot.partners())));
    }
    lines.add(
        spot.opponents().isEmpty()
            ? texts.of("noOpponents")
            : texts.of("against", frame.who(request, spot.opponents())));
    return lines;
  }

  private Stay stay(Request request, Spot spot, int round, String heading) {
    Messages texts = frame.texts(request);
    Wording wording = frame.wording(request);
    List<String> lines = new ArrayList<>(company(request, spot));
    spot.game()
        .ifPresent(
            game -> {
              lines.add(texts.of("boardsOf", wording.boards(round, game)));
              lines.add(wording.half(round, game));
            });
    lines.removeIf(String::isEmpty);
    String seat = texts.of("roomSeat." + spot.seat());
    return new Stay(
        heading,
        texts.of("room.place", room.evening().movement().table(spot.table()), seat),
        lines);
  }
}
