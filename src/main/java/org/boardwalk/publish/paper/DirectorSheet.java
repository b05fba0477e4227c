package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.publish.LineMovesText;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.ReportTable;
import org.boardwalk.publish.WalkRuleText;
import org.boardwalk.publish.Wording;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.wish.answer.Judged;

/** The director's sheet: the schedule, the sit-outs, the walk of the boards and their number. */
final class DirectorSheet {

  /** The width of a page in type of ten points, without the first columns. */
  private static final double TABLES_EMS = 47;

  private final Programme programme;
  private final Movement movement;

  DirectorSheet(Programme programme) {
    this.programme = programme;
    this.movement = programme.movement();
  }

  /** The schedule: by round and table where there are numbers, a line for each table with names. */
  List<Block> schedule() {
    String title = programme.title().isEmpty() ? programme.say("schedule") : programme.title();
    return programme.names().none()
        ? byRound(title)
        : List.of(new Block(title, programme.wording().sizes(), List.of(), named(), note()));
  }

  /** The sentences of the last pages, in English: the quality of the movement, and the boards. */
  List<Typeset.Sentence> sentences() {
    Judged judged = programme.judged();
    List<Typeset.Sentence> all = new ArrayList<>();
    WalkRuleText walk = new WalkRuleText(judged);
    ExplanationText.ruleOfForm(walk).ifPresent(form -> all.add(Typeset.Sentence.of(form)));
    all.add(
        judged.card().valid()
            ? new Typeset.Sentence("Play", DirectorText.verdict(judged, walk))
            : new Typeset.Sentence("Broken rules", JudgedLine.broken(judged)));
    programme.matches().ifPresent(m -> all.addAll(new TeamPapers(programme, m).open()));
    LogisticsText.words(walk, judged.attendance())
        .lines()
        .map(Typeset.Sentence::of)
        .forEach(all::add);
    return all;
  }

  /** The tables of the last pages: where the boards are. */
  List<ReportTable> tables() {
    return LogisticsText.tables(new WalkRuleText(programme.judged()));
  }

  private List<Block> byRound(String title) {
    List<Block> blocks = new ArrayList<>();
    // Each section begins a new sheet, for the director of that section.
    Map<String, List<Integer>> sections = new LinkedHashMap<>();
    programme
        .tables()
        .forEach(
            t ->
                sections
                    .computeIfAbsent(
                        movement.table(t).replaceAll("[0-9]+", ""), s -> new ArrayList<>())
                    .add(t));
    sections.values().forEach(tables -> byRound(title, tables, blocks));
    return blocks;
  }

  private void byRound(String title, List<Integer> tables, List<Block> blocks) {
    int step = Math.max(1, (int) (TABLES_EMS / (widest() + Columns.GAP)));
    int sheets = Math.max(1, (tables.size() + step - 1) / step);
    for (int k = 0; k < sheets; k++) {
      // Tables are spread evenly over the sheets, so that none stands alone on the last.
      int from = tables.size() * k / sheets;
      int to = tables.size() * (k + 1) / sheets;
      blocks.add(
          new Block(
              title,
              programme.wording().sizes(),
              List.of(),
              rounds(tables.subList(from, to), blocks.isEmpty()),
              blocks.isEmpty() ? note() : ""));
    }
  }

  /** The widest column of a table; its two directions may stand on two lines. */
  private double widest() {
    return IntStream.rangeClosed(1, programme.rounds())
        .boxed()
        .flatMap(r -> movement.rounds().get(r - 1).encounters().stream().map(e -> width(r, e)))
        .mapToDouble(width -> width)
        .max()
        .orElse(1);
  }

  private double width(int round, Encounter e) {
    return Math.max(Lines.widestWord(seats(e)), Columns.NEXT * Typeface.ems(boardsOf(round, e)));
  }

  private CardGrid rounds(List<Integer> tables, boolean first) {
    boolean waits = first && anybody(true);
    boolean absent = first && anybody(false);
    List<Column> columns = new ArrayList<>(List.of(Column.of(programme.say("round"))));
    if (programme.sameBoards()) {
      columns.add(Column.of(programme.say("boards")));
    }
    tables.forEach(t -> columns.add(Column.of(programme.say("tableNumber", movement.table(t)))));
    if (waits) {
      columns.add(
          Column.list(programme.wording().sitOuts(programme.sitOuts(), programme.attendance())));
    }
    if (absent) {
      columns.add(Column.list(programme.say("absent")));
    }
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      Round round = movement.rounds().get(r - 1);
      int number = r;
      List<Box> row = new ArrayList<>(List.of(Box.of("" + r)));
      if (programme.sameBoards()) {
        row.add(
            Box.of(
                round.encounters().stream()
                    .findFirst()
                    .map(
                        e ->
                            programme.wording().exchanged()
                                ? programme.wording().boards(e.set())
                                : boards(number, e))
                    .orElse("")));
      }
      tables.forEach(
          t ->
              row.add(
                  programme.halfTables().at(number, t).map(this::half).orElse(table(number, t))));
      if (waits) {
        row.add(Box.of(programme.wording().labels(programme.waiting(r))));
      }
      if (absent) {
        row.add(Box.of(programme.wording().labels(programme.absent(r))));
      }
      rows.add(row);
    }
    return new CardGrid(columns, rows, 0);
  }

  private boolean anybody(boolean there) {
    for (int r = 1; r <= programme.rounds(); r++) {
      if (!(there ? programme.waiting(r) : programme.absent(r)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The cell of a contestant without opponents. */
  private Box half(HalfTables.Wait half) {
    String who =
        programme.wording().seat(half.place().seat())
            + "\u00A0"
            + programme.label(half.contestant(), half.place().seat());
    String rest =
        half.set().stream()
            .mapToObj(set -> boardsRest(programme.wording().boards(set)))
            .collect(Collectors.joining());
    return new Box(programme.say("alone", who), "", programme.sameBoards() ? "" : rest);
  }

  private Box table(int round, int table) {
    List<Encounter> here = programme.encounters(round, table);
    String seats = here.stream().map(this::seats).reduce(this::and).orElse("");
    String boards = here.stream().map(e -> boardsOf(round, e)).reduce(this::and).orElse("");
    return new Box(seats, "", boards);
  }

  /** The boards of an encounter; empty where all tables play the same ones. */
  private String boardsOf(int round, Encounter e) {
    return programme.sameBoards() ? "" : programme.say("boardsOf", boards(round, e));
  }

  /** The seats of an encounter; a line breaks only between the two directions. */
  private String seats(Encounter e) {
    StringBuilder words = new StringBuilder();
    for (Seat seat : programme.seats()) {
      Integer who = e.seating().seats().get(seat);
      if (who != null) {
        String gap = seat == Seat.EAST ? " " : "\u00A0";
        words
            .append(words.isEmpty() ? "" : gap)
            .append(programme.wording().seat(seat))
            .append(programme.wording().gap())
            .append(programme.language().label(movement.label(who, seat)));
      }
    }
    return words.toString();
  }

  private String and(String one, String other) {
    return programme.say("and", one, other);
  }

  private String boardsRest(String boards) {
    return programme.say("rest", programme.say("boardsOf", boards));
  }

  private String boards(int round, Encounter e) {
    return programme.wording().boards(round, e);
  }

  private CardGrid named() {
    List<Column> columns =
        new ArrayList<>(
            List.of(Column.of(programme.say("round")), Column.strong(programme.say("table"))));
    programme.seats().forEach(s -> columns.add(Column.of(programme.wording().seat(s))));
    columns.add(Column.of(programme.say("boards")));
    int width = columns.size();
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      int round = r;
      for (int table : programme.tables()) {
        programme.encounters(r, table).forEach(e -> rows.add(row(round, e)));
        programme.halfTables().at(r, table).ifPresent(half -> rows.add(alone(half)));
      }
      programme.waiting(r).forEach(c -> rows.add(idle(round, c, sitsOut(c, round), width)));
      programme
          .absent(r)
          .forEach(c -> rows.add(idle(round, c, programme.say("idle.absent"), width)));
    }
    return new CardGrid(columns, rows, 0);
  }

  private List<Box> row(int round, Encounter e) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + round), Box.of(movement.table(e.table()))));
    for (Seat seat : programme.seats()) {
      row.add(Box.of(programme.entered(e.seating().seats().getOrDefault(seat, 0), seat)));
    }
    row.add(programme.boards(round, e, ""));
    return row;
  }

  private List<Box> alone(HalfTables.Wait half) {
    List<Box> row = new ArrayList<>();
    row.add(Box.of("" + half.round()));
    row.add(Box.of(movement.table(half.table())));
    programme
        .seats()
        .forEach(
            s ->
                row.add(
                    Box.of(
                        s == half.place().seat()
                            ? programme.entered(half.contestant(), s)
                            : programme.say("noOpponents"))));
    String rest =
        half.set().stream()
            .mapToObj(set -> programme.say("rest", programme.wording().boards(set)))
            .collect(Collectors.joining());
    row.add(Box.of(rest.isEmpty() ? "–" : rest));
    return row;
  }

  private List<Box> idle(int round, int contestant, String why, int columns) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + round), Box.of("–")));
    row.add(Box.of(programme.entered(contestant)));
    row.add(Box.of(why));
    while (row.size() < columns) {
      row.add(Box.EMPTY);
    }
    return row;
  }

  /** The words for a sit-out, with the number of the place where places to wait have numbers. */
  private String sitsOut(int contestant, int round) {
    Place.SitOut place = programme.sitOuts().at(contestant, round);
    return place.number() == 0 ? programme.say("idle.sitsOut") : programme.wording().place(place);
  }

  /**
   * The note on half tables. Boards come to a half table only where they would be played there with
   * one more pair.
   */
  private String waiting() {
    HalfTables half = programme.halfTables();
    if (half.none()) {
      return "";
    }
    boolean resting = half.waits().stream().anyMatch(wait -> wait.set().isPresent());
    List<Integer> rounds = half.waits().stream().map(HalfTables.Wait::round).distinct().toList();
    String when =
        rounds.size() == programme.rounds()
            ? programme.say("inEveryRound")
            : programme.say("inRounds", rounds.size(), Wording.list(rounds));
    return programme.language().capital(when)
        + " "
        + programme.say("halfTable." + movement.kind().contestant())
        + (resting ? ": " + programme.say("halfTable.rest") : ".");
  }

  private String note() {
    List<String> parts = new ArrayList<>();
    parts.add(programme.wording().rotation());
    Optional<String> lines = LineMovesText.withRovers(movement, programme.language());
    boolean teams =
        programme.matches().isPresent()
            && movement.rounds().stream()
                .flatMap(r -> r.encounters().stream())
                .allMatch(e -> e.seating().at(Direction.NS).contains(e.table()));
    String stationary =
        lines.isPresent() || teams
            ? teams ? programme.say("stationary.teams") : ""
            : programme.rules().stationary().stream()
                .map(
                    s ->
                        programme.say(
                            "stationary.at",
                            programme.entered(s.contestant()),
                            programme.wording().place(s.seat())))
                .collect(Collectors.joining(", "));
    parts.add(stationary.isEmpty() ? "" : programme.say("stationary", stationary));
    String rule = lines.orElse(programme.rules().sentence(programme.language()));
    parts.add(rule.isEmpty() ? "" : programme.say("followRule", rule));
    parts.add(waiting());
    String boards = programme.walk().sentence();
    parts.add(programme.walk().ruled() || programme.walk().shared() ? boards : "");
    return parts.stream().filter(p -> !p.isEmpty()).collect(Collectors.joining(" "));
  }
}
