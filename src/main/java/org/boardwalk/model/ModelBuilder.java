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
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.boardwalk.model.Legend.Label;
import org.boardwalk.model.Legend.Stretch;
import org.jspecify.annotations.Nullable;

/**
 * Writes the neutral form. Variables and literals are numbers: variable i, and for 0/1 variables
 * the literal i and its negation {@code not(i)}. Every variable belongs to a family, every
 * constraint to the family that was named last. OR-Tools' own builder would need the native
 * library, which Choco does not.
 */
public final class ModelBuilder {

  private final CpModelProto.Builder proto = CpModelProto.newBuilder();
  private final LegendWriter legend = new LegendWriter();
  private static final int NONE = Integer.MIN_VALUE;
  private static final int LISTEN = 256;
  private int truth = NONE;
  private int added;

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

  private int variable(long least, long most) {
    proto.addVariables(IntegerVariableProto.newBuilder().addDomain(least).addDomain(most));
    return proto.getVariablesCount() - 1;
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
    legend.numbered(VariableFamily.BOTH);
    int and = variable(0, 1);
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
