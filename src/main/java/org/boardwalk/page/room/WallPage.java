package org.boardwalk.page.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.room.SeatPlan.TableSeats;

/**
 * The page for the wall: round, time left, the seats now and next, and the link to the page for
 * phones.
 */
final class WallPage {

  /**
   * The most tables below each other that can be read from afar; further ones stand beside them.
   */
  private static final int MOST_ROWS = 21;

  /** The most tables below each other where no other round needs the space beside them. */
  private static final int MOST_ROWS_ALONE = 12;

  /** The step of row counts: type sizes exist for every third number of rows. */
  private static final int STEP = 3;

  /** The most characters of a cell without a name, such as "no opponents". */
  private static final int LONGEST_NUMBER = 14;

  private final LiveRoom room;
  private final RoomFrame frame;
  private final Messages messages;

  WallPage(LiveRoom room, RoomFrame frame, Messages messages) {
    this.room = room;
    this.frame = frame;
    this.messages = messages;
  }

  /** The seats of a round: the heads, the rows of the tables in columns, and the sit-outs. */
  record RoundSeats(String heading, List<String> heads, List<List<Row>> columns, String out) {}

  /** A table. */
  record Row(String table, List<String> cells) {}

  Reply show(Request request) {
    int rounds = room.evening().movement().wholeRounds();
    int round = room.evening().clock().round();
    boolean alone = round == 0 || round == rounds;
    int most = alone ? MOST_ROWS_ALONE : MOST_ROWS;
    List<RoundSeats> seats = new ArrayList<>();
    if (round > 0) {
      seats.add(seats(request, round, most, "room.nowHeading"));
    }
    if (round < rounds) {
      String heading = round == 0 ? "room.firstHeading" : "room.nextHeading";
      seats.add(seats(request, round + 1, most, heading));
    }
    return frame.page(
        "wall.html",
        request,
        Map.of(
            "seats",
            seats,
            "rows",
            rows(seats),
            "named",
            named(seats),
            "four",
            seats.stream().anyMatch(s -> s.heads().size() > 2),
            "rotation",
            frame.rotation(),
            "address",
            request.head().address(),
            "last",
            round == rounds));
  }

  /**
   * The number of rows that sets the type size: the least with a size of its own that holds the
   * longest column.
   */
  private static int rows(List<RoundSeats> seats) {
    int most =
        seats.stream().flatMap(s -> s.columns().stream()).mapToInt(List::size).max().orElse(0);
    return Math.max(3 * STEP, (most + STEP - 1) / STEP * STEP);
  }

  /** Whether names stand beside the numbers. */
  private static boolean named(List<RoundSeats> seats) {
    return seats.stream()
        .flatMap(s -> s.columns().stream())
        .flatMap(List::stream)
        .flatMap(row -> row.cells().stream())
        .anyMatch(cell -> cell.length() > LONGEST_NUMBER);
  }

  private static List<List<Row>> columns(List<Row> rows, int most) {
    int columns = (rows.size() + most - 1) / most;
    int each = columns == 0 ? 1 : (rows.size() + columns - 1) / columns;
    return IntStream.range(0, columns)
        .mapToObj(k -> rows.subList(k * each, Math.min(rows.size(), (k + 1) * each)))
        .toList();
  }

  private RoundSeats seats(Request request, int round, int most, String heading) {
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
                .map(c -> frame.who(request, c))
                .orElse(table.chairs().size() == 1 ? messages.of("room.noOpponents") : "–"));
      }
      cells.add(table.boards().isEmpty() ? "–" : table.boards());
      rows.add(new Row(room.evening().movement().table(table.table()), cells));
    }
    List<Integer> out = room.seats().out(round);
    return new RoundSeats(
        messages.of(heading, round),
        heads,
        columns(rows, most),
        out.isEmpty() ? "" : messages.of("room.sittingOut", frame.who(request, out)));
  }
}
