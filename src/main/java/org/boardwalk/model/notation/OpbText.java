package org.boardwalk.model.notation;

import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.text.Text;

/**
 * The linear pseudo-Boolean format. Costs and other integers are written in binary digits, so that
 * each solution of the model is a solution of the text. Format: O. Roussel and V. Manquinho,
 * Input/Output Format and Solver Requirements for the Competitions of Pseudo-Boolean Solvers, 2012.
 */
final class OpbText {

  private final ConstraintModel model;
  private final BinaryDigits digits;
  private final List<String> lines = new ArrayList<>();
  private int constraints;

  private OpbText(ConstraintModel model) {
    this.model = model;
    digits = new BinaryDigits(model);
  }

  static String of(ConstraintModel model) {
    OpbText text = new OpbText(model);
    text.objective();
    text.domains();
    ConstraintsByFamily.of(model)
        .forEach(
            (rule, indices) -> {
              text.lines.add("* " + rule.name());
              indices.forEach(text::constraint);
            });
    List<String> all = new ArrayList<>();
    all.add(
        Text.of("* #variable= %d #constraint= %d", text.digits.names().size(), text.constraints));
    all.add("* " + model.name());
    for (int k = 0; k < text.digits.names().size(); k++) {
      all.add(Text.of("* x%d is %s", k + 1, text.digits.names().get(k)));
    }
    all.addAll(text.lines);
    return String.join("\n", all) + "\n";
  }

  private void objective() {
    if (!model.proto().hasObjective()) {
      return;
    }
    CpObjectiveProto objective = model.proto().getObjective();
    Map<Integer, Long> factors = new TreeMap<>();
    for (int k = 0; k < objective.getVarsCount(); k++) {
      factors.merge(objective.getVars(k), objective.getCoeffs(k), Long::sum);
    }
    long constant = (long) objective.getOffset() + digits.constant(factors);
    if (constant != 0) {
      lines.add("* to the objective " + constant + " is to be added");
    }
    lines.add("min: " + sum(factors, 1) + ";");
  }

  /**
   * Limits digits that could exceed the greatest value, which they cannot where it is 1, 3, 7, ...
   * above the least.
   */
  private void domains() {
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      IntegerVariableProto variable = model.proto().getVariables(v);
      long range = variable.getDomain(1) - variable.getDomain(0);
      if ((range & (range + 1)) != 0) {
        atMost(Map.of(v, 1L), variable.getDomain(1));
      }
    }
  }

  private void constraint(int index) {
    LinearForm form = LinearForm.of(model.proto().getConstraints(index), index);
    if (form.bounded() && form.limited() && form.least() == form.most()) {
      line(sum(form.factors(), 1), "=", form.least() - digits.constant(form.factors()));
      return;
    }
    if (form.bounded()) {
      line(sum(form.factors(), 1), ">=", form.least() - digits.constant(form.factors()));
    }
    if (form.limited()) {
      atMost(form.factors(), form.most());
    }
  }

  /** Writes an upper limit as a lower limit of the negated sum, as the format has no ≤. */
  private void atMost(Map<Integer, Long> factors, long most) {
    line(sum(factors, -1), ">=", digits.constant(factors) - most);
  }

  private void line(String sum, String relation, long value) {
    lines.add(sum + relation + " " + value + " ;");
    constraints++;
  }

  /** Writes a sum, which must have at least one term. */
  private String sum(Map<Integer, Long> factors, int sign) {
    Map<Integer, Long> terms = digits.terms(factors);
    if (terms.isEmpty()) {
      return "+0 x1 ";
    }
    StringBuilder sum = new StringBuilder();
    terms.forEach((digit, factor) -> sum.append(Text.of("%+d x%d ", sign * factor, digit)));
    return sum.toString();
  }
}
