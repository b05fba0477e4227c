package org.boardwalk.library;

import java.util.Arrays;
import java.util.Optional;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;

/** The sheets of the atlas: how boards and seats are used. */
public enum Variety {
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
   * @param play how the sets are used
   * @param rotation seats changing board by board
   * @return the sheet for both; empty when the atlas has none
   */
  public static Optional<Variety> of(Play play, Rotation rotation) {
    return Arrays.stream(values())
        .filter(v -> v.play == play && v.rotation == rotation)
        .findFirst();
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

  /** Whether there are boards enough: with one copy, a set for every table. */
  boolean fits(int tables, int rounds) {
    return play == Play.SHARED || rounds >= tables;
  }
}
