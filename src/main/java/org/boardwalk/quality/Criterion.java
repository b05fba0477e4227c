package org.boardwalk.quality;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Word;

/**
 * The four criteria of the ideal individual movement (English Bridge Union), in their scaled form
 * for any number of rounds. For contestants i ≠ j: P = times partners, O = times opponents, L =
 * times j is i's left-hand opponent minus times j is i's right-hand opponent, D = over the board
 * sets both play at different tables +1 same direction, -1 opposite. Counts are by set; with a
 * rotation by board. A pair's cost is 0 exactly when the pair is ideal.
 */
public enum Criterion {
  /**
   * P as even as integers allow. Cost Σ P² minus the least such sum that integers with this total
   * allow.
   */
  PARTNER,
  /**
   * O as even as integers allow. Cost Σ O² minus the least such sum that integers with this total
   * allow.
   */
  OPPONENT,
  /** |L| ≤ O mod 2. Cost Σ (L² - (O mod 2)). */
  SIDE,
  /** |D| ≤ n mod 2, n the number of sets compared. Cost Σ (D² - (n mod 2)). */
  DIRECTION;

  /** {@return the name used in files and messages, in lower case} */
  public String word() {
    return Word.of(this);
  }

  /**
   * @param <V> the type of the values
   * @param value the value of a criterion
   * @return the values of all criteria, in their order
   */
  public static <V> Map<Criterion, V> each(Function<Criterion, V> value) {
    Map<Criterion, V> each = new EnumMap<>(Criterion.class);
    for (Criterion criterion : values()) {
      each.put(criterion, value.apply(criterion));
    }
    return each;
  }

  /**
   * @param kind a kind of movement
   * @return whether the criterion applies to that kind: pairs and lone players have no partners to
   *     change, and their side at the table is fixed by their direction
   */
  public boolean appliesTo(Kind kind) {
    return kind == Kind.INDIVIDUAL || this == OPPONENT || this == DIRECTION;
  }
}
