package org.boardwalk.room;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.evening.SavedEvening;

/** Finds out who is meant by a number or a name. Stateless. */
public final class Whom {

  private static final Pattern BETWEEN = Pattern.compile("\\s*[&+/,;]\\s*|\\s+and\\s+");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Letters that Unicode does not take apart, as those write them who lack the keys. */
  private static final Map<String, String> LATIN =
      Map.ofEntries(
          Map.entry("ł", "l"),
          Map.entry("ø", "o"),
          Map.entry("đ", "d"),
          Map.entry("ð", "d"),
          Map.entry("ħ", "h"),
          Map.entry("ı", "i"),
          Map.entry("ŧ", "t"),
          Map.entry("ŋ", "n"),
          Map.entry("ß", "ss"),
          Map.entry("æ", "ae"),
          Map.entry("œ", "oe"),
          Map.entry("þ", "th"));

  private Whom() {}

  /**
   * Names are compared as a whole, without capital letters and accents; of a pair each of the two
   * names will do. What is only part of a name finds nobody, so that nobody can list the names of a
   * room letter by letter.
   *
   * @param evening who came
   * @param text a number or a name
   * @return the contestants who are meant, ascending; nobody when there is no such number or name
   */
  public static List<Integer> of(SavedEvening evening, String text) {
    String wanted = plain(text);
    if (wanted.matches("[0-9]{1,4}")) {
      int number = Integer.parseInt(wanted);
      return number >= 1 && number <= evening.movement().contestants()
          ? List.of(number)
          : List.of();
    }
    return evening.names().entrySet().stream()
        .filter(e -> is(e.getValue(), wanted))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean is(String name, String wanted) {
    String whole = plain(name);
    return !wanted.isEmpty()
        && (whole.equals(wanted) || BETWEEN.splitAsStream(whole).anyMatch(wanted::equals));
  }

  private static String plain(String text) {
    String first =
        text.length() > SavedEvening.LONGEST ? text.substring(0, SavedEvening.LONGEST) : text;
    String bare = MARKS.matcher(Normalizer.normalize(first, Normalizer.Form.NFKD)).replaceAll("");
    String small = BLANKS.matcher(bare).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    return small
        .codePoints()
        .mapToObj(Character::toString)
        .map(letter -> LATIN.getOrDefault(letter, letter))
        .collect(Collectors.joining());
  }
}
