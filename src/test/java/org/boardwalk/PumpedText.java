package org.boardwalk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds text on which a regular expression looks at more characters than it should: text of some
 * length, and text of twice that length, on which it looks at more than twice as many. Effort is
 * the number of characters looked at, so no clock is needed. The text begins with what may begin a
 * match, goes on with one or two characters over and over, and ends with what spoils the match.
 */
final class PumpedText {

  /** What a program does with a pattern. */
  enum Use {
    /** It asks whether a whole text or its beginning matches. */
    MATCH,
    /** It looks for matches, to replace them or to split a text there. */
    FIND
  }

  private static final int TIMES = 50;
  private static final int MOST = 400_000;
  private static final int BEGINNINGS = 60;
  private static final double GROWTH = 2.6;
  private static final int SLACK = 300;
  private static final String USUAL = " \t\na0\",x(";
  private static final List<String> ENDS = List.of("", "\u0001", "\n\u0001");

  /** Parts of a pattern that stand for no character of the text. */
  private static final Pattern SYNTAX =
      Pattern.compile("\\\\[pP]\\{[^}]*+}|\\\\[a-zA-Z]|\\(\\?(?:[a-z]+\\)|<?[:=!>])|\\{[0-9,]++}");

  private static final Pattern WORD = Pattern.compile("[<\\p{L}/>]{2,}+");

  private final Pattern pattern;
  private final Use use;
  private final List<String> letters;
  private final Map<String, List<String>> twoAfter = new HashMap<>();

  private PumpedText(Pattern pattern, Use use) {
    this.pattern = pattern;
    this.use = use;
    String bare = SYNTAX.matcher(pattern.pattern()).replaceAll("").replace("\\", "");
    letters =
        Stream.concat(
                (USUAL + bare)
                    .codePoints()
                    .filter(
                        c -> "|?*^$".indexOf(c) < 0 || pattern.pattern().contains("\\" + (char) c))
                    .mapToObj(Character::toString)
                    .distinct()
                    .limit(48),
                WORD.matcher(bare).results().map(MatchResult::group).distinct().limit(8))
            .toList();
  }

  /** Text on which the effort grows faster than the text; empty where none is found. */
  static Optional<String> of(Pattern pattern, Use use) {
    return new PumpedText(pattern, use).found();
  }

  private Optional<String> found() {
    for (String beginning : beginnings()) {
      for (String again : pumps(beginning)) {
        for (String end : ENDS) {
          long twice = effort(beginning + again.repeat(2 * TIMES) + end);
          long once = twice > SLACK ? effort(beginning + again.repeat(TIMES) + end) : 0;
          if (twice > GROWTH * once + SLACK) {
            return Optional.of(
                "["
                    + beginning
                    + "] and "
                    + TIMES
                    + " times ["
                    + again
                    + "]: "
                    + once
                    + ", then "
                    + twice);
          }
        }
      }
    }
    return Optional.empty();
  }

  private Set<String> pumps(String beginning) {
    Set<String> pumps = new LinkedHashSet<>(letters);
    pumps.addAll(twoAfter(""));
    pumps.addAll(twoAfter(beginning));
    return pumps;
  }

  /** Each two letters with which text that begins so goes on. */
  private List<String> twoAfter(String beginning) {
    return twoAfter.computeIfAbsent(beginning, this::twoLetters);
  }

  private List<String> twoLetters(String from) {
    List<String> two = new ArrayList<>();
    for (String first : letters) {
      if (goesOn(from + first)) {
        letters.stream().filter(l -> goesOn(from + first + l)).forEach(l -> two.add(first + l));
      }
    }
    return two;
  }

  /** Beginnings of matches. Of those that go on in the same way for two characters there is one. */
  private Set<String> beginnings() {
    Set<String> beginnings = new LinkedHashSet<>();
    Set<String> seen = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(""));
    while (!open.isEmpty() && beginnings.size() < BEGINNINGS) {
      String beginning = open.removeFirst();
      Set<String> next =
          letters.stream()
              .map(l -> beginning + l)
              .filter(this::goesOn)
              .collect(Collectors.toCollection(TreeSet::new));
      if (seen.add(
          next.stream().map(n -> n.substring(beginning.length())).toList()
              + ""
              + twoAfter(beginning))) {
        beginnings.add(beginning);
        open.addAll(next);
      }
    }
    return beginnings;
  }

  /** Whether more text could decide on a match. */
  private boolean goesOn(String text) {
    Matcher matcher = pattern.matcher(new Counted(text));
    try {
      boolean matched = use == Use.MATCH ? matcher.matches() : matcher.lookingAt();
      return matcher.hitEnd() || (matched && use == Use.MATCH);
    } catch (Endless e) {
      return true;
    }
  }

  private long effort(String text) {
    Counted counted = new Counted(text);
    Matcher matcher = pattern.matcher(counted);
    try {
      if (use == Use.MATCH) {
        matcher.matches();
      } else {
        boolean more = true;
        while (more) {
          more = matcher.find();
        }
      }
    } catch (Endless e) {
      return MOST;
    }
    return counted.looks;
  }

  /** The end of a match that would take too long. */
  private static final class Endless extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Endless() {
      super("", null, false, false);
    }
  }

  /** A text that counts how often its characters are read. */
  private static final class Counted implements CharSequence {

    private final String text;
    private long looks;

    Counted(String text) {
      this.text = text;
    }

    @Override
    public char charAt(int index) {
      looks++;
      if (looks > MOST) {
        throw new Endless();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
