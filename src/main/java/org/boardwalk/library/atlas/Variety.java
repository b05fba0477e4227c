package org.boardwalk.library.atlas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;

/**
 * A variety of the atlas: a sheet with the use of boards and seats. The size of a cell is given in
 * tables for a Web, in pairs for pairs of one winner, and in players otherwise.
 *
 * @param sheet the kind of its movements
 * @param copies copies of each set in the room; 0 where every table has one
 */
public record Variety(Sheet sheet, int copies) implements Comparable<Variety> {

  /**
   * Complete schedules in shared play: all players partner each other, with the criteria in their
   * order.
   */
  public static final Variety COMPLETE = new Variety(Sheet.COMPLETE, 0);

  /** Shared play: every player keeps one seat for the set. */
  public static final Variety SHARED = new Variety(Sheet.SHARED, 0);

  /** Shared play of two boards a round; South and East change places for the second. */
  public static final Variety SWAP = new Variety(Sheet.SWAP, 0);

  /** Shared play of three boards a round; East, South and West change places after each. */
  public static final Variety ROTATE = new Variety(Sheet.ROTATE, 0);

  /** One copy of every set, which moves from table to table. */
  public static final Variety CIRCULATING = circulating(1);

  private static final Comparator<Variety> ORDER =
      Comparator.comparing(Variety::sheet).thenComparingInt(Variety::copies);

  /** The most copies of a Web in the atlas. */
  private static final int MOST_COPIES = 9;

  /**
   * The most circulating copies of other movements in the atlas; with more, clubs use shared play.
   */
  private static final int MOST_CIRCULATING = 2;

  /** The most rounds beyond the number of tables, in which EW come back to earlier tables. */
  private static final int MORE_ROUNDS = 2;

  /** The kinds of movements on the sheets of the atlas. */
  public enum Sheet {
    /** Complete schedules. */
    COMPLETE(Play.SHARED, Rotation.NONE),
    /** Schedules of any length in shared play. */
    SHARED(Play.SHARED, Rotation.NONE),
    /** Two boards a round. */
    SWAP(Play.SHARED, Rotation.SWAP),
    /** Three boards a round. */
    ROTATE(Play.SHARED, Rotation.ROTATE),
    /** Sets that move from table to table. */
    CIRCULATING(Play.CIRCULATING, Rotation.NONE),
    /** Webs of pairs. */
    WEB(Play.CIRCULATING, Rotation.NONE),
    /** Pairs of one winner, of any form. */
    PAIRS(Play.CIRCULATING, Rotation.NONE),
    /** Pairs of two winners. */
    FIELDS(Play.CIRCULATING, Rotation.NONE);

    private final Play play;
    private final Rotation rotation;

    Sheet(Play play, Rotation rotation) {
      this.play = play;
      this.rotation = rotation;
    }
  }

  /** Checks the range. */
  public Variety {
    Range.check("copies", copies, sheet.play == Play.SHARED ? 0 : 1, MOST_COPIES);
  }

  /**
   * @param copies copies of the boards, 1 or 2
   * @return individuals with that many circulating copies
   */
  public static Variety circulating(int copies) {
    Range.check("copies", copies, 1, MOST_CIRCULATING);
    return new Variety(Sheet.CIRCULATING, copies);
  }

  /**
   * @param copies copies of the boards, 1 to 9
   * @return Webs with that many copies
   */
  public static Variety web(int copies) {
    return new Variety(Sheet.WEB, copies);
  }

  /**
   * @param copies copies of the boards, 1 or 2
   * @return pairs of one winner with that many circulating copies
   */
  public static Variety pairs(int copies) {
    Range.check("copies", copies, 1, MOST_CIRCULATING);
    return new Variety(Sheet.PAIRS, copies);
  }

  /**
   * @param copies copies of the boards, 1 or 2
   * @return pairs of two winners with that many circulating copies
   */
  public static Variety fields(int copies) {
    Range.check("copies", copies, 1, MOST_CIRCULATING);
    return new Variety(Sheet.FIELDS, copies);
  }

  /** {@return all varieties of the atlas, in order} */
  public static List<Variety> all() {
    List<Variety> all = new ArrayList<>(Arrays.asList(COMPLETE, SHARED, SWAP, ROTATE));
    IntStream.rangeClosed(1, MOST_CIRCULATING).mapToObj(Variety::circulating).forEach(all::add);
    IntStream.rangeClosed(1, MOST_COPIES).mapToObj(Variety::web).forEach(all::add);
    IntStream.rangeClosed(1, MOST_CIRCULATING).mapToObj(Variety::pairs).forEach(all::add);
    IntStream.rangeClosed(1, MOST_CIRCULATING).mapToObj(Variety::fields).forEach(all::add);
    return List.copyOf(all);
  }

  /** {@return whether these are Webs of pairs} */
  public boolean web() {
    return sheet == Sheet.WEB;
  }

  /** {@return the kind of movement} */
  public Kind kind() {
    return switch (sheet) {
      case WEB, PAIRS, FIELDS -> Kind.PAIRS;
      case COMPLETE, SHARED, SWAP, ROTATE, CIRCULATING -> Kind.INDIVIDUAL;
    };
  }

  /** {@return whether NS and EW are ranked separately, so that cells are measured by breaks} */
  public boolean twoFields() {
    return sheet == Sheet.WEB || sheet == Sheet.FIELDS;
  }

  /** {@return the unit of the gaps of its cells} */
  public Gap gap() {
    return switch (sheet) {
      case WEB, FIELDS -> Gap.BREAKS;
      case PAIRS -> Gap.CALIBRE;
      case COMPLETE, SHARED, SWAP, ROTATE, CIRCULATING -> Gap.COST;
    };
  }

  /** {@return the unit of the size of a cell: players, pairs or tables} */
  public String unit() {
    return web() ? "tables" : kind().contestants();
  }

  /** {@return the kind of play} */
  public Play play() {
    return sheet.play;
  }

  /** {@return the change of seats board by board} */
  public Rotation rotation() {
    return sheet.rotation;
  }

  /**
   * @return the name used in files and messages, in lower case, such as web-3 or circulating-2
   */
  public String word() {
    return Word.of(sheet) + (kind() == Kind.PAIRS || copies > 1 ? "-" + copies : "");
  }

  /**
   * Whether a cell of that size is in the atlas: it must have enough boards and a suitable number
   * of rounds. Webs with more than one copy beyond the least possible number are left out, and so
   * are those with a copy for every table.
   */
  boolean fits(int size, int rounds) {
    return switch (sheet) {
      case WEB -> {
        int least = Boards.leastCopies(size, rounds);
        yield rounds <= size && least <= copies && copies <= least + 1;
      }
      case PAIRS -> {
        int tables = (size + 1) / 2;
        yield rounds <= UsualPairs.mostRounds(size)
            && rounds * copies >= tables
            && (copies == 1 || copies < tables);
      }
      case FIELDS -> {
        int tables = (size + 1) / 2;
        yield copies == 1
            ? tables > 1 && rounds <= tables + MORE_ROUNDS
            : rounds < tables && rounds * copies >= tables;
      }
      case COMPLETE -> rounds == UsualWish.completeRounds(size);
      case SHARED, SWAP, ROTATE -> true;
      case CIRCULATING -> rounds * copies >= size / 4 && (copies == 1 || copies < size / 4);
    };
  }

  @Override
  public int compareTo(Variety other) {
    return ORDER.compare(this, other);
  }
}
