package org.boardwalk.movement;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;

/** Reads contestants who are listed by the numbers that they are called by. */
public final class ContestantList {

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?i)TEAM\\s*[0-9]{1,4}\\s*(?:NS|EW)|(?:[A-Z]\\s*)?(?:(?:NS|EW)\\s*)?[0-9]{1,4}");

  private static final Pattern LISTED =
      Pattern.compile("[\\s,;]*(?:" + NUMBER + "(?:[\\s,;]+|$))*");

  private ContestantList() {}

  /**
   * @param movement the movement that they play
   * @param text numbers, such as 4, 9 or EW 3, NS 4 or A3
   * @return the contestants in that order; numbers that belong to no contestant are kept where
   *     these are called by the numbers of the movement
   * @throws IllegalArgumentException when a number is none, or may mean several contestants
   */
  public static List<Integer> of(Movement movement, String text) {
    if (!LISTED.matcher(text).matches()) {
      throw new IllegalArgumentException(
          Text.of(
              "[%.40s] is not the number of a %s\nMaybe write numbers, such as %s, %s.",
              text,
              movement.kind().contestant(),
              movement.label(2),
              movement.label(movement.contestants())));
    }
    return NUMBER.matcher(text).results().map(found -> one(movement, found.group())).toList();
  }

  private static int one(Movement movement, String number) {
    if (movement.numbering().plain()) {
      return Integer.parseInt(number.replaceAll("[^0-9]", ""));
    }
    List<Integer> meant = movement.called(number);
    if (meant.size() != 1) {
      List<Integer> all = IntStream.rangeClosed(1, movement.contestants()).boxed().toList();
      throw new IllegalArgumentException(
          Text.of(
              "number [%s] %s\nMaybe write one of %s.",
              number,
              meant.isEmpty() ? "belongs to no pair" : "may mean several pairs",
              meant.isEmpty() ? movement.numbering().ranges(all) : movement.labels(meant)));
    }
    return meant.get(0);
  }
}
