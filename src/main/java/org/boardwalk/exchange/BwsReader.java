package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.text.Text;

/**
 * Reads the movement in a Bridgemate database of one section, see {@link BwsWriter}. It is an
 * individual when South and West are filled. A contestant without an opponent, or without boards,
 * sits out. {@code CustomBoards} must be consecutive. Of pairs, {@code Winners} says how many
 * rankings there are.
 */
final class BwsReader implements MovementReader {

  private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");

  @Override
  public boolean recognises(Source source) {
    return BwsRows.recognises(source);
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    BwsRows file = BwsRows.of(source, List.of(BwsTables.SECTION, BwsTables.ROUND_DATA), List.of());
    List<BwsRows.Cells> section = file.table(BwsTables.SECTION);
    List<BwsRows.Cells> rounds = file.table(BwsTables.ROUND_DATA);
    if (section.size() > 1) {
      throw source.fault(
          0,
          Text.of(
              "has %d sections\nMaybe export them one by one: a movement is of one section.",
              section.size()));
    }
    boolean individual = rounds.stream().anyMatch(r -> r.numberOr(source, "South", 0) > 0);
    Gathered gathered = new Gathered(individual ? Kind.INDIVIDUAL : Kind.PAIRS);
    int missing = section.stream().mapToInt(s -> s.numberOr(source, "MissingPair", 0)).sum();
    List<BoardRow> rows = new ArrayList<>();
    for (BwsRows.Cells row : rounds) {
      row(source, row, individual, missing, gathered).ifPresent(rows::add);
    }
    section.forEach(s -> gathered.table(s.number(source, "Tables", 1, Boards.MOST)));
    int winners = section.stream().mapToInt(s -> s.numberOr(source, "Winners", 0)).sum();
    boolean two = winners == 2 && !individual;
    Unstated boards = BoardRow.gather(source, two ? TwoFields.apart(rows) : rows, gathered);
    Movement movement = gathered.movement(source, source.stem(), boards);
    return !individual && (winners == 1 || winners == 2)
        ? Deduced.withWinners(movement, winners)
        : movement;
  }

  private static Optional<BoardRow> row(
      Source source, BwsRows.Cells row, boolean individual, int missing, Gathered gathered) {
    int round = row.number(source, "Round", 1, Movement.MOST_ROUNDS);
    int table = row.number(source, "Table", 1, Boards.MOST);
    List<Integer> seats = new ArrayList<>();
    for (String column :
        individual ? List.of("NSPair", "EWPair", "South", "West") : List.of("NSPair", "EWPair")) {
      int seated = row.number(source, column, 0, Movement.MOST_CONTESTANTS / (individual ? 1 : 2));
      seats.add(seated == missing && !individual ? 0 : seated);
    }
    int low = row.numberOr(source, "LowBoard", 0);
    gathered.round(round);
    gathered.table(table);
    if (seats.contains(0) || low == 0) {
      seats.forEach(gathered::contestant);
      return Optional.empty();
    }
    Seating seating =
        individual
            ? new Seating.FourPlayers(seats.get(0), seats.get(1), seats.get(2), seats.get(3))
            : new Seating.TwoPairs(seats.get(0), seats.get(1));
    List<Integer> custom = custom(source, row);
    int first =
        custom.isEmpty() ? row.number(source, "LowBoard", 1, BoardRow.MOST_BOARDS) : custom.get(0);
    int last =
        custom.isEmpty()
            ? row.number(source, "HighBoard", 1, BoardRow.MOST_BOARDS)
            : custom.get(custom.size() - 1);
    return Optional.of(new BoardRow(0, round, table, seating, first, last));
  }

  private static List<Integer> custom(Source source, BwsRows.Cells row) {
    List<Integer> boards = new ArrayList<>();
    COMMA
        .splitAsStream(row.text("CustomBoards"))
        .filter(b -> !b.isEmpty())
        .forEach(b -> boards.add(source.number(0, "CustomBoards", b)));
    for (int k = 1; k < boards.size(); k++) {
      if (boards.get(k) != boards.get(k - 1) + 1) {
        throw source.fault(
            0,
            Text.of(
                "CustomBoards [%s] are not consecutive",
                Source.shortened(row.text("CustomBoards"))));
      }
    }
    return boards;
  }
}
