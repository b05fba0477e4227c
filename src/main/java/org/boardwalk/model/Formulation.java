package org.boardwalk.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.MethodKind;
import org.jspecify.annotations.Nullable;

/**
 * A way to state a wish as constraints, not yet built.
 *
 * @param kind the kind of methods that hand it to an engine
 * @param asks the question it states: the wish itself or a narrower one
 * @param name what it is called, unique among those of its wish
 * @param steady whether boards that circulate go by a rule in its answers, unless sit-outs forbid
 * @param constraints how many it has at least, known before it is built; 0 where they are few
 * @param source builds it, which may take seconds; empty when it does not fit the wish or would be
 *     too large
 */
public record Formulation(
    MethodKind kind,
    Question asks,
    String name,
    boolean steady,
    long constraints,
    Supplier<Optional<ConstraintModel>> source) {

  /**
   * A formulation with few constraints.
   *
   * @param kind the kind of methods that hand it to an engine
   * @param asks the question it states: the wish itself or a narrower one
   * @param name what it is called, unique among those of its wish
   * @param steady whether boards that circulate go by a rule in its answers, unless sit-outs forbid
   * @param source builds it, which may take seconds; empty when it does not fit the wish or would
   *     be too large
   */
  public Formulation(
      MethodKind kind,
      Question asks,
      String name,
      boolean steady,
      Supplier<Optional<ConstraintModel>> source) {
    this(kind, asks, name, steady, 0, source);
  }

  /** Ends the name of a formulation without the constraints that break symmetry. */
  public static final String UNBROKEN = " without symmetry breaking";

  /** Ends the name of a formulation of what costs less than the number after it. */
  public static final String BELOW = " below ";

  private static final Pattern CHANGED =
      Pattern.compile("(.+?)(" + UNBROKEN + ")?(?:" + BELOW + "(\\d{1,15}))?");

  /** The question that a formulation asks. */
  public enum Question {
    /** The wish. */
    WISH("Formulations of the wish:"),
    /** The wish with directions that are given, so that there is less to choose. */
    GIVEN(
        "The wish with given directions, which are perfect or nearly so whatever the meetings are;"
            + " that leaves far fewer tables:"),
    /** A stricter question: some criteria ideal and no objective. Any solution answers the wish. */
    STRICTER("Stricter questions that the search asks too: these criteria ideal, and no costs:");

    private final String heading;

    Question(String heading) {
      this.heading = heading;
    }

    /** {@return what stands above a list of them} */
    public String heading() {
      return heading;
    }
  }

  /**
   * Builds the model, which may take seconds. To cancel the building, interrupt the thread that
   * runs it.
   *
   * @return the model; empty when it does not fit the wish or would be too large
   * @throws java.util.concurrent.CancellationException when this thread is interrupted before it is
   *     built
   */
  public Optional<ConstraintModel> built() {
    return source.get();
  }

  /**
   * @param name the name of a formulation
   * @return the cost that its solutions stay below; empty where the name says none
   */
  public static OptionalLong ceiling(String name) {
    Matcher changed = CHANGED.matcher(name);
    return changed.matches() && changed.group(3) != null
        ? OptionalLong.of(Long.parseLong(changed.group(3)))
        : OptionalLong.empty();
  }

  /**
   * Finds a formulation by its name, which may end in what is changed in it: {@code seats without
   * symmetry breaking}, {@code one table below 84}.
   *
   * @param all the formulations of a wish
   * @param name a name, in any case
   * @return the formulation, changed as its name says; empty when there is none of that name
   */
  public static Optional<Formulation> named(List<Formulation> all, String name) {
    Matcher changed = CHANGED.matcher(name.strip());
    return changed.matches()
        ? all.stream()
            .filter(f -> f.name.equalsIgnoreCase(changed.group(1)))
            .findFirst()
            .map(f -> f.changed(changed.group(2) != null, changed.group(3)))
        : Optional.empty();
  }

  private Formulation changed(boolean unbroken, @Nullable String ceiling) {
    Formulation whole =
        unbroken ? changed(UNBROKEN, ConstraintModel::withoutSymmetryBreaking) : this;
    return ceiling == null
        ? whole
        : whole.changed(BELOW + ceiling, model -> below(model, Long.parseLong(ceiling)));
  }

  private static ConstraintModel below(ConstraintModel model, long cost) {
    if (!model.proto().hasObjective()) {
      throw new IllegalArgumentException(
          Text.of("formulation [%s] has no costs to stay below [%d]\n", model.name(), cost)
              + "Maybe ask for a criterion to be minimised.");
    }
    return model.below(cost);
  }

  private Formulation changed(String ending, UnaryOperator<ConstraintModel> change) {
    return new Formulation(
        kind, asks, name + ending, steady, constraints, () -> source.get().map(change));
  }
}
