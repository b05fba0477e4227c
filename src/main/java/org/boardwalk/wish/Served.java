package org.boardwalk.wish;

import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Measure;
import org.boardwalk.quality.Weights;

/**
 * The measures that answers to a wish are meant to be good at, of all measures by which movements
 * can be compared. Every answer keeps the rules and uses at most the allowed copies.
 */
public final class Served implements Wish.Visitor<Set<Measure>> {

  private Served() {}

  /**
   * @param wish a wish
   * @return the measures that its answers are meant to be good at. For players these are the costs
   *     that count, and with standard weights their total. For pairs these are single meetings and
   *     boards with other results, where directions are kept the walk, and with one winner the
   *     calibre; for teams how many meet, how late results come, and the walk
   */
  public static Set<Measure> by(Wish wish) {
    Set<Measure> served = wish.accept(new Served());
    served.add(Measure.BROKEN_RULES);
    served.add(Measure.COPIES);
    return Set.copyOf(served);
  }

  @Override
  public Set<Measure> individual(IndividualWish wish) {
    Set<Measure> served = new TreeSet<>();
    boolean total =
        wish.objective() instanceof Objective.Weighted && wish.weights().equals(Weights.STANDARD);
    for (Criterion criterion : Criterion.values()) {
      if (wish.weights().of(criterion) > 0) {
        served.add(Measure.of(criterion));
      }
    }
    if (total) {
      served.add(Measure.COST);
    }
    return served;
  }

  @Override
  public Set<Measure> pairs(PairsWish wish) {
    if (wish.form() instanceof PairsForm.FreeTeams || wish.form() instanceof PairsForm.Teams) {
      return new TreeSet<>(
          Set.of(
              Measure.MATCHES,
              Measure.LATEST,
              Measure.DELAY,
              Measure.TEAM_SETS,
              Measure.BREAKS,
              Measure.STATIONARY,
              Measure.MOVES));
    }
    Set<Measure> served = new TreeSet<>(Set.of(Measure.MET_AGAIN, Measure.ALONE));
    if (wish.keepsDirection()) {
      served.add(Measure.BREAKS);
      served.add(Measure.MOVES);
    }
    if (wish.winners() == 1) {
      served.add(Measure.CALIBRE);
    }
    return served;
  }
}
