package org.boardwalk.quality;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * The weights of the criteria: the amount that a unit of each criterion's cost adds to the total.
 *
 * @param partner weight of {@link Criterion#PARTNER}, from 0 to {@value #MOST}
 * @param opponent weight of {@link Criterion#OPPONENT}
 * @param side weight of {@link Criterion#SIDE}
 * @param direction weight of {@link Criterion#DIRECTION}
 */
public record Weights(int partner, int opponent, int side, int direction) {

  /** The largest weight. */
  public static final int MOST = 1_000_000;

  /** The standard weights: 8·partner + 4·opponent + 1·side + 1·direction. */
  public static final Weights STANDARD = new Weights(8, 4, 1, 1);

  /** Checks the ranges. */
  public Weights {
    for (int w : new int[] {partner, opponent, side, direction}) {
      if (w < 0 || w > MOST) {
        throw new IllegalArgumentException("weight [" + w + "] must be from 0 to " + MOST);
      }
    }
  }

  /** {@return weight 1 for it, 0 for the others} */
  static Weights alone(Criterion criterion) {
    return new Weights(1, 1, 1, 1).only(c -> c == criterion);
  }

  /** {@return its weight} */
  public int of(Criterion criterion) {
    return switch (criterion) {
      case PARTNER -> partner;
      case OPPONENT -> opponent;
      case SIDE -> side;
      case DIRECTION -> direction;
    };
  }

  /**
   * @param counted the criteria that are to count
   * @return these weights for the counted criteria, 0 for the others
   */
  public Weights only(Predicate<Criterion> counted) {
    ToIntFunction<Criterion> weight = c -> counted.test(c) ? of(c) : 0;
    return new Weights(
        weight.applyAsInt(Criterion.PARTNER),
        weight.applyAsInt(Criterion.OPPONENT),
        weight.applyAsInt(Criterion.SIDE),
        weight.applyAsInt(Criterion.DIRECTION));
  }

  /** {@return whether every criterion has a weight above 0} */
  public boolean all() {
    return partner > 0 && opponent > 0 && side > 0 && direction > 0;
  }

  /**
   * @param amount an amount for each criterion
   * @return the weighted sum
   */
  public long total(ToLongFunction<Criterion> amount) {
    long sum = 0;
    for (Criterion c : Criterion.values()) {
      sum += of(c) * amount.applyAsLong(c);
    }
    return sum;
  }
}
