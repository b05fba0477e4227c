package org.boardwalk.model.notation;

import com.google.ortools.sat.IntegerVariableProto;
import java.util.Map;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.text.Text;

/**
 * Clauses in the format of the DIMACS challenge. The solutions of the text are exactly those of the
 * model; its first variables are those of the text in OPB. The objective is left out, as the format
 * has none. Format: D. S. Johnson and M. A. Trick (eds.), Cliques, Coloring, and Satisfiability:
 * Second DIMACS Implementation Challenge, 1996.
 */
final class DimacsText {

  private final ConstraintModel model;
  private final BinaryDigits digits;
  private final Clauses clauses;

  private DimacsText(ConstraintModel model) {
    this.model = model;
    digits = new BinaryDigits(model);
    clauses = new Clauses(digits.names().size());
  }

  static String of(ConstraintModel model) {
    DimacsText text = new DimacsText(model);
    text.domains();
    for (int c = 0; c < model.constraints(); c++) {
      text.within(LinearForm.of(model.proto().getConstraints(c), c));
    }
    return text.written();
  }

  /** Limits digits that could exceed the greatest value. */
  private void domains() {
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      IntegerVariableProto variable = model.proto().getVariables(v);
      within(new LinearForm(Map.of(v, 1L), variable.getDomain(0), variable.getDomain(1)));
    }
  }

  private void within(LinearForm form) {
    Map<Integer, Long> terms = digits.terms(form.factors());
    long constant = digits.constant(form.factors());
    if (form.bounded()) {
      SumClauses.atLeast(clauses, terms, form.least() - constant);
    }
    if (form.limited()) {
      SumClauses.atMost(clauses, terms, form.most() - constant);
    }
  }

  private String written() {
    StringBuilder text = new StringBuilder("c " + model.name() + "\n");
    if (model.proto().hasObjective()) {
      text.append("c the objective has no place in this format: any solution will do\n");
    }
    for (int k = 0; k < digits.names().size(); k++) {
      text.append(Text.of("c x%d is %s\n", k + 1, digits.names().get(k)));
    }
    text.append(Text.of("p cnf %d %d\n", clauses.variables(), clauses.all().size()));
    for (int[] clause : clauses.all()) {
      for (int literal : clause) {
        text.append(literal).append(' ');
      }
      text.append("0\n");
    }
    return text.toString();
  }
}
