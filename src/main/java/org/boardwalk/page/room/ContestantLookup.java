package org.boardwalk.page.room;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.scoring.evening.SavedEvening;

/** Finds the contestants that a number or a name refers to. Stateless. */
final class ContestantLookup {

  private static final Pattern BETWEEN =
      Pattern.compile("(?:(?<!\\s)\\s++)?[&+/,;]\\s*+|(?<!\\s)\\s++and\\s++");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Letters that Unicode does not decompose, with the spelling on keyboards that lack them. */
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

  private ContestantLookup() {}

  /**
   * Finds contestants. Names are compared as a whole, ignoring case and accents; for a pair either
   * of the two names matches. Part of a name matches no contestant, so that the names in a room
   * cannot be listed letter by letter.
   *
   * @param evening the evening
   * @param text a number or a name
   * @return the matching contestants, ascending; empty when there is no such number or name
   */
  static List<Integer> of(SavedEvening evening, String text) {
    String wanted = plain(text);
    if (wanted.matches("([a-z] ?)?((ns|ew) ?)?[0-9]{1,4}|(team ?)?[0-9]{1,4}( ?(ns|ew))?")) {
      return evening.movement().called(wanted);
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
