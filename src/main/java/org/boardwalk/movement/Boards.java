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
 * @param replay whether a contestant may play a set twice
 * @param shortage the rule for a round in which more tables play a set than there are copies
 * @param parts parts of a round, at least 1: every table plays one set in each, and seats change
 *     after the last of them. A {@link Round} is one part
 */
public record Boards(
    int sets, int perSet, Play play, int copies, Replay replay, Shortage shortage, int parts) {

  /** The most sets, boards in a set, or copies that a session can have. */
  public static final int MOST = 1000;

  /** The most parts that a round can have: they are told apart by letters. */
  public static final int MOST_PARTS = 26;

  /** Whether a contestant may play a set twice. */
  public enum Replay {
    /** No contestant may play a set twice. */
    NEVER,
    /**
     * A contestant may play a set once with the cards of each seat, or of each direction for pairs:
     * at a single table.
     */
    OTHER_CARDS
  }

  /** The rule for a round in which more tables play a set than there are copies. */
  public enum Shortage {
    /** Such rounds are forbidden. */
    NONE,
    /** The tables share: they pass the boards of a copy to and fro. */
    SHARED
  }

  /**
   * Boards with enough copies.
   *
   * @param sets number of board sets, at least 1
   * @param perSet boards in a set, at least 1
   * @param play how the sets are used
   * @param copies how many duplicated copies of each set the room has, at least 1
   * @param replay whether a contestant may play a set twice
   */
  public Boards(int sets, int perSet, Play play, int copies, Replay replay) {
    this(sets, perSet, play, copies, replay, Shortage.NONE, 1);
  }

  /**
   * Boards with enough copies that no contestant plays twice.
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
    Range.check("parts", parts, 1, MOST_PARTS);
  }

  /**
   * The least number of copies: with fewer there are more tables than copies to play.
   *
   * @param tables tables in play in a round
   * @param sets board sets, at least 1
   * @return tables / sets, rounded up
   */
  public static int leastCopies(int tables, int sets) {
    return (tables + sets - 1) / sets;
  }

  /**
   * The least number of copies for either kind of play.
   *
   * @param play the kind of play; in shared play every table has a copy
   * @param tables tables in play in a round
   * @param sets board sets, at least 1
   * @return the least number of copies
   */
  public static int leastCopies(Play play, int tables, int sets) {
    return play == Play.SHARED ? tables : leastCopies(tables, sets);
  }

  /**
   * These boards with fewer copies. A movement for fewer copies can be played with more.
   *
   * @param tables how many tables play at once
   * @return the boards with the least possible number of copies, with one copy more, and so on
   */
  public List<Boards> fewerCopies(int tables) {
    int least = leastCopies(tables, sets);
    return IntStream.range(Math.max(1, least), copies).mapToObj(this::ofCopies).toList();
  }

  /**
   * @param number copies of each set, at least 1
   * @return these boards with that many copies, so that no tables share
   */
  public Boards ofCopies(int number) {
    return new Boards(sets, perSet, play, number, replay, Shortage.NONE, parts);
  }

  /**
   * @param number parts of a round, at least 1
   * @return these boards in rounds of that many parts
   */
  public Boards inParts(int number) {
    return new Boards(sets, perSet, play, copies, replay, shortage, number);
  }

  /**
   * @param few copies of each set, at least 1
   * @return these boards with that few copies, which tables share in the rounds in which they play
   *     the same set; they go from table to table
   */
  public Boards sharedBy(int few) {
    return new Boards(sets, perSet, Play.CIRCULATING, few, replay, Shortage.SHARED, parts);
  }

  /**
   * @param number boards in a set, at least 1
   * @return these boards with that many boards in a set
   */
  public Boards inSetsOf(int number) {
    return new Boards(sets, number, play, copies, replay, shortage, parts);
  }

  /**
   * @param number board sets, at least 1
   * @return these boards with that many sets
   */
  public Boards ofSets(int number) {
    return new Boards(number, perSet, play, copies, replay, shortage, parts);
  }

  // The generated method is linked part by part at its first call, which is slow at start-up.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Boards b
        && sets == b.sets
        && perSet == b.perSet
        && play == b.play
        && copies == b.copies
        && replay == b.replay
        && shortage == b.shortage
        && parts == b.parts;
  }

  @Override
  public int hashCode() {
    return ((sets * MOST + perSet) * MOST + copies) + play.name().hashCode();
  }

  /** {@return the boards that a table plays in a round} */
  public int perRound() {
    return perSet * parts;
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
