package org.boardwalk.model;

import java.util.Optional;
import java.util.function.Supplier;
import org.boardwalk.wish.MethodKind;

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

    /**
     * @return what stands above a list of them
     */
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
}
