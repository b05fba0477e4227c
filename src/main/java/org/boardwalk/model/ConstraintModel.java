package org.boardwalk.model;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.List;
import java.util.function.Function;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Sha256;
import org.boardwalk.text.Text;

/**
 * A wish as a neutral constraint model. Every engine understands these constraints, and no others:
 * clauses ({@code bool_or} without enforcement), {@code exactly_one}, {@code at_most_one} and
 * linear constraints over 0/1 and bounded integer variables, with an optional linear objective to
 * minimise. Costs are convex functions given by their tangents, so that a solution's own objective
 * value may exceed its cost, but a proven optimum does not.
 *
 * @param name the formulation in words, such as "seats" or "developed by Z13"
 * @param proto the constraints
 * @param legend what its variables and constraints mean, for readers
 * @param decoder from a solution to the movement it describes
 * @param complete whether every answer to the wish, up to renaming, is a solution: only then does
 *     an exhausted search prove anything about the wish
 */
public record ConstraintModel(
    String name,
    CpModelProto proto,
    Legend legend,
    Function<Assignment, Movement> decoder,
    boolean complete) {

  private static final String BETTER = "Better than the best so far";
  private static final String BETTER_WORDS = "Only what costs less is of interest.";

  /** The values of a solution. */
  @FunctionalInterface
  public interface Assignment {
    /**
     * @param variable index of a variable of the model
     * @return its value
     */
    long value(int variable);

    /**
     * @param variable index of a 0/1 variable
     * @return whether it is 1
     */
    default boolean isTrue(int variable) {
      return value(variable) == 1;
    }
  }

  /**
   * The same model for those only who want something better than they have.
   *
   * @param cost the objective must be less
   * @return the model with that as a constraint; unchanged without an objective
   */
  public ConstraintModel below(long cost) {
    if (!proto.hasObjective()) {
      return this;
    }
    CpObjectiveProto objective = proto.getObjective();
    LinearConstraintProto.Builder less =
        LinearConstraintProto.newBuilder()
            .addAllVars(objective.getVarsList())
            .addAllCoeffs(objective.getCoeffsList())
            .addDomain(Long.MIN_VALUE)
            .addDomain(cost - 1 - (long) objective.getOffset());
    CpModelProto.Builder bounded = proto.toBuilder();
    bounded.addConstraintsBuilder().setLinear(less);
    return new ConstraintModel(
        name + " below " + cost,
        bounded.build(),
        legend.and(ModelRule.required(BETTER, BETTER_WORDS, "objective < " + cost), constraints()),
        decoder,
        complete);
  }

  /**
   * The same model for a part of its search space; the legend says nothing of it.
   *
   * @param literals what is settled there: variable i is 1, or 0 where it is written as {@code -i -
   *     1}
   * @return the model with a clause for each
   */
  public ConstraintModel settled(List<Integer> literals) {
    CpModelProto.Builder part = proto.toBuilder();
    literals.forEach(
        literal ->
            part.addConstraintsBuilder()
                .setBoolOr(BoolArgumentProto.newBuilder().addLiterals(literal)));
    return new ConstraintModel(name, part.build(), legend, decoder, complete);
  }

  /**
   * @return the same model for those who want any solution
   */
  public ConstraintModel withoutObjective() {
    CpModelProto free = proto.toBuilder().clearObjective().build();
    return new ConstraintModel(name, free, legend, decoder, complete);
  }

  /**
   * The same model for a wish that has other answers too, such as with more copies of the boards.
   *
   * @return the model, not complete
   */
  public ConstraintModel ofPart() {
    return new ConstraintModel(name, proto, legend, decoder, false);
  }

  /**
   * @return whether all is said by sums, as where points and classes of pairs are to be covered so
   *     many times: engines have their own ways with those
   */
  public boolean cover() {
    return proto.getConstraintsList().stream()
        .allMatch(
            c ->
                c.hasExactlyOne()
                    || c.hasLinear()
                    || (c.hasBoolOr() && c.getBoolOr().getLiteralsCount() == 1));
  }

  /**
   * @return whether most is said by clauses, four constraints of five at least: relaxations to
   *     linear programs tell little of those, and take most of the time
   */
  public boolean clausal() {
    long clauses = proto.getConstraintsList().stream().filter(c -> c.hasBoolOr()).count();
    return clauses * 5 >= 4L * proto.getConstraintsCount();
  }

  /**
   * Names a model in a certificate: who builds the same model gets the same digest.
   *
   * @return sha256 of the model's deterministic serialisation, as {@code sha256:<hex>}
   */
  public String digest() {
    return Sha256.PREFIX + Sha256.of(proto.toByteArray());
  }

  /**
   * @return number of variables
   */
  public int variables() {
    return proto.getVariablesCount();
  }

  /**
   * @return number of constraints
   */
  public int constraints() {
    return proto.getConstraintsCount();
  }

  /**
   * @return how many variables all constraints together name, each as often as it is named
   */
  public long terms() {
    return literals()
        + proto.getConstraintsList().stream().mapToLong(c -> c.getLinear().getVarsCount()).sum();
  }

  /**
   * @return how many of them stand in clauses, in constraints that exactly one of them is true, or
   *     that at most one is
   */
  public long literals() {
    return proto.getConstraintsList().stream()
        .mapToLong(
            c ->
                c.getBoolOr().getLiteralsCount()
                    + c.getExactlyOne().getLiteralsCount()
                    + c.getAtMostOne().getLiteralsCount())
        .sum();
  }

  /**
   * @return the size in words
   */
  public String size() {
    return Text.of("%,d variables, %,d constraints", variables(), constraints());
  }
}
