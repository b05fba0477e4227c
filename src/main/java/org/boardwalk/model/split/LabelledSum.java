package org.boardwalk.model.split;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.List;

/**
 * A constraint, or the objective, as a sum of variables with weights and a label. Constraints with
 * the same label have the same meaning apart from their variables. In clauses and similar
 * constraints the weight of a literal is 1, or -1 if it is negated.
 *
 * @param label the condition on the sum
 * @param terms the variables with their weights, in ascending order
 */
record LabelledSum(String label, List<Term> terms) {

  static final String CLAUSE = "clause";
  static final String ONE = "exactly one";
  static final String MOST_ONE = "at most one";

  /** A variable and its weight. */
  record Term(int variable, long weight) implements Comparable<Term> {
    @Override
    public int compareTo(Term other) {
      int order = Integer.compare(variable, other.variable);
      return order == 0 ? Long.compare(weight, other.weight) : order;
    }
  }

  /** Sorts the terms. */
  LabelledSum {
    terms = terms.stream().sorted().toList();
  }

  static LabelledSum settled(int literal) {
    return new LabelledSum(CLAUSE, List.of(term(literal)));
  }

  static List<LabelledSum> of(CpModelProto model) {
    List<LabelledSum> rows = new ArrayList<>();
    model.getConstraintsList().forEach(c -> rows.add(of(c)));
    if (model.hasObjective()) {
      List<Term> terms = new ArrayList<>();
      for (int i = 0; i < model.getObjective().getVarsCount(); i++) {
        terms.add(term(model.getObjective().getVars(i), model.getObjective().getCoeffs(i)));
      }
      rows.add(new LabelledSum("objective", terms));
    }
    return rows;
  }

  private static LabelledSum of(ConstraintProto constraint) {
    if (constraint.hasBoolOr()) {
      return new LabelledSum(CLAUSE, literals(constraint.getBoolOr()));
    }
    if (constraint.hasExactlyOne()) {
      return new LabelledSum(ONE, literals(constraint.getExactlyOne()));
    }
    if (constraint.hasAtMostOne()) {
      return new LabelledSum(MOST_ONE, literals(constraint.getAtMostOne()));
    }
    if (constraint.hasLinear()) {
      LinearConstraintProto linear = constraint.getLinear();
      List<Term> terms = new ArrayList<>();
      for (int i = 0; i < linear.getVarsCount(); i++) {
        terms.add(term(linear.getVars(i), linear.getCoeffs(i)));
      }
      return new LabelledSum("in " + linear.getDomainList(), terms);
    }
    throw new IllegalArgumentException(
        "constraint [" + constraint.getConstraintCase() + "] is not part of the neutral form");
  }

  private static List<Term> literals(BoolArgumentProto argument) {
    return argument.getLiteralsList().stream().map(LabelledSum::term).toList();
  }

  /**
   * The term of a variable in a sum. A negated variable would be 1 minus the variable; the neutral
   * form has none.
   */
  private static Term term(int variable, long weight) {
    if (variable < 0) {
      throw new IllegalArgumentException("a sum of negated variables is not in the neutral form");
    }
    return new Term(variable, weight);
  }

  private static Term term(int literal) {
    return literal >= 0 ? new Term(literal, 1) : new Term(-literal - 1, -1);
  }

  /** This constraint with its variables renamed. */
  LabelledSum renamed(int[] image) {
    return new LabelledSum(
        label, terms.stream().map(t -> new Term(image[t.variable()], t.weight())).toList());
  }
}
