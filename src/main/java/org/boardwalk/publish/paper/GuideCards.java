package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.Wording;
import org.boardwalk.publish.paper.Block.SeatMove;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;
import org.boardwalk.quality.BoardWalk;
import org.boardwalk.quality.Copy;
import org.boardwalk.quality.RoundSwitches;

/**
 * The guide card of each table, and one for those who sit out: the contestants and the boards of
 * each round. The next place of each seat stands in large type when it is the same after every
 * round, else below each contestant. The way of boards that circulate also stands in large type
 * when it is always the same, else in a column. Rounds with an arrow switch at all tables are
 * marked.
 */
final class GuideCards {

  private final Programme programme;
  private final BoardsOnward onward;
  private final FollowRules rules;
  private final List<Integer> switched;

  GuideCards(Programme programme) {
    this.programme = programme;
    this.onward = new BoardsOnward(programme.played(), programme.language());
    Optional<RoundSwitches> switches = RoundSwitches.of(programme.movement());
    // The boards are turned, and people keep their seats and their rule.
    rules = switches.map(s -> FollowRules.of(s.with(List.of()))).orElse(programme.rules());
    switched = switches.map(RoundSwitches::rounds).orElse(List.of());
  }

  List<Block> tables() {
    return programme.tables().stream().map(this::table).toList();
  }

  /** The card for those who sit out; none when there are no sit-outs. */
  List<Block> waiting() {
    boolean numbered = programme.sitOuts().count() > 0;
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      for (int c : programme.waiting(r)) {
        List<Box> row = new ArrayList<>(List.of(Box.of("" + r)));
        if (numbered) {
          row.add(Box.of(programme.wording().place(programme.place(c, r))));
        }
        row.add(new Box(programme.entered(c), "", next(c, r)));
        rows.add(row);
      }
    }
    List<Column> columns = new ArrayList<>(List.of(Column.of(programme.say("round"))));
    if (numbered) {
      columns.add(Column.of(programme.say("place")));
    }
    columns.add(Column.strong(programme.say("waiting")));
    return rows.isEmpty()
        ? List.of()
        : List.of(
            new Block(
                programme.language().sentence("sitOut"),
                programme.title(),
                signs(place -> place instanceof Place.SitOut),
                new CardGrid(columns, rows, 0),
                ""));
  }

  private Block table(int table) {
    List<Column> columns = new ArrayList<>(List.of(Column.of(programme.say("round"))));
    programme.seats().forEach(s -> columns.add(Column.strong(programme.wording().seat(s))));
    columns.add(Column.of(programme.say("boards")));
    if (carried()) {
      columns.add(Column.of(programme.say("boardsGoTo")));
    }
    List<List<Box>> rows = new ArrayList<>();
    for (int r = 1; r <= programme.rounds(); r++) {
      if (switched.contains(r)) {
        rows.add(List.of(Box.of(programme.say("arrowSwitch"))));
      }
      int before = rows.size();
      for (Encounter e : programme.encounters(r, table)) {
        rows.add(row(r, e));
      }
      if (rows.size() == before) {
        rows.add(programme.halfTables().at(r, table).map(this::half).orElse(empty(r)));
      }
    }
    List<SeatMove> moves = moves(table);
    List<String> signs = new ArrayList<>(moves.isEmpty() ? signs(at(table)) : List.of());
    signs.addAll(programme.walk().clauses(table));
    if (!switched.isEmpty()) {
      signs.add(programme.say("arrowSwitchIn", switched.size(), Wording.list(switched)));
    }
    return new Block(
        programme.say("tableNumber", programme.movement().table(table)),
        programme.title(),
        moves,
        signs,
        new CardGrid(columns, rows, 0),
        programme.wording().rotation());
  }

  private static Predicate<Place> at(int table) {
    return place -> place instanceof Place.AtTable at && at.table() == table;
  }

  /**
   * The move of each of the four seats after every round; none where arrows cannot show the moves.
   */
  private List<SeatMove> moves(int table) {
    List<SeatMove> moves = new ArrayList<>();
    for (FollowRules.Step step : rules.from(at(table)).steps()) {
      if (step.from() instanceof Place.AtTable from) {
        List<String> words = signs(step.from()::equals);
        moves.add(new SeatMove(from.seat(), words.get(0), step.stays()));
      }
    }
    return moves.size() == Seat.values().length && rules.skip().isEmpty() ? moves : List.of();
  }

  /** Whether the way of the boards changes, so that the card has to say it for each round. */
  private boolean carried() {
    return programme.walk().said() && !programme.walk().always() && !programme.walk().inTurn();
  }

  private List<Box> row(int round, Encounter encounter) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + round)));
    for (Seat seat : programme.seats()) {
      Integer who = encounter.seating().seats().get(seat);
      row.add(
          who == null
              ? Box.EMPTY
              : new Box(programme.label(who, seat), programme.called(who), next(who, round)));
    }
    boolean exchanged = programme.wording().exchanged();
    String sharing = exchanged ? "" : onward.sharing(round, encounter.table());
    String more =
        Stream.of(programme.wording().half(round, encounter), sharing)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", "));
    row.add(programme.boards(round, encounter, more));
    if (carried()) {
      row.add(Box.of(onward.after(round, encounter.table())));
    }
    return row;
  }

  private List<Box> empty(int round) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + round)));
    programme.seats().forEach(s -> row.add(Box.of("–")));
    row.add(Box.of("–"));
    if (carried()) {
      row.add(Box.of("–"));
    }
    return row;
  }

  /** The row of a half table: a contestant has no opponents, and the boards rest. */
  private List<Box> half(HalfTables.Wait half) {
    List<Box> row = new ArrayList<>(List.of(Box.of("" + half.round())));
    for (Seat seat : programme.seats()) {
      String next = next(half.contestant(), half.round());
      row.add(
          seat == half.place().seat()
              ? new Box(
                  programme.label(half.contestant(), seat),
                  programme.called(half.contestant()),
                  programme.say("noOpponents") + (next.isEmpty() ? "" : ", " + next))
              : Box.of("–"));
    }
    row.add(
        half.set().isPresent()
            ? new Box(
                programme.wording().boards(half.set().getAsInt()), "", programme.say("restHere"))
            : Box.of("–"));
    if (carried()) {
      row.add(Box.of(onward.after(half.round(), half.table())));
    }
    return row;
  }

  /** The next place of a contestant; empty where a sign shows the follow rule. */
  private String next(int contestant, int round) {
    Place here = programme.place(contestant, round);
    return rules.next(here).isPresent() ? "" : programme.next(contestant, round);
  }

  /** The follow rule of some places, a clause each: "N stays", "S to W1". */
  private List<String> signs(Predicate<Place> here) {
    return rules.from(here).clauses(programme.language());
  }

  /** The ways of the boards of a table after each round. */
  private static final class BoardsOnward {

    /** In place of a table: the boards are not played again. */
    private static final String AWAY = "–";

    private final int parts;
    private final List<Copy> copies;
    private final Movement movement;
    private final Language language;

    BoardsOnward(Movement movement, Language language) {
      this.movement = movement;
      this.language = language;
      parts = movement.boards().parts();
      copies = BoardWalk.of(movement).copies();
    }

    /**
     * Where the boards go after a round, such as "table 3" or "stand before 3"; a dash for boards
     * that are not played again.
     */
    String after(int round, int table) {
      List<String> places =
          IntStream.rangeClosed(1, parts)
              .mapToObj(part -> afterPart((round - 1) * parts + part, table))
              .toList();
      return places.stream().distinct().count() == 1
          ? places.get(0)
          : Wording.then(
              places.stream().map(p -> p.equals(AWAY) ? language.say("away") : p).toList(),
              language);
    }

    private String afterPart(int part, int table) {
      return copies.stream()
          .filter(c -> c.tables(part).contains(table))
          .findFirst()
          .flatMap(copy -> place(copy, part, table))
          .orElse(AWAY);
    }

    /**
     * The tables that share the boards, such as "share with table 2"; empty where the table has its
     * own boards.
     */
    String sharing(int round, int table) {
      return copies.stream()
          .flatMap(
              c -> IntStream.rangeClosed(1, parts).mapToObj(p -> c.tables((round - 1) * parts + p)))
          .filter(tables -> tables.size() > 1 && tables.contains(table))
          .findFirst()
          .map(
              tables ->
                  language.say(
                      "shareWith", tables(tables.stream().filter(t -> t != table).toList())))
          .orElse("");
    }

    private String tables(List<Integer> tables) {
      return language.say(
          "tables",
          tables.size(),
          tables.stream().map(movement::table).collect(Collectors.joining(", ")));
    }

    private Optional<String> place(Copy copy, int round, int table) {
      List<Integer> next = copy.tables(round + 1).stream().sorted().toList();
      return next.stream()
          .findFirst()
          .map(t -> next.contains(table) ? language.say("boardsStay") : tables(next))
          .or(
              () ->
                  copy.waitsFor(round + 1)
                      .map(t -> language.say("standBefore", movement.table(t))));
    }
  }
}
