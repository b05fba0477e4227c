package org.boardwalk.quality;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;

/**
 * The weights of the criteria: the amount that a unit of each criterion's cost adds to the total.
 *
 * @param each the weight of every criterion, from 0 to {@value #MOST}
 */
public record Weights(Map<Criterion, Integer> each) {

  /** The largest weight. */
  public static final int MOST = 1_000_000;

  /** The standard weights: 8·partner + 4·opponent + 1·side + 1·direction. */
  public static final Weights STANDARD = of(Criterion::standardWeight);

  /** Copies the map and checks the ranges. */
  public Weights {
    Map<Criterion, Integer> all = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      int w = each.getOrDefault(c, 0);
      if (w < 0 || w > MOST) {
        throw new IllegalArgumentException("weight [" + w + "] must be from 0 to " + MOST);
      }
      all.put(c, w);
    }
    each = Collections.unmodifiableMap(all);
  }

  /** {@return the weights that a function gives} */
  public static Weights of(ToIntFunction<Criterion> weight) {
    Map<Criterion, Integer> each = new EnumMap<>(Criterion.class);
    Criterion.all().forEach(c -> each.put(c, weight.applyAsInt(c)));
    return new Weights(each);
  }

  /**
   * @param inOrder a weight for each criterion, in their order
   * @return these weights
   */
  public static Weights of(List<Integer> inOrder) {
    if (inOrder.size() != Criterion.values().length) {
      throw new IllegalArgumentException(
          Text.of(
              "weights %s must be %d numbers: %s",
              inOrder,
              Criterion.values().length,
              Criterion.all().map(Criterion::word).collect(Collectors.joining(", "))));
    }
    Iterator<Integer> next = inOrder.iterator();
    return of(c -> next.next());
  }

  /** {@return weight 1 for it, 0 for the others} */
  static Weights alone(Criterion criterion) {
    return of(c -> c == criterion ? 1 : 0);
  }

  /** {@return its weight} */
  public int of(Criterion criterion) {
    return each.getOrDefault(criterion, 0);
  }

  /**
   * @param counted the criteria that are to count
   * @return these weights for the counted criteria, 0 for the others
   */
  public Weights only(Predicate<Criterion> counted) {
    return of(c -> counted.test(c) ? of(c) : 0);
  }

  /** {@return whether every criterion has a weight above 0} */
  public boolean all() {
    return each.values().stream().allMatch(w -> w > 0);
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
