package org.boardwalk.model.pairs;

import java.util.OptionalInt;
import java.util.function.BiPredicate;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsWish;

/**
 * Models for the free boarding of a Web whose EW pairs all move alike: any set may be at any table
 * in any round. Each model is complete for its room and number of copies, unless some sets or a
 * part of the walk of the sets are settled beforehand.
 */
public final class BoardingFormulation {

  private BoardingFormulation() {}

  /**
   * Any boarding with so many copies.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @return the model, without an objective
   */
  public static ConstraintModel feasible(PairsWish wish, WebRoom room, int copies) {
    BoardingPlays boarding = all(room, copies);
    boarding.rules();
    boarding.roundWeights();
    return boarding.built(wish, Text.of("boarding with %d copies", copies));
  }

  /**
   * A boarding that is its own half turn: with tables and rounds in the opposite order, each set is
   * where another one was. Such boardings have half as many variables.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs, which {@linkplain WebRoom#turns can be turned}
   * @param copies the most tables that may play a set in a round
   * @param centre the sum of two tables that change places, 0 or 1; with an odd number of tables
   *     both are alike
   * @return the model, without an objective; without a solution it refutes nothing
   */
  public static ConstraintModel turned(PairsWish wish, WebRoom room, int copies, int centre) {
    BoardingPlays boarding =
        new BoardingPlays(
            room, copies, open(room), BoardingFormulation::anywhere, OptionalInt.of(centre));
    boarding.rules();
    boarding.roundWeights();
    return boarding.built(wish, Text.of("boarding by a half turn with %d copies", copies));
  }

  /**
   * A boarding that breaks the walk of the sets at few tables only.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @param cuts where tables need not get their sets from the next one
   * @return the model, without an objective
   */
  public static ConstraintModel cut(PairsWish wish, WebRoom room, int copies, Cuts cuts) {
    BoardingPlays boarding = new BoardingPlays(room, copies, open(room), (t, r) -> cuts.allow(t));
    boarding.rules();
    boarding.roundWeights();
    boarding.firstTableInOrder();
    return boarding.built(wish, Text.of("boarding with %d copies, %s", copies, cuts.words()));
  }

  /**
   * The rules alone, without redundant constraints, for comparison.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @return the model, which minimises breaks
   */
  public static ConstraintModel plain(PairsWish wish, WebRoom room, int copies) {
    BoardingPlays boarding = all(room, copies);
    boarding.rules();
    boarding.fewestBreaks();
    return boarding.built(wish, Text.of("plain boarding with %d copies", copies));
  }

  /**
   * The boarding with fewest breaks when EW may replay sets. Its number of breaks is a lower bound
   * however EW move.
   *
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param copies the most tables that may play a set in a round
   * @return the model, which minimises breaks; EW may replay sets in what it decodes to
   */
  public static ConstraintModel stationary(PairsWish wish, WebRoom room, int copies) {
    BoardingPlays boarding = all(room, copies);
    boarding.everyTableInPlayPlaysOneSet();
    boarding.nobodyStationaryReplays();
    boarding.copiesSuffice();
    boarding.boardsHaveOtherResults();
    boarding.firstTableInOrder();
    boarding.fewestBreaks();
    return boarding.built(wish, Text.of("breaks for NS with %d copies", copies));
  }

  /**
   * The boarding with fewest breaks.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @param settled the sets that are settled; {@link SetGrid#OPEN} where any may be played
   * @return the model, which minimises breaks
   */
  public static ConstraintModel fewestBreaks(
      PairsWish wish, WebRoom room, int copies, SetGrid settled) {
    BoardingPlays boarding =
        new BoardingPlays(room, copies, settled, BoardingFormulation::anywhere);
    boarding.rules();
    if (boarding.nothingSettled()) {
      boarding.roundWeights();
      boarding.firstTableInOrder();
    }
    boarding.fewestBreaks();
    return boarding.built(wish, Text.of("breaks with %d copies", copies));
  }

  /**
   * The boarding with fewest breaks of those that keep a part of the walk of the sets.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @param mayBreak for a table and a round, from 0, whether its next set may come from anywhere
   * @return the model, which minimises breaks
   */
  public static ConstraintModel walkKept(
      PairsWish wish, WebRoom room, int copies, BiPredicate<Integer, Integer> mayBreak) {
    BoardingPlays boarding = new BoardingPlays(room, copies, open(room), mayBreak);
    boarding.rules();
    boarding.roundWeights();
    boarding.firstTableInOrder();
    boarding.fewestBreaks();
    return boarding.built(wish, Text.of("breaks with %d copies, part of the walk kept", copies));
  }

  private static BoardingPlays all(WebRoom room, int copies) {
    return new BoardingPlays(room, copies, open(room), BoardingFormulation::anywhere);
  }

  private static SetGrid open(WebRoom room) {
    return SetGrid.of(room, (t, r) -> SetGrid.OPEN);
  }

  private static boolean anywhere(int table, int round) {
    return true;
  }
}
