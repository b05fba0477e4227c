package org.boardwalk.model.notation;

import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintFamily;
import org.boardwalk.model.ConstraintFamily.Purpose;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.text.Text;

/**
 * A model in words and mathematics, with counts: its variables by family, its constraints by
 * family.
 */
final class ModelText {

  private static final String PROVES =
      "Every answer to the wish is a solution, up to names: an exhausted search proves something about"
          + " all of them.";
  private static final String PROVES_LITTLE =
      "Not every answer to the wish is of this form: an exhausted search proves nothing about the"
          + " others.";

  private final ConstraintModel model;
  private final StringBuilder text = new StringBuilder();
  private int number;

  private ModelText(ConstraintModel model) {
    this.model = model;
  }

  static String of(ConstraintModel model) {
    ModelText text = new ModelText(model);
    text.idea();
    text.variables();
    text.families();
    text.objective();
    text.size();
    return text.text.toString();
  }

  private void idea() {
    text.append("Model: ").append(model.name()).append("\n\n");
    String idea = model.legend().idea();
    text.append(
        WrappedText.of("", (idea + " " + (model.complete() ? PROVES : PROVES_LITTLE)).strip()));
  }

  /** Variables of a family with the same domain. */
  private record Sort(VariableFamily family, String domain) {}

  private void variables() {
    Map<Sort, Integer> counts = new LinkedHashMap<>();
    for (int v = 0; v < model.proto().getVariablesCount(); v++) {
      VariableFamily family = model.legend().label(v).family();
      counts.merge(new Sort(family, domain(model.proto().getVariables(v))), 1, Integer::sum);
    }
    heading("Variables");
    int titles = widest(counts.keySet().stream().map(s -> s.family().title()));
    int domains = widest(counts.keySet().stream().map(Sort::domain));
    counts.forEach(
        (sort, count) ->
            text.append(
                WrappedText.of(
                    Text.of("%,9d  ", count)
                        + padded(sort.family().title(), titles)
                        + padded(sort.domain(), domains),
                    sort.family().meaning())));
  }

  private static int widest(Stream<String> texts) {
    return texts.mapToInt(String::length).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width + 2 - text.length());
  }

  private static String domain(IntegerVariableProto variable) {
    long least = variable.getDomain(0);
    long most = variable.getDomain(variable.getDomainCount() - 1);
    return least == most ? "" + least : least + (most == least + 1 ? " or " : " to ") + most;
  }

  private void families() {
    Map<ConstraintFamily, Map<ConstraintSort, Integer>> counts = new LinkedHashMap<>();
    model.legend().families().forEach(r -> counts.put(r, new EnumMap<>(ConstraintSort.class)));
    List<ConstraintFamily> families = model.legend().familiesOf(model.constraints());
    for (int c = 0; c < families.size(); c++) {
      counts
          .computeIfAbsent(families.get(c), r -> new EnumMap<>(ConstraintSort.class))
          .merge(ConstraintSort.of(model.proto().getConstraints(c)), 1, Integer::sum);
    }
    for (Purpose purpose : Purpose.values()) {
      families(purpose, counts);
    }
  }

  private void families(
      Purpose purpose, Map<ConstraintFamily, Map<ConstraintSort, Integer>> counts) {
    List<ConstraintFamily> families = new ArrayList<>(counts.keySet());
    // The meaning of a helping variable that is not used is left out.
    families.removeIf(r -> r.purpose() != purpose || unneeded(r, counts));
    if (!families.isEmpty()) {
      heading(purpose.heading());
    }
    for (ConstraintFamily family : families) {
      number++;
      text.append(Text.of("%3d. %s\n", number, family.name()));
      text.append(WrappedText.of("     ", family.words()));
      if (!family.formula().isEmpty()) {
        text.append(WrappedText.of("       ", family.formula()));
      }
      text.append(WrappedText.of("     ", counted(counts.getOrDefault(family, Map.of()))));
    }
  }

  private static boolean unneeded(
      ConstraintFamily family, Map<ConstraintFamily, Map<ConstraintSort, Integer>> counts) {
    return family.purpose() == Purpose.MEANING && counts.getOrDefault(family, Map.of()).isEmpty();
  }

  private static String counted(Map<ConstraintSort, Integer> counts) {
    if (counts.isEmpty()) {
      return "-> no constraint is needed";
    }
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    String sorts =
        counts.entrySet().stream()
            .map(e -> (counts.size() > 1 ? number(e.getValue()) + " " : "") + e.getKey().word())
            .collect(Collectors.joining(", "));
    return Text.of("-> %s constraint%s: %s", number(all), all == 1 ? "" : "s", sorts);
  }

  /** Terms of the objective with the same factor. */
  private record Term(VariableFamily family, long factor) {}

  private void objective() {
    heading("Objective");
    CpObjectiveProto objective = model.proto().getObjective();
    if (!model.proto().hasObjective()) {
      text.append("     None: any solution will do.\n");
      return;
    }
    Map<Term, Integer> counts = new LinkedHashMap<>();
    for (int k = 0; k < objective.getVarsCount(); k++) {
      VariableFamily family = model.legend().label(objective.getVars(k)).family();
      counts.merge(new Term(family, objective.getCoeffs(k)), 1, Integer::sum);
    }
    text.append("     Minimise the sum of\n");
    counts.forEach(
        (term, count) ->
            text.append(
                Text.of(
                    "%,9d  terms %s · %s\n", count, number(term.factor()), term.family().title())));
    if (objective.getOffset() != 0) {
      text.append(Text.of("           and the number %,d\n", (long) objective.getOffset()));
    }
  }

  private static String number(long number) {
    return Text.of("%,d", number);
  }

  private void size() {
    heading("Size");
    text.append("     ").append(model.size()).append('\n');
    Map<ConstraintSort, Integer> counts = new EnumMap<>(ConstraintSort.class);
    model
        .proto()
        .getConstraintsList()
        .forEach(c -> counts.merge(ConstraintSort.of(c), 1, Integer::sum));
    int words = widest(counts.keySet().stream().map(ConstraintSort::word));
    counts.forEach(
        (sort, count) ->
            text.append(
                Text.of("%,9d  %s%s\n", count, padded(sort.word(), words), sort.meaning())));
    text.append("     Certificates name this model by ").append(model.digest()).append('\n');
  }

  private void heading(String heading) {
    text.append('\n').append(heading).append('\n');
  }

  /** Text wrapped in lines of limited length. */
  private static final class WrappedText {

    private static final int WIDTH = 100;

    private WrappedText() {}

    /**
     * Wraps a text at blanks.
     *
     * @param first the beginning of the first line
     * @param text the text, broken at its blanks
     * @return lines, each ended by a line feed; later lines are indented as far as the first
     */
    static String of(String first, String text) {
      StringBuilder all = new StringBuilder();
      StringBuilder line = new StringBuilder(first);
      boolean begun = false;
      for (String word : text.strip().split(" ", -1)) {
        if (begun && line.length() + 1 + word.length() > WIDTH) {
          all.append(line).append('\n');
          line = new StringBuilder(" ".repeat(first.length()));
          begun = false;
        }
        line.append(begun ? " " : "").append(word);
        begun = true;
      }
      return all.append(line).append('\n').toString();
    }
  }
}
