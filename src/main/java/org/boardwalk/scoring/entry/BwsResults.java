package org.boardwalk.scoring.entry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.exchange.BwsRows;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Stated;

/**
 * Reads the results of table devices from a Bridgemate database: table {@code ReceivedData}. Rows
 * that were erased do not count, and a later row replaces an earlier one of an equal board, table
 * and round. {@code Remarks} such as {@code 60%-40%} or {@code Not played} take precedence over the
 * contract.
 */
final class BwsResults {

  private static final String RECEIVED = "ReceivedData";
  private static final int MOST = 32_767;

  /** The most characters of a lead; longer ones are no cards. */
  private static final int LONGEST_LEAD = 20;

  /** The most players whose names a contestant has; a substitute is one more. */
  private static final int MOST_PLAYERS = 4;

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

  static SubmittedResults read(Source source) {
    BwsResults bws = new BwsResults(source);
    Map<String, BwsRows.Cells> rows = new LinkedHashMap<>();
    Set<String> again = new HashSet<>();
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
          again.add(key);
        }
      }
    }
    SubmittedResults.refuseMany(source.path(), rows.size());
    boolean individual = rows.values().stream().anyMatch(r -> bws.number(r, "South") > 0);
    List<Slip> slips = new ArrayList<>();
    rows.forEach(
        (key, row) -> {
          Slip slip = bws.slip(row, individual);
          slips.add(
              again.contains(key) ? slip.noting("entered again, the last entry counts") : slip);
        });
    int winners =
        bws.file.table("Section").stream()
            .mapToInt(s -> s.numberOr(source, "Winners", 0))
            .max()
            .orElse(0);
    return new SubmittedResults(
        source.path(),
        source.stem(),
        individual ? Kind.INDIVIDUAL : Kind.PAIRS,
        winners,
        slips,
        bws.entrants(individual),
        Optional.empty(),
        "",
        Members.NONE,
        false);
  }

  /**
   * A row as it stands in the file, erased or not.
   *
   * @param number the number of the row in the file; 0 where the file counts none
   * @param written when the device wrote it, as the file says; may be empty
   * @param section the letter of its section; empty where the file has only one
   * @param erased whether it is marked as erased
   * @param slip what it says; empty where that cannot be read
   * @param fault why it cannot be read; empty where it can
   */
  record Sent(
      int number,
      String written,
      String section,
      int round,
      int table,
      int board,
      boolean erased,
      Optional<Slip> slip,
      String fault) {}

  /**
   * All rows in the order of the file, those of one section where one is named.
   *
   * @param several whether rows of several sections belong together
   * @throws FileException when the file cannot be read, lacks that section, or has results of
   *     several and none is named
   */
  static List<Sent> sent(Source source, Optional<String> section, boolean several) {
    BwsResults bws = new BwsResults(source);
    List<BwsRows.Cells> rows = bws.file.table(RECEIVED);
    SubmittedResults.refuseMany(source.path(), rows.size());
    if (section.isPresent() && !bws.sections.containsValue(section.get())) {
      throw source.fault(
          0,
          Text.of(
              "has no section [%s]\nMaybe name another one with --section, or the file was damaged.",
              section.get()));
    }
    TreeSet<String> sections = new TreeSet<>(rows.stream().map(bws::section).toList());
    if (section.isEmpty() && sections.size() > 1 && !several) {
      throw source.fault(
          0,
          Text.of(
              "has results of sections %s\nMaybe say which one plays this evening: --section %s",
              String.join(", ", sections), sections.first()));
    }
    boolean individual = rows.stream().anyMatch(r -> bws.number(r, "South") > 0);
    return rows.stream()
        .filter(r -> section.isEmpty() || Set.of("", section.get()).contains(bws.section(r)))
        .map(r -> bws.sent(r, individual))
        .toList();
  }

  private Sent sent(BwsRows.Cells row, boolean individual) {
    Optional<Slip> slip = Optional.empty();
    String fault = "";
    try {
      slip = Optional.of(slip(row, individual));
    } catch (FileException e) {
      fault = e.fault().lines().findFirst().orElse("");
    }
    return new Sent(
        row.numberOr(source, "ID", 0),
        row.written("DateLog", "TimeLog"),
        section(row),
        number(row, "Round"),
        number(row, "Table"),
        number(row, "Board"),
        row.flag("Erased"),
        slip,
        fault);
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
    if (board == 0) {
      throw source.fault(
          0,
          Text.of(
              "table %s, table %d in round %d: Board must be at least 1"
                  + "\nMaybe the file was damaged.",
              RECEIVED, number(row, "Table"), number(row, "Round")));
    }
    return new Slip(
        0,
        section(row),
        number(row, "Round"),
        number(row, "Table"),
        board,
        seats,
        entered(row, new PlayedBoard(board, individual ? Kind.INDIVIDUAL : Kind.PAIRS)));
  }

  private Entered entered(BwsRows.Cells row, PlayedBoard board) {
    try {
      String remark = row.text("Remarks");
      if (ScoreText.bothShares(remark) || remark.matches("(?i)not played|no play")) {
        return ScoreText.read(remark, board);
      }
      String contract =
          ScoreColumns.contract(row.text("Contract"), row.text("NS/EW"), row.text("Result"), "");
      String lead = row.text("LeadCard");
      return ScoreText.read(contract.isEmpty() ? "NP" : contract, board)
          .led(lead.length() > LONGEST_LEAD ? "" : lead);
    } catch (WrongScore e) {
      throw source.fault(
          0,
          Text.of(
              "table %s, board %d at table %d in round %d: %s",
              RECEIVED, board.number(), number(row, "Table"), number(row, "Round"), e.words()));
    }
  }

  /** Names as players gave them in round 1, for the contestants whom the movement seats there. */
  private List<Participant> entrants(boolean individual) {
    Map<List<Integer>, BwsRows.Cells> first = new HashMap<>();
    for (BwsRows.Cells row : file.table("RoundData")) {
      if (number(row, "Round") == 1) {
        first.putIfAbsent(place(row), row);
      }
    }
    Map<String, Participant> entrants = new LinkedHashMap<>();
    for (BwsRows.Cells seat : file.table("PlayerNumbers")) {
      BwsRows.Cells row = first.get(place(seat));
      if (row != null && !seat.text("Name").isEmpty() && number(seat, "Round") <= 1) {
        Participant one = entrant(row, seat, individual);
        String key = one.section() + "/" + one.side() + "/" + one.number();
        entrants.merge(key, one, (a, b) -> a.people().size() < MOST_PLAYERS ? a.with(b) : a);
      }
    }
    return List.copyOf(entrants.values());
  }

  /** The section and the table of a row. */
  private List<Integer> place(BwsRows.Cells row) {
    return List.of(number(row, "Section"), number(row, "Table"));
  }

  /** Pairs have a side even where the file does not say whether sides are ranked apart. */
  private Participant entrant(BwsRows.Cells row, BwsRows.Cells seat, boolean individual) {
    String direction = seat.text("Direction");
    boolean ns = direction.matches("[NS]");
    String column =
        individual && direction.matches("[SW]") ? ns ? "South" : "West" : ns ? "NSPair" : "EWPair";
    return new Participant(
        section(row),
        individual ? Optional.empty() : Optional.of(ns ? Direction.NS : Direction.EW),
        "" + number(row, column),
        List.of(new Members.Member(seat.text("Name"), "", "")),
        Fraction.ZERO,
        Stated.StatedPlace.NONE);
  }
}
