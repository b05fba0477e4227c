package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.Contract;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.PossiblePoints;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.Vulnerability;

/**
 * Reads one score in the notation of people and programs: points for NS such as 420 or -50; a
 * contract, its declarer and the result such as {@code 4Sx N -1}; pass; {@code A+}, {@code A},
 * {@code A-} or a percentage; {@code NP}; several results with their weights; or two of all these,
 * for NS and for EW. Capital letters or small ones.
 */
final class ScoreText {

  private static final Pattern POINTS = Pattern.compile("[+-]?[0-9]{1,5}");
  private static final String SHARE_OF_TOP = "([0-9]{1,3}(?:[.,][0-9]{1,2})?)\\s*%";
  private static final Pattern PERCENT = Pattern.compile(SHARE_OF_TOP);
  private static final String BOTH_SHARES = SHARE_OF_TOP + "\\s*[-/:]\\s*" + SHARE_OF_TOP;
  private static final Pattern TWO_PERCENT =
      Pattern.compile(BOTH_SHARES + "|A([0-9]{2})([0-9]{2})");
  private static final Pattern WEIGHTED =
      Pattern.compile("[0-9]{1,3}\\s*+%\\s*+[^/\\s][^/]*+(?<!\\s)");
  private static final Pattern NEXT_WEIGHT =
      Pattern.compile("(?<![\\s,;&])[\\s,;&]++(?:\\+\\s*+)?(?=[0-9]{1,3}\\s*+%)");
  private static final Pattern SHARE = Pattern.compile("([0-9]{1,3})\\s*+%\\s*+(?:OF\\s++)?(.++)");

  private static final String ADVICE =
      "Maybe 420, -50, 4S N +1, 4Sx N -1, 3NT E =, pass, A+, A, A-, 60% 420 40% -50 or NP was meant.";

  /** The cost of a trick down, not vulnerable and undoubled. */
  private static final int TRICK_DOWN = 50;

  private ScoreText() {}

  /**
   * @throws WrongScore with the reason and advice when the text is no score
   */
  static Entered read(String text, PlayedBoard board) throws WrongScore {
    String plain = plain(text);
    Optional<Score> one = ScoreWords.read(plain);
    if (one.isPresent()) {
      return Entered.of(one.get());
    }
    Matcher two = TWO_PERCENT.matcher(plain);
    if (two.matches()) {
      boolean signs = two.group(1) != null;
      Score ns = signs ? average(text, two.group(1)) : entitled(text, two.group(3));
      Score ew = signs ? average(text, two.group(2)) : entitled(text, two.group(4));
      return Entered.of(ns, ew, "");
    }
    int slash = text.indexOf('/');
    if (slash < 0) {
      return side(text, board);
    }
    Entered ns = side(text.substring(0, slash), board);
    Entered ew = side(text.substring(slash + 1), board);
    return Entered.of(ns.ns(), ew.ew(), ns.meant())
        .noting(ew.meant())
        .noting(mirrored(text.strip(), ns.ns(), ew.ew(), Language.EN));
  }

  /**
   * Asks about scores that are equally good or bad for both sides, as when each side's own points
   * are written; a director may mean just that.
   */
  static String mirrored(String text, Score ns, Score ew, Language language) {
    return ns instanceof Score.Points one
            && ew instanceof Score.Points other
            && one.ns() != 0
            && one.ns() == -other.ns()
        ? language.say("bothSides", text, one.ns())
        : "";
  }

  /** Whether a text gives the shares of the top of both sides, such as 60%-40%. */
  static boolean bothShares(String text) {
    return text.strip().matches(BOTH_SHARES);
  }

  private static String plain(String text) {
    return text.replace('\u2212', '-').replace('\u2013', '-').strip().toUpperCase(Locale.ROOT);
  }

  private static Entered side(String text, PlayedBoard board) throws WrongScore {
    String plain = plain(text);
    Optional<Score> word = ScoreWords.read(plain);
    if (word.isPresent()) {
      return Entered.of(word.get());
    }
    if (POINTS.matcher(plain).matches()) {
      return Entered.of(points(text.strip(), Integer.parseInt(plain), board));
    }
    Matcher percent = PERCENT.matcher(plain);
    if (percent.matches()) {
      return Entered.of(average(text, percent.group(1)));
    }
    if (WEIGHTED.matcher(plain).matches()) {
      return Entered.of(weighted(text.strip(), plain, board));
    }
    Matcher contract = ContractText.PLAYED.matcher(plain);
    if (contract.matches()) {
      return played(text.strip(), contract, board);
    }
    throw new WrongScore(Text.of("score [%s] cannot be read", text.strip()), ADVICE);
  }

  private static Score average(String text, String percent) throws WrongScore {
    Fraction share = new Fraction(new BigDecimal(percent.replace(',', '.')));
    if (share.compareTo(Fraction.of(Score.WHOLE)) > 0) {
      throw new WrongScore(
          Text.of("score [%s] cannot be read: it is more than 100 %%", text.strip()),
          "Maybe 60% was meant.");
    }
    return new Score.Average(share);
  }

  /** Reads A6040, which other programs write for average plus and average minus. */
  private static Score entitled(String text, String percent) throws WrongScore {
    return switch (percent) {
      case "60" -> Score.Entitled.AVERAGE_PLUS;
      case "40" -> Score.Entitled.AVERAGE_MINUS;
      default -> average(text, percent);
    };
  }

  private static Score weighted(String text, String plain, PlayedBoard board) throws WrongScore {
    Map<Integer, Integer> outcomes = new HashMap<>();
    for (String part : NEXT_WEIGHT.splitAsStream(plain).toList()) {
      Matcher share = SHARE.matcher(part);
      Entered one =
          share.matches() ? side(bare(share.group(2)), board) : Entered.of(new Score.NotPlayed());
      if (!(one.ns() instanceof Score.Points points)) {
        throw new WrongScore(
            Text.of("score [%s] weights something that is no result", text),
            "Maybe write each share and its result: 60% 420 40% -50.");
      }
      outcomes.merge(points.ns(), Integer.parseInt(share.group(1)), Integer::sum);
    }
    int all = outcomes.values().stream().mapToInt(Integer::intValue).sum();
    if (all != Score.WHOLE || outcomes.containsValue(0)) {
      throw new WrongScore(
          Text.of("score [%s] has weights of %d %% in all", text, all),
          "Maybe one is wrong: they must be 100 % together.");
    }
    return new Score.Weighted(outcomes);
  }

  /** A text without the blanks and separators at its end. */
  private static String bare(String text) {
    int end = text.length();
    while (end > 0
        && (Character.isWhitespace(text.charAt(end - 1))
            || ",;".indexOf(text.charAt(end - 1)) >= 0)) {
      end--;
    }
    return text.substring(0, end);
  }

  private static Score points(String text, int points, PlayedBoard board) throws WrongScore {
    Vulnerability vulnerability = board.vulnerability();
    NavigableSet<Integer> possible = PossiblePoints.of(vulnerability);
    if (possible.contains(points)) {
      return new Score.Points(points);
    }
    String advice =
        points % 10 != 0 && possible.contains(10 * points)
            ? Text.of("Maybe %d was meant.", 10 * points)
            : down(possible, points)
                .or(() -> near(possible, points))
                .map(n -> Text.of("Maybe %s was meant.", n))
                .orElse(ADVICE);
    throw new WrongScore(
        Text.of(
            "score [%s] is given by no contract on board %d, %s",
            text, board.number(), vulnerability.words(Language.EN)),
        advice);
  }

  /** Advice where the points are those of tricks down of the other vulnerability. */
  private static Optional<String> down(NavigableSet<Integer> possible, int points) {
    return points % TRICK_DOWN == 0 && possible.contains(2 * points)
        ? Optional.of("" + 2 * points)
        : Optional.empty();
  }

  private static Optional<String> near(NavigableSet<Integer> possible, int points) {
    Integer below = possible.lower(points);
    Integer above = possible.higher(points);
    if (below == null || above == null) {
      return Optional.empty();
    }
    return Optional.of(below + " or " + above);
  }

  private static Entered played(String text, Matcher parts, PlayedBoard board) throws WrongScore {
    Contract contract = ContractText.contract(parts);
    String result = parts.group(ContractText.RESULT);
    // No side wins seven tricks more than it bid.
    boolean tricks = result.matches("[0-9]+") && Integer.parseInt(result) > 6;
    int over =
        tricks ? Integer.parseInt(result) - 6 - contract.level() : result(text, result, contract);
    if (over < -contract.mostDown() || over > contract.mostOver()) {
      throw new WrongScore(
          Text.of("result [%s] of [%s] is impossible", result, text),
          Text.of(
              "Maybe from -%d to +%d, counted from the contract.",
              contract.mostDown(), contract.mostOver()));
    }
    Account account = ContractText.account(parts, over);
    String meant =
        tricks
            ? Text.of("%s was read as %s tricks won: %s", text, result, ContractText.over(over))
            : "";
    return Entered.of(account, board.points(account), meant);
  }

  /**
   * Reads a result; a number without a sign is refused, as it might be tricks made, tricks over, or
   * have lost its sign.
   */
  private static int result(String text, String result, Contract contract) throws WrongScore {
    if (result.equals("=") || result.equals("0")) {
      return 0;
    }
    int number = Integer.parseInt(result);
    if (Character.isDigit(result.charAt(0))) {
      int tricks = 6 + contract.level();
      throw new WrongScore(
          Text.of("result [%s] of [%s] has no sign", result, text),
          Text.of(
              "Maybe +%d was meant, or -%d: tricks over are +, tricks down -, just made is = or %d"
                  + " tricks.",
              number, number, tricks));
    }
    return number;
  }
}
