package org.boardwalk.exchange;

import java.nio.charset.Charset;

/**
 * The layout of a movement of pairs in ACBLscore's {@code .MOV} files, found from four files that
 * ACBLscore's users published. Bytes are counted from 0.
 *
 * <ul>
 *   <li>0 and 1: {@code 5D 8D}.
 *   <li>2: the type, see {@link #TWO_FIELDS} and {@link #ONE_FIELD}.
 *   <li>3, 4, 5: tables, rounds, board sets.
 *   <li>6 to 605: ten lines of 60 characters for the director, padded with blanks, in code page
 *       437.
 *   <li>606 to 670: zeros.
 *   <li>671 to 706: the numbers of 36 tables.
 *   <li>from 707: three bytes NS, EW, set for each round of table 1, then of table 2, and so on.
 * </ul>
 *
 * How a missing pair or an unused table is written is not known.
 */
final class MovLayout {

  static final int FIRST = 0x5D;
  static final int SECOND = 0x8D;

  static final int TYPE = 2;
  static final int TABLES = 3;
  static final int ROUNDS = 4;
  static final int SETS = 5;
  static final int TEXT = 6;
  static final int ZEROS = 606;
  static final int NUMBERS = 671;
  static final int CELLS = 707;

  /** A type: NS and EW are both numbered from 1 and ranked apart. */
  static final int TWO_FIELDS = 0;

  /** A type: all pairs are numbered in one list and ranked together. */
  static final int ONE_FIELD = 1;

  static final int MOST_TABLES = 36;
  static final int LINES = 10;
  static final int WIDTH = 60;

  /** The bytes of a table in a round. */
  static final int CELL = 3;

  /** The greatest number that a byte holds. */
  static final int MOST = 255;

  /** The code page of the text; each byte is one of its characters. */
  static final Charset CHARSET = Charset.forName("IBM437");

  private MovLayout() {}
}
