package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ModelRule;

/** The constraints of a model, grouped by rule. */
final class ConstraintsByRule {

  private ConstraintsByRule() {}

  /** The indices of the constraints of each rule that has constraints. */
  static Map<ModelRule, List<Integer>> of(ConstraintModel model) {
    Map<ModelRule, List<Integer>> byRule = new LinkedHashMap<>();
    List<ModelRule> rules = model.legend().rulesOf(model.constraints());
    for (int c = 0; c < rules.size(); c++) {
      byRule.computeIfAbsent(rules.get(c), r -> new ArrayList<>()).add(c);
    }
    return byRule;
  }
}
