package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.file.CsvText;
import org.boardwalk.file.FileException;
import org.boardwalk.file.FileText;
import org.boardwalk.movement.Movement;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.entry.Header.Name;
import org.boardwalk.text.Text;

/**
 * The results of an event as comma-separated values, a play a line, in any order. The first line
 * names the columns: {@code board} and what tells the play from others, one or more of {@code
 * round}, {@code table}, {@code ns}, {@code ew}, {@code north}, {@code south}, {@code east}, {@code
 * west}; then {@code score}, or {@code contract}, {@code declarer} and {@code result}, or both,
 * which must agree.
 *
 * <p>A score is points for NS ({@code 420}, {@code -50}), a contract ({@code 4S,N,+1}, {@code 4Sx N
 * -1}, {@code 3NT E =}), {@code pass}, an average ({@code A+}, {@code A}, {@code A-}, {@code 55%})
 * or {@code NP} for a board that was not played; two of them with {@code /} between are for NS and
 * for EW, both written from the view of NS. Lines without a score are left out. Stateless and
 * thread-safe.
 */
public final class ResultsCsv {

  private static final int NAMED = 20;

  private ResultsCsv() {}

  /**
   * @param path a file, at most 5 MB
   * @param movement the movement that was played
   * @return what was scored; plays without a line are missing from it
   * @throws FileException when it cannot be read; it names the first line with a fault, what is
   *     wrong in it, and the other lines with faults
   */
  public static Event read(Path path, Movement movement) {
    return parse(path, FileText.readForeign(path), movement);
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param movement the movement that was played
   * @return what was scored; plays without a line are missing from it
   * @throws FileException like {@link #read}
   */
  public static Event parse(Path path, String text, Movement movement) {
    Table table = Table.parse(path, text);
    Header header = Header.of(path, table, movement.kind());
    Lookup lookup = new Lookup(movement);
    Map<BoardPlay, Integer> seen = new HashMap<>();
    List<Result> results = new ArrayList<>();
    Map<Integer, WrongScore> faults = new java.util.TreeMap<>();
    for (CsvText.Line line : table.lines().subList(1, table.lines().size())) {
      try {
        if (scored(header, line)) {
          results.add(result(header, line, lookup, seen));
        }
      } catch (WrongScore e) {
        faults.put(line.number(), e);
      }
    }
    refuse(path, faults);
    return new Event(movement, results);
  }

  private static boolean scored(Header header, CsvText.Line line) {
    return Stream.of(Name.SCORE, Name.CONTRACT).anyMatch(n -> !header.value(line, n).isEmpty());
  }

  private static Result result(
      Header header, CsvText.Line line, Lookup lookup, Map<BoardPlay, Integer> seen)
      throws WrongScore {
    if (line.cells().stream().skip(header.width()).anyMatch(c -> !c.isEmpty())
        && header.columns().getOrDefault(Name.SCORE, -1) != header.width() - 1) {
      throw new WrongScore(
          Text.of("has %d values instead of %d", line.cells().size(), header.width()),
          "Maybe write a contract in quotes, or make score the last column.");
    }
    BoardPlay play = lookup.find(header, line);
    Result result = result(header, line, play);
    Integer before = seen.put(play, line.number());
    if (before != null) {
      throw new WrongScore(
          Text.of(
              "board [%d] at table %d in round %d is entered twice, first in line %d",
              play.board(), play.table(), play.round(), before),
          "Maybe one of them is another board, or leave one out.");
    }
    return result;
  }

  private static Result result(Header header, CsvText.Line line, BoardPlay play) throws WrongScore {
    String score = header.value(line, Name.SCORE);
    String contract =
        Stream.of(Name.CONTRACT, Name.DECLARER, Name.RESULT)
            .map(n -> header.value(line, n))
            .filter(v -> !v.isEmpty())
            .collect(Collectors.joining(" "));
    Result result = sides(score.isEmpty() ? contract : score, play);
    if (!score.isEmpty() && !contract.isEmpty()) {
      Result other = sides(contract, play);
      if (!other.equals(result)) {
        throw new WrongScore(
            Text.of(
                "score [%s] is not that of [%s] on board %d%s",
                score, contract, play.board(), worth(other.ns())),
            "Maybe one of the two is wrong.");
      }
    }
    return result;
  }

  private static String worth(Score score) {
    return score instanceof Score.Points points ? ", which is " + points.ns() : "";
  }

  private static Result sides(String text, BoardPlay play) throws WrongScore {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return new Result(play, ScoreText.read(text, play.board()));
    }
    return new Result(
        play,
        ScoreText.read(text.substring(0, slash), play.board()),
        ScoreText.read(text.substring(slash + 1), play.board()));
  }

  private static void refuse(Path path, Map<Integer, WrongScore> faults) {
    if (faults.isEmpty()) {
      return;
    }
    List<Integer> lines = List.copyOf(faults.keySet());
    List<String> words = faults.values().stream().map(WrongScore::words).toList();
    String others =
        lines.size() == 1
            ? ""
            : lines.stream()
                .skip(1)
                .limit(NAMED)
                .map(String::valueOf)
                .collect(Collectors.joining(", ", " Faults in other lines too: ", "."));
    throw new FileException(path, lines.get(0), words.get(0) + others);
  }
}
