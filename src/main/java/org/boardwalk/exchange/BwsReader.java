package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.Session;
import org.boardwalk.movement.text.Text;

/**
 * Reads the movement in a Bridgemate database, see {@link BwsWriter}. Several sections of pairs are
 * one movement, that of an event: their tables and pairs are numbered on. It is an individual when
 * South and West are filled. A contestant without an opponent, or without boards, sits out. {@code
 * CustomBoards} are lists as in {@link BoardList}. For pairs, {@code Winners} says how many
 * rankings there are; unless that is one, {@link PairNumbers} may find two lists. The pair {@code
 * MissingPair} is removed.
 */
final class BwsReader implements MovementReader {

  private static final Pattern COMMA = Pattern.compile("(?:(?<!\\s)\\s++)?[,;]\\s*+");

  @Override
  public boolean recognises(Source source) {
    return BwsRows.recognises(source);
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    BwsRows file = BwsRows.of(source, List.of(BwsTables.SECTION, BwsTables.ROUND_DATA), List.of());
    List<BwsRows.Cells> section = file.table(BwsTables.SECTION);
    List<BwsRows.Cells> rounds = file.table(BwsTables.ROUND_DATA);
    if (section.size() < 2) {
      return read(source, section, rounds);
    }
    List<Movement> sections = new ArrayList<>();
    for (BwsRows.Cells one : section) {
      int id = one.numberOr(source, "ID", 0);
      List<BwsRows.Cells> here =
          rounds.stream().filter(r -> r.numberOr(source, "Section", 0) == id).toList();
      if (here.isEmpty()) {
        throw source.fault(
            0,
            Text.of(
                "section [%s] has no rounds\nMaybe they are missing, or take the section out.",
                one.text("Letter")));
      }
      sections.add(read(source, List.of(one), here));
    }
    try {
      return Session.of(sections).whole().named(source.stem());
    } catch (IllegalArgumentException e) {
      throw source.fault(
          0,
          Text.of(
              "has %d sections that are no event together\nMaybe export them one by one.",
              section.size()));
    }
  }

  /** The movement of one section. */
  private static Movement read(
      Source source, List<BwsRows.Cells> section, List<BwsRows.Cells> rounds) {
    boolean individual = rounds.stream().anyMatch(r -> r.numberOr(source, "South", 0) > 0);
    List<Place> places = rounds.stream().map(r -> place(source, r, individual)).toList();
    int tables =
        section.stream().mapToInt(s -> s.number(source, "Tables", 1, Boards.MOST)).max().orElse(1);
    int winners = section.stream().mapToInt(s -> s.numberOr(source, "Winners", 0)).sum();
    int missing = section.stream().mapToInt(s -> s.numberOr(source, "MissingPair", 0)).sum();
    List<Place> seated =
        individual ? places : numbered(source, places, tables, winners, Math.max(0, missing));
    EncounterCollector gathered = new EncounterCollector(individual ? Kind.INDIVIDUAL : Kind.PAIRS);
    gathered.table(tables);
    seated.forEach(place -> place.gather(gathered));
    Unstated boards =
        BoardRow.gather(
            source,
            BoardList.rows(source, seated.stream().filter(Place::played).map(Place::list).toList()),
            gathered);
    Movement movement = gathered.movement(source, source.stem(), boards);
    return !individual && (winners == 1 || winners == 2)
        ? Deduced.withWinners(movement, winners)
        : movement;
  }

  /**
   * A table in a round.
   *
   * @param who the pairs, or the players clockwise from North; 0 for an empty place
   * @param boards the boards; empty where none is played
   */
  private record Place(int round, int table, List<Integer> who, List<Integer> boards) {

    boolean played() {
      return !boards.isEmpty() && !who.contains(0);
    }

    void gather(EncounterCollector gathered) {
      gathered.round(round);
      gathered.table(table);
      who.forEach(gathered::contestant);
    }

    BoardList list() {
      Seating seating =
          who.size() == 2
              ? new Seating.TwoPairs(who.get(0), who.get(1))
              : new Seating.FourPlayers(who.get(0), who.get(1), who.get(2), who.get(3));
      return new BoardList(0, round, table, seating, boards);
    }
  }

  /** The places with one list of numbers, without the missing pair. */
  private static List<Place> numbered(
      Source source, List<Place> places, int tables, int winners, int missing) {
    List<PairNumbers.Two> all =
        places.stream()
            .map(p -> new PairNumbers.Two(p.round(), p.who().get(0), p.who().get(1)))
            .toList();
    // One ranking has one list; where the file does not say, two lists are recognised by their
    // numbers.
    PairNumbers numbers =
        winners == 1 ? PairNumbers.oneList(missing) : PairNumbers.of(all, tables, missing);
    List<Place> numbered = new ArrayList<>();
    for (Place p : places) {
      String where = Text.of("round %d, table %d", p.round(), p.table());
      int ew = numbers.ew(source, 0, where, p.who().get(1));
      List<Integer> who = List.of(numbers.ns(p.who().get(0)), ew);
      numbered.add(new Place(p.round(), p.table(), who, p.boards()));
    }
    return numbered;
  }

  private static Place place(Source source, BwsRows.Cells row, boolean individual) {
    int round = row.number(source, "Round", 1, Movement.MOST_ROUNDS);
    int table = row.number(source, "Table", 1, Boards.MOST);
    List<Integer> who = new ArrayList<>();
    for (String column :
        individual ? List.of("NSPair", "EWPair", "South", "West") : List.of("NSPair", "EWPair")) {
      who.add(row.number(source, column, 0, Movement.MOST_CONTESTANTS / (individual ? 1 : 2)));
    }
    if (who.contains(0) || row.numberOr(source, "LowBoard", 0) == 0) {
      return new Place(round, table, who, List.of());
    }
    List<Integer> custom = custom(source, row);
    return new Place(round, table, who, custom.isEmpty() ? range(source, row) : custom);
  }

  private static List<Integer> range(Source source, BwsRows.Cells row) {
    int first = row.number(source, "LowBoard", 1, BoardRow.MOST_BOARDS);
    int last = row.number(source, "HighBoard", 1, BoardRow.MOST_BOARDS);
    if (last < first || last - first >= Boards.MOST) {
      throw source.fault(0, Text.of("boards [%d-%d] are not in ascending order", first, last));
    }
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static List<Integer> custom(Source source, BwsRows.Cells row) {
    List<Integer> boards = new ArrayList<>();
    COMMA
        .splitAsStream(row.text("CustomBoards"))
        .filter(b -> !b.isEmpty())
        .forEach(b -> boards.add(source.number(0, "CustomBoards", b)));
    return boards;
  }
}
