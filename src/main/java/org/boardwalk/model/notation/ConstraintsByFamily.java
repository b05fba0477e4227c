package org.boardwalk.model.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ConstraintModel;

/** The constraints of a model, grouped by family. */
final class ConstraintsByFamily {

  private ConstraintsByFamily() {}

  /** The indices of the constraints of each family that has constraints. */
  static Map<ConstraintFamily, List<Integer>> of(ConstraintModel model) {
    Map<ConstraintFamily, List<Integer>> byFamily = new LinkedHashMap<>();
    List<ConstraintFamily> families = model.legend().familiesOf(model.constraints());
    for (int c = 0; c < families.size(); c++) {
      byFamily.computeIfAbsent(families.get(c), r -> new ArrayList<>()).add(c);
    }
    return byFamily;
  }
}
