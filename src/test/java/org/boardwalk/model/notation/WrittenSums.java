package org.boardwalk.model.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sums within limits over named variables, as a reader who knows nothing of models reads them from
 * OPB; all solutions by trying.
 */
final class WrittenSums {

  private static final Pattern TERM =
      Pattern.compile("([+-]?) ?(?:(\\d+)(?:\\*| ))?([a-zA-Z]\\w*)");
  private static final Pattern OPB_LINE =
      Pattern.compile("((?:[+-]\\d+ x\\d+ )+)(=|>=) (-?\\d+) ;");

  private record Limit(Map<String, Long> terms, long least, long most) {}

  private final Map<String, long[]> domains = new LinkedHashMap<>();
  private final List<Limit> limits = new ArrayList<>();
  private Map<String, Long> objective = Map.of();
  private long constant;

  static WrittenSums opb(String text) {
    WrittenSums sums = new WrittenSums();
    String[] lines = text.split("\n", -1);
    Matcher header = Pattern.compile("\\* #variable= (\\d+) #constraint= (\\d+)").matcher(lines[0]);
    assertThat(header.matches()).as(lines[0]).isTrue();
    for (int k = 1; k <= Integer.parseInt(header.group(1)); k++) {
      sums.declare("x" + k, 0, 1);
    }
    for (String line : lines) {
      Matcher limited = OPB_LINE.matcher(line);
      if (limited.matches()) {
        sums.limit(terms(limited.group(1)), limited.group(2), Long.parseLong(limited.group(3)));
      } else if (line.startsWith("min: ")) {
        assertThat(sums.limits).as("the objective comes first").isEmpty();
        sums.objective = terms(line.substring("min:".length()));
      } else if (line.startsWith("* to the objective ")) {
        sums.constant = Long.parseLong(line.split(" ", -1)[4]);
      } else {
        assertThat(line).matches("|\\* .*");
      }
    }
    assertThat(sums.limits).hasSize(Integer.parseInt(header.group(2)));
    return sums;
  }

  private static Map<String, Long> terms(String sum) {
    Map<String, Long> terms = new LinkedHashMap<>();
    Matcher term = TERM.matcher(sum);
    while (term.find()) {
      long factor = term.group(2) == null ? 1 : Long.parseLong(term.group(2));
      terms.merge(term.group(3), term.group(1).equals("-") ? -factor : factor, Long::sum);
    }
    return terms;
  }

  private void declare(String name, long least, long most) {
    assertThat(domains.put(name, new long[] {least, most})).as(name).isNull();
  }

  private void limit(Map<String, Long> terms, String relation, long value) {
    assertThat(domains).containsKeys(terms.keySet().toArray(String[]::new));
    limits.add(
        new Limit(
            terms,
            relation.equals("<=") ? Long.MIN_VALUE : value,
            relation.equals(">=") ? Long.MAX_VALUE : value));
  }

  /** The cost of every solution; 0 without an objective. */
  List<Long> costs() {
    List<Long> costs = new ArrayList<>();
    extend(new ArrayList<>(domains.keySet()), 0, new LinkedHashMap<>(), costs);
    return costs;
  }

  OptionalLong least() {
    return costs().stream().mapToLong(c -> c).min();
  }

  private void extend(List<String> names, int next, Map<String, Long> values, List<Long> costs) {
    if (limits.stream().anyMatch(l -> hopeless(l, values))) {
      return;
    }
    if (next == names.size()) {
      costs.add(constant + sum(objective, values));
      return;
    }
    long[] domain = domain(names.get(next));
    for (long x = domain[0]; x <= domain[1]; x++) {
      values.put(names.get(next), x);
      extend(names, next + 1, values, costs);
      values.remove(names.get(next));
    }
  }

  private long[] domain(String name) {
    return Objects.requireNonNull(domains.get(name));
  }

  private static long sum(Map<String, Long> terms, Map<String, Long> values) {
    return terms.entrySet().stream()
        .mapToLong(t -> t.getValue() * Objects.requireNonNull(values.get(t.getKey())))
        .sum();
  }

  /** Whether no values of the open variables can bring the sum within its limits. */
  private boolean hopeless(Limit limit, Map<String, Long> values) {
    long low = 0;
    long high = 0;
    for (Map.Entry<String, Long> term : limit.terms().entrySet()) {
      Long value = values.get(term.getKey());
      long[] domain = value == null ? domain(term.getKey()) : new long[] {value, value};
      long a = term.getValue() * domain[0];
      long b = term.getValue() * domain[1];
      low += Math.min(a, b);
      high += Math.max(a, b);
    }
    return low > limit.most() || high < limit.least();
  }
}
