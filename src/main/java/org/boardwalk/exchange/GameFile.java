package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;

/**
 * An ACBLscore game file ({@code .AC1} and the like), as far as it holds pairs and their results.
 * The layout is that of Matthew Kidd, ACBLscore Game Files Decoded (La Jolla Bridge Club, 2013 to
 * 2015), which he found from real files; ours was tried on none. Numbers have their low byte first,
 * a string begins with its length, a table with the number of its bytes after these two. Bytes are
 * counted from 0, those of a table from its beginning.
 *
 * <ul>
 *   <li>Master table: 2 the string {@code AC3}; 6 the length of the file; 0x12 pointers to 50
 *       events; 0xDA their types, 0x10C their methods, a byte each; 0x13E 100 summaries of
 *       sections, of 22 bytes.
 *   <li>Summary: 0 the event, from 1; 1 the letters; 4 pointer to the section; 8 pointer to its
 *       boards; 0xE bit 0: scored; 0xF the section before it that it is compared with, from 1.
 *   <li>Event: 4 its name; 0x5C the club; 0x8D handicaps; 0x95 the session of a club; 0xB0 the
 *       number of the club.
 *   <li>Section: 4 pointers to the pairs that begin NS and EW; 0x18 whether it has one field; 0x1B
 *       the highest number of a pair; 0x43 the pair that is missing, negative for EW; 0xDD the new
 *       numbers of pairs that were renumbered, then where each begins: with one field 80 bytes, and
 *       a table and a direction for each; else 160 and 160 bytes, four for each number, of which
 *       the first two are for NS and EW.
 *   <li>Pairs of a direction: 6 how many; for each table from 0x18 on every 8 bytes a pointer.
 *   <li>Pair: 4 adjustment, 0xC total of the session, in hundredths; 0x1C percentage, in
 *       hundredths; 0x5E place in the section; 0xA4 and 0x11C players: 0 last name, 0x11 first
 *       name, 0x36 number.
 *   <li>Boards: 4 how many; from 0x26 on every 8 bytes the number of a board, at 2 that of its
 *       results, at 4 a pointer to them.
 *   <li>Results of a board: 4 the sides, 5 the places for results; from 6 on every 18 bytes round,
 *       table, and for NS and EW the number, the score (see {@link Line}) and the points won, in
 *       hundredths.
 * </ul>
 */
public final class GameFile {

  private static final byte[] MAGIC = {0x12, 0x0A, 3, 'A', 'C', '3'};
  private static final int LENGTH = 6;
  private static final int EVENTS = 0x12;
  private static final int TYPES = 0xDA;
  private static final int METHODS = 0x10C;
  private static final int MOST_EVENTS = 50;
  private static final int SUMMARIES = 0x13E;
  private static final int SUMMARY = 22;
  private static final int MOST_SECTIONS = 100;
  private static final int RENUMBERED = 0xDD;
  private static final int MOST_OF_ONE_FIELD = 80;
  private static final int MOST_OF_TWO = 40;
  private static final int PLAYERS = 0xA4;
  private static final int PLAYER = 0x78;
  private static final int LINES = 6;
  private static final int LINE = 18;

  /** The score of a place in which no board was in play. */
  private static final int NOT_IN_PLAY = 999;

  /** The score of a board that is to be played later. */
  public static final int LATE = 900;

  /** The score of a board that was not played. */
  public static final int NOT_PLAYED = 950;

  private final Source source;
  private final byte[] bytes;

  private GameFile(Source source) {
    this.source = source;
    bytes = source.bytes();
    if (number(LENGTH, 4) > bytes.length) {
      throw source.fault(
          0,
          Text.of("has %d bytes of %d", bytes.length, number(LENGTH, 4))
              + "\nMaybe it was cut off on the way.");
    }
  }

  /**
   * An event.
   *
   * @param name its name; empty without one
   * @param type its type, a number of ACBLscore
   * @param method how it is scored, a number of ACBLscore
   * @param club the club; empty for a tournament
   * @param clubId the number of the club
   * @param handicaps whether pairs have handicaps
   * @param id its number in the file, from 1
   */
  public record Contest(
      String name, int type, int method, String club, String clubId, boolean handicaps, int id) {}

  /**
   * A section.
   *
   * @param letters its letters
   * @param fields 1 where all pairs are numbered in one list, 2 where NS and EW have lists
   * @param scored whether points, totals and places were worked out
   * @param follows whether it is compared with a section before it
   * @param pairs the pairs
   * @param lines the results
   */
  public record Part(
      String letters,
      int fields,
      boolean scored,
      boolean follows,
      List<Pair> pairs,
      List<Line> lines) {

    /** Copies the lists. */
    public Part {
      pairs = List.copyOf(pairs);
      lines = List.copyOf(lines);
    }
  }

  /**
   * A pair.
   *
   * @param side the direction, with two fields
   * @param number its number
   * @param players its players, who have names
   * @param adjustment what was added, in hundredths
   * @param total the total of the session, in hundredths; empty without one
   * @param percent the percentage, in hundredths; 0 without one
   * @param place the place in the section; 0 without one
   */
  public record Pair(
      Optional<Direction> side,
      int number,
      List<Player> players,
      int adjustment,
      OptionalInt total,
      int percent,
      int place) {

    /** Copies the list. */
    public Pair {
      players = List.copyOf(players);
    }
  }

  /**
   * A player of a pair.
   *
   * @param name first and last name
   * @param number the number with the union; empty without one
   */
  public record Player(String name, String number) {}

  /**
   * A result of a board. A score is a number of tens as that side sees it, or one of {@link #LATE},
   * {@link #NOT_PLAYED}, 2040, 2050 and 2060 for averages; tens of a fouled board have 4000 added,
   * or 6000 and so on for each further form.
   *
   * @param board the board
   * @param round the round
   * @param table the table
   * @param ns the number of the pair NS
   * @param ew the number of the pair EW
   * @param nsScore the score of NS
   * @param ewScore the score of EW
   * @param nsWon the points of NS, in hundredths
   * @param ewWon the points of EW, in hundredths
   */
  public record Line(
      int board,
      int round,
      int table,
      int ns,
      int ew,
      int nsScore,
      int ewScore,
      int nsWon,
      int ewWon) {}

  /**
   * @param source a file
   * @return whether it is such a file
   */
  public static boolean recognises(Source source) {
    byte[] bytes = source.bytes();
    for (int k = 0; k < MAGIC.length; k++) {
      if (bytes.length <= k || bytes[k] != MAGIC[k]) {
        return false;
      }
    }
    return true;
  }

  /**
   * @param source such a file
   * @return its tables
   * @throws FileException when it was cut off
   */
  public static GameFile of(Source source) {
    return new GameFile(source);
  }

  /**
   * @return its events, of any type
   * @throws FileException when a table lies outside the file
   */
  public List<Contest> contests() {
    List<Contest> contests = new ArrayList<>();
    for (int k = 0; k < MOST_EVENTS; k++) {
      int at = number(EVENTS + 4 * k, 4);
      if (at != 0) {
        boolean club = number(at + 0x95, 1) != 0;
        contests.add(
            new Contest(
                string(at + 4),
                number(TYPES + k, 1),
                number(METHODS + k, 1),
                club ? string(at + 0x5C) : "",
                club ? string(at + 0xB0) : "",
                number(at + 0x8D, 1) != 0,
                k + 1));
      }
    }
    return contests;
  }

  /**
   * @param contest one of its events, of pairs
   * @return the sections of the event
   * @throws FileException when they are malformed
   */
  public List<Part> parts(Contest contest) {
    List<Part> parts = new ArrayList<>();
    for (int k = 0; k < MOST_SECTIONS; k++) {
      int at = SUMMARIES + SUMMARY * k;
      if (number(at, 1) == contest.id()) {
        parts.add(new Section(at).part());
      }
    }
    return parts;
  }

  /** A number of 1, 2 or 4 bytes without a sign; one of 4 bytes is at most that of an int. */
  private int number(int at, int size) {
    if (at < 0 || at > bytes.length - size) {
      throw source.fault(
          0,
          Text.of(
              "has %d bytes, but its tables go on at byte %s\nMaybe it was cut off on the way.",
              bytes.length, Integer.toUnsignedString(at)));
    }
    int number = 0;
    for (int k = size - 1; k >= 0; k--) {
      number = (number << 8) | Byte.toUnsignedInt(bytes[at + k]);
    }
    return number;
  }

  /** The place of a direction among several numbers. */
  private static int place(Direction side) {
    return side == Direction.NS ? 0 : 1;
  }

  private String string(int at) {
    int length = number(at, 1);
    number(at + length, 1);
    return new String(bytes, at + 1, length, MovLayout.CHARSET).strip();
  }

  /** A section and its tables. */
  private final class Section {

    private final int summary;
    private final int at;
    private final boolean oneField;
    private final String letters;

    Section(int summary) {
      this.summary = summary;
      letters = string(summary + 1);
      at = number(summary + 4, 4);
      int kind = number(at + 0x18, 1);
      if (kind > 1) {
        throw fault(Text.of("has a movement of kind [%d]", kind), "only 0 and 1 are known");
      }
      oneField = kind == 1;
    }

    Part part() {
      return new Part(
          letters,
          oneField ? 1 : 2,
          (number(summary + 0xE, 1) & 1) == 1,
          number(summary + 0xF, 1) != 0,
          pairs(),
          lines());
    }

    private FileException fault(String what, String why) {
      return source.fault(
          0,
          Text.of("section %s %s: %s", letters, what, why)
              + "\nMaybe the file was damaged, or is of another version of ACBLscore.");
    }

    /** The number that a pair has on all papers: a new one where it was renumbered. */
    private int renumbered(int number, Direction side) {
      if (number < 1 || number > (oneField ? MOST_OF_ONE_FIELD : MOST_OF_TWO)) {
        return number;
      }
      int place = oneField ? number - 1 : 4 * (number - 1) + place(side);
      int other = number(at + RENUMBERED + place, 1);
      return other == 0 ? number : other;
    }

    private boolean missing(int number, Direction side) {
      byte missing = (byte) number(at + 0x43, 1);
      return number == (oneField || side == Direction.NS ? missing : -missing);
    }

    private List<Pair> pairs() {
      List<Pair> pairs = new ArrayList<>();
      int highest = number(at + 0x1B, 2);
      int most = oneField ? MOST_OF_ONE_FIELD : MOST_OF_TWO;
      if (highest > most) {
        throw fault(Text.of("has pairs up to [%d]", highest), Text.of("it can have %d", most));
      }
      for (int number = 1; number <= highest; number++) {
        if (oneField) {
          int begins = at + RENUMBERED + MOST_OF_ONE_FIELD + 2 * (number - 1);
          int side = number(begins + 1, 1);
          if (side == 1 || side == 2) {
            pair(
                    number,
                    Optional.empty(),
                    side == 1 ? Direction.NS : Direction.EW,
                    number(begins, 1))
                .ifPresent(pairs::add);
          }
        } else {
          for (Direction side : Direction.values()) {
            int begins = at + RENUMBERED + 4 * (MOST_OF_TWO + number - 1) + place(side);
            pair(number, Optional.of(side), side, number(begins, 1)).ifPresent(pairs::add);
          }
        }
      }
      return pairs;
    }

    /** The pair that begins at a table in a direction; empty where there is none. */
    private Optional<Pair> pair(int number, Optional<Direction> field, Direction side, int table) {
      int list = number(at + 4 + 4 * place(side), 4);
      if (list == 0 || table == 0 || table > number(list + 6, 2) || missing(number, side)) {
        return Optional.empty();
      }
      int pair = number(list + 0x10 + 8 * table, 4);
      if (pair == 0) {
        return Optional.empty();
      }
      List<Player> players = new ArrayList<>();
      for (int k = 0; k < 2; k++) {
        int player = pair + PLAYERS + PLAYER * k;
        String name = (string(player + 0x11) + " " + string(player)).strip();
        if (!name.isEmpty()) {
          players.add(new Player(name, string(player + 0x36)));
        }
      }
      int total = number(pair + 0xC, 4);
      return Optional.of(
          new Pair(
              field,
              renumbered(number, side),
              players,
              number(pair + 4, 4),
              total == -1 ? OptionalInt.empty() : OptionalInt.of(total),
              number(pair + 0x1C, 2),
              number(pair + 0x5E, 2)));
    }

    private List<Line> lines() {
      int index = number(summary + 8, 4);
      if (index == 0) {
        throw source.fault(
            0,
            Text.of("section %s was matchpointed by hand and holds no scores", letters)
                + "\nMaybe the totals are all there is.");
      }
      List<Line> lines = new ArrayList<>();
      for (int k = 0; k < number(index + 4, 2); k++) {
        int entry = index + 0x26 + 8 * k;
        lines(number(entry, 1), number(entry + 2, 2), number(entry + 4, 4), lines);
      }
      return lines;
    }

    /** Adds the results of a board, which are as many as its entry says. */
    private void lines(int board, int results, int table, List<Line> lines) {
      if (table == 0 && results == 0) {
        return;
      }
      if (number(table + 4, 1) != 2) {
        throw fault(
            Text.of("has [%d] sides on board %d", number(table + 4, 1), board), "pairs have 2");
      }
      int counted = 0;
      for (int k = 0; k < number(table + 5, 1); k++) {
        int at = table + LINES + LINE * k;
        int ns = (short) number(at + 4, 2);
        if (ns != NOT_IN_PLAY) {
          Line line =
              new Line(
                  board,
                  number(at, 1),
                  number(at + 1, 1),
                  number(at + 2, 2),
                  number(at + 10, 2),
                  ns,
                  (short) number(at + 12, 2),
                  number(at + 6, 4),
                  number(at + 14, 4));
          counted += ns == LATE || ns == NOT_PLAYED ? 0 : 1;
          if (!missing(line.ns(), Direction.NS) && !missing(line.ew(), Direction.EW)) {
            lines.add(renumbered(line));
          }
        }
      }
      if (counted != results) {
        throw fault(
            Text.of("holds [%d] results of board %d", counted, board),
            Text.of("its index says %d", results));
      }
    }

    private Line renumbered(Line line) {
      return new Line(
          line.board(),
          line.round(),
          line.table(),
          renumbered(line.ns(), Direction.NS),
          renumbered(line.ew(), Direction.EW),
          line.nsScore(),
          line.ewScore(),
          line.nsWon(),
          line.ewWon());
    }
  }
}
