package org.boardwalk.publish.paper;

import java.util.List;
import org.boardwalk.scoring.Vulnerability;

/** The face of a duplicate board: its dealer and the vulnerability. */
final class BoardFace {

  private static final List<String> DEALERS = List.of("North", "East", "South", "West");

  private BoardFace() {}

  /** The face of a board, numbered from 1, in words. */
  static String of(int board) {
    String dealer = DEALERS.get((board - 1) % DEALERS.size());
    return "dealer " + dealer + ", " + Vulnerability.of(board).words();
  }
}
