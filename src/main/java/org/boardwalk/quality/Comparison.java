package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * A comparison of two movements by every measure that both have.
 *
 * @param contrasts the measures, in the order of {@link Measure}
 */
public record Comparison(List<Contrast> contrasts) {

  /** Copies the list. */
  public Comparison {
    contrasts = List.copyOf(contrasts);
  }

  /**
   * The values of one measure for both movements.
   *
   * @param measure the measure
   * @param first its value for the first movement
   * @param second its value for the second
   */
  public record Contrast(Measure measure, double first, double second) {

    /**
     * @return above 0 when the first movement is better, below 0 when the second is, 0 when they
     *     are equal
     */
    public int sign() {
      return Double.compare(first, second) * (measure.moreIsBetter() ? 1 : -1);
    }
  }

  /**
   * @param first a movement's measures
   * @param second another's
   * @return the comparison, with the calibre only where both have the same number of winners;
   *     whether the movements have the same size is not checked
   */
  public static Comparison of(Measured first, Measured second) {
    List<Contrast> contrasts = new ArrayList<>();
    for (Measure measure : Measure.all()) {
      OptionalDouble one = first.of(measure);
      OptionalDouble other = second.of(measure);
      if (one.isPresent() && other.isPresent() && comparable(measure, first, second)) {
        contrasts.add(new Contrast(measure, one.getAsDouble(), other.getAsDouble()));
      }
    }
    return new Comparison(contrasts);
  }

  /**
   * Whether the measure is comparable: the calibre of separate fields and that of one common
   * ranking are not.
   */
  private static boolean comparable(Measure measure, Measured first, Measured second) {
    return !measure.equals(Measure.CALIBRE)
        || first.movement().winners() == second.movement().winners();
  }

  /** {@return where the first movement is better than the second} */
  public List<Contrast> better() {
    return contrasts.stream().filter(c -> c.sign() > 0).toList();
  }

  /** {@return where the first movement is worse than the second} */
  public List<Contrast> worse() {
    return contrasts.stream().filter(c -> c.sign() < 0).toList();
  }

  /**
   * @param some measures
   * @return this comparison by these measures alone
   */
  public Comparison by(Set<Measure> some) {
    return new Comparison(contrasts.stream().filter(c -> some.contains(c.measure())).toList());
  }

  /** {@return whether the first movement is better than the second, equal, worse or mixed} */
  public Tendency tendency() {
    if (worse().isEmpty()) {
      return better().isEmpty() ? Tendency.EQUAL : Tendency.BETTER;
    }
    return better().isEmpty() ? Tendency.WORSE : Tendency.MIXED;
  }

  /** The result of comparing one movement with another. */
  public enum Tendency {
    /** Better in at least one measure, worse in none. */
    BETTER,
    /** Equal in all measures. */
    EQUAL,
    /** Worse in at least one measure, better in none. */
    WORSE,
    /** Better in some measures and worse in others. */
    MIXED
  }
}
