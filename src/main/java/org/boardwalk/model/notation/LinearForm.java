package org.boardwalk.model.notation;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.text.Text;

/**
 * A constraint of the neutral form as limits of a sum; all kinds of constraints are linear over 0/1
 * variables.
 *
 * @param factors the factor of each variable, in the order of the variables; none is 0
 * @param least the least sum; {@link Long#MIN_VALUE} for no limit
 * @param most the greatest sum; {@link Long#MAX_VALUE} for no limit
 */
record LinearForm(Map<Integer, Long> factors, long least, long most) {

  private static final String ADVICE = "\nMaybe write the format [proto], which has every kind.";

  static LinearForm of(ConstraintProto constraint, int index) {
    if (constraint.getEnforcementLiteralCount() > 0) {
      throw refused(index, "holds under a condition only");
    }
    return switch (constraint.getConstraintCase()) {
      case BOOL_OR -> count(constraint.getBoolOr().getLiteralsList(), 1, Long.MAX_VALUE);
      case EXACTLY_ONE -> count(constraint.getExactlyOne().getLiteralsList(), 1, 1);
      case AT_MOST_ONE -> count(constraint.getAtMostOne().getLiteralsList(), Long.MIN_VALUE, 1);
      case LINEAR -> linear(constraint.getLinear(), index);
      default -> throw refused(index, Text.of("is of kind [%s]", ConstraintSort.kind(constraint)));
    };
  }

  private static IllegalArgumentException refused(int index, String why) {
    return new IllegalArgumentException(
        Text.of("constraint [%d] %s, which cannot be written in this format", index + 1, why)
            + ADVICE);
  }

  /** A negated literal counts 1 - variable. */
  private static LinearForm count(List<Integer> literals, long least, long most) {
    Map<Integer, Long> factors = new TreeMap<>();
    long negated = 0;
    for (int literal : literals) {
      negated += literal < 0 ? 1 : 0;
      factors.merge(literal < 0 ? -literal - 1 : literal, literal < 0 ? -1L : 1L, Long::sum);
    }
    return new LinearForm(factors, least, most).less(negated);
  }

  private static LinearForm linear(LinearConstraintProto linear, int index) {
    if (linear.getDomainCount() != 2) {
      throw refused(index, "has a domain with holes");
    }
    Map<Integer, Long> factors = new TreeMap<>();
    for (int k = 0; k < linear.getVarsCount(); k++) {
      factors.merge(linear.getVars(k), linear.getCoeffs(k), Long::sum);
    }
    return new LinearForm(factors, linear.getDomain(0), linear.getDomain(1)).less(0);
  }

  /** This constraint for a sum reduced by a constant. */
  private LinearForm less(long constant) {
    factors.values().removeIf(f -> f == 0);
    return new LinearForm(
        factors,
        least == Long.MIN_VALUE ? least : least - constant,
        most == Long.MAX_VALUE ? most : most - constant);
  }

  boolean bounded() {
    return least != Long.MIN_VALUE;
  }

  boolean limited() {
    return most != Long.MAX_VALUE;
  }
}
