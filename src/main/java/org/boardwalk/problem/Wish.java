package org.boardwalk.problem;

import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;

/** What somebody wishes for: a movement for players who change partners, or for pairs. */
public sealed interface Wish permits IndividualWish, PairsWish {

  /**
   * @return what people call it
   */
  String name();

  /**
   * @return who is to be ranked
   */
  Kind kind();

  /**
   * @return how many contestants
   */
  int contestants();

  /**
   * @return tables in play in a round, where everybody is there
   */
  int tables();

  /**
   * @return number of rounds
   */
  int rounds();

  /**
   * @return the boards
   */
  Boards boards();

  /**
   * @return how to search
   */
  SearchSettings search();

  /**
   * @param name another name
   * @return the same wish under that name
   */
  Wish named(String name);

  /**
   * @param search other settings
   * @return the same wish with them
   */
  Wish with(SearchSettings search);

  /**
   * @param <R> what comes of it
   * @param visitor what to do with each kind of wish
   * @return what the visitor made of it
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * Does something with each kind of wish.
   *
   * @param <R> what comes of it
   */
  interface Visitor<R> {

    /**
     * @param wish a wish for an individual movement
     * @return what comes of it
     */
    R individual(IndividualWish wish);

    /**
     * @param wish a wish for a movement of pairs or lone players
     * @return what comes of it
     */
    R pairs(PairsWish wish);
  }
}
