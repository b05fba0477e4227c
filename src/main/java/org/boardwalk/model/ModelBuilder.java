package org.boardwalk.model;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.model.Legend.Stretch;
import org.boardwalk.movement.text.WrongValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes the neutral form. Variables and literals are numbers: variable i, and for 0/1 variables
 * the literal i and its negation {@code not(i)}. Every variable belongs to a family, every
 * constraint to the family that was named last. OR-Tools' own builder would need the native
 * library, which Choco does not.
 */
public final class ModelBuilder {

  private final CpModelProto.Builder proto;
  private final LegendWriter legend;
  private static final int NONE = Integer.MIN_VALUE;
  private static final int LISTEN = 256;
  private static final int MOST_VALUES = 1_000;
  private int truth = NONE;
  private int added;

  /** Begins an empty model. */
  public ModelBuilder() {
    proto = CpModelProto.newBuilder();
    legend = new LegendWriter();
  }

  /** Begins with all that a model has. */
  ModelBuilder(ConstraintModel model) {
    proto = model.proto().toBuilder();
    legend = new LegendWriter(model);
  }

  /**
   * Ends the building of a model that is no longer wanted. Building a large model takes seconds;
   * interrupting the thread cancels it.
   *
   * @throws CancellationException when this thread is interrupted
   */
  public static void stopIfUnwanted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the model is not wanted any more");
    }
  }

  public static int not(int literal) {
    return -literal - 1;
  }

  /**
   * Begins a family: constraints added from here on state it. A family that the form of the model
   * keeps needs no constraint.
   */
  public void family(ConstraintFamily family) {
    legend.family(family, proto.getConstraintsCount());
  }

  public int bool(VariableFamily family, int... indices) {
    return integer(family, 0, 1, indices);
  }

  public int integer(VariableFamily family, long least, long most, int... indices) {
    legend.variable(family, indices);
    return variable(least, most);
  }

  /** A 0/1 variable of a family that is numbered consecutively. */
  private int numbered(VariableFamily family) {
    legend.numbered(family);
    return variable(0, 1);
  }

  private int variable(long least, long most) {
    proto.addVariables(IntegerVariableProto.newBuilder().addDomain(least).addDomain(most));
    return proto.getVariablesCount() - 1;
  }

  /**
   * Refuses a number that a caller took from elsewhere.
   *
   * @param literal a variable, or a literal
   * @param bool whether the variable must be 0 or 1
   */
  void check(int literal, boolean bool) {
    int variable = literal < 0 ? not(literal) : literal;
    if (variable >= proto.getVariablesCount()) {
      throw new WrongValue(
          "variable",
          "[%d] is not in the model, whose last is [%d]\n"
              + "Maybe ask the model's variables(...) for it.",
          variable,
          proto.getVariablesCount() - 1);
    }
    IntegerVariableProto domain = proto.getVariables(variable);
    if (bool && (domain.getDomain(0) < 0 || domain.getDomain(1) > 1)) {
      throw new WrongValue(
          "variable",
          "[%d] has values from %d to %d, and can be no literal\nMaybe bound it by a sum.",
          variable,
          domain.getDomain(0),
          domain.getDomain(1));
    }
  }

  /**
   * Literals that say which value a sum has: exactly one of them is true.
   *
   * @param sum a sum of variables of this model
   * @return a new literal for each value that the sum can have by the domains of its variables
   * @throws IllegalArgumentException when there are more than {@value #MOST_VALUES} values
   */
  Map<Long, Integer> values(Sum sum) {
    long[] range = {sum.constant(), sum.constant()};
    double[] width = {1};
    sum.forEach(
        (variable, factor) -> {
          long least = proto.getVariables(variable).getDomain(0);
          long most = proto.getVariables(variable).getDomain(1);
          width[0] += Math.abs((double) factor) * ((double) most - least);
          range[0] += factor * (factor > 0 ? least : most);
          range[1] += factor * (factor > 0 ? most : least);
        });
    if (width[0] > MOST_VALUES) {
      throw new WrongValue(
          "values",
          "[%.0f] of a sum are more than [%d]\nMaybe take variables with smaller domains.",
          width[0],
          MOST_VALUES);
    }
    Map<Long, Integer> values = new TreeMap<>();
    Sum difference = new Sum().add(sum, -1);
    for (long value = range[0]; value <= range[1]; value++) {
      int has = numbered(VariableFamily.HAS);
      values.put(value, has);
      difference.add(has, value);
    }
    exactlyOne(List.copyOf(values.values()));
    equal(difference, 0);
    return values;
  }

  /** A literal that is true. */
  public int truth() {
    if (truth == NONE) {
      truth = integer(VariableFamily.ONE, 1, 1);
    }
    return truth;
  }

  /** At least one of the literals. */
  public void clause(int... literals) {
    add(ConstraintProto.newBuilder().setBoolOr(argument(literals)));
  }

  public void exactlyOne(List<Integer> literals) {
    add(
        ConstraintProto.newBuilder()
            .setExactlyOne(BoolArgumentProto.newBuilder().addAllLiterals(literals)));
  }

  public void atMostOne(int... literals) {
    add(ConstraintProto.newBuilder().setAtMostOne(argument(literals)));
  }

  public void fix(int literal) {
    clause(literal);
  }

  /** A literal that is true exactly when both are. */
  public int both(int a, int b) {
    if (a == b || b == truth) {
      return a;
    }
    if (a == truth) {
      return b;
    }
    int and = numbered(VariableFamily.BOTH);
    clause(not(a), not(b), and);
    clause(not(and), a);
    clause(not(and), b);
    return and;
  }

  /** Adds a finished message: a builder kept for each constraint would take twice the memory. */
  private void add(ConstraintProto.Builder constraint) {
    if (++added % LISTEN == 0) {
      stopIfUnwanted();
    }
    legend.constraint();
    proto.addConstraints(constraint.build());
  }

  private static BoolArgumentProto.Builder argument(int[] literals) {
    BoolArgumentProto.Builder argument = BoolArgumentProto.newBuilder();
    for (int literal : literals) {
      argument.addLiterals(literal);
    }
    return argument;
  }

  public void between(Sum sum, long least, long most) {
    LinearConstraintProto.Builder linear = LinearConstraintProto.newBuilder();
    sum.forEach(
        (variable, factor) -> {
          linear.addVars(variable);
          linear.addCoeffs(factor);
        });
    linear.addDomain(least == Long.MIN_VALUE ? least : least - sum.constant());
    linear.addDomain(most == Long.MAX_VALUE ? most : most - sum.constant());
    add(ConstraintProto.newBuilder().setLinear(linear));
  }

  public void equal(Sum sum, long value) {
    between(sum, value, value);
  }

  /**
   * The sum equals the value. A sum of literals that equals 1 is written as "exactly one of these",
   * which engines and {@code model.split} use better than a sum; literals with a factor above 1
   * must then be false. A sum with subtractions stays a sum.
   */
  public void exactly(Sum sum, long value) {
    List<Integer> once = new ArrayList<>();
    Sum oftener = new Sum();
    sum.forEach(
        (variable, factor) -> {
          if (factor == 1) {
            once.add(variable);
          } else {
            oftener.add(variable, 1);
          }
        });
    if (value != 1 || sum.constant() != 0 || once.isEmpty() || sum.subtracts()) {
      equal(sum, value);
      return;
    }
    exactlyOne(once);
    if (oftener.size() > 0) {
      equal(oftener, 0);
    }
  }

  /** A variable that equals a sum with values in that range. */
  public int value(VariableFamily family, Sum sum, long least, long most, int... indices) {
    int value = integer(family, least, most, indices);
    equal(sum.copy().add(value, -1), 0);
    return value;
  }

  public void atMost(Sum sum, long most) {
    between(sum, Long.MIN_VALUE, most);
  }

  public void atLeast(Sum sum, long least) {
    between(sum, least, Long.MAX_VALUE);
  }

  public void minimise(Sum sum) {
    CpObjectiveProto.Builder objective = CpObjectiveProto.newBuilder();
    sum.forEach(
        (variable, factor) -> {
          objective.addVars(variable);
          objective.addCoeffs(factor);
        });
    proto.setObjective(objective.setOffset((double) sum.constant()));
  }

  public CpModelProto build() {
    return proto.build();
  }

  /** The meaning of all that was added; the idea is the formulation in a few sentences. */
  public Legend legend(String idea) {
    return legend.legend(idea, proto.getConstraintsCount());
  }

  /** Writes the legend of a model while the model is built. */
  private static final class LegendWriter {

    private final List<Label> labels = new ArrayList<>();
    private final Map<VariableFamily, Integer> counted = new HashMap<>();
    private final List<Stretch> stretches = new ArrayList<>();
    private @Nullable ConstraintFamily current;

    LegendWriter() {}

    /** Goes on with the legend of a model, which may leave out its end. */
    LegendWriter(ConstraintModel model) {
      IntStream.range(0, model.variables()).mapToObj(model.legend()::label).forEach(labels::add);
      labels.forEach(label -> counted.merge(label.family(), 1, Integer::sum));
      stretches.addAll(model.legend().stretches());
      int said = stretches.isEmpty() ? 0 : stretches.get(stretches.size() - 1).end();
      if (said < model.constraints()) {
        stretches.add(new Stretch(ConstraintFamily.UNSAID, model.constraints()));
      }
    }

    /** Labels the next variable; indices count from 0. */
    void variable(VariableFamily family, int... indices) {
      // People count from 1.
      labels.add(new Label(family, IntStream.of(indices).map(i -> i + 1).boxed().toList()));
    }

    /** Labels the next variable, in a family that is numbered consecutively. */
    void numbered(VariableFamily family) {
      variable(family, counted.merge(family, 1, Integer::sum) - 1);
    }

    /** Begins another family after this number of constraints; a family may have no constraint. */
    void family(ConstraintFamily family, int constraints) {
      if (family.equals(current)) {
        return;
      }
      close(constraints);
      current = family;
    }

    void constraint() {
      if (current == null) {
        throw new IllegalStateException("a constraint belongs to no family");
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
}
