package org.boardwalk.model.notation;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.movement.text.Text;

/**
 * A MiniZinc model, rule by rule: 0/1 variables are integers, a clause is a sum that is at least 1.
 */
final class MiniZincText {

  /**
   * The most terms of a sum written with plus signs; a longer sum is written as a list, as
   * additions nest.
   */
  private static final int SHORT = 12;

  private final ConstraintModel model;
  private final CpModelProto proto;
  private final StringBuilder text = new StringBuilder();

  private MiniZincText(ConstraintModel model) {
    this.model = model;
    proto = model.proto();
  }

  static String of(ConstraintModel model) {
    MiniZincText text = new MiniZincText(model);
    text.comment(model.name());
    text.comment(model.size());
    text.variables();
    text.constraints();
    text.solve();
    return text.text.toString();
  }

  private void comment(String line) {
    text.append("% ").append(line).append('\n');
  }

  private void variables() {
    String family = "";
    for (int v = 0; v < proto.getVariablesCount(); v++) {
      Label label = model.legend().label(v);
      if (!label.family().name().equals(family)) {
        family = label.family().name();
        text.append('\n');
        comment(label.family().title() + ": " + label.family().meaning());
      }
      text.append("var ").append(domain(v)).append(": ").append(name(v)).append(";\n");
    }
  }

  private String domain(int variable) {
    IntegerVariableProto proto = this.proto.getVariables(variable);
    if (proto.getDomainCount() != 2) {
      throw new IllegalArgumentException(
          Text.of("variable [%s] has a domain with holes\n", model.legend().label(variable))
              + "Maybe write the format [proto].");
    }
    return proto.getDomain(0) + ".." + proto.getDomain(1);
  }

  private String name(int variable) {
    return name(model, variable);
  }

  /** The name of a variable in MiniZinc, such as seat_1_2. */
  static String name(ConstraintModel model, int variable) {
    Label label = model.legend().label(variable);
    return label.indices().isEmpty()
        ? label.family().name()
        : label.family().name() + "_" + label.joined("_");
  }

  private void constraints() {
    ConstraintsByFamily.of(model)
        .forEach(
            (rule, constraints) -> {
              text.append('\n');
              comment(rule.name());
              constraints.forEach(this::constraint);
            });
  }

  private void constraint(int index) {
    ConstraintProto constraint = proto.getConstraints(index);
    LinearForm form = LinearForm.of(constraint, index);
    String sum = sum(form.factors());
    if (form.bounded() && form.limited() && form.least() == form.most()) {
      text.append("constraint ").append(sum).append(" = ").append(form.least()).append(";\n");
      return;
    }
    if (form.bounded()) {
      text.append("constraint ").append(sum).append(" >= ").append(form.least()).append(";\n");
    }
    if (form.limited()) {
      text.append("constraint ").append(sum).append(" <= ").append(form.most()).append(";\n");
    }
  }

  private String sum(Map<Integer, Long> factors) {
    List<String> terms = new ArrayList<>();
    factors.forEach(
        (variable, factor) ->
            terms.add(
                factor == 1
                    ? name(variable)
                    : factor == -1 ? "-" + name(variable) : factor + "*" + name(variable)));
    if (terms.isEmpty()) {
      return "0";
    }
    return terms.size() > SHORT
        ? "sum([" + String.join(", ", terms) + "])"
        : String.join(" + ", terms).replace("+ -", "- ");
  }

  private void solve() {
    if (!proto.hasObjective()) {
      text.append("\nsolve satisfy;\n");
      return;
    }
    CpObjectiveProto objective = proto.getObjective();
    Map<Integer, Long> factors = new TreeMap<>();
    for (int k = 0; k < objective.getVarsCount(); k++) {
      factors.merge(objective.getVars(k), objective.getCoeffs(k), Long::sum);
    }
    text.append("\nsolve minimize ").append(sum(factors));
    text.append(" + ").append((long) objective.getOffset()).append(";\n");
  }
}
