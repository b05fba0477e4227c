package org.boardwalk.model.notation;

import com.google.ortools.sat.CpSolverResponse;
import com.google.protobuf.TextFormat;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.movement.text.Text;

/**
 * Reads the answer of an external solver, in any of these forms:
 *
 * <ul>
 *   <li>to a text in OPB or DIMACS: lines that begin with {@code v}, or the numbers alone, as
 *       minisat writes them into a file; {@code 5}, {@code -5}, {@code x5} or {@code -x5} for each
 *       0/1 variable; or 0 and 1 alone, one for each of them in their order
 *   <li>to a text in MiniZinc: {@code left = array3d(1..4, 1..8, 1..8, [false, true, ...]);} or in
 *       its JSON {@code "left" : [[[false, true, ...], ...], ...]} for each array, in the last
 *       solution
 *   <li>to a model of OR-Tools: the text of a {@code CpSolverResponse}
 * </ul>
 *
 * Other lines are ignored: comments, times, objectives.
 */
public final class AssignmentText {

  private static final Set<String> WORDS = Set.of("sat", "satisfiable", "optimal", "optimum");
  private static final Set<String> NONE = Set.of("unsat", "unsatisfiable", "infeasible");
  private static final Set<String> OPEN = Set.of("indet", "indeterminate", "unknown");

  private static final Pattern NAMED =
      Pattern.compile(
          "(?:\\b(?<name>[A-Za-z]\\w*)\\s*=|\"(?<key>[A-Za-z]\\w*)\"\\s*:)"
              + "\\s*(?:array\\dd\\([^\\[]*)?"
              + "(?:(?<value>true|false|-?\\d{1,18})\\s*[;,}]|(?<list>\\[[\\[\\]|\\w\\s,-]*\\]))");
  private static final Pattern VALUE = Pattern.compile("true|false|-?\\d{1,18}");
  private static final Pattern RESPONSE =
      Pattern.compile("(?m)^[ \\t]*+(status|solution)[ \\t]*+:");
  private static final Pattern SOLUTION_ENDS = Pattern.compile("(?m)^-{10}\\s*$");

  private AssignmentText() {}

  /**
   * @param model the model that the solver was given
   * @param text its answer
   * @return the values of the variables of the model, which satisfy its constraints
   * @throws IllegalArgumentException when it is not a solution, or has no value for a variable
   */
  public static Assignment read(ConstraintModel model, String text) {
    Assignment values;
    if (RESPONSE.matcher(text).find()) {
      values = ofResponse(model, text);
    } else {
      text.lines().map(String::strip).forEach(AssignmentText::refuse);
      values = NAMED.matcher(text).find() ? ofNames(model, text) : ofLiterals(model, text);
    }
    check(model, values);
    return values;
  }

  private static Assignment ofResponse(ConstraintModel model, String text) {
    CpSolverResponse.Builder response = CpSolverResponse.newBuilder();
    try {
      TextFormat.getParser().merge(text, response);
    } catch (TextFormat.ParseException e) {
      throw new IllegalArgumentException(
          Text.of("the text of the CpSolverResponse ends in a fault: %s\n", e.getMessage())
              + "Maybe write it with google.protobuf.text_format, whole.",
          e);
    }
    refuse("s " + response.getStatus());
    if (response.getSolutionCount() != model.proto().getVariablesCount()) {
      throw new IllegalArgumentException(
          Text.of(
                  "the answer has %s, and the model %s\n",
                  Text.count(response.getSolutionCount(), "value"),
                  Text.count(model.proto().getVariablesCount(), "variable"))
              + "Maybe it answers another model or formulation.");
    }
    return response::getSolution;
  }

  private static Assignment ofNames(ConstraintModel model, String text) {
    String last =
        Arrays.stream(SOLUTION_ENDS.split(text))
            .filter(NAMED.asPredicate())
            .reduce("", (before, solution) -> solution);
    Map<String, List<Long>> named = new HashMap<>();
    NAMED
        .matcher(last)
        .results()
        .forEach(
            array ->
                named.put(
                    Objects.requireNonNullElse(array.group(1), array.group(2)),
                    list(Objects.requireNonNullElse(array.group(3), array.group(4)))));
    VariableArrays arrays = new VariableArrays(model);
    Map<Integer, Long> values = new HashMap<>();
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      if (arrays.constant(v)) {
        values.put(v, arrays.domain(v).getDomain(0));
        continue;
      }
      List<Long> all = named.getOrDefault(arrays.cell(v).array().name(), List.of());
      if (all.size() != arrays.cells(arrays.cell(v).array())) {
        throw missing(v + 1, model.legend().label(v).toString());
      }
      values.put(v, all.get(arrays.position(v)));
    }
    return v -> values.getOrDefault(v, 0L);
  }

  private static List<Long> list(String values) {
    return VALUE
        .matcher(values)
        .results()
        .map(
            value ->
                switch (value.group()) {
                  case "true" -> 1L;
                  case "false" -> 0L;
                  default -> Long.parseLong(value.group());
                })
        .toList();
  }

  private static Assignment ofLiterals(ConstraintModel model, String text) {
    BinaryDigits digits = new BinaryDigits(model);
    Map<Integer, Boolean> settled = new HashMap<>();
    String bits =
        text.lines()
            .filter(line -> line.matches("[01\\s,\\[\\]]+"))
            .collect(Collectors.joining())
            .replaceAll("[\\s,\\[\\]]", "");
    if (!bits.isEmpty() && bits.length() == digits.names().size()) {
      IntStream.range(0, bits.length()).forEach(k -> settled.put(k + 1, bits.charAt(k) == '1'));
    } else {
      text.lines().forEach(line -> read(line.strip(), settled));
    }
    for (int k = 1; k <= digits.names().size(); k++) {
      if (!settled.containsKey(k)) {
        throw missing(k, digits.names().get(k - 1));
      }
    }
    return values(digits, settled);
  }

  private static IllegalArgumentException missing(int number, String name) {
    return new IllegalArgumentException(
        Text.of("the answer has no value for variable [%d], %s\n", number, name)
            + "Maybe it answers another model or formulation.");
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
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      checkDomain(model, v, values.value(v));
    }
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
                    c + 1, model.legend().familiesOf(model.constraints()).get(c).name())
                + "Maybe it answers another model or formulation.");
      }
    }
  }

  /** Refuses a value outside of its variable's ranges, from each even place to the next odd one. */
  private static void checkDomain(ConstraintModel model, int variable, long value) {
    List<Long> ends = model.proto().getVariables(variable).getDomainList();
    for (int k = 0; k < ends.size(); k += 2) {
      if (ends.get(k) <= value && value <= ends.get(k + 1)) {
        return;
      }
    }
    throw new IllegalArgumentException(
        Text.of(
                "the answer has value [%d] for variable [%d], %s, whose domain is %s\n",
                value, variable + 1, model.legend().label(variable), ends)
            + "Maybe it answers another model or formulation.");
  }

  /** Refuses the line in which a solver says that there is no solution, or that it gave up. */
  private static void refuse(String line) {
    String status = line.startsWith("s ") ? line.substring(2).strip() : line;
    String word = firstWord(status);
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
  }

  /** The first word, without the signs that MiniZinc puts around it. */
  private static String firstWord(String line) {
    return line.replace("=", "").toLowerCase(Locale.ROOT).split(" ", 2)[0];
  }

  private static void read(String line, Map<Integer, Boolean> settled) {
    boolean values =
        line.startsWith("v ") || (line.matches("[-x\\d][-x\\d ]*") && !line.startsWith("--"));
    if (!values || WORDS.contains(firstWord(line))) {
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
