package org.boardwalk.wish.answer;

import org.boardwalk.movement.text.Text;

/**
 * An exhausted search: an engine has visited the whole search space of a model and found no
 * solution, or no better one.
 *
 * @param formulation the model in words, such as "seats below 52"
 * @param digest the digest of the model, to be compared when the model is built again
 * @param size the size of the model, in words
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
