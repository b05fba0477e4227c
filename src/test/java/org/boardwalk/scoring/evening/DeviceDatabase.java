package org.boardwalk.scoring.evening;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Result;

/**
 * A database as we export it for table devices, into which rows come as devices write them.
 *
 * @param file the file
 */
public record DeviceDatabase(Path file) {

  /** Writes a database for a Mitchell of five tables. */
  public static DeviceDatabase of(Movement movement, Path file) throws IOException {
    Files.write(file, Exchange.bytes(movement, MovementFormat.BWS));
    return new DeviceDatabase(file);
  }

  /** A device's row: North plays spades at some level; EW are numbered from 6, or from 1. */
  public record Row(BoardPlay play, int level, boolean erased) {

    Map<String, Object> cells() {
      Map<String, Object> cells = new HashMap<>();
      cells.put("Section", 1);
      cells.put("Table", play.table());
      cells.put("Round", play.round());
      cells.put("Board", play.board());
      cells.put("PairNS", play.seating().at(Direction.NS).get(0));
      cells.put("PairEW", play.seating().at(Direction.EW).get(0) - (level < 4 ? 0 : 5));
      cells.put("NS/EW", "N");
      cells.put("Contract", level + " S");
      cells.put("Result", "=");
      cells.put("Remarks", "");
      cells.put("Erased", erased);
      return cells;
    }
  }

  /** Rows for these plays in any order, each one twice, and one in four corrected. */
  public static List<Row> twiceAndCorrected(List<BoardPlay> plays, Random random) {
    List<Row> rows = new ArrayList<>();
    for (BoardPlay play : plays) {
      int level = 1 + random.nextInt(7);
      rows.add(new Row(play, level, false));
      rows.add(new Row(play, level, false));
      if (random.nextInt(4) == 0) {
        rows.add(new Row(play, level % 7 + 1, false));
      }
    }
    Collections.shuffle(rows, random);
    return rows;
  }

  /** Writes further rows. */
  public void write(List<Row> rows) throws IOException {
    try (Database open = DatabaseBuilder.open(file.toFile())) {
      Table received = open.getTable("ReceivedData");
      for (Row row : rows) {
        received.addRowFromMap(row.cells());
      }
    }
  }

  /** Marks all rows of a play as erased. */
  void erase(BoardPlay play) throws IOException {
    try (Database open = DatabaseBuilder.open(file.toFile())) {
      Table received = open.getTable("ReceivedData");
      for (var row : received) {
        boolean here =
            number(row, "Table") == play.table()
                && number(row, "Round") == play.round()
                && number(row, "Board") == play.board();
        if (here) {
          row.put("Erased", true);
          received.updateRow(row);
        }
      }
    }
  }

  private static int number(Map<String, Object> row, String column) {
    return row.get(column) instanceof Number number ? number.intValue() : 0;
  }

  /** The level of the contract of each play in an evening. */
  public static Map<BoardPlay, Integer> levels(SavedEvening evening) {
    Map<BoardPlay, Integer> levels = new HashMap<>();
    for (Result r : evening.results()) {
      levels.put(r.play(), r.account().orElseThrow().contract().level());
    }
    return levels;
  }
}
