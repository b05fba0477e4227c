package org.boardwalk.movement;

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
      throw new IllegalArgumentException(
          what + " [" + value + "] must be from " + least + " to " + most);
    }
  }
}
