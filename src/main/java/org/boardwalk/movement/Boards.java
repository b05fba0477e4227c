package org.boardwalk.movement;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The boards of a session.
 *
 * @param sets number of board sets, at least 1
 * @param perSet boards in a set, at least 1
 * @param play how the sets are used
 * @param copies how many duplicated copies of each set the room has, at least 1
 * @param replay whether anybody may play a set twice
 */
public record Boards(int sets, int perSet, Play play, int copies, Replay replay) {

  /** The most sets, boards in a set, or copies that a session can have. */
  public static final int MOST = 1000;

  /** Whether anybody may play a set twice. */
  public enum Replay {
    /** Nobody may. */
    NEVER,
    /** Once with the cards of each seat, or of each direction for pairs: at a single table. */
    OTHER_CARDS
  }

  /**
   * Boards that nobody plays twice.
   *
   * @param sets number of board sets, at least 1
   * @param perSet boards in a set, at least 1
   * @param play how the sets are used
   * @param copies how many duplicated copies of each set the room has, at least 1
   */
  public Boards(int sets, int perSet, Play play, int copies) {
    this(sets, perSet, play, copies, Replay.NEVER);
  }

  /** Checks the ranges. */
  public Boards {
    Range.check("board sets", sets, 1, MOST);
    Range.check("boards in a set", perSet, 1, MOST);
    Range.check("copies", copies, 1, MOST);
  }

  /**
   * The same with fewer copies: what is played with them can be played with all of these, too.
   *
   * @param tables how many tables play at once
   * @return with as few copies as will do, with one more, and so on
   */
  public List<Boards> fewerCopies(int tables) {
    int least = (tables + sets - 1) / sets;
    return IntStream.range(Math.max(1, least), copies)
        .mapToObj(fewer -> new Boards(sets, perSet, play, fewer, replay))
        .toList();
  }

  // The generated one is linked part by part at its first call, which is slow at start-up.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Boards b
        && sets == b.sets
        && perSet == b.perSet
        && play == b.play
        && copies == b.copies
        && replay == b.replay;
  }

  @Override
  public int hashCode() {
    return ((sets * MOST + perSet) * MOST + copies) + play.name().hashCode();
  }

  /**
   * @param set a set, from 1
   * @return its first board
   */
  public int firstBoard(int set) {
    return (set - 1) * perSet + 1;
  }

  /**
   * @param set a set, from 1
   * @return its last board
   */
  public int lastBoard(int set) {
    return set * perSet;
  }
}
