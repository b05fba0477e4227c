package org.boardwalk.scoring.entry;

import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.Contract;
import org.boardwalk.scoring.Contract.Doubling;
import org.boardwalk.scoring.Denomination;
import org.boardwalk.scoring.Played;
import org.boardwalk.scoring.PossiblePoints;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.Vulnerability;
import org.boardwalk.text.Text;

/**
 * One score as people write it: points for NS such as 420 or -50; a contract, its declarer and the
 * result such as {@code 4Sx N -1}; pass; {@code A+}, {@code A}, {@code A-} or a percentage; or
 * {@code NP}. Capital letters or small ones.
 */
final class ScoreText {

  private static final Pattern POINTS = Pattern.compile("[+-]?[0-9]{1,5}");
  private static final Pattern PERCENT = Pattern.compile("([0-9]{1,3})\\s*%");
  private static final Pattern CONTRACT =
      Pattern.compile(
          "([1-7])\\s*(NT|[NSHDC\u2660\u2665\u2666\u2663])\\s*(XX|X|\\*\\*|\\*)?"
              + "[\\s,]*(?:BY\\s+)?([NESW])[\\s,]*(=|[+-]?[0-9]{1,2})");

  private static final Set<String> PASSED = Set.of("PASS", "PASSED", "PASSED OUT", "ALL PASS", "P");
  private static final Set<String> NOT_PLAYED = Set.of("NP", "NOT PLAYED", "-");
  private static final Map<String, Integer> AVERAGES =
      Map.of("A+", 60, "AVE+", 60, "A", 50, "A=", 50, "AVE", 50, "A-", 40, "AVE-", 40);

  private static final String ADVICE =
      "Maybe 420, -50, 4S N +1, 4Sx N -1, 3NT E =, pass, A+, A, A- or NP was meant.";

  private ScoreText() {}

  /**
   * @throws WrongScore with the reason and an advice when it is none
   */
  static Score read(String text, int board) throws WrongScore {
    String plain =
        text.replace('\u2212', '-').replace('\u2013', '-').strip().toUpperCase(Locale.ROOT);
    if (PASSED.contains(plain)) {
      return new Score.Points(0);
    }
    if (NOT_PLAYED.contains(plain)) {
      return new Score.NotPlayed();
    }
    Integer average = AVERAGES.get(plain);
    if (average != null) {
      return new Score.Average(average);
    }
    if (POINTS.matcher(plain).matches()) {
      return points(text.strip(), Integer.parseInt(plain), board);
    }
    Matcher percent = PERCENT.matcher(plain);
    if (percent.matches() && Integer.parseInt(percent.group(1)) <= 100) {
      return new Score.Average(Integer.parseInt(percent.group(1)));
    }
    Matcher contract = CONTRACT.matcher(plain);
    if (contract.matches()) {
      return new Score.Points(played(text.strip(), contract).points(Vulnerability.of(board)));
    }
    throw new WrongScore(Text.of("score [%s] cannot be read", text.strip()), ADVICE);
  }

  private static Score points(String text, int points, int board) throws WrongScore {
    Vulnerability vulnerability = Vulnerability.of(board);
    NavigableSet<Integer> possible = PossiblePoints.of(vulnerability);
    if (possible.contains(points)) {
      return new Score.Points(points);
    }
    String advice =
        points % 10 != 0 && possible.contains(10 * points)
            ? Text.of("Maybe %d was meant.", 10 * points)
            : near(possible, points).map(n -> Text.of("Maybe %s was meant.", n)).orElse(ADVICE);
    throw new WrongScore(
        Text.of(
            "score [%s] is given by no contract on board %d, %s",
            text, board, vulnerability.words()),
        advice);
  }

  private static Optional<String> near(NavigableSet<Integer> possible, int points) {
    Integer below = possible.lower(points);
    Integer above = possible.higher(points);
    if (below == null || above == null) {
      return Optional.empty();
    }
    return Optional.of(below + " or " + above);
  }

  private static Played played(String text, Matcher parts) throws WrongScore {
    Contract contract =
        new Contract(
            Integer.parseInt(parts.group(1)),
            denomination(parts.group(2)),
            doubling(Optional.ofNullable(parts.group(3)).orElse("")));
    int result = result(text, parts.group(5));
    if (result < -contract.mostDown() || result > contract.mostOver()) {
      throw new WrongScore(
          Text.of("result [%s] of [%s] is impossible", parts.group(5), text),
          Text.of(
              "Maybe from -%d to +%d, counted from the contract.",
              contract.mostDown(), contract.mostOver()));
    }
    return new Played(contract, seat(parts.group(4)).direction(), result);
  }

  /** A number without a sign might be tricks made, tricks over or a sign that a program lost. */
  private static int result(String text, String result) throws WrongScore {
    if (result.equals("=") || result.equals("0")) {
      return 0;
    }
    int number = Integer.parseInt(result);
    if (Character.isDigit(result.charAt(0))) {
      throw new WrongScore(
          Text.of("result [%s] of [%s] has no sign", result, text),
          Text.of(
              "Maybe +%d was meant: tricks over are +, tricks down -, just made is =.", number));
    }
    return number;
  }

  private static Denomination denomination(String letter) {
    return switch (letter) {
      case "C", "\u2663" -> Denomination.CLUBS;
      case "D", "\u2666" -> Denomination.DIAMONDS;
      case "H", "\u2665" -> Denomination.HEARTS;
      case "S", "\u2660" -> Denomination.SPADES;
      default -> Denomination.NOTRUMP;
    };
  }

  private static Doubling doubling(String mark) {
    return switch (mark) {
      case "" -> Doubling.UNDOUBLED;
      case "X", "*" -> Doubling.DOUBLED;
      default -> Doubling.REDOUBLED;
    };
  }

  private static Seat seat(String letter) {
    return switch (letter) {
      case "N" -> Seat.NORTH;
      case "E" -> Seat.EAST;
      case "S" -> Seat.SOUTH;
      default -> Seat.WEST;
    };
  }
}
