package org.boardwalk.search;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Legend;

/**
 * A neutral model so small that all its assignments can be tried. Its checker reads the constraints
 * by their definitions and shares no code with any engine.
 */
final class TinyModel {

  static final long FREE_BELOW = Long.MIN_VALUE;
  static final long FREE_ABOVE = Long.MAX_VALUE;

  private final CpModelProto.Builder proto = CpModelProto.newBuilder();

  static int not(int literal) {
    return -literal - 1;
  }

  /** So many 0/1 variables 0, 1, 2, ... */
  static TinyModel bools(int count) {
    TinyModel model = new TinyModel();
    for (int k = 0; k < count; k++) {
      model.variable(0, 1);
    }
    return model;
  }

  TinyModel variable(long least, long most) {
    proto.addVariables(IntegerVariableProto.newBuilder().addDomain(least).addDomain(most));
    return this;
  }

  int variables() {
    return proto.getVariablesCount();
  }

  TinyModel clause(int... literals) {
    proto.addConstraintsBuilder().setBoolOr(argument(literals));
    return this;
  }

  TinyModel exactlyOne(int... literals) {
    proto.addConstraintsBuilder().setExactlyOne(argument(literals));
    return this;
  }

  TinyModel atMostOne(int... literals) {
    proto.addConstraintsBuilder().setAtMostOne(argument(literals));
    return this;
  }

  private static BoolArgumentProto.Builder argument(int[] literals) {
    BoolArgumentProto.Builder argument = BoolArgumentProto.newBuilder();
    for (int literal : literals) {
      argument.addLiterals(literal);
    }
    return argument;
  }

  /** least ≤ Σ factor · variable ≤ most, for variables 0, 1, 2, ...; factor 0 leaves one out. */
  TinyModel linear(long least, long most, long... factors) {
    LinearConstraintProto.Builder linear =
        LinearConstraintProto.newBuilder().addDomain(least).addDomain(most);
    for (int v = 0; v < factors.length; v++) {
      if (factors[v] != 0) {
        linear.addVars(v).addCoeffs(factors[v]);
      }
    }
    proto.addConstraintsBuilder().setLinear(linear);
    return this;
  }

  TinyModel minimise(double offset, long... factors) {
    CpObjectiveProto.Builder objective = CpObjectiveProto.newBuilder().setOffset(offset);
    for (int v = 0; v < factors.length; v++) {
      if (factors[v] != 0) {
        objective.addVars(v).addCoeffs(factors[v]);
      }
    }
    proto.setObjective(objective);
    return this;
  }

  ConstraintModel model() {
    return model(proto.build());
  }

  static ConstraintModel model(CpModelProto proto) {
    return new ConstraintModel(
        "tiny",
        proto,
        Legend.UNSAID,
        values -> {
          throw new UnsupportedOperationException("no movement");
        },
        true);
  }

  /** Every assignment that holds all constraints. */
  List<List<Long>> solutions() {
    List<List<Long>> all = new ArrayList<>();
    extend(new ArrayList<>(), all);
    return all;
  }

  private void extend(List<Long> values, List<List<Long>> all) {
    if (values.size() == proto.getVariablesCount()) {
      if (proto.getConstraintsList().stream().allMatch(c -> holds(c, values))) {
        all.add(List.copyOf(values));
      }
      return;
    }
    IntegerVariableProto variable = proto.getVariables(values.size());
    for (long x = variable.getDomain(0); x <= variable.getDomain(1); x++) {
      values.add(x);
      extend(values, all);
      values.remove(values.size() - 1);
    }
  }

  private static boolean holds(ConstraintProto c, List<Long> values) {
    return switch (c.getConstraintCase()) {
      case BOOL_OR -> count(c.getBoolOr(), values) >= 1;
      case EXACTLY_ONE -> count(c.getExactlyOne(), values) == 1;
      case AT_MOST_ONE -> count(c.getAtMostOne(), values) <= 1;
      case LINEAR -> {
        LinearConstraintProto linear = c.getLinear();
        long sum = 0;
        for (int k = 0; k < linear.getVarsCount(); k++) {
          sum += linear.getCoeffs(k) * values.get(linear.getVars(k));
        }
        yield sum >= linear.getDomain(0) && sum <= linear.getDomain(1);
      }
      default -> throw new IllegalArgumentException("no checker for " + c.getConstraintCase());
    };
  }

  private static long count(BoolArgumentProto argument, List<Long> values) {
    return argument.getLiteralsList().stream()
        .filter(l -> l >= 0 ? values.get(l) == 1 : values.get(-l - 1) == 0)
        .count();
  }

  long cost(List<Long> values) {
    CpObjectiveProto objective = proto.getObjective();
    long sum = 0;
    for (int k = 0; k < objective.getVarsCount(); k++) {
      sum += objective.getCoeffs(k) * values.get(objective.getVars(k));
    }
    return sum;
  }

  /** The least cost of all solutions. */
  OptionalLong optimum() {
    return solutions().stream().mapToLong(this::cost).min();
  }

  /** Values of all variables in a solution that an engine shows. */
  List<Long> values(ConstraintModel.Assignment assignment) {
    return LongStream.range(0, variables()).map(v -> assignment.value((int) v)).boxed().toList();
  }

  @Override
  public String toString() {
    return proto.toString();
  }
}
