package org.boardwalk.page.room;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Language;

/**
 * A result in a language, whose suit stands apart, so that a page can show its sign in colour, and
 * say its word to those who do not see it.
 *
 * @param before what stands before the suit; everything if there is none
 * @param suit C, D, H or S; empty for notrump, points and averages
 * @param said the word or letter of the suit in the language
 * @param after what stands after it
 */
record SuitedText(String before, String suit, String said, String after) {

  private static final String SUITS = "CDHS";
  private static final Pattern CONTRACT =
      Pattern.compile("([1-7])([CDHS]|NT)(x{0,2}) ([NESW]) (.*)");
  private static final String PASS = "pass";

  /**
   * @param entered a result as files have it: 4S N =, 3NTx W -2, pass, 420, A+
   * @param language the language to show it in
   */
  static SuitedText of(String entered, Language language) {
    Matcher contract = CONTRACT.matcher(entered);
    if (!contract.matches()) {
      String text =
          entered.startsWith(PASS)
              ? language.say(PASS) + entered.substring(PASS.length())
              : entered;
      return new SuitedText(text, "", "", "");
    }
    String level = contract.group(1);
    String suit = contract.group(2);
    String after =
        contract.group(3) + " " + language.seat(contract.group(4)) + " " + contract.group(5);
    return SUITS.contains(suit)
        ? new SuitedText(level, suit, language.say("trump." + suit), after)
        : new SuitedText(level + language.say("roomNotrump") + after, "", "", "");
  }

  /** {@return the result in one piece, with the word or letter of the suit} */
  String text() {
    return before + said + after;
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
