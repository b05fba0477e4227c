package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.text.Text;

/**
 * Reads one user movement of pairs for EBUScore: a blank line; a title such as {@code [M146]
 * Patton}; {@code type,tables,boards,boardsPerRound,rounds} and for pairs the number of a missing
 * pair, 0 for none; then for every table a line with {@code NS,EW,set} for every round. A pair
 * whose opponent or set is 0 sits out. Types 0 to 2 are pairs (Howell, Mitchell, switched
 * Mitchell), 3 and 4 individuals of one or four winners, whose lines are not documented, 5 to 7
 * teams. The limits are the program's: 50 tables, 30 rounds, 24 boards in a round.
 */
final class EbuScoreReader implements MovementReader {

  private static final Pattern HEAD = Pattern.compile("[0-7](\\s*,\\s*[0-9]+){4,5}\\s*,?");
  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  /** A line that is not blank. */
  private record Line(int number, String text) {

    List<String> words() {
      return COMMA.splitAsStream(text).toList();
    }
  }

  /** The line of sizes. */
  private record Head(
      int line, int type, int tables, int boards, int perRound, int rounds, int missing) {

    int sets() {
      return boards / perRound;
    }
  }

  @Override
  public boolean recognises(Source source) {
    return lines(source).stream()
        .limit(2)
        .filter(l -> !l.text().startsWith("["))
        .findFirst()
        .filter(l -> HEAD.matcher(l.text()).matches())
        .isPresent();
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    List<Line> lines = lines(source);
    int at = !lines.isEmpty() && lines.get(0).text().startsWith("[") ? 1 : 0;
    if (at >= lines.size()) {
      throw source.fault(0, "is empty\nMaybe it was damaged on the way.");
    }
    String title = at == 0 ? "" : lines.get(0).text().replaceFirst("^\\[[^]]*]\\s*", "");
    Head head = head(source, lines.get(at));
    refuseOtherKinds(source, head);
    List<Line> tables = lines.subList(at + 1, lines.size());
    if (tables.size() != head.tables()) {
      throw source.fault(
          head.line(),
          Text.of("tables [%d], but lines for %d", head.tables(), tables.size())
              + "\nMaybe a line is missing, or the file holds several movements: keep one.");
    }
    Gathered gathered = new Gathered(Kind.PAIRS);
    List<BoardRow> rows = new ArrayList<>();
    for (int t = 1; t <= head.tables(); t++) {
      rows.addAll(table(source, head, tables.get(t - 1), t, gathered));
    }
    IntStream.rangeClosed(1, head.rounds()).forEach(gathered::round);
    gathered.set(head.sets());
    BoardRow.gather(source, head.type() == 1 ? TwoFields.apart(rows) : rows, gathered);
    Movement movement =
        gathered.movement(
            source, title.isEmpty() ? source.stem() : title, new Unstated(head.perRound()));
    return Deduced.withWinners(movement, head.type() == 1 ? 2 : 1);
  }

  private static List<Line> lines(Source source) {
    List<String> all = source.text().lines().toList();
    return IntStream.range(0, all.size())
        .mapToObj(k -> new Line(k + 1, all.get(k).strip()))
        .filter(l -> !l.text().isEmpty())
        .toList();
  }

  private static Head head(Source source, Line line) {
    List<String> words = line.words();
    if (words.size() != 5 && words.size() != 6) {
      throw source.fault(
          line.number(),
          Text.of("the first line has %d numbers instead of 5 or 6", words.size())
              + "\nMaybe it lacks one of: type,tables,boards,boardsPerRound,rounds,missingPair.");
    }
    int n = line.number();
    Head head =
        new Head(
            n,
            ranged(source, n, "type", words.get(0), 0, 7),
            ranged(source, n, "tables", words.get(1), 1, 50),
            ranged(source, n, "boards", words.get(2), 1, Boards.MOST),
            ranged(source, n, "boards in a round", words.get(3), 1, 24),
            ranged(source, n, "rounds", words.get(4), 1, 30),
            words.size() == 5 ? 0 : ranged(source, n, "last number", words.get(5), 0, Boards.MOST));
    if (head.boards() % head.perRound() != 0) {
      throw source.fault(
          n,
          Text.of(
              "boards [%d] must be a multiple of the boards in a round [%d]",
              head.boards(), head.perRound()));
    }
    return head;
  }

  private static void refuseOtherKinds(Source source, Head head) {
    if (head.type() == 3 || head.type() == 4) {
      throw source.fault(
          head.line(),
          Text.of(
                  "type [%d] is an individual of %d players, whose lines are not documented",
                  head.type(), head.missing())
              + "\nMaybe write it as .csv: round,table,north,south,east,west,set.");
    }
    if (head.type() > 4) {
      throw source.fault(
          head.line(),
          Text.of(
              "type [%d] is a movement of teams\nMaybe take one of pairs: type 0, 1 or 2.",
              head.type()));
    }
  }

  private static List<BoardRow> table(
      Source source, Head head, Line line, int table, Gathered gathered) {
    List<String> words = line.words();
    if (words.size() != 3 * head.rounds()) {
      throw source.fault(
          line.number(),
          Text.of(
              "table %d has %d numbers instead of %d, 3 for each of %d rounds",
              table, words.size(), 3 * head.rounds(), head.rounds()));
    }
    gathered.table(table);
    List<BoardRow> rows = new ArrayList<>();
    for (int r = 1; r <= head.rounds(); r++) {
      List<String> three = words.subList(3 * (r - 1), 3 * r);
      String where = Text.of("round %d, table %d: ", r, table);
      int ns = pair(source, head, line, where + "NS", three.get(0));
      int ew = pair(source, head, line, where + "EW", three.get(1));
      int set = ranged(source, line.number(), where + "set", three.get(2), 0, head.sets());
      if (ns > 0 && ew > 0 && set > 0) {
        Seating seating = new Seating.TwoPairs(ns, ew);
        rows.add(new BoardRow(line.number(), r, table, seating, set, set));
      } else {
        gathered.contestant(Math.max(ns, ew));
      }
    }
    return rows;
  }

  /** A pair that is there; 0 for none. */
  private static int pair(Source source, Head head, Line line, String what, String word) {
    int pair = ranged(source, line.number(), what, word, 0, Movement.MOST_CONTESTANTS);
    return pair == head.missing() ? 0 : pair;
  }

  private static int ranged(
      Source source, int line, String what, String word, int least, int most) {
    return source.within(line, what, source.number(line, what, word), least, most);
  }
}
