package org.boardwalk.library.files;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;

/**
 * The figures of a cost or bound in a file.
 *
 * @param total the weighted total
 * @param each the figure of every criterion that the file names: the schema says which it must
 */
public record Figures(long total, Map<Criterion, Long> each) {

  /** Copies the map. */
  public Figures {
    each = Map.copyOf(each);
  }

  /**
   * @param card the judge's scorecard
   * @param weights the weight of each criterion in the total
   * @return its costs
   */
  public static Figures of(Scorecard card, Weights weights) {
    return new Figures(card.total(weights), each(card::cost));
  }

  /**
   * @param bounds proven lower bounds
   * @return the bounds alone
   */
  public static Figures of(Bounds bounds) {
    return new Figures(bounds.total(), each(bounds::of));
  }

  /**
   * @param figure the figure of a criterion
   * @return the figures of all of them
   */
  public static Map<Criterion, Long> each(ToLongFunction<Criterion> figure) {
    Map<Criterion, Long> each = new EnumMap<>(Criterion.class);
    for (Criterion c : Criterion.values()) {
      each.put(c, figure.applyAsLong(c));
    }
    return each;
  }

  /** {@return its figure} */
  public long of(Criterion criterion) {
    return each.getOrDefault(criterion, 0L);
  }
}
