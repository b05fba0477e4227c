package org.boardwalk.scoring;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;

/** The score of one side on a board at a table. */
public sealed interface Score {

  /** The sum of all shares of a score, in percent. */
  int WHOLE = 100;

  /**
   * @return the outcomes, as points for NS, each with its share in percent: one for points from
   *     play, several for a weighted score, none where the score cannot be compared
   */
  Map<Integer, Integer> outcomes();

  /**
   * A score that can be compared with others.
   *
   * @param ns points for NS, negative ones for EW, also where this is the score of EW
   */
  record Points(int ns) implements Score {
    @Override
    public Map<Integer, Integer> outcomes() {
      return Map.of(ns, WHOLE);
    }
  }

  /**
   * An assigned score that is weighted to reflect several results (Law 12 C1c). In comparisons each
   * of its results counts for its share.
   *
   * @param outcomes points for NS, each with its share in percent; 100 in all
   */
  record Weighted(Map<Integer, Integer> outcomes) implements Score {

    /** Copies the map and checks the shares. */
    public Weighted {
      outcomes = Map.copyOf(outcomes);
      outcomes.values().forEach(share -> Range.check("share", share, 1, WHOLE));
      Range.check(
          "shares in all",
          outcomes.values().stream().mapToInt(Integer::intValue).sum(),
          WHOLE,
          WHOLE);
    }

    /** {@return the results, best for NS first} */
    public List<Integer> points() {
      return List.copyOf(new TreeMap<>(outcomes).descendingKeySet());
    }
  }

  /** An artificial adjusted score (Law 12 C2). */
  sealed interface Artificial extends Score permits Average, Entitled {

    /** {@return its share of what can be won on the board, in percent} */
    Fraction percent();

    @Override
    default Map<Integer, Integer> outcomes() {
      return Map.of();
    }
  }

  /**
   * A share that the director gives, independent of the side's other boards: 50 is average.
   *
   * @param percent its share of what can be won on the board, 0 to {@value #WHOLE}
   */
  record Average(Fraction percent) implements Artificial {

    /** Checks the range. */
    public Average {
      if (percent.compareTo(Fraction.ZERO) < 0 || percent.compareTo(Fraction.of(WHOLE)) > 0) {
        throw new IllegalArgumentException(
            Text.of("percent [%s] must be from 0 to %d", shown(percent), WHOLE));
      }
    }

    /**
     * @param percent its share of what can be won on the board, 0 to {@value #WHOLE}
     */
    public Average(int percent) {
      this(Fraction.of(percent));
    }

    /** {@return the average as it is written, with at most two decimals: 55%, 55.5%} */
    public String text() {
      return shown(percent) + "%";
    }

    private static String shown(Fraction percent) {
      return percent.rounded(2).stripTrailingZeros().toPlainString();
    }
  }

  /** A share that may also depend on a contestant's other boards (Law 12 C2 c). */
  enum Entitled implements Artificial {
    /** For a side in no way at fault: 60 %, or their own share if that is more. */
    AVERAGE_PLUS(60, "A+"),
    /** For a side at fault: 40 %, or their own share if that is less. */
    AVERAGE_MINUS(40, "A-");

    private final int percent;
    private final String text;

    Entitled(int percent, String text) {
      this.percent = percent;
      this.text = text;
    }

    @Override
    public Fraction percent() {
      return Fraction.of(percent);
    }

    /** {@return the text form: A+, A-} */
    public String text() {
      return text;
    }

    /**
     * The gain of a contestant: the larger of both for average plus, the smaller for average minus.
     */
    Fraction of(Fraction given, Fraction own) {
      boolean more = own.compareTo(given) > 0;
      return (this == AVERAGE_PLUS) == more ? own : given;
    }
  }

  /** A board that was not played; it is left out of the scores. */
  record NotPlayed() implements Score {
    @Override
    public Map<Integer, Integer> outcomes() {
      return Map.of();
    }
  }
}
