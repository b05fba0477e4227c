package org.boardwalk.quality;

import java.util.Map;

/**
 * A theorem for given numbers.
 *
 * @param theorem the theorem
 * @param parameters what stands for the names in braces in its statement; empty where it has none
 */
public record TheoremCase(Theorem theorem, Map<String, Integer> parameters) {

  /** Copies the map. */
  public TheoremCase {
    parameters = Map.copyOf(parameters);
  }

  /**
   * @return the theorem for these numbers, in a few words
   */
  public String statement() {
    String text = theorem.statement();
    for (Map.Entry<String, Integer> parameter : parameters.entrySet()) {
      text = text.replace("{" + parameter.getKey() + "}", parameter.getValue().toString());
    }
    return text;
  }

  /**
   * @return the statement and where it is proved
   */
  public String sentence() {
    return statement() + " (" + theorem.source() + ")";
  }
}
