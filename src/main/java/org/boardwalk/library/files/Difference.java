package org.boardwalk.library.files;

import org.boardwalk.movement.text.Text;

/**
 * A claim in a solution file that does not hold.
 *
 * @param key its place, such as {@code quality.cost.partner}
 * @param line its line, 0 if unknown
 * @param file the claim of the file
 * @param judge the value found instead
 */
public record Difference(String key, int line, String file, String judge) {

  /** {@return one sentence} */
  @Override
  public String toString() {
    return Text.of("%s: the file says [%s], but it is [%s]", key, file, judge);
  }
}
