package org.boardwalk.search.local.crossover;

import java.util.Arrays;
import java.util.Optional;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Session;

/** The places where contestants begin. */
final class Starts {

  private Starts() {}

  /**
   * The contestant that begins at each table, first NS, then EW, all counted from 0; -1 for none.
   */
  static int[][] of(Session session) {
    int[][] starts = new int[2][session.whole().tables()];
    Arrays.stream(starts).forEach(row -> Arrays.fill(row, -1));
    for (int c = 0; c < session.whole().contestants(); c++) {
      Optional<Session.Start> start = session.start(c + 1);
      if (start.isPresent()) {
        int d = start.get().direction() == Direction.NS ? 0 : 1;
        starts[d][start.get().table() - 1] = c;
      }
    }
    return starts;
  }

  /**
   * These places where all contestants are there and keep their directions all session, else empty.
   */
  static Optional<int[][]> ofFields(Session session, Lane[] lanes) {
    int[][] starts = of(session);
    boolean whole =
        session.whole().contestants() == 2 * session.whole().tables()
            && !Arrays.asList(lanes).contains(Lane.MIXED)
            && Arrays.stream(starts).flatMapToInt(Arrays::stream).allMatch(c -> c >= 0);
    return whole ? Optional.of(starts) : Optional.empty();
  }
}
