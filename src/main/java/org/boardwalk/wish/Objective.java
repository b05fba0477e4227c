package org.boardwalk.wish;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;

/** The objective: the rule by which one valid movement is better than another. */
public sealed interface Objective {

  /** The standard weighted total: 8·partner + 4·opponent + 1·side + 1·direction. */
  Objective STANDARD = new Weighted(Weights.STANDARD);

  /**
   * @return the weights of the total shown to users; with an order the standard weights
   */
  Weights weights();

  /**
   * @param a a scorecard
   * @param b another one
   * @param counted the weight of each criterion, 0 for those ignored
   * @return negative when a is better, 0 when equally good
   */
  int compare(Scorecard a, Scorecard b, Weights counted);

  /**
   * @param card a scorecard
   * @param bounds proven lower bounds
   * @param counted the weight of each criterion, 0 for those ignored
   * @return whether all costs that count are as low as their bounds
   */
  boolean meets(Scorecard card, Bounds bounds, Weights counted);

  /** An objective by weighted total cost. */
  record Weighted(Weights weights) implements Objective {
    @Override
    public int compare(Scorecard a, Scorecard b, Weights counted) {
      return Long.compare(a.total(counted), b.total(counted));
    }

    @Override
    public boolean meets(Scorecard card, Bounds bounds, Weights counted) {
      return card.total(counted) <= bounds.total();
    }
  }

  /**
   * An objective by an order of criteria: the first counts; where it is equal, the second; and so
   * on.
   */
  record Ordered(List<Criterion> order) implements Objective {
    /** Checks that every criterion is named once. */
    public Ordered {
      order = List.copyOf(order);
      if (order.size() != Criterion.values().length
          || !order.containsAll(Arrays.asList(Criterion.values()))) {
        throw new IllegalArgumentException(
            Text.of(
                "order [%s] must name each criterion once",
                order.stream().map(Word::of).collect(Collectors.joining(", "))));
      }
    }

    @Override
    public Weights weights() {
      return Weights.STANDARD;
    }

    @Override
    public int compare(Scorecard a, Scorecard b, Weights counted) {
      return order.stream()
          .filter(c -> counted.of(c) > 0)
          .mapToInt(c -> Long.compare(a.cost(c), b.cost(c)))
          .filter(d -> d != 0)
          .findFirst()
          .orElse(0);
    }

    @Override
    public boolean meets(Scorecard card, Bounds bounds, Weights counted) {
      return order.stream()
          .filter(c -> counted.of(c) > 0)
          .allMatch(c -> card.cost(c) <= bounds.of(c));
    }
  }
}
