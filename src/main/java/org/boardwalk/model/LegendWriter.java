package org.boardwalk.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.model.Legend.Stretch;
import org.jspecify.annotations.Nullable;

/** Writes the legend of a model while the model is built. */
final class LegendWriter {

  private final List<Label> labels = new ArrayList<>();
  private final Map<VariableFamily, Integer> counted = new HashMap<>();
  private final List<Stretch> stretches = new ArrayList<>();
  private @Nullable ModelRule current;

  /** Labels the next variable; indices count from 0. */
  void variable(VariableFamily family, int... indices) {
    // People count from 1.
    labels.add(new Label(family, IntStream.of(indices).map(i -> i + 1).boxed().toList()));
  }

  /** Labels the next variable, in a family that is numbered consecutively. */
  void numbered(VariableFamily family) {
    variable(family, counted.merge(family, 1, Integer::sum) - 1);
  }

  /** Begins another rule after this number of constraints; a rule may have no constraint. */
  void rule(ModelRule rule, int constraints) {
    if (rule.equals(current)) {
      return;
    }
    close(constraints);
    current = rule;
  }

  void constraint() {
    if (current == null) {
      throw new IllegalStateException("a constraint belongs to no rule");
    }
  }

  Legend legend(String idea, int constraints) {
    close(constraints);
    current = null;
    return new Legend(idea, labels, stretches);
  }

  private void close(int constraints) {
    if (current != null) {
      stretches.add(new Stretch(current, constraints));
    }
  }
}
