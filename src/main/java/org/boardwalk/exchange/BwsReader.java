package org.boardwalk.exchange;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Row;
import com.healthmarketscience.jackcess.Table;
import com.healthmarketscience.jackcess.util.MemFileChannel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * Reads the movement in a Bridgemate database of one section, see {@link BwsWriter}. It is an
 * individual when South and West are filled. A contestant without an opponent, or without boards,
 * sits out. {@code CustomBoards} must be consecutive. Of pairs, {@code Winners} says how many
 * rankings there are.
 */
final class BwsReader implements MovementReader {

  private static final String SIGN = "Standard Jet DB";
  private static final int SIGN_AT = 4;
  private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");

  /** A row of a table; names of columns in lower case. */
  private record Values(String table, Map<String, Object> cells) {

    int number(Source source, String column, int least, int most) {
      int value = numberOr(source, column, Integer.MIN_VALUE);
      if (value == Integer.MIN_VALUE) {
        throw source.fault(0, Text.of("table %s lacks a number in [%s]", table, column));
      }
      return source.within(0, Text.of("table %s: %s", table, column), value, least, most);
    }

    int numberOr(Source source, String column, int otherwise) {
      Object cell = cells.get(column.toLowerCase(Locale.ROOT));
      if (cell != null && !(cell instanceof Number)) {
        throw source.fault(0, Text.of("table %s: [%s] holds no numbers", table, column));
      }
      return cell instanceof Number number ? number.intValue() : otherwise;
    }

    String text(String column) {
      return cells.get(column.toLowerCase(Locale.ROOT)) instanceof String text ? text.strip() : "";
    }
  }

  @Override
  public boolean recognises(Source source) {
    byte[] bytes = source.bytes();
    return bytes.length > SIGN_AT + SIGN.length()
        && new String(bytes, SIGN_AT, SIGN.length(), StandardCharsets.ISO_8859_1).equals(SIGN);
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    if (source.bytes().length == 0) {
      throw source.fault(0, "is empty\nMaybe it was damaged on the way.");
    }
    if (!recognises(source)) {
      throw source.fault(
          0, "is not a Microsoft Access database\nMaybe it is text: then name it .txt.");
    }
    Map<String, List<Values>> file = rows(source);
    List<Values> section = table(file, BwsTables.SECTION);
    List<Values> rounds = table(file, BwsTables.ROUND_DATA);
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
    for (Values row : rounds) {
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
      Source source, Values row, boolean individual, int missing, Gathered gathered) {
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

  private static List<Integer> custom(Source source, Values row) {
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

  private static List<Values> table(Map<String, List<Values>> file, String name) {
    return file.getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
  }

  private static Map<String, List<Values>> rows(Source source) {
    try (MemFileChannel file =
            MemFileChannel.newChannel(new ByteArrayInputStream(source.bytes()), "r");
        Database database = new DatabaseBuilder().setChannel(file).setReadOnly(true).open()) {
      Map<String, List<Values>> rows = new HashMap<>();
      for (String name : List.of(BwsTables.SECTION, BwsTables.ROUND_DATA)) {
        Table table = database.getTable(name);
        if (table == null) {
          throw new IOException("it has no table " + name);
        }
        rows.put(name.toLowerCase(Locale.ROOT), values(name, table));
      }
      return rows;
    } catch (IOException | RuntimeException e) {
      // The library meets a damaged file with exceptions of every kind.
      FileException fault =
          source.fault(
              0,
              "cannot be read as a Bridgemate database: "
                  + Source.shortened(String.valueOf(e.getMessage()).replaceAll("\\p{Cntrl}", " "))
                  + "\nMaybe it was damaged on the way.");
      fault.initCause(e);
      throw fault;
    }
  }

  private static List<Values> values(String name, Table table) throws IOException {
    List<Values> rows = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    // A damaged file may lead back to rows that were read already.
    for (@Nullable Row row = table.getNextRow(); row != null; row = table.getNextRow()) {
      if (!seen.add(row.getId()) || rows.size() > BoardRow.MOST_BOARDS) {
        throw new IOException("it has a row twice");
      }
      Map<String, Object> cells = new HashMap<>();
      row.forEach(
          (column, cell) -> {
            if (cell != null) {
              cells.put(column.toLowerCase(Locale.ROOT), cell);
            }
          });
      rows.add(new Values(name, cells));
    }
    return rows;
  }
}
