package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * An exact rational number, in lowest terms, so that equal numbers are equal objects. Scores are
 * only rounded when they are shown, so that ties are true ties.
 *
 * @param numerator any
 * @param denominator positive
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {

  /** The number 0. */
  public static final Fraction ZERO = of(0);

  /** Reduces to lowest terms. */
  public Fraction {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("denominator [0] must not be zero");
    }
    BigInteger common = numerator.gcd(denominator);
    BigInteger divisor = denominator.signum() < 0 ? common.negate() : common;
    numerator = numerator.divide(divisor);
    denominator = denominator.divide(divisor);
  }

  /**
   * @param decimal a decimal number
   */
  public Fraction(BigDecimal decimal) {
    this(
        decimal.movePointRight(Math.max(0, decimal.scale())).toBigIntegerExact(),
        BigInteger.TEN.pow(Math.max(0, decimal.scale())));
  }

  /**
   * @param whole a whole number
   * @return the number as a fraction
   */
  public static Fraction of(long whole) {
    return of(whole, 1);
  }

  /**
   * @param numerator any
   * @param denominator not 0
   * @return their quotient
   */
  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /**
   * @param other another number
   * @return the sum
   */
  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  /**
   * @param other another number
   * @return the product
   */
  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /**
   * @param other another number, not 0
   * @return the quotient
   */
  public Fraction over(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  /**
   * @param places decimal places, at least 0
   * @return the nearest decimal number, halves away from zero
   */
  public BigDecimal rounded(int places) {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP);
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }
}
