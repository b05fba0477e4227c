package org.boardwalk.quality;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;

/**
 * The values of all measures for one movement.
 *
 * @param movement the movement
 * @param values the measures that apply to it, see {@link Criterion#appliesTo}; without the calibre
 *     where there is nothing to compare
 */
public record Measured(Movement movement, Map<Measure, Double> values) {

  /** Copies the map. */
  public Measured {
    values = Map.copyOf(values);
  }

  /**
   * @param movement any movement, valid or not
   * @param card the judge's scorecard of it
   * @return its measures
   */
  public static Measured of(Movement movement, Scorecard card) {
    return of(movement, card, Weights.STANDARD);
  }

  /**
   * @param movement any movement, valid or not
   * @param card the judge's scorecard of it
   * @param weights the weight of each criterion in the total cost; use the same weights for all
   *     movements to be compared
   * @return its measures
   */
  public static Measured of(Movement movement, Scorecard card, Weights weights) {
    Map<Measure, Double> values = new TreeMap<>();
    values.put(Measure.BROKEN_RULES, (double) card.violations().size());
    for (Criterion c : Criterion.values()) {
      // For pairs only the calibre measures comparisons; a plain cost would contradict it.
      boolean byCalibre = !c.atTable() && movement.kind() != Kind.INDIVIDUAL;
      if (c.appliesTo(movement.kind()) && !byCalibre) {
        values.put(Measure.of(c), (double) card.cost(c));
      }
    }
    card.matches().ifPresent(matches -> addTo(values, matches));
    if (movement.kind() == Kind.INDIVIDUAL) {
      values.put(Measure.COST, (double) card.total(weights));
      values.put(Measure.TRIPLES, (double) card.meetings().triples());
    } else if (card.matches().isEmpty()) {
      // In individuals players meet repeatedly as partners and opponents; the costs measure that.
      values.put(Measure.MET_AGAIN, (double) card.meetings().again());
    }
    // Scores of teams are compared inside a match.
    if (card.matches().isEmpty()) {
      compared(values, card);
    }
    values.put(Measure.COPIES, (double) card.walk().copies());
    if (movement.boards().play() == Play.CIRCULATING) {
      values.put(Measure.BREAKS, (double) card.walk().breaks());
    }
    values.put(Measure.MOVES, (double) card.walk().moves());
    values.put(Measure.STATIONARY, (double) FollowRules.of(movement).stationary().size());
    SitOuts out = card.sitOuts();
    values.put(Measure.MOST_SIT_OUTS, (double) out.most());
    values.put(Measure.UNEVEN_SIT_OUTS, (double) out.most() - out.least());
    if (card.matches().isEmpty()) {
      values.put(Measure.FEWEST_MET, (double) card.meetings().least());
      values.put(Measure.AVERAGE_MET, hundredths(card.meetings().average()));
    }
    return new Measured(movement, values);
  }

  private static void addTo(Map<Measure, Double> values, Matches matches) {
    values.put(Measure.MATCHES, (double) matches.met());
    values.put(Measure.LATEST, (double) matches.mostDelay());
    values.put(Measure.DELAY, hundredths(matches.meanDelay()));
    values.put(Measure.TEAM_SETS, (double) matches.leastSets());
  }

  private static void compared(Map<Measure, Double> values, Scorecard card) {
    if (!Double.isNaN(card.calibre().worst())) {
      values.put(Measure.CALIBRE, hundredths(card.calibre().worst()));
    }
    OtherResults.Own others = card.others().all();
    values.put(Measure.LEAST_OTHERS, (double) others.least());
    values.put(Measure.AVERAGE_OTHERS, hundredths(others.mean()));
    values.put(Measure.ALONE, hundredths(100 * others.share()));
  }

  /** {@return its value; empty where the measure does not apply to this movement} */
  public OptionalDouble of(Measure measure) {
    Double value = values.get(measure);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** Rounds to hundredths, as differences below that are not shown. */
  private static double hundredths(double value) {
    return Math.rint(value * 100) / 100;
  }
}
