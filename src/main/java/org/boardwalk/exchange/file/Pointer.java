package org.boardwalk.exchange.file;

import java.util.ArrayList;
import java.util.List;

/**
 * The place of a value in a file.
 *
 * @param steps keys, and for the elements of a list their index from 0, from the outside in
 */
public record Pointer(List<String> steps) {

  /** The whole file. */
  public static final Pointer ROOT = new Pointer(List.of());

  /** Copies the list. */
  public Pointer {
    steps = List.copyOf(steps);
  }

  /**
   * @param step a key, or the index of an element from 0
   * @return the place inside
   */
  public Pointer at(String step) {
    List<String> longer = new ArrayList<>(steps);
    longer.add(step);
    return new Pointer(longer);
  }

  /**
   * @return the place for readers, elements counted from 1: {@code schedule[2].encounters[1].n}
   */
  public String key() {
    StringBuilder key = new StringBuilder();
    for (String step : steps) {
      if (step.matches("[0-9]{1,9}")) {
        key.append('[').append(Long.parseLong(step) + 1).append(']');
      } else {
        key.append(key.isEmpty() ? "" : ".").append(Shown.of(step));
      }
    }
    return key.toString();
  }
}
