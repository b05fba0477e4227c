package org.boardwalk.library;

import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.UsualPairs;
import org.boardwalk.problem.UsualWish;

/**
 * The sheets of the atlas: how boards and seats are used. The cells of a Web are counted by tables,
 * those of the others by players.
 */
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
  CIRCULATING(Play.CIRCULATING, Rotation.NONE),
  /** Webs with one copy of the boards: as many tables as rounds. */
  WEB_1(1),
  /** Webs with two copies. */
  WEB_2(2),
  /** Webs with three copies. */
  WEB_3(3),
  /** Webs with four copies. */
  WEB_4(4),
  /** Webs with five copies. */
  WEB_5(5),
  /** Webs with six copies. */
  WEB_6(6),
  /** Webs with seven copies. */
  WEB_7(7),
  /** Webs with eight copies. */
  WEB_8(8),
  /** Webs with nine copies. */
  WEB_9(9);

  private final Play play;
  private final Rotation rotation;
  private final int copies;

  Variety(Play play, Rotation rotation) {
    this.play = play;
    this.rotation = rotation;
    copies = 0;
  }

  Variety(int copies) {
    play = Play.CIRCULATING;
    rotation = Rotation.NONE;
    this.copies = copies;
  }

  /**
   * @return whether these are Webs of pairs, with so many {@link #copies}
   */
  public boolean web() {
    return copies > 0;
  }

  /**
   * @return copies of the boards of a Web; 0 for the others
   */
  public int copies() {
    return copies;
  }

  /**
   * @return what the size of a cell counts: players or tables
   */
  public String unit() {
    return web() ? "tables" : "players";
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
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /**
   * Whether there are boards enough, with one copy a set for every table; and rounds as meant. Webs
   * with more than one copy beyond the fewest that could do are of no interest.
   */
  boolean fits(int size, int rounds) {
    if (web()) {
      int least = UsualPairs.leastCopies(size, rounds);
      return rounds <= size && least <= copies && copies <= least + 1;
    }
    return this == COMPLETE
        ? rounds == UsualWish.completeRounds(size)
        : play == Play.SHARED || rounds >= size / 4;
  }
}
