package org.boardwalk.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.boardwalk.room.LiveRoom;
import org.boardwalk.room.SeatPlan.TableSeats;

/** For the wall: round, time left, who sits where now and next, and the way to the phones' page. */
final class WallPage {

  private final LiveRoom room;
  private final RoomFrame frame;
  private final Messages messages;

  WallPage(LiveRoom room, RoomFrame frame, Messages messages) {
    this.room = room;
    this.frame = frame;
    this.messages = messages;
  }

  /** The seats of a round: the heads of the columns, a row for each table, and who sits out. */
  record RoundSeats(String heading, List<String> heads, List<Row> rows, String out) {}

  /** A table. */
  record Row(int table, List<String> cells) {}

  Reply show(Request request) {
    int rounds = room.evening().movement().rounds().size();
    int round = room.evening().clock().round();
    List<RoundSeats> seats = new ArrayList<>();
    if (round > 0) {
      seats.add(seats(request, round, "room.nowHeading"));
    }
    if (round < rounds) {
      seats.add(seats(request, round + 1, round == 0 ? "room.firstHeading" : "room.nextHeading"));
    }
    return frame.page(
        "wall.html",
        request,
        Map.of(
            "seats",
            seats,
            "rotation",
            frame.rotation(),
            "address",
            request.head().address(),
            "last",
            round == rounds));
  }

  private RoundSeats seats(Request request, int round, String heading) {
    List<TableSeats> tables = room.seats().tables(round);
    List<String> heads =
        tables.stream().flatMap(t -> t.chairs().stream()).map(c -> c.seat()).distinct().toList();
    List<Row> rows = new ArrayList<>();
    for (TableSeats table : tables) {
      List<String> cells = new ArrayList<>();
      for (String seat : heads) {
        cells.add(
            table.chairs().stream()
                .filter(c -> c.seat().equals(seat))
                .findFirst()
                .map(c -> frame.who(request, c.contestant()))
                .orElse("–"));
      }
      cells.add(table.boards().isEmpty() ? "–" : table.boards());
      rows.add(new Row(table.table(), cells));
    }
    List<Integer> out = room.seats().out(round);
    return new RoundSeats(
        messages.of(heading, round),
        heads,
        rows,
        out.isEmpty() ? "" : messages.of("room.sittingOut", frame.who(request, out)));
  }
}
