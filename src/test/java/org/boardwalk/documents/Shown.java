package org.boardwalk.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Output as a document shows it: some lines of the whole one after the other, in which {@code ...}
 * stands for anything, alone for any lines. Blank lines and blanks at the end of a line do not
 * count.
 *
 * @param lines what is shown
 */
record Shown(List<String> lines) {

  private static final String ANYTHING = "...";

  Shown {
    lines = lines.stream().map(String::stripTrailing).filter(line -> !line.isEmpty()).toList();
  }

  /**
   * @param printed all that was printed
   * @return the first line that is not printed where it should be, if there is one
   */
  Optional<String> missingIn(String printed) {
    List<String> all =
        printed.lines().map(String::stripTrailing).filter(line -> !line.isEmpty()).toList();
    int from = 0;
    for (List<String> block : blocks()) {
      int at = from;
      int reached = 0;
      while (at <= all.size() - block.size() && alike(block, all, at) < block.size()) {
        reached = Math.max(reached, alike(block, all, at));
        at++;
      }
      if (at > all.size() - block.size()) {
        for (; at < all.size(); at++) {
          reached = Math.max(reached, alike(block, all, at));
        }
        return Optional.of(block.get(Math.min(reached, block.size() - 1)));
      }
      from = at + block.size();
    }
    return Optional.empty();
  }

  /** The lines between those that stand for anything. */
  private List<List<String>> blocks() {
    List<List<String>> blocks = new ArrayList<>();
    List<String> block = new ArrayList<>();
    for (String line : lines) {
      if (line.strip().equals(ANYTHING)) {
        blocks.add(block);
        block = new ArrayList<>();
      } else {
        block.add(line);
      }
    }
    blocks.add(block);
    return blocks.stream().filter(lines -> !lines.isEmpty()).toList();
  }

  /** How many lines of a block stand one after the other from here on. */
  private static int alike(List<String> block, List<String> all, int at) {
    int alike = 0;
    while (alike < block.size()
        && at + alike < all.size()
        && pattern(block.get(alike)).matcher(all.get(at + alike)).matches()) {
      alike++;
    }
    return alike;
  }

  private static Pattern pattern(String line) {
    return Pattern.compile(
        Arrays.stream(line.split(Pattern.quote(ANYTHING), -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")));
  }
}
