package org.boardwalk.movement;

/** Checks numbers at the boundary, with one wording. */
public final class Range {

  private Range() {}

  /**
   * @param what the thing
   * @param value its value
   * @param least the least value it may have
   * @param most the greatest
   * @throws IllegalArgumentException when it is out of range
   */
  public static void check(String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          what + " [" + value + "] must be from " + least + " to " + most);
    }
  }
}
