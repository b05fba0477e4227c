package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Two movements beside each other, by every measure that both have.
 *
 * @param contrasts the measures, in the order of {@link Measure}
 */
public record Comparison(List<Contrast> contrasts) {

  /** Copies the list. */
  public Comparison {
    contrasts = List.copyOf(contrasts);
  }

  /**
   * One measure of both.
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
   * @return both beside each other, the calibre only where as many win; it says nothing of whether
   *     they are of the same size
   */
  public static Comparison of(Measured first, Measured second) {
    List<Contrast> contrasts = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      OptionalDouble one = first.of(measure);
      OptionalDouble other = second.of(measure);
      if (one.isPresent() && other.isPresent() && comparable(measure, first, second)) {
        contrasts.add(new Contrast(measure, one.getAsDouble(), other.getAsDouble()));
      }
    }
    return new Comparison(contrasts);
  }

  /** Inside fields that are ranked apart a calibre says nothing of those ranked together. */
  private static boolean comparable(Measure measure, Measured first, Measured second) {
    return measure != Measure.CALIBRE || first.movement().winners() == second.movement().winners();
  }

  /**
   * @return where the first movement is better than the second
   */
  public List<Contrast> better() {
    return contrasts.stream().filter(c -> c.sign() > 0).toList();
  }

  /**
   * @return where the first movement is worse than the second
   */
  public List<Contrast> worse() {
    return contrasts.stream().filter(c -> c.sign() < 0).toList();
  }

  /**
   * @param some measures
   * @return the same by these alone
   */
  public Comparison by(Set<Measure> some) {
    return new Comparison(contrasts.stream().filter(c -> some.contains(c.measure())).toList());
  }

  /**
   * @return how the first movement comes off beside the second
   */
  public Tendency tendency() {
    if (worse().isEmpty()) {
      return better().isEmpty() ? Tendency.EQUAL : Tendency.BETTER;
    }
    return better().isEmpty() ? Tendency.WORSE : Tendency.MIXED;
  }

  /** How one movement comes off beside another. */
  public enum Tendency {
    /** Better in some measure, worse in none. */
    BETTER,
    /** Equal in all. */
    EQUAL,
    /** Worse in some measure, better in none. */
    WORSE,
    /** Better in some and worse in others. */
    MIXED
  }
}
