package org.boardwalk.page.room;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A result whose suit stands apart, so that a page can show its sign in colour, and say its letter
 * to those who do not see it.
 *
 * @param before what stands before the suit; everything if there is none
 * @param suit C, D, H or S; empty for notrump, points and averages
 * @param after what stands after it
 */
record SuitedText(String before, String suit, String after) {

  private static final String SUITS = "CDHS";
  private static final Pattern CONTRACT = Pattern.compile("([1-7])([CDHS])(.*)");

  static SuitedText of(String entered) {
    Matcher contract = CONTRACT.matcher(entered);
    return contract.matches()
        ? new SuitedText(contract.group(1), contract.group(2), contract.group(3))
        : new SuitedText(entered, "", "");
  }

  /** {@return the sign of the suit} */
  public char sign() {
    return "♣♦♥♠".charAt(SUITS.indexOf(suit));
  }

  /** {@return whether the suit is red} */
  public boolean red() {
    return "DH".contains(suit);
  }
}
