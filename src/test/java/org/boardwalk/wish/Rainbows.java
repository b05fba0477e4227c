package org.boardwalk.wish;

import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;

/** Wishes for rainbows, for the tests. */
public final class Rainbows {

  private Rainbows() {}

  /** A rainbow of two boards a round. */
  public static IndividualWish of(int tables, int rounds, Moves moves) {
    return of(tables, rounds, moves, Rotation.NONE, 2);
  }

  /** A swivel of two boards a round. */
  public static IndividualWish swivel(int tables, int rounds, int stanzas) {
    Boards boards = new Boards(stanzas * tables, 2, Play.CIRCULATING, 1);
    return UsualWish.of(4 * tables, tables, rounds, boards, Rotation.NONE)
        .named("swivel")
        .demanding(Map.of())
        .with(Form.SWIVEL);
  }

  /** A rainbow with a rotation. */
  public static IndividualWish of(
      int tables, int rounds, Moves moves, Rotation rotation, int perSet) {
    return UsualWish.of(
            4 * tables, tables, rounds, new Boards(tables, perSet, Play.CIRCULATING, 1), rotation)
        .named("rainbow")
        .demanding(Map.of())
        .with(new Rainbow(moves));
  }
}
