package org.boardwalk.problem;

import java.util.List;

/**
 * What is settled before the search begins.
 *
 * @param stationary players who keep one seat for the whole session, ascending
 */
public record Fixed(List<Integer> stationary) {

  /** Nothing is settled. */
  public static final Fixed NOTHING = new Fixed(List.of());

  /** Copies and sorts the list. */
  public Fixed {
    stationary = stationary.stream().sorted().toList();
  }
}
