package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Rotation;

/** Sizes of movements for tests. */
final class Profiles {

  private Profiles() {}

  /**
   * The sizes of every movement of one winner that seats the same number of contestants in every
   * round and shares the sit-outs evenly.
   */
  static Profile even(
      Kind kind, int contestants, int rounds, int tables, Boards boards, Rotation rotation) {
    int each = rotation == Rotation.NONE ? 1 : boards.perSet();
    int seats = tables * kind.perTable() * rounds;
    List<Integer> plays = new ArrayList<>();
    for (int c = 0; c < contestants; c++) {
      plays.add((seats / contestants + (c < seats % contestants ? 1 : 0)) * each);
    }
    return new Profile(kind, 1, rotation, rounds, boards.sets() * each, each, plays);
  }
}
