package org.boardwalk.model.notation;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.model.notation.VariableArrays.NamedArray;

/**
 * A MiniZinc model for people who want to change it: sizes with names, an array for each family of
 * variables, the sentence of each rule before its constraints, constraints with "for all", and a
 * search annotation. Each solution of the model is one of the text. Language: N. Nethercote, P. J.
 * Stuckey, R. Becket, S. Brand, G. J. Duck and G. Tack, MiniZinc: Towards a Standard CP Modelling
 * Language, CP 2007.
 */
final class MiniZincText {

  private static final int WIDTH = 96;

  private final ConstraintModel model;
  private final CpModelProto proto;
  private final VariableArrays arrays;
  private final QuantifiedText quantified;
  private final StringBuilder text = new StringBuilder();

  private MiniZincText(ConstraintModel model) {
    this.model = model;
    proto = model.proto();
    arrays = new VariableArrays(model);
    quantified = new QuantifiedText(arrays);
  }

  static String of(ConstraintModel model) {
    MiniZincText text = new MiniZincText(model);
    text.comment(model.name());
    text.comment(model.size());
    text.comment(model.legend().idea());
    text.sizes();
    text.arrays.all().forEach(text::array);
    text.domains();
    text.constraints();
    text.solve();
    return text.text.toString();
  }

  private void comment(String words) {
    StringBuilder line = new StringBuilder("%");
    for (String word : words.strip().split("\\s+", -1)) {
      if (line.length() + 1 + word.length() > WIDTH) {
        text.append(line).append('\n');
        line = new StringBuilder("%");
      }
      line.append(' ').append(word);
    }
    if (!words.isBlank()) {
      text.append(line).append('\n');
    }
  }

  private void sizes() {
    text.append('\n');
    for (String kind : arrays.kinds()) {
      text.append("int: ").append(SizeNames.of(arrays, kind)).append(" = ");
      text.append(arrays.size(kind)).append(";\n");
    }
  }

  private void array(NamedArray array) {
    text.append('\n');
    VariableFamily family = array.family();
    comment(family.title() + ": " + family.meaning());
    if (array.numbered()) {
      numbers(array);
    }
    String ranges =
        array.columns().stream()
            .map(kind -> "1.." + SizeNames.of(arrays, kind))
            .collect(Collectors.joining(", "));
    text.append(ranges.isEmpty() ? "" : "array[" + ranges + "] of ")
        .append("var ")
        .append(array.bool() ? "bool" : array.least() + ".." + array.most())
        .append(": ")
        .append(array.name())
        .append(";\n");
    List<ArrayConstraint> empty = new ArrayList<>();
    for (List<Integer> place : arrays.places(array)) {
      if (array.hole(place)) {
        empty.add(ArrayConstraint.empty(array, place));
      }
    }
    statements(empty);
    if (array.symmetric()) {
      mirror(array);
    }
  }

  /** The indices of a family of which only few are in use, variable by variable. */
  private void numbers(NamedArray array) {
    List<String> all = new ArrayList<>();
    for (int k = 0; k < array.variables().size(); k++) {
      String label = arrays.label(array.variables().get(k)).joined(",");
      if (!label.equals(String.valueOf(k + 1))) {
        all.add(k + 1 + " is " + label);
      }
    }
    if (!all.isEmpty()) {
      comment("The number of each: " + String.join("; ", all));
    }
  }

  private void mirror(NamedArray array) {
    Map<String, List<String>> ranges = new LinkedHashMap<>();
    List<String> indices = new ArrayList<>();
    for (String kind : array.columns()) {
      String letter = SizeNames.letter(kind, Set.copyOf(indices));
      indices.add(letter);
      ranges
          .computeIfAbsent("1.." + SizeNames.of(arrays, kind), r -> new ArrayList<>())
          .add(letter);
    }
    int n = indices.size();
    String where = " where " + indices.get(n - 2) + " < " + indices.get(n - 1);
    String one = array.name() + "[" + String.join(",", indices) + "]";
    indices.add(indices.remove(n - 2));
    String other = array.name() + "[" + String.join(",", indices) + "]";
    statement(
        "forall("
            + QuantifiedText.generators(ranges)
            + where
            + ")(\n  "
            + other
            + " = "
            + one
            + ")");
  }

  private void statement(String statement) {
    text.append("constraint ").append(statement).append(";\n");
  }

  private void statements(List<ArrayConstraint> constraints) {
    quantified
        .of(constraints.stream().filter(ArrayConstraint::needed).toList())
        .forEach(this::statement);
  }

  /** Limits variables to their domains where others in their array have wider ones. */
  private void domains() {
    List<ArrayConstraint> narrow = new ArrayList<>();
    for (NamedArray array : arrays.all()) {
      for (int v : array.variables()) {
        ArrayConstraint.narrow(arrays, v).ifPresent(narrow::add);
      }
    }
    if (!narrow.isEmpty()) {
      text.append('\n');
      comment("Values of single variables");
      quantified.of(narrow).forEach(this::statement);
    }
  }

  private void constraints() {
    ConstraintsByFamily.of(model).forEach(this::family);
  }

  private void family(ConstraintFamily family, List<Integer> indices) {
    text.append('\n');
    comment(family.name());
    comment(family.words());
    comment(family.formula());
    List<ArrayConstraint> constraints = new ArrayList<>();
    for (int c : indices) {
      ConstraintProto constraint = proto.getConstraints(c);
      LinearForm form = LinearForm.of(constraint, c);
      constraints.add(ArrayConstraint.of(arrays, inOrder(constraint), form));
    }
    statements(constraints);
  }

  /** The variables of a constraint in the order in which it was stated, each once. */
  private static Collection<Integer> inOrder(ConstraintProto constraint) {
    List<Integer> literals =
        switch (constraint.getConstraintCase()) {
          case BOOL_OR -> constraint.getBoolOr().getLiteralsList();
          case EXACTLY_ONE -> constraint.getExactlyOne().getLiteralsList();
          case AT_MOST_ONE -> constraint.getAtMostOne().getLiteralsList();
          default -> constraint.getLinear().getVarsList();
        };
    return literals.stream()
        .map(literal -> literal < 0 ? -literal - 1 : literal)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private void solve() {
    text.append("\n% Other searches may suit other solvers.\nsolve\n");
    text.append(SearchAnnotation.of(arrays));
    if (!proto.hasObjective()) {
      text.append("  satisfy;\n");
      return;
    }
    CpObjectiveProto objective = proto.getObjective();
    Map<Integer, Long> factors = new TreeMap<>();
    for (int k = 0; k < objective.getVarsCount(); k++) {
      factors.merge(objective.getVars(k), objective.getCoeffs(k), Long::sum);
    }
    text.append("  minimize ");
    text.append(QuantifiedText.sum(arrays, factors, (long) objective.getOffset()));
    text.append(";\n");
  }
}
