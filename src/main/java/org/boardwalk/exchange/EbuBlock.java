package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The lines of one movement in an EBUScore file, between two blank lines.
 *
 * @param lines the lines, at least one
 */
record EbuBlock(List<Line> lines) {

  private static final Pattern NUMBERS = Pattern.compile("[0-9,\\s]+");
  private static final Pattern COMMA = Pattern.compile("(?:(?<!\\s)\\s++)?,\\s*+");

  EbuBlock {
    lines = List.copyOf(lines);
  }

  /**
   * A line that is not blank.
   *
   * @param number its number in the file, from 1
   * @param text its text, without spaces around
   */
  record Line(int number, String text) {

    List<String> words() {
      return COMMA.splitAsStream(text).toList();
    }

    boolean numbers() {
      return NUMBERS.matcher(text).matches();
    }
  }

  static List<EbuBlock> of(Source source) {
    List<EbuBlock> blocks = new ArrayList<>();
    List<Line> open = new ArrayList<>();
    int number = 0;
    for (String text : source.text().lines().toList()) {
      number++;
      if (!text.isBlank()) {
        open.add(new Line(number, text.strip()));
      } else if (!open.isEmpty()) {
        blocks.add(new EbuBlock(open));
        open.clear();
      }
    }
    if (!open.isEmpty()) {
      blocks.add(new EbuBlock(open));
    }
    return blocks;
  }

  /** The line above the numbers; empty where there is none. */
  String title() {
    return lines.get(0).numbers() ? "" : lines.get(0).text();
  }

  /** The title without its mark in brackets, or another name where there is none. */
  String name(String unnamed) {
    String name = title().replaceFirst("^\\[[^]]*]\\s*", "");
    return name.isEmpty() ? unnamed : name;
  }

  /** The line of sizes and the lines of the tables. */
  List<Line> numbers() {
    return lines.subList(title().isEmpty() ? 0 : 1, lines.size());
  }
}
