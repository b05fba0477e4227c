package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.boardwalk.movement.text.Text;

/**
 * The rule for the datum of a board, against which Butler scores count: the mean of its scores,
 * without some of the highest and as many of the lowest, rounded.
 *
 * @param drop how many scores are left out at each end: a number up to {@value #MOST}, or a
 *     percentage of all scores up to {@value #MOST}, to the nearest whole number
 * @param percent whether {@code drop} is a percentage
 * @param from the least number of scores from which any are left out
 * @param nearest what the mean is rounded to
 */
public record Datum(int drop, boolean percent, int from, Nearest nearest) {

  /**
   * The highest and the lowest score are left out from five scores on; the mean is rounded to the
   * nearest ten, halves to the even ten.
   */
  public static final Datum USUAL = new Datum(1, false, 5, Nearest.EVEN_TEN);

  private static final int MOST = 20;
  private static final int FROM = 5;
  private static final int MOST_SHOWN = 40;

  /** What a mean is rounded to. */
  public enum Nearest {
    /** The nearest ten, a half to the even ten. */
    EVEN_TEN,
    /** The nearest ten, a half away from zero. */
    TEN,
    /** The nearest whole number, a half away from zero. */
    ONE,
    /** Not rounded. */
    NONE
  }

  /**
   * The rule that a director chooses, in the words of a form or of options.
   *
   * @param prefix what stands before drop, from and round in messages
   * @param drop how many scores are left out at each end, such as 0, 2 or 10%; empty for 1
   * @param from from how many scores on; empty for 5, or as many as leave one
   * @param round 10, 1 or none; empty for 10, halves away from zero
   * @return the rule; empty where nothing is chosen
   * @throws IllegalArgumentException when it is no rule
   */
  public static Optional<Datum> chosen(
      String prefix, Optional<String> drop, OptionalInt from, Optional<String> round) {
    if (drop.isEmpty() && from.isEmpty() && round.isEmpty()) {
      return Optional.empty();
    }
    String dropped = drop.orElse("1");
    if (!dropped.matches("[0-9]{1,3}%?")) {
      throw new IllegalArgumentException(
          Text.of(
              "%sdrop [%s] must be a number or a percentage\nMaybe 1, or 10%%.",
              prefix, dropped.length() > MOST_SHOWN ? dropped.substring(0, MOST_SHOWN) : dropped));
    }
    boolean percent = dropped.endsWith("%");
    int number = Integer.parseInt(dropped.replace("%", ""));
    int usual = percent ? FROM : Math.max(FROM, 2 * number + 1);
    Nearest nearest =
        switch (round.orElse("10")) {
          case "10" -> Nearest.TEN;
          case "1" -> Nearest.ONE;
          case "none" -> Nearest.NONE;
          default ->
              throw new IllegalArgumentException(
                  Text.of(
                      "%sround [%s] must be 10, 1 or none\nMaybe leave it out.",
                      prefix, round.orElse("")));
        };
    return Optional.of(new Datum(number, percent, from.orElse(usual), nearest));
  }

  /** Checks that a score is left wherever some are left out. */
  public Datum {
    if (drop < 0 || drop > MOST) {
      throw new IllegalArgumentException(
          Text.of("scores to drop [%d] must be 0 to %d\nMaybe 1, or 10%%.", drop, MOST));
    }
    int least = percent ? 2 : 2 * drop + 1;
    if (from < least) {
      throw new IllegalArgumentException(
          Text.of(
              "scores from which some are dropped [%d] must be at least %d\nMaybe drop fewer.",
              from, least));
    }
  }

  /** The datum of a column of scores. */
  Fraction of(SideScores column) {
    int scores = column.comparable();
    NavigableMap<Integer, Integer> counts = new TreeMap<>(column.counts());
    int left = scores < from ? 0 : percent ? (scores * drop + Score.WHOLE / 2) / Score.WHOLE : drop;
    drop(counts, left, true);
    drop(counts, left, false);
    long sum = 0;
    for (var entry : counts.entrySet()) {
      sum += (long) entry.getKey() * entry.getValue();
    }
    return rounded(Fraction.of(sum, (long) Score.WHOLE * (scores - 2L * left)));
  }

  private Fraction rounded(Fraction mean) {
    Fraction tens = mean.over(Fraction.of(10));
    return switch (nearest) {
      case EVEN_TEN ->
          new Fraction(
              new BigDecimal(tens.numerator())
                  .divide(new BigDecimal(tens.denominator()), 0, RoundingMode.HALF_EVEN)
                  .multiply(BigDecimal.TEN));
      case TEN -> new Fraction(tens.rounded(0)).times(Fraction.of(10));
      case ONE -> new Fraction(mean.rounded(0));
      case NONE -> mean;
    };
  }

  /** Removes scores at an end, which may consist of shares of several scores. */
  private static void drop(NavigableMap<Integer, Integer> counts, int scores, boolean least) {
    int left = scores * Score.WHOLE;
    while (left > 0) {
      var end = least ? counts.pollFirstEntry() : counts.pollLastEntry();
      int taken = Math.min(left, end.getValue());
      left -= taken;
      if (taken < end.getValue()) {
        counts.put(end.getKey(), end.getValue() - taken);
      }
    }
  }
}
