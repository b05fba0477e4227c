package org.boardwalk.library;

import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.UsualWish;

/** The sheets of the atlas: how boards and seats are used. */
public enum Variety {
  /** Complete schedules in shared play: everybody partners everybody, criteria in their order. */
  COMPLETE(Play.SHARED, Rotation.NONE),
  /** Shared play: everybody keeps his seat for the set. */
  SHARED(Play.SHARED, Rotation.NONE),
  /** Shared play of two boards a round, South and East change places for the second. */
  SWAP(Play.SHARED, Rotation.SWAP),
  /** Shared play of three boards a round, East, South and West change places after each. */
  ROTATE(Play.SHARED, Rotation.ROTATE),
  /** One copy of every set, which moves from table to table. */
  CIRCULATING(Play.CIRCULATING, Rotation.NONE);

  private final Play play;
  private final Rotation rotation;

  Variety(Play play, Rotation rotation) {
    this.play = play;
    this.rotation = rotation;
  }

  /**
   * @return how the sets are used
   */
  public Play play() {
    return play;
  }

  /**
   * @return how seats change board by board
   */
  public Rotation rotation() {
    return rotation;
  }

  /**
   * @return the name used in files and messages, in lower case
   */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Whether there are boards enough, with one copy a set for every table; and rounds as meant. */
  boolean fits(int players, int rounds) {
    return this == COMPLETE
        ? rounds == UsualWish.completeRounds(players)
        : play == Play.SHARED || rounds >= players / 4;
  }
}
