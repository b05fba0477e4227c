package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A permutation of the contestants 1..n.
 *
 * @param images the image of 1, 2, 3, ...
 */
public record Permutation(List<Integer> images) {

  private static final Pattern CYCLE = Pattern.compile("\\(([0-9 ,]*)\\)");
  private static final Pattern WHOLE = Pattern.compile("\\s*+(?:\\([0-9 ,]*+\\)\\s*+)++");

  /** Copies the list and checks that it is a permutation. */
  public Permutation {
    images = List.copyOf(images);
    if (!images.stream()
        .sorted()
        .toList()
        .equals(IntStream.rangeClosed(1, images.size()).boxed().toList())) {
      throw new IllegalArgumentException("images " + images + " are not a permutation");
    }
  }

  /**
   * @param cycles cycle notation, such as {@code (1 2 3)(4 5)}; contestants not named stay fixed
   * @param size number of contestants
   * @return the permutation
   * @throws IllegalArgumentException when a number is out of range or named twice
   */
  public static Permutation parse(String cycles, int size) {
    if (!WHOLE.matcher(cycles).matches()) {
      throw new IllegalArgumentException(
          "generator [" + cycles + "] is not in cycle notation, such as (1 2 3)(4 5)");
    }
    List<Integer> images = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
    Set<Integer> named = new HashSet<>();
    Matcher matcher = CYCLE.matcher(cycles);
    while (matcher.find()) {
      List<Integer> cycle =
          Pattern.compile("[0-9]+")
              .matcher(matcher.group(1))
              .results()
              .map(n -> number(n.group(), cycles, size))
              .toList();
      for (int k = 0; k < cycle.size(); k++) {
        if (!named.add(cycle.get(k))) {
          throw new IllegalArgumentException(
              "generator [" + cycles + "] names " + cycle.get(k) + " twice");
        }
        images.set(cycle.get(k) - 1, cycle.get((k + 1) % cycle.size()));
      }
    }
    return new Permutation(images);
  }

  private static int number(String digits, String cycles, int size) {
    int n = digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (n < 1 || n > size) {
      throw new IllegalArgumentException(
          "generator [" + cycles + "] names " + digits + ", contestants are 1 to " + size);
    }
    return n;
  }

  /**
   * @return cycle notation without fixed points; {@code ()} for the identity
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    boolean[] done = new boolean[images.size() + 1];
    for (int start = 1; start <= images.size(); start++) {
      List<Integer> cycle = new ArrayList<>();
      for (int c = start; !done[c]; c = images.get(c - 1)) {
        done[c] = true;
        cycle.add(c);
      }
      if (cycle.size() > 1) {
        text.append(cycle.stream().map(String::valueOf).collect(Collectors.joining(" ", "(", ")")));
      }
    }
    return text.isEmpty() ? "()" : text.toString();
  }
}
