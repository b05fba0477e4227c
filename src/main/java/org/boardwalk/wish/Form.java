package org.boardwalk.wish;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.Boards;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.quality.Weights;

/** The family of movements that a wish is to be answered from. */
public sealed interface Form permits Form.Free, Rainbow, SingleTable {

  /** Any movement of one winner. */
  Form FREE = new Free();

  /** The rainbow of the plain rule. */
  Form RAINBOW = new Rainbow(Moves.Steps.RULE);

  /** Four players at one table. */
  Form SINGLE_TABLE = new SingleTable();

  /**
   * @return its name in files and messages
   */
  String word();

  /**
   * @param <R> what comes of it
   * @param visitor what to do with each family
   * @return what the visitor made of it
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * What to do with each family in which players are ranked one by one.
   *
   * @param <R> what comes of it
   */
  interface Visitor<R> {

    /**
     * @return what comes of any movement
     */
    R free();

    /**
     * @param rainbow the family
     * @return what comes of it
     */
    R rainbow(Rainbow rainbow);

    /**
     * @param table the family
     * @return what comes of it
     */
    R singleTable(SingleTable table);
  }

  /**
   * @return how many separate rankings its movements yield
   */
  int winners();

  /**
   * @param criterion a criterion
   * @return how much it is wanted by default
   */
  Demand unsaid(Criterion criterion);

  /**
   * @throws IllegalArgumentException when these sizes are not those of such a movement
   */
  void checkSizes(int players, int tables, int rounds, Boards boards);

  /**
   * @throws IllegalArgumentException when it makes no sense to ask for these with such a movement
   */
  void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed);

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param weights what each criterion counts in the total
   * @return proven lower bounds for its movements
   */
  Bounds bounds(Profile profile, Set<Criterion> held, Weights weights);

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param symmetry the symmetry it must have
   * @return the theorems that leave no such movement; empty when none is known
   */
  List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, Symmetry symmetry);

  /**
   * @param card the judge's scorecard of a movement without broken rules
   * @param rounds how many rounds it has
   * @return whether it can belong to this family
   */
  boolean holds(Scorecard card, int rounds);

  /** Any movement of one winner. */
  record Free() implements Form {

    @Override
    public String word() {
      return "free";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.free();
    }

    @Override
    public int winners() {
      return 1;
    }

    @Override
    public Demand unsaid(Criterion criterion) {
      return Demand.MINIMISE;
    }

    @Override
    public void checkSizes(int players, int tables, int rounds, Boards boards) {
      // Every size that a movement can have.
      SingleTable.refuseReplay(boards);
    }

    @Override
    public void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed) {
      // Everything can be asked for.
    }

    @Override
    public Bounds bounds(Profile profile, Set<Criterion> held, Weights weights) {
      return Bounds.of(profile, held, weights);
    }

    @Override
    public List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, Symmetry symmetry) {
      List<TheoremCase> always = Bounds.forbidding(profile, held);
      return always.isEmpty() ? symmetry.forbidding(profile, held) : always;
    }

    @Override
    public boolean holds(Scorecard card, int rounds) {
      return true;
    }
  }
}
