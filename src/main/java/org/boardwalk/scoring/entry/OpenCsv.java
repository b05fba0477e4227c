package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.Header.Name;

/**
 * Reads comma-separated results without a movement: boards, and the contestants that played them.
 */
final class OpenCsv {

  private static final Map<Name, Seat> SEATS =
      Map.of(
          Name.NS, Seat.NORTH,
          Name.EW, Seat.EAST,
          Name.NORTH, Seat.NORTH,
          Name.EAST, Seat.EAST,
          Name.SOUTH, Seat.SOUTH,
          Name.WEST, Seat.WEST);

  private final Header header;
  private final Kind kind;
  private final List<Name> seats;

  private OpenCsv(Path path, Header header, int line) {
    this.header = header;
    kind = kind(header);
    seats =
        switch (kind) {
          case PAIRS -> List.of(Name.NS, Name.EW);
          case INDIVIDUAL -> List.of(Name.NORTH, Name.EAST, Name.SOUTH, Name.WEST);
          case SOLO -> List.of(Name.NORTH, Name.SOUTH);
        };
    List<Name> given = SEATS.keySet().stream().filter(header::has).sorted().toList();
    if (!given.equals(seats.stream().sorted().toList())) {
      throw new FileException(
          path,
          line,
          "does not say who plays: without a movement it needs columns ns, ew or all of north,"
              + " east, south, west\nMaybe add them, or enter the results into an evening, which knows its movement.");
    }
  }

  private static Kind kind(Header header) {
    if (header.has(Name.EAST) || header.has(Name.WEST)) {
      return Kind.INDIVIDUAL;
    }
    return header.has(Name.NORTH) || header.has(Name.SOUTH) ? Kind.SOLO : Kind.PAIRS;
  }

  static SubmittedResults read(Path path, String name, String text) {
    Table lines = Table.parse(path, text);
    boolean plain = lines.headless() && lines.lines().stream().allMatch(l -> l.cells().size() > 3);
    Table table = plain ? lines.under(List.of("board", "ns", "ew", "score")) : lines;
    Header header = Header.open(path, table);
    SubmittedResults.refuseMany(path, table.lines().size() - 1);
    OpenCsv csv = new OpenCsv(path, header, table.lines().get(0).number());
    List<Slip> slips = new ArrayList<>();
    LineFaults faults = new LineFaults(path);
    for (CsvText.Line line : table.lines().subList(1, table.lines().size())) {
      try {
        if (ScoreColumns.filled(header, line)) {
          slips.add(csv.slip(line));
        }
      } catch (WrongScore e) {
        faults.add(line.number(), e);
        if (faults.full()) {
          break;
        }
      }
    }
    faults.refuse();
    return new SubmittedResults(
        path, name, csv.kind, 0, slips, List.of(), Optional.empty(), "", Members.NONE, false);
  }

  private Slip slip(CsvText.Line line) throws WrongScore {
    int board = number(line, Name.BOARD, true);
    Map<Seat, String> numbers = new EnumMap<>(Seat.class);
    for (Name seat : seats) {
      numbers.put(SEATS.getOrDefault(seat, Seat.NORTH), "" + number(line, seat, true));
    }
    return new Slip(
        line.number(),
        header.value(line, Name.SECTION),
        number(line, Name.ROUND, false),
        number(line, Name.TABLE, false),
        board,
        numbers,
        ScoreColumns.read(header, line, new PlayedBoard(board, kind)));
  }

  private int number(CsvText.Line line, Name column, boolean required) throws WrongScore {
    String text = header.value(line, column);
    if (text.isEmpty() && !required) {
      return 0;
    }
    if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) == 0) {
      throw new WrongScore(
          Text.of("%s [%s] is not a number from 1", column.word(), text),
          "Maybe columns were mixed up, or the line is not complete.");
    }
    return Integer.parseInt(text);
  }
}
