package org.boardwalk.quality.rule;

import org.boardwalk.movement.Direction;

/**
 * An event of your own that rules count, beside partners, tables and sit-outs: something that
 * happens to two players in a round, or, as an {@link OfPlayer}, to one, by the places in which
 * they sit. Events are found as services: a class of this type with a public constructor without
 * parameters, named in {@code META-INF/services/org.boardwalk.quality.rule.OwnEvent} of a jar on
 * the class path. Judge, local search and constraint models count it; it has no bound but 0.
 *
 * <p>An event is a function of the places alone, and of nothing that changes: it is asked for every
 * two places of a round before a search, and by the judge for the places of a movement. Called from
 * several threads.
 */
public interface OwnEvent {

  /**
   * The place of a player in a round. In shared play all tables play the set with the number of the
   * round.
   *
   * @param round the round, from 1
   * @param table the table, from 1
   * @param direction the direction
   */
  record TableSide(int round, int table, Direction direction) {}

  /** An event that happens to one player. */
  interface OfPlayer extends OwnEvent {

    /**
     * @param place the place of a player
     * @return whether the event happens to that player
     */
    boolean happens(TableSide place);

    /** Asks for the first place; both are of the same player. */
    @Override
    default boolean happens(TableSide one, TableSide other) {
      return happens(one);
    }
  }

  /**
   * @return the word by which rules name it, of small letters, digits and hyphens, and different
   *     from those of all other events; an event with another meaning needs another word, as files
   *     keep nothing but the word
   */
  String word();

  /**
   * @return what happens, in words: after "players 1 and 2", such as "sit at neighbouring tables",
   *     or for an event of one player after "player 1", such as "sits by the door"
   */
  String words();

  /**
   * Whether the event happens to two players who both play. A couple is counted where it happens in
   * one of the two orders.
   *
   * @param one the place of one of them
   * @param other the place of the other in the same round, at the same table or another
   * @return whether it happens to them
   */
  boolean happens(TableSide one, TableSide other);
}
