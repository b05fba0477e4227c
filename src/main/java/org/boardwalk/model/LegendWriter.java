package org.boardwalk.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.model.Legend.Stretch;
import org.jspecify.annotations.Nullable;

/** Notes while a model is built what is added to it. */
final class LegendWriter {

  private final List<Label> labels = new ArrayList<>();
  private final Map<VariableFamily, Integer> counted = new HashMap<>();
  private final List<Stretch> stretches = new ArrayList<>();
  private @Nullable ModelRule current;

  /** The next variable; indices count from 0. */
  void variable(VariableFamily family, int... indices) {
    // People count from 1.
    labels.add(new Label(family, IntStream.of(indices).map(i -> i + 1).boxed().toList()));
  }

  /** The next variable, of a family that is numbered as it comes. */
  void numbered(VariableFamily family) {
    variable(family, counted.merge(family, 1, Integer::sum) - 1);
  }

  /** The constraints from here on, after so many, state another rule, which may need none. */
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
