package org.boardwalk.wish;

import java.util.List;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;

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
   * @return seats changing board by board
   */
  Rotation rotation();

  /**
   * @return how many separate rankings its movements yield
   */
  int winners();

  /**
   * @return whether contestants keep their direction, so that boards and people can walk simply
   */
  boolean keepsDirection();

  /**
   * @return who is there in which rounds
   */
  Attendance attendance();

  /**
   * @return how to search
   */
  SearchSettings search();

  /**
   * @return whether its form has a rule, so that it is answered without a search
   */
  boolean byRule();

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
   * @return what each criterion counts in the total shown to people: 0 for those ignored
   */
  Weights weights();

  /**
   * @return proven lower bounds for every answer to this wish
   */
  Bounds bounds();

  /**
   * @return the theorems that make the wish impossible; empty when none is known
   */
  List<TheoremCase> forbidding();

  /**
   * @param movement a movement
   * @return the judge's scorecard of it, with the sit-outs as this wish shares them
   */
  Scorecard judge(Movement movement);

  /**
   * Whether a judged movement answers the wish: no broken rule, and every hard demand is met.
   *
   * @param movement the movement
   * @param card the judge's scorecard of it, see {@link #judge}
   * @return whether the hard rules hold
   */
  boolean accepts(Movement movement, Scorecard card);

  /**
   * Compares two answers by what is wanted.
   *
   * @param a a scorecard
   * @param b another one
   * @return negative when a is better, 0 when equally good
   */
  int compare(Scorecard a, Scorecard b);

  /**
   * @param card the scorecard of an answer
   * @return whether everything that counts has the best value that any movement could have
   */
  boolean ideal(Scorecard card);

  /**
   * Whether bounds alone show that nothing better can exist.
   *
   * @param card the scorecard of an answer
   * @param bounds proven lower bounds for this wish
   * @return whether everything that counts is as low as its bound
   */
  boolean meets(Scorecard card, Bounds bounds);

  /**
   * Whether only what costs less can be better than an answer; where not, also something that is
   * easier to run can. It is so wherever all that counts is part of what {@link #meets} looks at.
   *
   * @param card the scorecard of an answer
   * @return whether it is as easy to run as any movement could be, as far as that counts
   */
  default boolean plain(Scorecard card) {
    return true;
  }

  /**
   * @return whether the weighted total cost is what makes one answer better than another
   */
  boolean costCounts();

  /**
   * @param movement a movement for this wish
   * @return the same in the room of this wish: under its name and, where copies are a limit, with
   *     as many as it allows
   */
  default Movement adopted(Movement movement) {
    // The copies that may be used are those of the wish, needed or not.
    Boards used = movement.boards();
    boolean fewer =
        !used.equals(boards()) && boards().fewerCopies(movement.tables()).contains(used);
    return fewer ? movement.with(boards()) : movement;
  }

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
