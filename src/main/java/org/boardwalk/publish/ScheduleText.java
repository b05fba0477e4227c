package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.SitOutPlaces;

/**
 * A schedule as plain text: aligned columns, lines ended by a line feed, no spaces at their ends.
 * Any movement can be written, also an invalid one. Stateless and thread-safe; O(seats filled).
 */
public final class ScheduleText {

  private ScheduleText() {}

  /**
   * Writes a schedule in full: name and sizes, then all sheets.
   *
   * @param movement a movement
   * @return heading, follow rule, and the sheets by round, by contestant and by table
   */
  public static String whole(Movement movement) {
    return List.of(
            heading(movement),
            followRule(movement),
            byRound(movement),
            byContestant(movement),
            byTable(movement))
        .stream()
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** {@return its name, its sizes, and how seats change inside a round} */
  public static String heading(Movement movement) {
    Wording wording = new Wording(movement);
    return List.of(HarmlessText.of(movement.name()), wording.sizes(), wording.rotation()).stream()
        .filter(line -> !line.isEmpty())
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** {@return the stationary contestants and the follow rule; empty when there is neither} */
  public static String followRule(Movement movement) {
    FollowRules rules = FollowRules.of(movement);
    String stationary =
        rules.stationary().stream()
            .map(s -> movement.label(s.contestant()) + " (" + movement.label(s.seat()) + ")")
            .collect(Collectors.joining(", "));
    String noun =
        rules.stationary().size() == 1
            ? Wording.contestant(movement.kind())
            : movement.kind().contestants();
    return (stationary.isEmpty() ? "" : "Stationary: " + noun + " " + stationary + "\n")
        + LineMovesText.withRovers(movement)
            .or(() -> Optional.of(rules.sentence()).filter(s -> !s.isEmpty()))
            .or(() -> StanzaText.of(movement))
            .map(rule -> "Follow rule: " + rule + "\n")
            .orElse("");
  }

  /**
   * Writes the schedule by round for the director: rounds as rows and tables as columns, many
   * tables in blocks below each other.
   *
   * @param movement a movement
   * @return the seats and boards of each round, and the sit-outs
   */
  public static String byRound(Movement movement) {
    return byRound(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance the contestants present in each round
   * @return as {@link #byRound(Movement)}, with the contestants who are absent
   */
  public static String byRound(Movement movement, Attendance attendance) {
    return new RoundSheet(movement, attendance).text();
  }

  /**
   * A section for every contestant.
   *
   * @param movement a movement
   * @return each one's table, seat, partner, opponents and boards in every round; with a rotation
   *     for every board
   */
  public static String byContestant(Movement movement) {
    return byContestant(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance the contestants present in each round
   * @return as {@link #byContestant(Movement)}, with the rounds in which contestants are absent
   */
  public static String byContestant(Movement movement, Attendance attendance) {
    return new ContestantSheet(movement, attendance).text();
  }

  /**
   * A section for every table in use.
   *
   * @param movement a movement
   * @return the contestants and the boards of every round, and where each seat goes next when there
   *     is a follow rule
   */
  public static String byTable(Movement movement) {
    return byTable(movement, Attendance.FULL);
  }

  /**
   * @param movement a movement
   * @param attendance the contestants present in each round
   * @return as {@link #byTable(Movement)}, without contestants who are absent
   */
  public static String byTable(Movement movement, Attendance attendance) {
    return new TableSheet(movement, attendance).text();
  }

  /**
   * The sheet of every table in use: the contestants of each round, their boards, and where they go
   * next.
   */
  private static final class TableSheet {

    private final Movement movement;
    private final Wording wording;
    private final FollowRules rules;
    private final HalfTables halfTables;
    private final List<Seat> seats;

    TableSheet(Movement movement, Attendance attendance) {
      this.movement = movement.inWholeRounds();
      this.wording = new Wording(movement);
      this.rules = FollowRules.of(movement);
      this.halfTables = HalfTables.of(movement, attendance);
      this.seats = movement.kind().seats();
    }

    String text() {
      Map<Integer, TextTable> sections = new TreeMap<>();
      for (int r = 1; r <= movement.rounds().size(); r++) {
        for (Encounter e : movement.rounds().get(r - 1).encounters()) {
          List<String> row = new ArrayList<>();
          row.add("" + r);
          seats.forEach(s -> row.add(movement.label(e.seating().seats().getOrDefault(s, 0), s)));
          row.add(wording.boards(r, e));
          sections.computeIfAbsent(e.table(), t -> columns()).row(row);
        }
        halfTables
            .in(r)
            .forEach(
                half -> sections.computeIfAbsent(half.table(), t -> columns()).row(alone(half)));
      }
      List<String> parts = new ArrayList<>();
      sections.forEach(
          (t, rows) -> parts.add("Table " + movement.table(t) + "\n" + rows.text() + next(t)));
      return String.join("\n", parts);
    }

    private List<String> alone(HalfTables.Wait half) {
      List<String> row = new ArrayList<>();
      row.add("" + half.round());
      seats.forEach(
          s -> row.add(s == half.place().seat() ? movement.label(half.contestant(), s) : "-"));
      row.add("-");
      return row;
    }

    private TextTable columns() {
      TextTable table = new TextTable().numbers("Round");
      seats.forEach(s -> table.numbers(wording.seat(s)));
      return table.words("Boards");
    }

    private String next(int table) {
      String sentence =
          rules.from(place -> place instanceof Place.AtTable at && at.table() == table).sentence();
      return sentence.isEmpty()
          ? ""
          : "Next: "
              + sentence.substring(("table " + movement.table(table) + ": ").length())
              + "\n";
    }
  }

  /** Rounds as rows, tables as columns, in blocks of tables that fit on a sheet. */
  private static final class RoundSheet {

    private static final int SHEET_WIDTH = 100;

    /**
     * The most contestants who wait that are named singly. More are written as ranges; a range of
     * few would look like a game.
     */
    private static final int MOST_NAMED = 12;

    /** A column below the round numbers. */
    private record Column(String head, List<String> cells) {}

    private final Movement movement;
    private final Attendance attendance;
    private final Wording wording;
    private final HalfTables halfTables;
    private final SitOutPlaces sitOuts;
    private final boolean sameBoards;

    RoundSheet(Movement parted, Attendance attendance) {
      movement = parted.inWholeRounds();
      this.attendance = attendance;
      this.wording = new Wording(parted);
      this.halfTables = HalfTables.of(movement, attendance);
      this.sitOuts = SitOutPlaces.of(movement);
      this.sameBoards =
          movement.rounds().stream()
              .allMatch(
                  r -> r.encounters().stream().mapToInt(Encounter::set).distinct().count() <= 1);
    }

    String text() {
      List<String> blocks = new ArrayList<>();
      List<Column> block = new ArrayList<>();
      int width = 0;
      for (Column column : columns()) {
        int next = TextTable.width(column.head(), column.cells());
        if (!block.isEmpty() && width + next > SHEET_WIDTH) {
          blocks.add(block(block));
          block.clear();
          width = 0;
        }
        block.add(column);
        width += next;
      }
      blocks.add(block(block));
      return String.join("\n", blocks);
    }

    private String block(List<Column> columns) {
      TextTable table = new TextTable().numbers("Round");
      if (sameBoards) {
        table.words("Boards");
      }
      columns.forEach(c -> table.words(c.head()));
      for (int r = 0; r < movement.rounds().size(); r++) {
        List<String> row = new ArrayList<>();
        row.add("" + (r + 1));
        if (sameBoards) {
          row.add(boards(r + 1));
        }
        for (Column c : columns) {
          row.add(c.cells().get(r));
        }
        table.row(row);
      }
      return table.text();
    }

    private List<Column> columns() {
      List<Column> columns = new ArrayList<>();
      int most =
          IntStream.concat(
                  movement.rounds().stream()
                      .flatMap(r -> r.encounters().stream())
                      .mapToInt(Encounter::table),
                  halfTables.waits().stream().mapToInt(HalfTables.Wait::table))
              .max()
              .orElse(0);
      for (int t = 1; t <= most; t++) {
        int table = t;
        List<String> cells =
            IntStream.rangeClosed(1, movement.rounds().size())
                .mapToObj(
                    r -> halfTables.at(r, table).map(this::alone).orElse(encounters(r, table)))
                .toList();
        columns.add(new Column("Table " + movement.table(t), cells));
      }
      waiting(wording.sitOuts(sitOuts, attendance), true).ifPresent(columns::add);
      waiting("Absent", false).ifPresent(columns::add);
      return columns;
    }

    /**
     * The contestants who are present without a table, or those who are absent; empty when there
     * are none.
     */
    private Optional<Column> waiting(String head, boolean there) {
      List<String> cells = new ArrayList<>();
      for (int r = 1; r <= movement.rounds().size(); r++) {
        int round = r;
        List<Integer> waiting =
            movement.sittingOut(r).stream()
                .filter(c -> attendance.present(c, round) == there)
                .filter(c -> !there || halfTables.waiting(round, c).isEmpty())
                .toList();
        boolean ranges = waiting.size() > MOST_NAMED && sitOuts.count() == 0;
        List<Integer> listed = there ? sitOuts.inOrder(waiting, round) : waiting;
        cells.add(ranges ? movement.numbering().ranges(waiting) : movement.labels(listed));
      }
      return cells.stream().allMatch(String::isEmpty)
          ? Optional.empty()
          : Optional.of(new Column(head, cells));
    }

    /** Such as "NS3 alone": the pair keeps its seat, or waits for its next table. */
    private String alone(HalfTables.Wait half) {
      return half.place().seatLabel(movement.kind())
          + movement.label(half.contestant(), half.place().seat())
          + " alone";
    }

    private String boards(int round) {
      return movement.rounds().get(round - 1).encounters().stream()
          .findFirst()
          .map(e -> wording.exchanged() ? wording.boards(e.set()) : wording.boards(round, e))
          .orElse("");
    }

    private String encounters(int round, int table) {
      return movement.rounds().get(round - 1).encounters().stream()
          .filter(e -> e.table() == table)
          .map(e -> wording.seats(e) + (sameBoards ? "" : " " + wording.boards(round, e)))
          .collect(Collectors.joining(" and "));
    }
  }
}
