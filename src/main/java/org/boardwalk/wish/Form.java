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

/** A form: the family of movements from which a wish is answered. */
public sealed interface Form permits Form.Free, Rainbow, SingleTable, Swivel {

  /** Any movement of one winner. */
  Form FREE = new Free();

  /** The rainbow of the plain rule. */
  Form RAINBOW = new Rainbow(Moves.Steps.RULE);

  /** Two or three rainbows, one after the other. */
  Form SWIVEL = new Swivel();

  /** Four players at one table. */
  Form SINGLE_TABLE = new SingleTable();

  /**
   * @return its name in files and messages
   */
  String word();

  /**
   * @param <R> the type of the result
   * @param visitor the code for each family
   * @return the visitor's result
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * A visitor of the families in which players are ranked individually.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {

    /**
     * @return the result for any movement
     */
    R free();

    /**
     * @param rainbow the family
     * @return the result
     */
    R rainbow(Rainbow rainbow);

    /**
     * @param swivel the family
     * @return the result
     */
    R swivel(Swivel swivel);

    /**
     * @param table the family
     * @return the result
     */
    R singleTable(SingleTable table);
  }

  /**
   * @return how many separate rankings its movements yield
   */
  int winners();

  /**
   * @param criterion a criterion
   * @return the default demand for it
   */
  Demand unsaid(Criterion criterion);

  /**
   * @throws IllegalArgumentException when these sizes are not those of such a movement
   */
  void checkSizes(int players, int tables, int rounds, Boards boards);

  /**
   * @throws IllegalArgumentException when such a movement cannot have these
   */
  void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed);

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param weights the weight of each criterion in the total
   * @return proven lower bounds for its movements
   */
  Bounds bounds(Profile profile, Set<Criterion> held, Weights weights);

  /**
   * @param profile the sizes
   * @param held criteria that must be ideal
   * @param symmetry the symmetry it must have
   * @return the theorems that exclude every such movement; empty when none is known
   */
  List<TheoremCase> forbidding(Profile profile, Set<Criterion> held, Symmetry symmetry);

  /**
   * @param card the judge's scorecard of a movement without broken rules
   * @param rounds number of its rounds
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
      // Any size is possible.
      SingleTable.refuseReplay(boards);
    }

    @Override
    public void checkWishes(Map<Criterion, Demand> criteria, Symmetry symmetry, Fixed fixed) {
      // Any wishes are possible.
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
