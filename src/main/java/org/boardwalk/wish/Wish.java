package org.boardwalk.wish;

import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;
import org.boardwalk.quality.rule.Rule;

/** A wish: the demands on a movement for players who change partners, or for pairs. */
public sealed interface Wish permits IndividualWish, PairsWish {

  /**
   * @return its name
   */
  String name();

  /**
   * @return the kind of movement
   */
  Kind kind();

  /**
   * @return number of contestants
   */
  int contestants();

  /**
   * @return tables in play in a round when all contestants are present
   */
  int tables();

  /**
   * @return number of rounds; where these have parts, of parts in all
   */
  int rounds();

  /**
   * @return number of rounds, parts counted as one
   */
  default int wholeRounds() {
    return rounds() / boards().parts();
  }

  /**
   * @return the boards
   */
  Boards boards();

  /**
   * @return seats changing board by board
   */
  Rotation rotation();

  /**
   * @return number of separate rankings of its movements
   */
  int winners();

  /**
   * @return whether contestants keep their direction, so that boards and contestants can move
   *     simply
   */
  boolean keepsDirection();

  /**
   * @return the rounds for which contestants are present
   */
  Attendance attendance();

  /**
   * @return the designer's own rules
   */
  List<Rule> rules();

  /**
   * @return demands with rules that no movement meets together, as counting shows, while it shows
   *     that of none of them without another; empty where counting shows nothing
   */
  Optional<Demands> contradicting();

  /**
   * @return the settings of the search
   */
  SearchSettings search();

  /**
   * @return whether its form has a rule, so that it is answered without a search
   */
  boolean byRule();

  /**
   * @param name another name
   * @return this wish under that name
   */
  Wish named(String name);

  /**
   * @param search other settings
   * @return this wish with those settings
   */
  Wish with(SearchSettings search);

  /**
   * @return the weight of each criterion in the total shown to users: 0 for those ignored
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
   * @return the judge's scorecard of it, with sit-outs judged by the rules of this wish
   */
  Scorecard judge(Movement movement);

  /**
   * Whether a judged movement answers the wish: no broken rule, and every hard demand is met.
   *
   * @param movement the movement
   * @param card the judge's scorecard of it, see {@link #judge}
   * @return whether the hard rules hold
   */
  default boolean accepts(Movement movement, Scorecard card) {
    return card.valid() && broken(movement, card).isEmpty();
  }

  /**
   * @param movement a movement, valid or not
   * @param card the judge's scorecard of it, see {@link #judge}
   * @return the hard demands that it does not meet, in words; the rules of the game are on the
   *     scorecard
   */
  List<String> broken(Movement movement, Scorecard card);

  /**
   * Compares two answers by the demands of this wish.
   *
   * @param a a scorecard
   * @param b another one
   * @return negative when a is better, 0 when equally good
   */
  int compare(Scorecard a, Scorecard b);

  /**
   * Orders answers as {@link #compare} does, and of equally good ones puts that with fewer {@link
   * org.boardwalk.quality.Meetings#triples triples} first. Bounds and proofs say nothing of
   * triples, so a claim that nothing is better stands beside an answer that only has fewer.
   *
   * @param a a scorecard
   * @param b another one
   * @return negative when a comes first, 0 when neither does
   */
  default int order(Scorecard a, Scorecard b) {
    int better = compare(a, b);
    return better != 0 ? better : a.meetings().triples() - b.meetings().triples();
  }

  /**
   * @param card the scorecard of an answer
   * @return whether all measures that count have the best value a movement could have
   */
  boolean ideal(Scorecard card);

  /**
   * Whether bounds alone prove that no better answer exists.
   *
   * @param card the scorecard of an answer
   * @param bounds proven lower bounds for this wish
   * @return whether all measures that count are as low as their bounds
   */
  boolean meets(Scorecard card, Bounds bounds);

  /**
   * Whether only an answer of lower cost can be better than this one. Otherwise an answer that is
   * easier to run can be better too. Always true for wishes in which {@link #meets} compares all
   * measures that count.
   *
   * @param card the scorecard of an answer
   * @return whether no movement could be easier to run, as far as that counts
   */
  default boolean plain(Scorecard card) {
    return true;
  }

  /**
   * @return whether answers are compared by weighted total cost
   */
  boolean costCounts();

  /**
   * @param rounds rounds of these sizes
   * @return the movement that they make with the boards of this wish, not judged
   */
  default Movement movement(List<Round> rounds) {
    return new Movement(
        name(), kind(), contestants(), tables(), boards(), rotation(), winners(), rounds);
  }

  /**
   * @param movement a movement for this wish
   * @return the movement under the name of this wish and, where copies are a limit, with as many
   *     copies as the wish allows
   */
  default Movement adopted(Movement movement) {
    // The wish sets the number of copies, even if fewer are needed.
    Boards used = movement.boards();
    boolean fewer =
        !used.equals(boards()) && boards().fewerCopies(movement.tables()).contains(used);
    return fewer ? movement.with(boards()) : movement;
  }

  /**
   * @param <R> the type of the result
   * @param visitor the code for each kind of wish
   * @return the visitor's result
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * A visitor of the kinds of wishes.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {

    /**
     * @param wish a wish for an individual movement
     * @return the result
     */
    R individual(IndividualWish wish);

    /**
     * @param wish a wish for a movement of pairs or lone players
     * @return the result
     */
    R pairs(PairsWish wish);
  }
}
