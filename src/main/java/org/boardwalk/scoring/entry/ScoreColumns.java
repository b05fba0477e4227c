package org.boardwalk.scoring.entry;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.entry.Header.Name;

/** The columns that hold a score: one column, or several that must agree. */
final class ScoreColumns {

  /** The most tricks beyond a contract: a larger number is of tricks in all. */
  private static final int MOST_OVER = 6;

  /** The names of the forms of a fouled board. */
  private static final String FORM = "[A-Za-z]?|[1-9]";

  private ScoreColumns() {}

  /** Whether a line has any part of a score. */
  static boolean filled(Header header, CsvText.Line line) {
    return Stream.of(Name.SCORE, Name.CONTRACT, Name.RESULT, Name.TRICKS)
        .anyMatch(n -> !header.value(line, n).isEmpty());
  }

  static Entered read(Header header, CsvText.Line line, PlayedBoard board) throws WrongScore {
    if (line.cells().stream().skip(header.width()).anyMatch(c -> !c.isEmpty())
        && header.columns().getOrDefault(Name.SCORE, -1) != header.width() - 1) {
      throw new WrongScore(
          Text.of("has %d values instead of %d", line.cells().size(), header.width()),
          "Maybe write a contract in quotes, or make score the last column.");
    }
    String score = header.value(line, Name.SCORE);
    String bid = header.value(line, Name.CONTRACT);
    if (score.isEmpty() && bid.isEmpty()) {
      throw new WrongScore(
          Text.of("contract [] is missing, though there is a result on board %d", board.number()),
          "Maybe the line is not complete, or write pass or NP as the contract.");
    }
    String contract =
        contract(
            bid,
            header.value(line, Name.DECLARER),
            header.value(line, Name.RESULT),
            header.value(line, Name.TRICKS));
    return agreed(score, contract, board)
        .led(header.value(line, Name.LEAD))
        .in(form(header.value(line, Name.FORM)));
  }

  /** The form of a fouled board; capital letters or small ones. */
  private static String form(String text) throws WrongScore {
    if (!text.matches(FORM)) {
      throw new WrongScore(
          Text.of("form [%s] of the board is not a letter or a number", text),
          "Maybe write a where the board had one form, and b where it had the other.");
    }
    return text.toUpperCase(Locale.ROOT);
  }

  /**
   * The score of one of the two texts, or of both, which must agree; the account is that of the
   * contract.
   */
  static Entered agreed(String score, String contract, PlayedBoard board) throws WrongScore {
    if (contract.isEmpty()) {
      return ScoreText.read(score, board);
    }
    Entered played = ScoreText.read(contract, board);
    if (!score.isEmpty() && !ScoreText.read(score, board).scoresLike(played)) {
      throw new WrongScore(
          Text.of(
              "score [%s] is not the score of [%s] on board %d%s",
              score, contract, board.number(), worth(played.ns())),
          "Maybe one of the two is wrong.");
    }
    return played;
  }

  /**
   * A contract as one text, with its tricks counted from the contract; empty where there is none.
   */
  static String contract(String contract, String declarer, String result, String tricks)
      throws WrongScore {
    if (contract.isEmpty() || ScoreWords.read(contract.toUpperCase(Locale.ROOT)).isPresent()) {
      return contract;
    }
    String by = declarer.matches("(?i)north|east|south|west") ? declarer.substring(0, 1) : declarer;
    String over = tricks.isEmpty() ? result : over(contract, tricks);
    if (!tricks.isEmpty() && !result.isEmpty() && !agree(result, over, tricks)) {
      throw new WrongScore(
          Text.of("result [%s] does not agree with [%s] tricks in [%s]", result, tricks, contract),
          "Maybe leave one of the columns out.");
    }
    return Stream.of(contract, by, over).filter(t -> !t.isEmpty()).collect(Collectors.joining(" "));
  }

  /** Whether a result is the number of tricks over or, as some write it, of tricks in all. */
  private static boolean agree(String result, String over, String tricks) {
    if (!result.matches("[+-]?[0-9]{1,2}")) {
      return result.equals(over);
    }
    int number = Integer.parseInt(result);
    int beyond = over.equals("=") ? 0 : Integer.parseInt(over);
    return number == beyond || (number > MOST_OVER && result.equals(tricks));
  }

  private static String over(String contract, String tricks) throws WrongScore {
    if (!contract.matches("[1-7].*") || !tricks.matches("[0-9]|1[0-3]")) {
      throw new WrongScore(
          Text.of("tricks [%s] in [%s] cannot be read", tricks, contract),
          "Maybe give declarer's tricks in all, 0 to 13, and a contract such as 4Sx.");
    }
    return ContractText.over(Integer.parseInt(tricks) - 6 - (contract.charAt(0) - '0'));
  }

  private static String worth(Score score) {
    return score instanceof Score.Points points ? ", which is " + points.ns() : "";
  }
}
