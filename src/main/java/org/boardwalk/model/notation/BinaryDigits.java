package org.boardwalk.model.notation;

import com.google.ortools.sat.IntegerVariableProto;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.text.Text;

/**
 * A model's variables written as 0/1 variables, numbered from 1. A 0/1 variable stays one variable;
 * another variable becomes its least value plus binary digits; a constant needs no variable.
 */
final class BinaryDigits {

  private static final int MOST_DIGITS = 40;

  private final List<Long> least = new ArrayList<>();

  /** For each variable its 0/1 variables with their weights. */
  private final List<Map<Integer, Long>> digits = new ArrayList<>();

  private final List<String> names = new ArrayList<>();

  BinaryDigits(ConstraintModel model) {
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      add(model.proto().getVariables(v), model.legend().label(v).toString());
    }
  }

  private void add(IntegerVariableProto variable, String name) {
    long from = variable.getDomain(0);
    long to = variable.getDomain(variable.getDomainCount() - 1);
    int count = Long.SIZE - Long.numberOfLeadingZeros(to - from);
    if (variable.getDomainCount() != 2 || count > MOST_DIGITS) {
      throw new IllegalArgumentException(
          Text.of(
                  "variable [%s] from %d to %d cannot be written in 0/1 variables\n",
                  name, from, to)
              + "Maybe write the format [minizinc] or [proto].");
    }
    Map<Integer, Long> own = new LinkedHashMap<>();
    for (int digit = 0; digit < count; digit++) {
      names.add(count == 1 ? name : Text.of("%s, digit %d", name, 1L << digit));
      own.put(names.size(), 1L << digit);
    }
    least.add(from);
    digits.add(own);
  }

  /** The names of all 0/1 variables. */
  List<String> names() {
    return names;
  }

  /** The constant part of a sum of variables. */
  long constant(Map<Integer, Long> factors) {
    return factors.entrySet().stream().mapToLong(e -> e.getValue() * least.get(e.getKey())).sum();
  }

  /** The terms of a sum of variables over 0/1 variables. */
  Map<Integer, Long> terms(Map<Integer, Long> factors) {
    Map<Integer, Long> terms = new LinkedHashMap<>();
    factors.forEach(
        (variable, factor) ->
            digits.get(variable).forEach((digit, value) -> terms.put(digit, factor * value)));
    return terms;
  }
}
