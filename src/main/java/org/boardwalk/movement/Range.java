package org.boardwalk.movement;

import org.boardwalk.movement.text.WrongValue;

/** Checks that numbers are in range; all messages have the same wording. */
public final class Range {

  private Range() {}

  /**
   * @param what the name of the checked value
   * @param value its value
   * @param least the least value it may have
   * @param most the greatest value it may have
   * @throws IllegalArgumentException when the value is out of range
   */
  public static void check(String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw new WrongValue(what, "[%d] must be from %d to %d", value, least, most);
    }
  }
}
