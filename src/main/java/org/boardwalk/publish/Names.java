package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;

/**
 * Names in place of numbers. A name is harmless and at most {@value #LONGEST} characters long, an
 * ellipsis at its end where it was cut; the two names of a pair "A &amp; B" are cut separately.
 *
 * @param byContestant the names, by contestant from 1
 * @param numbering the numbers of contestants without a name
 */
public record Names(Map<Integer, String> byContestant, PairNumbering numbering) {

  /** The most characters of a name. */
  public static final int LONGEST = 60;

  /** No names: contestants are called by number. */
  public static final Names NONE = new Names(Map.of());

  private static final Pattern PAIR = Pattern.compile("(?s)(.+?)(?<!\\s)\\s++&\\s++(.++)");

  /** Makes the names harmless and short. */
  public Names {
    Map<Integer, String> shown = new TreeMap<>();
    byContestant.forEach(
        (contestant, name) -> {
          String text = each(name, one -> cut(one, LONGEST));
          if (!text.isEmpty()) {
            shown.put(contestant, text);
          }
        });
    byContestant = Map.copyOf(shown);
  }

  /**
   * Names of contestants who else are called by the numbers of their movement.
   *
   * @param byContestant the names, by contestant from 1
   */
  public Names(Map<Integer, String> byContestant) {
    this(byContestant, PairNumbering.CONTINUED);
  }

  /**
   * @param movement the movement that they play
   * @return these names, with the numbers of that movement
   */
  public Names in(Movement movement) {
    return new Names(byContestant, movement.numbering());
  }

  /** {@return their name, or their number where there is none} */
  public String of(int contestant) {
    return byContestant.getOrDefault(contestant, numbering.label(contestant));
  }

  /** {@return their name; of a pair "A &amp; B" on two lines, of which the second is "&amp; B"} */
  public List<String> lines(int contestant) {
    String name = of(contestant);
    Matcher pair = PAIR.matcher(name);
    return pair.matches() ? List.of(pair.group(1), "& " + pair.group(2)) : List.of(name);
  }

  /**
   * @param contestants some contestants
   * @return what they are called, with commas between
   */
  public String list(List<Integer> contestants) {
    List<String> all = new ArrayList<>();
    contestants.forEach(c -> all.add(of(c)));
    return String.join(", ", all);
  }

  /** {@return whether there are none} */
  public boolean none() {
    return byContestant.isEmpty();
  }

  /**
   * @param shortened makes the name of one person shorter
   * @return the names for a narrow place; the two of a pair "A &amp; B" are shortened separately
   */
  public Names shortened(UnaryOperator<String> shortened) {
    Map<Integer, String> all = new TreeMap<>();
    byContestant.forEach((contestant, name) -> all.put(contestant, each(name, shortened)));
    return new Names(all, numbering);
  }

  /**
   * @param text any text
   * @param most the most characters that are kept
   * @return the text without anything harmful, cut with an ellipsis where it is longer
   */
  public static String cut(String text, int most) {
    // Far longer text is cut first, so that no time is spent on what is thrown away.
    String start = text.codePointCount(0, text.length()) > 2 * most ? first(text, 2 * most) : text;
    String harmless = HarmlessText.of(start);
    boolean longer = start.length() < text.length();
    return !longer && harmless.codePointCount(0, harmless.length()) <= most
        ? harmless
        : first(harmless, most - 1).strip() + "…";
  }

  private static String first(String text, int count) {
    return text.codePointCount(0, text.length()) <= count
        ? text
        : text.substring(0, text.offsetByCodePoints(0, count));
  }

  private static String each(String name, UnaryOperator<String> person) {
    Matcher pair = PAIR.matcher(first(name, 1000));
    return pair.matches()
        ? person.apply(pair.group(1)) + " & " + person.apply(pair.group(2))
        : person.apply(name);
  }
}
