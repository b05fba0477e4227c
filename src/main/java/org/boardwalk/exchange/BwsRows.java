package org.boardwalk.exchange;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Row;
import com.healthmarketscience.jackcess.Table;
import com.healthmarketscience.jackcess.util.MemFileChannel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a Bridgemate database, which is a Microsoft Access file, see {@link BwsWriter}.
 * Immutable.
 *
 * @param tables the rows of each table in the order of the file, by the name in small letters
 */
public record BwsRows(Map<String, List<Cells>> tables) {

  private static final String SIGN = "Standard Jet DB";
  private static final int SIGN_AT = 4;

  /**
   * A row of a table.
   *
   * @param table the name of the table
   * @param cells its values, by the name of the column in small letters
   */
  public record Cells(String table, Map<String, Object> cells) {

    int number(Source source, String column, int least, int most) {
      int value = numberOr(source, column, Integer.MIN_VALUE);
      if (value == Integer.MIN_VALUE) {
        throw source.fault(0, Text.of("table %s lacks a number in [%s]", table, column));
      }
      return source.within(0, Text.of("table %s: %s", table, column), value, least, most);
    }

    /**
     * @param source the file
     * @param column the name of a column
     * @param otherwise the number where the cell is empty
     * @return the number there
     * @throws FileException when the cell holds something else
     */
    public int numberOr(Source source, String column, int otherwise) {
      Object cell = cells.get(column.toLowerCase(Locale.ROOT));
      if (cell != null && !(cell instanceof Number)) {
        throw source.fault(0, Text.of("table %s: [%s] holds no numbers", table, column));
      }
      return cell instanceof Number number ? number.intValue() : otherwise;
    }

    /**
     * @param column the name of a column
     * @return the text in the cell; empty where there is none
     */
    public String text(String column) {
      return cells.get(column.toLowerCase(Locale.ROOT)) instanceof String text ? text.strip() : "";
    }

    /**
     * @param date the name of a column of days
     * @param time the name of a column of times
     * @return both as one text, such as {@code 2026-11-29T20:15:03}; empty where the row has none
     */
    public String written(String date, String time) {
      String day = moment(date).map(m -> m.toLocalDate().toString()).orElse("");
      return moment(time)
          .map(m -> day + "T" + m.toLocalTime().truncatedTo(ChronoUnit.SECONDS))
          .orElse(day);
    }

    private Optional<LocalDateTime> moment(String column) {
      return cells.get(column.toLowerCase(Locale.ROOT)) instanceof LocalDateTime moment
          ? Optional.of(moment)
          : Optional.empty();
    }

    /**
     * @param column the name of a column
     * @return whether the cell holds yes
     */
    public boolean flag(String column) {
      return Boolean.TRUE.equals(cells.get(column.toLowerCase(Locale.ROOT)));
    }
  }

  /**
   * @param source a file
   * @return whether it begins like an Access file
   */
  public static boolean recognises(Source source) {
    byte[] bytes = source.bytes();
    return bytes.length > SIGN_AT + SIGN.length()
        && new String(bytes, SIGN_AT, SIGN.length(), StandardCharsets.ISO_8859_1).equals(SIGN);
  }

  /**
   * @param source a file
   * @param required tables that it must have
   * @param optional tables that it may have
   * @return their rows
   * @throws FileException when it cannot be read or lacks a table
   */
  public static BwsRows of(Source source, List<String> required, List<String> optional) {
    if (source.bytes().length == 0) {
      throw source.fault(0, "is empty\nMaybe it was damaged on the way.");
    }
    if (!recognises(source)) {
      throw source.fault(
          0, "is not a Microsoft Access database\nMaybe it is text: then name it .txt.");
    }
    try (MemFileChannel file =
            MemFileChannel.newChannel(new ByteArrayInputStream(source.bytes()), "r");
        Database database = new DatabaseBuilder().setChannel(file).setReadOnly(true).open()) {
      Map<String, List<Cells>> rows = new HashMap<>();
      for (String name : required) {
        Table table = database.getTable(name);
        if (table == null) {
          throw source.fault(
              0, Text.of("has no table [%s]\nMaybe it is of another program.", name));
        }
        rows.put(name.toLowerCase(Locale.ROOT), values(name, table));
      }
      for (String name : optional) {
        Table table = database.getTable(name);
        if (table != null) {
          rows.put(name.toLowerCase(Locale.ROOT), values(name, table));
        }
      }
      return new BwsRows(rows);
    } catch (FileException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      // For damaged files the library throws exceptions of every kind, with texts of its own.
      FileException fault =
          source.fault(
              0, "cannot be read as a Bridgemate database\nMaybe it was damaged on the way.");
      fault.initCause(e);
      throw fault;
    }
  }

  private static List<Cells> values(String name, Table table) throws IOException {
    List<Cells> rows = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    // A damaged file may lead back to rows that were read already.
    for (@Nullable Row row = table.getNextRow(); row != null; row = table.getNextRow()) {
      if (!seen.add(row.getId()) || rows.size() > BoardRow.MOST_BOARDS) {
        throw new IOException("a row is there twice");
      }
      Map<String, Object> cells = new HashMap<>();
      row.forEach(
          (column, cell) -> {
            if (cell != null) {
              cells.put(column.toLowerCase(Locale.ROOT), cell);
            }
          });
      rows.add(new Cells(name, cells));
    }
    return rows;
  }

  /**
   * @param name the name of a table
   * @return its rows; empty where there is none
   */
  public List<Cells> table(String name) {
    return tables.getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
  }
}
