package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;

/**
 * The numbers that pairs are called by. A movement counts its pairs from 1 without gaps; people see
 * and write what this value makes of that number, on papers, on screens and in files of results.
 *
 * @param style how EW pairs are numbered
 * @param ewAfter with {@link Style#FROM_11} the number after which those of EW begin: a multiple of
 *     ten, at least the greatest number of NS; else 0
 * @param ns the pairs of the NS line, ascending; all others belong to the EW line; empty with
 *     {@link Style#CONTINUED}
 * @param sections the sections, in each of which pairs and tables are numbered from 1
 */
public record PairNumbering(Style style, int ewAfter, List<Integer> ns, LetteredSections sections) {

  /** How EW pairs are numbered. */
  public enum Style {
    /** After those of NS, as the movement counts them: 9 to 16 at eight tables. */
    CONTINUED,
    /** From 1, with the direction: EW 1 to EW 8. */
    DIRECTION,
    /** From the next ten: 11 to 18 at eight tables, from 21 at eleven to twenty. */
    FROM_11
  }

  /** The numbers of the movement itself. */
  public static final PairNumbering CONTINUED =
      new PairNumbering(Style.CONTINUED, 0, List.of(), LetteredSections.NONE);

  private static final int TEN = 10;

  /** The order of sections and directions: NS before EW. */
  private static final Comparator<String> RANGES =
      Comparator.comparing((String before) -> before.replace("EW", "Z"));

  /** Copies the list. */
  public PairNumbering {
    ns = List.copyOf(ns);
    if (ewAfter < 0 || ewAfter > Movement.MOST_CONTESTANTS) {
      throw new IllegalArgumentException("EW numbers cannot begin after [" + ewAfter + "]");
    }
  }

  /**
   * @param style how EW pairs are numbered
   * @param movement a movement
   * @return the numbers of its pairs, with the letters of its sections where it has several
   * @throws IllegalArgumentException when pairs of the NS line meet each other, as in a Howell, or
   *     with {@link Style#DIRECTION} when pairs that are ranked together change direction
   */
  public static PairNumbering of(Style style, Movement movement) {
    LetteredSections sections = LetteredSections.of(movement);
    if (style == Style.CONTINUED) {
      return new PairNumbering(style, 0, List.of(), sections);
    }
    Map<Integer, Direction> lines = lines(movement);
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        refuseMixed(style, movement, lines, e.seating());
      }
    }
    List<Integer> ns = line(movement, lines, 1);
    int most =
        sections.all().stream()
            .mapToInt(s -> (int) s.pairs().stream().filter(ns::contains).count())
            .max()
            .orElse(ns.size());
    int ewAfter = style == Style.FROM_11 ? (Math.max(1, most) + TEN - 1) / TEN * TEN : 0;
    return new PairNumbering(style, ewAfter, ns, sections);
  }

  /**
   * @param movement a movement
   * @return how its EW pairs are numbered where people say nothing: teams of four by their team and
   *     the direction, others as the movement counts them
   */
  public static Style usual(Movement movement) {
    return TeamsOfFour.in(movement) ? Style.DIRECTION : Style.CONTINUED;
  }

  /**
   * @param style how EW pairs are numbered
   * @param movement a movement
   * @return whether its pairs can be numbered so
   */
  public static boolean fits(Style style, Movement movement) {
    try {
      return movement.kind() == Kind.PAIRS && of(style, movement).style() == style;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static void refuseMixed(
      Style style, Movement movement, Map<Integer, Direction> lines, Seating seating) {
    if (movement.kind() != Kind.PAIRS) {
      throw refused(style, "are for pairs, but this movement is for players");
    }
    if (movement.winners() == 2) {
      return;
    }
    int one = seating.at(Direction.NS).get(0);
    int other = seating.at(Direction.EW).get(0);
    if (lines.get(one) == lines.get(other)) {
      throw refused(
          style,
          Text.of(
              "need pairs that stay NS or EW, but pairs %d and %d, which begin %s, meet",
              one, other, lines.get(one)));
    }
    if (style == Style.DIRECTION && lines.get(one) != Direction.NS) {
      throw refused(
          style, Text.of("need pairs that stay NS or EW, but pair %d changes direction", one));
    }
  }

  private static IllegalArgumentException refused(Style style, String why) {
    String instead = style == Style.DIRECTION ? "from-11 or continued" : "continued";
    return new IllegalArgumentException(
        Text.of(
            "pair numbers [%s] %s\nMaybe number the pairs as the movement does: %s.",
            Word.of(style), why, instead));
  }

  /** The line of each pair that plays: its field of two, else the direction in which it begins. */
  private static Map<Integer, Direction> lines(Movement movement) {
    Map<Integer, Direction> lines = new HashMap<>();
    if (movement.winners() == 2) {
      Field.homes(movement)
          .forEach((c, home) -> lines.put(c, home == Field.NS ? Direction.NS : Direction.EW));
      return lines;
    }
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        e.seating()
            .seats()
            .forEach((seat, c) -> lines.putIfAbsent(c, seat.direction(movement.kind())));
      }
    }
    return lines;
  }

  /** The pairs of the NS line from a number on; those that never play stand among EW. */
  private static List<Integer> line(Movement movement, Map<Integer, Direction> lines, int from) {
    return IntStream.rangeClosed(from, movement.contestants())
        .filter(c -> lines.get(c) == Direction.NS)
        .boxed()
        .toList();
  }

  /**
   * @param before a movement with these numbers
   * @param after the movement with which its evening goes on
   * @return these numbers, with the next ones of their line for pairs that were added; numbers that
   *     are taken are never given again
   */
  PairNumbering goingOn(Movement before, Movement after) {
    LetteredSections grown = sections.goingOn(before, after);
    if (style == Style.CONTINUED) {
      return new PairNumbering(style, ewAfter, ns, grown);
    }
    List<Integer> all = new ArrayList<>(ns);
    all.removeIf(pair -> pair > after.contestants());
    all.addAll(line(after, lines(after), before.contestants() + 1));
    PairNumbering next = new PairNumbering(style, ewAfter, all, grown);
    // Where the NS line is longer than the numbers before EW, a new pair counts on with EW.
    return style == Style.FROM_11 && next.longestLine() > ewAfter
        ? new PairNumbering(style, ewAfter, ns, grown)
        : next;
  }

  private int longestLine() {
    return ns.stream().mapToInt(this::number).max().orElse(0);
  }

  /** {@return whether pairs are called by the numbers that the movement gives them} */
  public boolean plain() {
    return style == Style.CONTINUED && sections.none();
  }

  /**
   * @param pair a pair of the movement, from 1
   * @return what it is called: 3, NS 3, EW 3 or 13; in a section A3, A NS 3 and so on
   */
  public String label(int pair) {
    return style == Style.DIRECTION && pair > 0
        ? (sections.letter(pair) + " " + line(pair) + " " + number(pair)).strip()
        : lettered(pair);
  }

  /** The number of a pair with the letter of its section. */
  private String lettered(int pair) {
    return (pair > 0 ? sections.letter(pair) : "") + number(pair);
  }

  /**
   * @param pair a pair of the movement, from 1
   * @param column the direction in whose column, or beside whose name, it stands
   * @return its number alone where the column says its direction, else the whole label
   */
  public String label(int pair, Direction column) {
    return line(pair) == column ? lettered(pair) : label(pair);
  }

  /**
   * @param pair a pair of the movement, from 1
   * @return its number without a direction and a section
   */
  public int number(int pair) {
    if (plain() || pair < 1) {
      return pair;
    }
    Direction line = line(pair);
    int upTo;
    if (sections.none()) {
      int here = new TreeSet<>(ns).headSet(pair, true).size();
      upTo = line == Direction.NS ? here : pair - here;
    } else {
      upTo = 1 + (int) sections.peers(pair).filter(p -> p < pair && line(p) == line).count();
    }
    return line == Direction.NS ? upTo : ewAfter + upTo;
  }

  /**
   * @param text a label, or a number without a direction; capitals and spaces do not matter, nor
   *     whether a direction is before the number or, as in Team 3 EW, after it
   * @param pair a pair of the movement, from 1
   * @return whether the text may mean the pair
   */
  public boolean means(String text, int pair) {
    String plain = plain(text).replaceFirst("^([A-Z]?(?:NS|EW)?)0+(?=[0-9])", "$1");
    return plain.equals(plain(label(pair))) || plain.equals("" + number(pair));
  }

  /**
   * @param label a label as people type it
   * @return the label in capitals and without spaces, a direction before the number
   */
  public static String plain(String label) {
    return label
        .replaceAll("\\s", "")
        .toUpperCase(Locale.ROOT)
        .replaceFirst("^(?:TEAM)?([0-9]+)(NS|EW)?$", "$2$1");
  }

  /**
   * @param pairs some pairs
   * @return what they are called, in ranges: 1-3, 5; 11-13; NS 1-3, EW 1; A1-3, B1
   */
  public String ranges(Collection<Integer> pairs) {
    Map<String, Set<Integer>> numbers = new TreeMap<>(RANGES);
    for (int pair : pairs) {
      String label = label(pair);
      // What stands before the number; an expression would go through it again and again.
      int end = label.length();
      while (end > 0 && Character.isDigit(label.charAt(end - 1))) {
        end--;
      }
      String before = label.substring(0, end);
      numbers.computeIfAbsent(before, s -> new TreeSet<>()).add(number(pair));
    }
    return numbers.entrySet().stream()
        .map(e -> e.getKey() + listed(e.getValue(), sections.none() ? "" : e.getKey()))
        .collect(Collectors.joining(", "));
  }

  /** Ranges of numbers; where sections have letters, each after the first begins with its own. */
  private static String listed(Set<Integer> numbers, String letter) {
    return NumberRanges.of(numbers).replace(", ", ", " + letter);
  }

  private Direction line(int pair) {
    return style == Style.CONTINUED || ns.contains(pair) ? Direction.NS : Direction.EW;
  }
}
