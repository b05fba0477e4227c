package org.boardwalk.movement;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;

/** Reads contestants who are listed by the numbers that they are called by. */
public final class ContestantList {

  private static final Pattern TEAM = Pattern.compile("(?i)TEAM\\s*([0-9]{1,4})(?:\\s*(NS|EW))?");

  private static final Pattern NUMBER =
      Pattern.compile("(?i)(?:" + TEAM + "|(?:[A-Z]\\s*)?(?:(?:NS|EW)\\s*)?[0-9]{1,4})");

  private static final Pattern LISTED =
      Pattern.compile("[\\s,;]*(?:" + NUMBER + "(?:[\\s,;]+|$))*");

  private ContestantList() {}

  /**
   * @param movement the movement that they play
   * @param text numbers, such as 4, 9 or EW 3, NS 4 or A3; of teams of four also Team 3 for both
   *     pairs, and Team 3 EW
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
    return NUMBER
        .matcher(text)
        .results()
        .flatMap(found -> called(movement, found.group()).stream())
        .toList();
  }

  private static List<Integer> called(Movement movement, String number) {
    int teams = movement.contestants() / 2;
    Matcher team = TEAM.matcher(number);
    if (!team.matches() || !TeamsOfFour.in(movement)) {
      return one(movement, number);
    }
    int ns = Integer.parseInt(team.group(1));
    Range.check("team", ns, 1, teams);
    return team.group(2) == null
        ? List.of(ns, teams + ns)
        : List.of(team.group(2).equalsIgnoreCase("NS") ? ns : teams + ns);
  }

  private static List<Integer> one(Movement movement, String number) {
    if (movement.numbering().plain()) {
      return List.of(Integer.parseInt(number.replaceAll("[^0-9]", "")));
    }
    List<Integer> meant = movement.called(number);
    boolean team = meant.size() == 2 && TeamsOfFour.in(movement);
    if (meant.size() != 1 && !team) {
      List<Integer> all = IntStream.rangeClosed(1, movement.contestants()).boxed().toList();
      throw new IllegalArgumentException(
          Text.of(
              "number [%s] %s\nMaybe write one of %s.",
              number,
              meant.isEmpty() ? "belongs to no pair" : "may mean several pairs",
              meant.isEmpty() ? movement.numbering().ranges(all) : movement.labels(meant)));
    }
    return meant;
  }
}
