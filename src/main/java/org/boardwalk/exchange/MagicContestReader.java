package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Reads the table of pairs that Magic Contest takes from the clipboard: a line for every table and
 * round with table, round, NS, EW, first and last board, separated by tabs, without a line of
 * names.
 */
final class MagicContestReader implements MovementReader {

  private static final Pattern ROW = Pattern.compile("[0-9]+([\\t ]+[0-9]+){5}");
  private static final Pattern BLANKS = Pattern.compile("[0-9]+( +[0-9]+){5}");
  private static final Pattern NAMES = Pattern.compile("[^\\t,;]+(\\t[^\\t,;]+){5}");
  private static final Pattern TAB = Pattern.compile("(?<!\\s)[\\s&&[^\\t]]*+\\t\\s*+");

  /**
   * Also recognises tables with blanks for tabs, or with a line of names, so that they are refused
   * with a message of their own.
   */
  @Override
  public boolean recognises(Source source) {
    return ROW.matcher(source.firstLine()).matches() || named(source);
  }

  private static boolean named(Source source) {
    List<String> two = source.text().lines().filter(l -> !l.isBlank()).limit(2).toList();
    return two.size() == 2
        && !ROW.matcher(two.get(0).strip()).matches()
        && NAMES.matcher(two.get(0).strip()).matches()
        && ROW.matcher(two.get(1).strip()).matches();
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    List<Line> lines = lines(source);
    List<PairNumbers.Two> all = lines.stream().map(Line::pairs).toList();
    PairNumbers numbers = PairNumbers.of(all, 0, 0);
    List<BoardRow> rows = lines.stream().map(line -> line.row(source, numbers)).toList();
    EncounterCollector gathered = new EncounterCollector(Kind.PAIRS);
    Unstated boards = BoardRow.gather(source, rows, gathered);
    return gathered.movement(source, source.stem(), boards);
  }

  /** A line of the file. */
  private record Line(int number, int table, PairNumbers.Two pairs, int first, int last) {

    BoardRow row(Source source, PairNumbers numbers) {
      int ns = numbers.ns(pairs.ns());
      String where = Text.of("round %d, table %d", pairs.round(), table);
      int ew = numbers.ew(source, number, where, pairs.ew());
      return new BoardRow(number, pairs.round(), table, new Seating.TwoPairs(ns, ew), first, last);
    }
  }

  private static List<Line> lines(Source source) {
    if (named(source)) {
      throw source.fault(
          1, "names the columns of a table of Magic Contest, which has none\nMaybe leave it out.");
    }
    List<String> texts = source.text().lines().toList();
    List<Line> lines = new ArrayList<>();
    for (int k = 1; k <= texts.size(); k++) {
      if (!texts.get(k - 1).isBlank()) {
        lines.add(line(source, k, TAB.splitAsStream(texts.get(k - 1).strip()).toList()));
      }
    }
    return lines;
  }

  private static Line line(Source source, int line, List<String> words) {
    if (words.size() == 1 && BLANKS.matcher(words.get(0)).matches()) {
      throw source.fault(
          line,
          "has 6 numbers as a table of Magic Contest has, but no tabs between them\n"
              + "Maybe put tabs in place of the blanks.");
    }
    if (words.size() != 6) {
      throw source.fault(
          line,
          Text.of("has %d numbers instead of 6, tabs between them", words.size())
              + "\nMaybe it lacks one of: table, round, N-S, E-W, from, to.");
    }
    int table = number(source, line, "table", words.get(0), Boards.MOST);
    int round = number(source, line, "round", words.get(1), Movement.MOST_ROUNDS);
    int ns = number(source, line, "N-S", words.get(2), Movement.MOST_CONTESTANTS / 2);
    int ew = number(source, line, "E-W", words.get(3), Movement.MOST_CONTESTANTS / 2);
    int first = number(source, line, "from", words.get(4), BoardRow.MOST_BOARDS);
    int last = number(source, line, "to", words.get(5), BoardRow.MOST_BOARDS);
    return new Line(line, table, new PairNumbers.Two(round, ns, ew), first, last);
  }

  private static int number(Source source, int line, String what, String word, int most) {
    return source.within(line, what, source.number(line, what, word), 1, most);
  }
}
