package org.boardwalk.model;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.LinearConstraintProto;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.boardwalk.model.ConstraintFamily.Purpose;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;

/**
 * A wish as a neutral constraint model. Every engine understands exactly these constraints: clauses
 * ({@code bool_or} without enforcement), {@code exactly_one}, {@code at_most_one} and linear
 * constraints over 0/1 and bounded integer variables, with an optional linear objective to
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
   * This model restricted to solutions that improve on a known cost.
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
        name + Formulation.BELOW + cost,
        bounded.build(),
        legend.and(
            ConstraintFamily.required(BETTER, BETTER_WORDS, "objective < " + cost), constraints()),
        decoder,
        complete);
  }

  /**
   * This model without the constraints that keep one of many solutions that differ by names only.
   * What the form of the model breaks stays broken: tables without numbers, for example.
   *
   * @return the model; its solutions answer the wish as before, but there are more of them
   */
  public ConstraintModel withoutSymmetryBreaking() {
    CpModelProto.Builder whole = proto.toBuilder().clearConstraints();
    List<Legend.Stretch> stretches = new ArrayList<>();
    int begin = 0;
    for (Legend.Stretch stretch : legend.stretches()) {
      boolean breaks = stretch.family().purpose() == Purpose.SYMMETRY;
      if (!breaks) {
        whole.addAllConstraints(proto.getConstraintsList().subList(begin, stretch.end()));
        stretches.add(new Legend.Stretch(stretch.family(), whole.getConstraintsCount()));
      }
      begin = stretch.end();
    }
    whole.addAllConstraints(proto.getConstraintsList().subList(begin, constraints()));
    return new ConstraintModel(
        name + Formulation.UNBROKEN,
        whole.build(),
        new Legend(legend.idea(), legend.labels(), stretches),
        decoder,
        complete);
  }

  /**
   * This model with a constraint of a caller's own, such as one that a wish cannot say. Where the
   * model keeps one of many solutions that differ by names, the kept one may break the constraint
   * though another keeps it: then the result is not complete, so that an exhausted search proves
   * nothing. Begin with {@link #withoutSymmetryBreaking} to prove something.
   *
   * @param name what the constraint is called, in a few words
   * @param words the constraint for readers
   * @param own the constraint, over the variables of this model
   * @return the model with it; the variables of this model keep their numbers
   * @throws IllegalArgumentException when this model lacks a variable of the constraint
   */
  public ConstraintModel with(String name, String words, OwnConstraint own) {
    ModelBuilder more = new ModelBuilder(this);
    more.family(ConstraintFamily.required(name, words, ""));
    own.state(more);
    return with(name, more.build(), more.legend(legend.idea()));
  }

  /**
   * This model with a constraint of a caller's own in the neutral form; for all else see {@link
   * #with(String, String, OwnConstraint)}.
   *
   * @param name what the constraint is called, in a few words
   * @param words the constraint for readers
   * @param own the constraint, over the variables of this model
   * @return the model with it
   */
  public ConstraintModel with(String name, String words, ConstraintProto own) {
    return with(
        name,
        proto.toBuilder().addConstraints(own).build(),
        legend.and(ConstraintFamily.required(name, words, ""), constraints()));
  }

  private ConstraintModel with(String name, CpModelProto more, Legend said) {
    boolean broken =
        legend.families().stream().anyMatch(family -> family.purpose() == Purpose.SYMMETRY);
    return new ConstraintModel(
        this.name + " with " + name, more, said, decoder, complete && !broken);
  }

  /**
   * The variables of one family, by their indices.
   *
   * @param family the name of the family in the {@link #legend}, such as mate
   * @return its variables
   * @throws IllegalArgumentException when this model has none of that name; says which it has
   */
  public Variables variables(String family) {
    return new Variables(this, family);
  }

  /**
   * This model restricted to a part of its search space; the legend does not mention the
   * restriction.
   *
   * @param literals the settled literals: {@code i} settles variable i to 1, {@code -i - 1} settles
   *     it to 0
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

  /** {@return this model without its objective: any solution will do} */
  public ConstraintModel withoutObjective() {
    CpModelProto free = proto.toBuilder().clearObjective().build();
    return new ConstraintModel(name, free, legend, decoder, complete);
  }

  /**
   * This model for a wish that also has answers outside it, such as with more copies of the boards.
   *
   * @return the model, not complete
   */
  public ConstraintModel ofPart() {
    return new ConstraintModel(name, proto, legend, decoder, false);
  }

  /**
   * @return whether the model consists of sums only, as where points and classes of pairs are to be
   *     covered a given number of times; engines treat such models in special ways
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
   * @return whether at least four of five constraints are clauses: a linear relaxation of these is
   *     weak and takes most of the time
   */
  public boolean clausal() {
    long clauses = proto.getConstraintsList().stream().filter(c -> c.hasBoolOr()).count();
    return clauses * 5 >= 4L * proto.getConstraintsCount();
  }

  /**
   * Names this model in a certificate: equal models have equal digests.
   *
   * @return sha256 of the model's deterministic serialisation, as {@code sha256:<hex>}
   */
  public String digest() {
    return Sha256.PREFIX + Sha256.of(proto.toByteArray());
  }

  /** {@return number of variables} */
  public int variables() {
    return proto.getVariablesCount();
  }

  /** {@return number of constraints} */
  public int constraints() {
    return proto.getConstraintsCount();
  }

  /** {@return how many variables all constraints together name, each as often as it is named} */
  public long terms() {
    return literals()
        + proto.getConstraintsList().stream().mapToLong(c -> c.getLinear().getVarsCount()).sum();
  }

  /**
   * @return how many of these {@link #terms} stand in clauses or in constraints that exactly one or
   *     at most one of some literals is true
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

  /** {@return the size in words} */
  public String size() {
    return Text.of("%,d variables, %,d constraints", variables(), constraints());
  }
}
