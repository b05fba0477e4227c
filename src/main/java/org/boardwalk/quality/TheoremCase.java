package org.boardwalk.quality;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * A theorem applied to given numbers.
 *
 * @param theorem the theorem
 * @param parameters the numbers for the names in braces in its statement; empty where it has none
 */
public record TheoremCase(Theorem theorem, Map<String, Integer> parameters) {

  /** A plural after the number 1 in a statement. */
  private static final Pattern ONE = Pattern.compile("\\b1 (set|table|round)s\\b");

  /** Copies the map. */
  public TheoremCase {
    parameters = Map.copyOf(parameters);
  }

  /** {@return the theorem for these numbers, in a few words} */
  public String statement() {
    return filled(theorem.statement(), parameters);
  }

  private static String filled(String words, Map<String, Integer> numbers) {
    String text = words;
    for (Map.Entry<String, Integer> number : numbers.entrySet()) {
      text = text.replace("{" + number.getKey() + "}", number.getValue().toString());
    }
    return ONE.matcher(text).replaceAll("1 $1");
  }

  /** {@return the statement with the place where it is proved} */
  public String sentence() {
    return statement() + " (" + filled(theorem.source(), theorem.derived(parameters)) + ")";
  }
}
