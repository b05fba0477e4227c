package org.boardwalk.publish.paper;

import java.util.List;

/**
 * What is printed on every duplicate board: dealer and vulnerability, which come round after 4 and
 * after 16 boards (Laws of Duplicate Bridge, law 2).
 *
 * @param dealer who deals
 * @param vulnerable which side is vulnerable
 */
record BoardFace(String dealer, String vulnerable) {

  private static final List<String> DEALERS = List.of("North", "East", "South", "West");
  private static final List<String> VULNERABLE = List.of("none", "NS", "EW", "both");

  /** The face of a board, numbered from 1. */
  static BoardFace of(int board) {
    int k = board - 1;
    return new BoardFace(DEALERS.get(k % 4), VULNERABLE.get((k + k / 4) % 4));
  }

  String words() {
    return "dealer " + dealer + ", vulnerable: " + vulnerable;
  }
}
