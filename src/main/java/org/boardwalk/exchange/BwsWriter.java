package org.boardwalk.exchange;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.util.MemFileChannel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LetteredSections;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;

/**
 * Writes Bridgemate databases ({@code .bws}, Microsoft Access 2000) of pairs and individuals: the
 * sections, or one section A, with their tables and rounds, and usual settings. Sections show each
 * other's results. An individual has North as NSPair, East as EWPair and columns for South and
 * West; when seats change inside a round, these are the seats of the first board. A table that is
 * not used has no boards, and a pair that sits out there has no opponent. No names of people are
 * written.
 */
final class BwsWriter implements MovementWriter {

  private static final int ON = 2;
  private static final int MATCHPOINTS = 1;
  private static final int MOST = Short.MAX_VALUE;

  @Override
  public byte[] bytes(Movement plain) {
    Movement movement =
        plain.numbering().plain() ? plain.numbered(PairNumbering.Style.CONTINUED) : plain;
    RoundGrid.refuse(
        movement.kind(), Kind.SOLO, "has no place in .bws files, which hold pairs and individuals");
    int boards = movement.boards().sets() * movement.boards().perSet();
    if (boards > MOST) {
      throw new IllegalArgumentException(
          Text.of("boards [%d] must be at most %d in .bws files", boards, MOST));
    }
    try (MemFileChannel file = MemFileChannel.newChannel();
        Database database =
            new DatabaseBuilder()
                .setChannel(file)
                .setFileFormat(Database.FileFormat.V2000)
                .setAutoSync(false)
                .create()) {
      BwsTables.create(database);
      fill(database, movement);
      database.flush();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      file.transferTo(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void fill(Database database, Movement movement) throws IOException {
    List<Integer> sizes = sizes(movement);
    for (int s = 1; s <= sizes.size(); s++) {
      Map<String, Object> section = new HashMap<>();
      section.putAll(Map.of("ID", s, "Letter", "" + (char) ('A' + s - 1)));
      section.putAll(Map.of("Tables", sizes.get(s - 1), "MissingPair", 0, "EWMoveBeforePlay", 0));
      section.putAll(Map.of("Session", 1, "ScoringType", MATCHPOINTS));
      section.put("Winners", movement.kind() == Kind.PAIRS ? movement.winners() : 1);
      add(database, BwsTables.SECTION, section);
      settings(database, s, sizes.size() > 1);
    }
    for (int t = 1; t <= movement.tables(); t++) {
      Map<String, Object> table = new HashMap<>(place(movement, t));
      table.putAll(Map.of("ComputerID", 1, "Status", 0, "LogOnOff", ON, "CurrentRound", 0));
      table.putAll(Map.of("CurrentBoard", 0, "UpdateFromRound", 0, "Group", 1));
      add(database, BwsTables.TABLES, table);
    }
    for (RoundGrid.Spot cell : RoundGrid.of(movement.inWholeRounds(), ".bws files")) {
      add(database, BwsTables.ROUND_DATA, round(movement, cell));
    }
  }

  /** The number of tables of each section. */
  private static List<Integer> sizes(Movement movement) {
    List<LetteredSections.Section> sections = movement.numbering().sections().all();
    return sections.isEmpty()
        ? List.of(movement.tables())
        : sections.stream().map(s -> s.tables().size()).toList();
  }

  /** The section of a table, from 1, and its number there. */
  private static Map<String, Object> place(Movement movement, int table) {
    String called = movement.table(table);
    boolean one = movement.numbering().sections().none();
    return Map.of(
        "Section",
        one ? 1 : called.charAt(0) - 'A' + 1,
        "Table",
        one ? table : Integer.parseInt(called.substring(1)));
  }

  private static Map<String, Object> round(Movement movement, RoundGrid.Spot cell) {
    Map<String, Object> row = new HashMap<>();
    row.putAll(place(movement, cell.table()));
    row.put("Round", cell.round());
    row.putAll(
        Map.of(
            "NSPair",
            movement.numbering().number(cell.waiting()),
            "EWPair",
            0,
            "LowBoard",
            0,
            "HighBoard",
            0));
    if (movement.kind() == Kind.INDIVIDUAL) {
      row.putAll(Map.of("South", 0, "West", 0));
    }
    cell.encounter().ifPresent(e -> row.putAll(played(movement, cell.round(), e)));
    return row;
  }

  private static Map<String, Object> played(Movement movement, int round, Encounter e) {
    Boards boards = movement.boards();
    PairNumbering numbers = movement.numbering();
    Map<Seat, Integer> seats = e.seating().seats();
    Map<String, Object> row = new HashMap<>();
    List<Integer> sets = movement.sets(round, e.table());
    row.put("LowBoard", boards.firstBoard(Collections.min(sets)));
    row.put("HighBoard", boards.lastBoard(Collections.max(sets)));
    if (boards.parts() > 1) {
      row.put("CustomBoards", listed(boards, sets));
    }
    row.put("NSPair", numbers.number(seats.getOrDefault(Seat.NORTH, 0)));
    row.put("EWPair", numbers.number(seats.getOrDefault(Seat.EAST, 0)));
    if (e.seating().kind() == Kind.INDIVIDUAL) {
      row.put("South", seats.get(Seat.SOUTH));
      row.put("West", seats.get(Seat.WEST));
    }
    return row;
  }

  /** The boards of some sets one by one. */
  private static String listed(Boards boards, List<Integer> sets) {
    return sets.stream()
        .flatMapToInt(set -> IntStream.rangeClosed(boards.firstBoard(set), boards.lastBoard(set)))
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(","));
  }

  private static void settings(Database database, int section, boolean together)
      throws IOException {
    Map<String, Object> row = new HashMap<>();
    row.putAll(Map.of("Section", section, "MaximumResults", 0, "ScorePoints", 1));
    row.put("GroupSections", together);
    row.putAll(Map.of("EnterResultsMethod", 0, "AutopoweroffTime", 20));
    row.putAll(Map.of("VerificationTime", 2, "ShowContract", 0));
    row.putAll(Map.of("ShowResults", true, "ShowOwnResult", true, "ShowPercentage", true));
    row.putAll(Map.of("ShowPairNumbers", true, "BoardOrderVerification", true));
    add(database, BwsTables.SETTINGS, row);
  }

  private static void add(Database database, String table, Map<String, Object> row)
      throws IOException {
    database.getTable(table).addRowFromMap(new HashMap<>(row));
  }
}
