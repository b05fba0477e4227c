package org.boardwalk.search.choco;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/** Translates a neutral model to Choco. Literal i means variable i, -i-1 its negation. */
final class ChocoTranslation {

  private static final int LISTEN = 16;

  private final Model model;
  private final IntVar[] variables;
  private boolean cutsOff;

  /**
   * Takes time in proportion to the length of the model.
   *
   * @throws CancellationException when the search is over before that
   */
  ChocoTranslation(ConstraintModel source, Model model, BooleanSupplier over) {
    this.model = model;
    CpModelProto proto = source.proto();
    variables = new IntVar[proto.getVariablesCount()];
    for (int i = 0; i < variables.length; i++) {
      variables[i] = variable(i, proto.getVariables(i));
    }
    int posted = 0;
    for (ConstraintProto constraint : proto.getConstraintsList()) {
      post(constraint);
      if (++posted % LISTEN == 0 && over.getAsBoolean()) {
        throw new CancellationException("no time left to state the model");
      }
    }
  }

  IntVar variable(int index) {
    return variables[index];
  }

  IntVar[] variables() {
    return variables.clone();
  }

  /** The sum to minimise, without its constant part, as a variable of its own. */
  IntVar objective(CpModelProto proto) {
    var objective = proto.getObjective();
    IntVar[] terms = objective.getVarsList().stream().map(v -> variables[v]).toArray(IntVar[]::new);
    int[] factors = objective.getCoeffsList().stream().mapToInt(Math::toIntExact).toArray();
    long least = 0;
    long most = 0;
    for (int k = 0; k < terms.length; k++) {
      long low = (long) factors[k] * terms[k].getLB();
      long high = (long) factors[k] * terms[k].getUB();
      least += Math.min(low, high);
      most += Math.max(low, high);
    }
    cutsOff = least < IntVar.MIN_INT_BOUND || most > IntVar.MAX_INT_BOUND;
    IntVar total =
        model.intVar(
            "total",
            (int) Math.max(least, IntVar.MIN_INT_BOUND),
            (int) Math.min(most, IntVar.MAX_INT_BOUND),
            true);
    model.scalar(terms, factors, "=", total).post();
    return total;
  }

  /** Whether some costs are too large for Choco, so that solutions with them cannot be found. */
  boolean cutsOff() {
    return cutsOff;
  }

  private IntVar variable(int index, IntegerVariableProto proto) {
    if (proto.getDomainCount() != 2) {
      throw new IllegalArgumentException("variable " + index + " has a domain with holes");
    }
    int least = Math.toIntExact(proto.getDomain(0));
    int most = Math.toIntExact(proto.getDomain(1));
    if (least == 0 && most == 1) {
      return model.boolVar("x" + index);
    }
    return least == 1 && most == 1
        ? model.boolVar(true)
        : model.intVar("x" + index, least, most, true);
  }

  private void post(ConstraintProto constraint) {
    if (constraint.getEnforcementLiteralCount() > 0) {
      throw new IllegalArgumentException("enforced constraints are not part of the neutral form");
    }
    switch (constraint.getConstraintCase()) {
      case BOOL_OR -> clause(constraint.getBoolOr());
      case EXACTLY_ONE -> model.sum(literals(constraint.getExactlyOne()), "=", 1).post();
      case AT_MOST_ONE -> model.sum(literals(constraint.getAtMostOne()), "<=", 1).post();
      case LINEAR -> linear(constraint.getLinear());
      default ->
          throw new IllegalArgumentException(
              constraint.getConstraintCase() + " is not part of the neutral form");
    }
  }

  private void clause(BoolArgumentProto clause) {
    List<BoolVar> positive = new ArrayList<>();
    List<BoolVar> negative = new ArrayList<>();
    for (int literal : clause.getLiteralsList()) {
      BoolVar variable = variables[literal >= 0 ? literal : -literal - 1].asBoolVar();
      (literal >= 0 ? positive : negative).add(variable);
    }
    model.addClauses(positive.toArray(BoolVar[]::new), negative.toArray(BoolVar[]::new));
  }

  private BoolVar[] literals(BoolArgumentProto argument) {
    return argument.getLiteralsList().stream()
        .map(
            literal ->
                literal >= 0
                    ? variables[literal].asBoolVar()
                    : variables[-literal - 1].asBoolVar().not())
        .toArray(BoolVar[]::new);
  }

  private void linear(LinearConstraintProto linear) {
    IntVar[] terms = linear.getVarsList().stream().map(v -> variables[v]).toArray(IntVar[]::new);
    int[] factors = linear.getCoeffsList().stream().mapToInt(Math::toIntExact).toArray();
    if (linear.getDomainCount() != 2) {
      throw new IllegalArgumentException("a linear constraint has a domain with holes");
    }
    long reach = reach(terms, factors);
    long least = linear.getDomain(0);
    long most = linear.getDomain(1);
    if (terms.length == 0) {
      if (least > 0 || most < 0) {
        model.falseConstraint().post();
      }
      return;
    }
    if (least == most) {
      model.scalar(terms, factors, "=", Math.toIntExact(least)).post();
      return;
    }
    if (least > -reach) {
      model.scalar(terms, factors, ">=", Math.toIntExact(least)).post();
    }
    if (most < reach) {
      model.scalar(terms, factors, "<=", Math.toIntExact(most)).post();
    }
  }

  /** A bound on the absolute value of the sum. */
  private static long reach(IntVar[] terms, int[] factors) {
    return IntStream.range(0, terms.length)
        .mapToLong(
            k ->
                Math.abs((long) factors[k])
                    * Math.max(Math.abs(terms[k].getLB()), Math.abs(terms[k].getUB())))
        .sum();
  }
}
