package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * Reads NBB {@code .ASC} files: a line {@code contestants tables rounds sets individual(0/1)}, then
 * a line for every round with {@code NS EW set} or {@code N S E W set} for every table. Numbers are
 * separated by blanks or hyphens; sets may be letters, A for 1 to Z for 26; zeros mean that a table
 * is not used. Text after {@code #} or {@code ;} is a comment, in which {@code #<name>...</name>}
 * gives the name.
 */
final class AscReader implements MovementReader {

  private static final Pattern NAME = Pattern.compile("#\\s*+<name>");
  private static final Pattern COMMENT = Pattern.compile("[#;].*+");
  private static final Pattern HEAD = Pattern.compile("(?:[0-9]+\\s+){4}[01]");
  private static final Pattern WORD = Pattern.compile("[^\\s-]+");

  /** A line that holds more than a comment. */
  private record Line(int number, String text) {

    List<String> words() {
      return WORD.matcher(text).results().map(w -> w.group()).toList();
    }
  }

  /** The first line. */
  private record Sizes(Kind kind, int contestants, int tables, int rounds, int sets) {

    /** The numbers for a table: its contestants and its set. */
    int each() {
      return kind.perTable() + 1;
    }
  }

  @Override
  public boolean recognises(Source source) {
    return lines(source).findFirst().filter(l -> HEAD.matcher(l.text()).matches()).isPresent();
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    List<Line> lines = lines(source).toList();
    if (lines.isEmpty()) {
      throw source.fault(0, "is empty\nMaybe it was damaged on the way.");
    }
    Sizes sizes = sizes(source, lines.get(0));
    List<Line> played = lines.subList(1, lines.size());
    if (played.size() != sizes.rounds()) {
      boolean fewer = played.size() < sizes.rounds();
      throw source.fault(
          fewer ? lines.get(lines.size() - 1).number() : played.get(sizes.rounds()).number(),
          Text.of(
                  "rounds [%d] of line %d, but there %s for %d",
                  sizes.rounds(),
                  lines.get(0).number(),
                  played.size() == 1 ? "is a line" : "are lines",
                  played.size())
              + "\nMaybe a line is missing or was broken in two: each round has one.");
    }
    List<Round> rounds = new ArrayList<>();
    for (Line line : played) {
      rounds.add(round(source, sizes, line, rounds.size() + 1));
    }
    if (rounds.stream().allMatch(r -> r.encounters().isEmpty())) {
      throw source.fault(lines.get(0).number(), "holds no play\nMaybe the rounds are missing.");
    }
    return Deduced.movement(
        name(source).orElseGet(source::stem),
        sizes.kind(),
        sizes.contestants(),
        sizes.tables(),
        sizes.sets(),
        unstated,
        rounds);
  }

  private static Stream<Line> lines(Source source) {
    List<String> all = source.text().lines().toList();
    return IntStream.range(0, all.size())
        .mapToObj(k -> new Line(k + 1, COMMENT.matcher(all.get(k)).replaceFirst("").strip()))
        .filter(l -> !l.text().isEmpty());
  }

  private static Optional<String> name(Source source) {
    return source.text().lines().map(AscReader::name).filter(n -> !n.isEmpty()).findFirst();
  }

  /** The name in a line; empty where there is none. */
  private static String name(String line) {
    String before = line.substring(0, Math.max(0, line.lastIndexOf("</name>")));
    Matcher name = NAME.matcher(before);
    return name.find() ? before.substring(name.end()).strip() : "";
  }

  private static Sizes sizes(Source source, Line line) {
    List<String> words = List.of(line.text().split("\\s+", -1));
    if (words.size() != 5) {
      throw source.fault(
          line.number(),
          Text.of("the first line has %d numbers instead of 5", words.size())
              + "\nMaybe it lacks one of: contestants tables rounds sets individual(0/1).");
    }
    Kind kind =
        switch (words.get(4)) {
          case "0" -> Kind.PAIRS;
          case "1" -> Kind.INDIVIDUAL;
          default ->
              throw source.fault(
                  line.number(),
                  Text.of("individual [%s] must be 0 or 1", Shown.of(words.get(4)))
                      + "\nMaybe the order is wrong: contestants tables rounds sets"
                      + " individual(0/1).");
        };
    int contestants = size(source, line, kind.contestants(), words.get(0), 2);
    return new Sizes(
        kind,
        contestants,
        size(source, line, "tables", words.get(1), 1),
        size(source, line, "rounds", words.get(2), 1),
        size(source, line, "sets", words.get(3), 1));
  }

  private static int size(Source source, Line line, String what, String word, int least) {
    int value = source.number(line.number(), what, word);
    return source.within(line.number(), what, value, least, Boards.MOST);
  }

  private static Round round(Source source, Sizes sizes, Line line, int number) {
    List<String> words = line.words();
    int each = sizes.each();
    if (line.text().startsWith("-")) {
      throw source.fault(line.number(), Text.of("round %d begins with a hyphen", number));
    }
    if (words.size() != sizes.tables() * each) {
      throw source.fault(
          line.number(),
          Text.of(
                  "round %d has %d numbers instead of %d, %d for each of %d tables",
                  number, words.size(), sizes.tables() * each, each, sizes.tables())
              + "\nMaybe a table that is not used lacks its zeros.");
    }
    List<Encounter> encounters = new ArrayList<>();
    for (int t = 1; t <= sizes.tables(); t++) {
      String where = Text.of("round %d, table %d: ", number, t);
      encounter(source, sizes, line, where, words.subList((t - 1) * each, t * each), t)
          .ifPresent(encounters::add);
    }
    return new Round(encounters);
  }

  /** The encounter at a table; empty when the table is not used. */
  private static Optional<Encounter> encounter(
      Source source, Sizes sizes, Line line, String where, List<String> words, int table) {
    List<Integer> seated = new ArrayList<>();
    String who = where + (sizes.kind() == Kind.PAIRS ? "pair" : "player");
    for (String word : words.subList(0, sizes.kind().perTable())) {
      int contestant = source.number(line.number(), who, word);
      seated.add(source.within(line.number(), who, contestant, 0, sizes.contestants()));
    }
    int set = set(source, line, where + "set", words.get(words.size() - 1), sizes.sets());
    if (seated.stream().allMatch(c -> c == 0) && set == 0) {
      return Optional.empty();
    }
    if (seated.contains(0) || set == 0) {
      throw source.fault(
          line.number(),
          where
              + Text.of("has zeros and other numbers %s", words)
              + "\nMaybe the table is not used: then all are zeros, and those not listed sit out.");
    }
    Seating seating =
        sizes.kind() == Kind.PAIRS
            ? new Seating.TwoPairs(seated.get(0), seated.get(1))
            : new Seating.FourPlayers(seated.get(0), seated.get(2), seated.get(1), seated.get(3));
    return Optional.of(new Encounter(table, seating, set));
  }

  private static int set(Source source, Line line, String what, String word, int most) {
    int set =
        word.matches("[A-Za-z]")
            ? word.toUpperCase(Locale.ROOT).charAt(0) - 'A' + 1
            : source.number(line.number(), what, word);
    return source.within(line.number(), what, set, 0, most);
  }
}
