package org.boardwalk.movement;

/** Checks numbers at the boundary, with one wording. */
final class Range {

  private Range() {}

  static void check(String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          what + " [" + value + "] must be from " + least + " to " + most);
    }
  }
}
