package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.exchange.BwsRows;
import org.boardwalk.exchange.Source;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.text.Text;

/**
 * Reads what table devices wrote into a Bridgemate database: table {@code ReceivedData}, where rows
 * that were erased do not count and a later row takes the place of an earlier one of the same board
 * at the same table and round. {@code Remarks} such as {@code 60%-40%} or {@code Not played} count
 * before the contract.
 */
final class BwsResults {

  private static final String RECEIVED = "ReceivedData";
  private static final int MOST = 32_767;

  private final Source source;
  private final BwsRows file;
  private final Map<Integer, String> sections = new HashMap<>();

  private BwsResults(Source source) {
    this.source = source;
    file = BwsRows.of(source, List.of(RECEIVED), List.of("Section", "PlayerNumbers", "RoundData"));
    for (BwsRows.Cells row : file.table("Section")) {
      sections.put(row.numberOr(source, "ID", 0), row.text("Letter"));
    }
  }

  static Sheaf read(Source source) {
    BwsResults bws = new BwsResults(source);
    Map<String, BwsRows.Cells> rows = new LinkedHashMap<>();
    List<String> remarks = new ArrayList<>();
    for (BwsRows.Cells row : bws.file.table(RECEIVED)) {
      if (!row.flag("Erased")) {
        String key =
            Text.of(
                "%s/%d/%d/%d",
                bws.section(row),
                bws.number(row, "Round"),
                bws.number(row, "Table"),
                bws.number(row, "Board"));
        if (rows.put(key, row) != null) {
          remarks.add(
              Text.of(
                  "Board %d at table %d in round %d was entered again: the last entry counts.",
                  bws.number(row, "Board"), bws.number(row, "Table"), bws.number(row, "Round")));
        }
      }
    }
    boolean individual = rows.values().stream().anyMatch(r -> bws.number(r, "South") > 0);
    List<Slip> slips = rows.values().stream().map(r -> bws.slip(r, individual)).toList();
    int winners =
        bws.file.table("Section").stream()
            .mapToInt(s -> s.numberOr(source, "Winners", 0))
            .max()
            .orElse(0);
    return new Sheaf(
        source.path(),
        source.stem(),
        individual ? Kind.INDIVIDUAL : Kind.PAIRS,
        winners,
        slips,
        individual ? List.of() : bws.entrants(winners),
        Optional.empty(),
        remarks);
  }

  private int number(BwsRows.Cells row, String column) {
    return Math.max(0, Math.min(MOST, row.numberOr(source, column, 0)));
  }

  private String section(BwsRows.Cells row) {
    return sections.size() < 2
        ? ""
        : sections.getOrDefault(number(row, "Section"), "" + number(row, "Section"));
  }

  private Slip slip(BwsRows.Cells row, boolean individual) {
    Map<Seat, String> seats = new EnumMap<>(Seat.class);
    seats.put(Seat.NORTH, "" + number(row, "PairNS"));
    seats.put(Seat.EAST, "" + number(row, "PairEW"));
    if (individual) {
      seats.put(Seat.SOUTH, "" + number(row, "South"));
      seats.put(Seat.WEST, "" + number(row, "West"));
    }
    int board = number(row, "Board");
    return new Slip(
        0,
        section(row),
        number(row, "Round"),
        number(row, "Table"),
        board,
        seats,
        entered(row, board));
  }

  private Entered entered(BwsRows.Cells row, int board) {
    try {
      String remark = row.text("Remarks");
      if (remark.matches("[0-9]{1,3} ?% ?[-/] ?[0-9]{1,3} ?%|(?i)not played|no play")) {
        return ScoreText.read(remark, board);
      }
      String contract =
          ScoreColumns.contract(row.text("Contract"), row.text("NS/EW"), row.text("Result"), "");
      return ScoreText.read(contract.isEmpty() ? "NP" : contract, board).led(row.text("LeadCard"));
    } catch (WrongScore e) {
      throw source.fault(
          0,
          Text.of(
              "table %s, board %d at table %d in round %d: %s",
              RECEIVED, board, number(row, "Table"), number(row, "Round"), e.words()));
    }
  }

  /** Names as players gave them in round 1, by the pairs that the movement seats there. */
  private List<Participant> entrants(int winners) {
    Map<String, List<String>> names = new LinkedHashMap<>();
    Map<String, Participant> entrants = new LinkedHashMap<>();
    for (BwsRows.Cells seat : file.table("PlayerNumbers")) {
      boolean ns = seat.text("Direction").matches("[NS]");
      for (BwsRows.Cells row : file.table("RoundData")) {
        if (number(row, "Round") == 1
            && number(row, "Table") == number(seat, "Table")
            && number(row, "Section") == number(seat, "Section")
            && !seat.text("Name").isEmpty()
            && number(seat, "Round") <= 1) {
          String pair = "" + number(row, ns ? "NSPair" : "EWPair");
          var side = ns ? Direction.NS : Direction.EW;
          String key = section(row) + "/" + (winners == 2 ? side : "") + "/" + pair;
          List<String> both = names.computeIfAbsent(key, k -> new ArrayList<>());
          both.add(seat.text("Name"));
          entrants.put(
              key,
              new Participant(
                  section(row),
                  winners == 2 ? Optional.of(side) : Optional.empty(),
                  pair,
                  both,
                  Fraction.ZERO));
        }
      }
    }
    return List.copyOf(entrants.values());
  }
}
