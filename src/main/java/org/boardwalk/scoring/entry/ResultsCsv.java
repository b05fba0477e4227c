package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Result;

/**
 * The results of an event as comma-separated values, a play a line, in any order. The first line
 * names the columns: {@code board} and one or more columns that tell its plays apart, of {@code
 * round}, {@code table}, {@code ns}, {@code ew}, {@code north}, {@code south}, {@code east}, {@code
 * west}; then {@code score}, or {@code contract}, {@code declarer} and {@code result} or {@code
 * tricks}, or both, which must agree; {@code lead}; and {@code form}, a letter or a number that
 * tells the forms of a fouled board apart. Where an event has sections, tables and pairs are called
 * by them, such as {@code B3}, or by their number beside a column {@code section}. Lines without
 * column names are read where only one of the usual orders fits all of them, such as {@code
 * board,table,score}.
 *
 * <p>A score is points for NS ({@code 420}, {@code -50}), a contract ({@code 4S,N,+1}, {@code 4Sx N
 * -1}, {@code 3NT E =}), {@code pass}, an average ({@code A+}, {@code A}, {@code A-}, {@code
 * 55.5%}), several results with their weights ({@code 60% 420 40% -50}) or {@code NP} for a board
 * that was not played. Two scores with {@code /} between are for NS and for EW, both as points for
 * NS. Lines without a score are left out. Stateless and thread-safe.
 */
public final class ResultsCsv {

  /** The orders of columns that lines without column names can have. */
  private static final List<List<String>> PLAIN =
      List.of(
          List.of("board", "table", "score"),
          List.of("board", "ns", "score"),
          List.of("board", "ns", "ew", "score"),
          List.of("round", "table", "board", "score"),
          List.of("board", "north", "south", "east", "west", "score"));

  private ResultsCsv() {}

  /**
   * @param path a file, at most 5 MB
   * @param movement the movement that was played
   * @return the event with its results; plays without a line have no result
   * @throws FileException when it cannot be read; it names the first line with a fault, the fault,
   *     and the other lines with faults
   */
  public static Event read(Path path, Movement movement) {
    return parse(path, FileText.readForeign(path), movement);
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param movement the movement that was played
   * @return the event with its results; plays without a line have no result
   * @throws FileException like {@link #read}
   */
  public static Event parse(Path path, String text, Movement movement) {
    List<Result> results = results(path, text, movement);
    try {
      return new Event(movement, results);
    } catch (IllegalArgumentException e) {
      throw new FileException(path, String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param movement the movement that was played
   * @return the results in the file, which may be a part of those of the event: that a board was
   *     played in place of another is checked by {@link Event}
   * @throws FileException like {@link #read}
   */
  public static List<Result> results(Path path, String text, Movement movement) {
    Table table = Table.parse(path, text);
    return table.headless() ? plain(path, table, movement) : results(path, table, movement);
  }

  /** The results of lines without column names, if only one order of columns fits all of them. */
  private static List<Result> plain(Path path, Table table, Movement movement) {
    Set<List<Result>> meant = new HashSet<>();
    for (List<String> head : PLAIN) {
      try {
        if (table.lines().stream().allMatch(l -> l.cells().size() >= head.size())) {
          meant.add(results(path, table.under(head), movement));
        }
      } catch (FileException e) {
        // These are not the columns.
      }
    }
    return meant.size() == 1 ? meant.iterator().next() : results(path, table, movement);
  }

  private static List<Result> results(Path path, Table table, Movement movement) {
    Header header = Header.of(path, table, movement);
    SubmittedResults.refuseMany(path, table.lines().size() - 1);
    Lookup lookup = new Lookup(movement);
    Map<BoardPlay, Integer> seen = new HashMap<>();
    List<Result> results = new ArrayList<>();
    LineFaults faults = new LineFaults(path);
    for (CsvText.Line line : table.lines().subList(1, table.lines().size())) {
      try {
        if (ScoreColumns.filled(header, line)) {
          results.add(result(header, line, lookup, seen));
        }
      } catch (WrongScore e) {
        faults.add(line.number(), e);
        if (faults.full()) {
          break;
        }
      }
    }
    faults.refuse();
    return results;
  }

  private static Result result(
      Header header, CsvText.Line line, Lookup lookup, Map<BoardPlay, Integer> seen)
      throws WrongScore {
    BoardPlay play = lookup.find(header, line);
    Result result = ScoreColumns.read(header, line, PlayedBoard.of(play)).at(play);
    Integer before = seen.put(play, line.number());
    if (before != null) {
      throw new WrongScore(
          Text.of(
              "board [%d] at table %s in round %d is entered twice, first in line %d",
              play.board(), lookup.table(play), play.round(), before),
          "Maybe one of them is another board, or leave one out.");
    }
    return result;
  }
}
