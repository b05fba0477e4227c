package org.boardwalk.model.notation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.text.Text;

/**
 * Reads the answer of an external solver to a text in OPB or DIMACS: lines that begin with {@code
 * v}, or the numbers alone, as minisat writes them into a file; {@code 5}, {@code -5}, {@code x5}
 * or {@code -x5} for each 0/1 variable. Other lines are ignored: comments, times, objectives.
 */
public final class AssignmentText {

  private static final Set<String> WORDS = Set.of("sat", "satisfiable", "optimal", "optimum");
  private static final Set<String> NONE = Set.of("unsat", "unsatisfiable");
  private static final Set<String> OPEN = Set.of("indet", "indeterminate", "unknown");

  private AssignmentText() {}

  /**
   * @param model the model that the solver was given
   * @param text its answer
   * @return the values of the variables of the model, which satisfy its constraints
   * @throws IllegalArgumentException when it is not a solution, or has no value for a variable
   */
  public static Assignment read(ConstraintModel model, String text) {
    BinaryDigits digits = new BinaryDigits(model);
    Map<Integer, Boolean> settled = new HashMap<>();
    text.lines().forEach(line -> read(line.strip(), settled));
    for (int k = 1; k <= digits.names().size(); k++) {
      if (!settled.containsKey(k)) {
        throw new IllegalArgumentException(
            Text.of("the answer has no value for variable [%d], %s\n", k, digits.names().get(k - 1))
                + "Maybe it answers another model or formulation.");
      }
    }
    Assignment values = values(digits, settled);
    check(model, values);
    return values;
  }

  private static Assignment values(BinaryDigits digits, Map<Integer, Boolean> settled) {
    return variable -> {
      Map<Integer, Long> one = Map.of(variable, 1L);
      return digits.constant(one)
          + digits.terms(one).entrySet().stream()
              .filter(d -> settled.getOrDefault(d.getKey(), false))
              .mapToLong(Map.Entry::getValue)
              .sum();
    };
  }

  private static void check(ConstraintModel model, Assignment values) {
    for (int c = 0; c < model.constraints(); c++) {
      LinearForm form = LinearForm.of(model.proto().getConstraints(c), c);
      long sum =
          form.factors().entrySet().stream()
              .mapToLong(f -> f.getValue() * values.value(f.getKey()))
              .sum();
      if (sum < form.least() || sum > form.most()) {
        throw new IllegalArgumentException(
            Text.of(
                    "the answer breaks constraint [%d], %s\n",
                    c + 1, model.legend().rulesOf(model.constraints()).get(c).name())
                + "Maybe it answers another model or formulation.");
      }
    }
  }

  private static void read(String line, Map<Integer, Boolean> settled) {
    String status = line.startsWith("s ") ? line.substring(2).strip() : line;
    String word = status.toLowerCase(Locale.ROOT).split(" ", 2)[0];
    if (NONE.contains(word)) {
      throw new IllegalArgumentException(
          Text.of("the answer says [%s]: there is no movement in it\n", status)
              + "Maybe make a certificate that anyone can check: boardwalk certificate make.");
    }
    if (OPEN.contains(word)) {
      throw new IllegalArgumentException(
          Text.of("the answer says [%s]: the solver gave up\n", status)
              + "Maybe give it more time, or another solver.");
    }
    boolean values = line.startsWith("v ") || line.matches("[-x\\d][-x\\d ]*");
    if (!values || WORDS.contains(word)) {
      return;
    }
    StringTokenizer literals =
        new StringTokenizer(line.startsWith("v ") ? line.substring(2) : line);
    while (literals.hasMoreTokens()) {
      String literal = literals.nextToken();
      if (!literal.matches("-?x?\\d{1,9}")) {
        throw new IllegalArgumentException(
            Text.of("value [%s] must be like 5, -5 or -x5", literal));
      }
      settle(literal, settled);
    }
  }

  private static void settle(String literal, Map<Integer, Boolean> settled) {
    int variable = Integer.parseInt(literal.replaceAll("[-x]", ""));
    boolean value = !literal.startsWith("-");
    if (settled.getOrDefault(variable, value) != value) {
      throw new IllegalArgumentException(
          Text.of("the answer says both x%d and -x%d\n", variable, variable)
              + "Maybe several answers are in one file.");
    }
    settled.put(variable, value);
  }
}
