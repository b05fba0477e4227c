package org.boardwalk.answer;

import org.boardwalk.text.Text;

/**
 * A model whose whole search space an engine has visited without a solution, or without a better
 * one.
 *
 * @param formulation the model in words, such as "seats below 52"
 * @param digest of the model, so that whoever builds it again can compare
 * @param size in words
 * @param engine the engine
 * @param version its version
 */
public record Exhaustion(
    String formulation, String digest, String size, String engine, String version) {

  /**
   * @return such as "exhausted search of the seats model (210 variables, ...) by cpsat 9.15"
   */
  public String sentence() {
    return Text.of(
        "exhausted search of the %s model (%s, %s) by %s %s",
        formulation, size, digest, engine, version);
  }
}
