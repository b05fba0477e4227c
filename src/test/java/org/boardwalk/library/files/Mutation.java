package org.boardwalk.library.files;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Changes a text at random in one to three places. */
public final class Mutation {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final String LETTERS = "abz019-:{}[],\"'#&*!|>%@`~ \n\t\u00e9";

  private Mutation() {}

  public static String of(String text, SplittableRandom random) {
    String mutated = text;
    for (int k = random.nextInt(3); k >= 0; k--) {
      mutated = once(mutated, random);
    }
    return mutated;
  }

  private static String once(String text, SplittableRandom random) {
    if (text.isEmpty()) {
      return text;
    }
    int at = random.nextInt(text.length());
    return switch (random.nextInt(7)) {
      case 0 -> number(text, random);
      case 1 -> text.substring(0, at) + letter(random) + text.substring(at);
      case 2 -> text.substring(0, at) + letter(random) + text.substring(at + 1);
      case 3 -> text.substring(0, at) + text.substring(at + 1);
      case 4 -> lines(text, random);
      case 5 -> text.substring(0, at);
      default -> text.substring(0, at) + text.substring(Math.max(0, at - random.nextInt(60)));
    };
  }

  private static char letter(SplittableRandom random) {
    return LETTERS.charAt(random.nextInt(LETTERS.length()));
  }

  private static String number(String text, SplittableRandom random) {
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
    if (numbers.isEmpty()) {
      return text;
    }
    MatchResult number = numbers.get(random.nextInt(numbers.size()));
    String other =
        switch (random.nextInt(4)) {
          case 0 -> "0";
          case 1 -> "" + random.nextInt(20);
          case 2 -> number.group() + random.nextInt(10);
          default -> "-" + number.group();
        };
    return text.substring(0, number.start()) + other + text.substring(number.end());
  }

  private static String lines(String text, SplittableRandom random) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int one = random.nextInt(lines.size());
    int other = random.nextInt(lines.size());
    switch (random.nextInt(3)) {
      case 0 -> Collections.swap(lines, one, other);
      case 1 -> lines.remove(one);
      default -> lines.add(other, lines.get(one));
    }
    return String.join("\n", lines) + "\n";
  }
}
