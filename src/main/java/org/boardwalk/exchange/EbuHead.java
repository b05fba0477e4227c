package org.boardwalk.exchange;

import java.util.List;
import java.util.regex.Pattern;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.text.Text;

/**
 * The line of sizes of an EBUScore movement: {@code type,tables,boards,boardsPerRound,rounds,last}.
 *
 * @param line its line in the file
 * @param type 0 Howell, 1 Mitchell, 2 switched Mitchell, 3 and 4 individuals of one or four
 *     winners, 5 American whist, or any movement of teams, 6 and 7 other movements of teams
 * @param tables 1 to {@value #MOST_TABLES}
 * @param boards in all
 * @param perRound boards in a round, 1 to {@value #MOST_BOARDS}
 * @param rounds 1 to {@value #MOST_ROUNDS}
 * @param last for pairs the missing pair: NS up to the number of tables, above that EW, numbered
 *     after NS; for individuals the number of players; 0 where the file does not say
 */
record EbuHead(int line, int type, int tables, int boards, int perRound, int rounds, int last) {

  /** The most tables of a section in EBUScore. */
  static final int MOST_TABLES = 50;

  /** The most rounds in EBUScore. */
  static final int MOST_ROUNDS = 30;

  /** The most boards of a round in EBUScore. */
  static final int MOST_BOARDS = 24;

  /**
   * The type of American whist, and of any movement of teams that a user has typed. 6 (score break)
   * and 7 (stagger) are known to the program and not used by its libraries; their lines are alike.
   */
  static final int TEAMS = 5;

  private static final int LAST_TYPE = 7;

  private static final Pattern HEAD = Pattern.compile("[0-9]+(\\s*,\\s*[0-9]+){4,5}\\s*,?");
  static final int MITCHELL = 1;
  private static final int INDIVIDUAL = 3;
  private static final int FOUR_WINNERS = 4;

  static boolean looksLikeOne(String text) {
    return HEAD.matcher(text).matches();
  }

  static EbuHead of(Source source, EbuBlock.Line line) {
    List<String> words = line.words();
    if (words.size() != 5 && words.size() != 6) {
      throw source.fault(
          line.number(),
          Text.of("the line of sizes has %d numbers instead of 5 or 6", words.size())
              + "\nMaybe it lacks one of: type,tables,boards,boardsPerRound,rounds,last.");
    }
    EbuNumbers numbers = new EbuNumbers(source, line.number());
    EbuHead head =
        new EbuHead(
            line.number(),
            numbers.ranged("type", words.get(0), 0, LAST_TYPE),
            numbers.ranged("tables", words.get(1), 1, MOST_TABLES),
            numbers.ranged("boards", words.get(2), 1, BoardRow.MOST_BOARDS),
            numbers.ranged("boards in a round", words.get(3), 1, MOST_BOARDS),
            numbers.ranged("rounds", words.get(4), 1, MOST_ROUNDS),
            words.size() == 5 ? 0 : numbers.contestant("last number", words.get(5)));
    if (head.boards() % head.perRound() != 0) {
      throw source.fault(
          line.number(),
          Text.of(
              "boards [%d] must be a multiple of the boards in a round [%d]",
              head.boards(), head.perRound()));
    }
    source.within(line.number(), "sets of boards", head.sets(), 1, Boards.MOST);
    return head;
  }

  int sets() {
    return boards / perRound;
  }

  boolean individual() {
    return type == INDIVIDUAL || type == FOUR_WINNERS;
  }

  int winners() {
    return type == FOUR_WINNERS ? 4 : type == MITCHELL || teams() ? 2 : 1;
  }

  /** Whether the numbers are those of teams, one half of which sits NS and the other EW. */
  boolean teams() {
    return type >= TEAMS;
  }
}
