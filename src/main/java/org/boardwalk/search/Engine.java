package org.boardwalk.search;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.wish.answer.Exhaustion;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Reason;

/**
 * The port to a constraint solver. Engines are found as services, so that nothing else names them;
 * a class of this kind must load its solver on first use only. Each call uses one thread; calls may
 * run at once.
 */
public interface Engine {

  /** How a search ended. */
  enum Verdict {
    /** The search space is exhausted: the last solution is optimal, or with none there is none. */
    EXHAUSTED,
    /** An engine that is not part of the program says that the search space is exhausted. */
    CLAIMED,
    /** A limit ended it. */
    STOPPED
  }

  /**
   * The end of a search.
   *
   * @param verdict how it ended
   * @param effort seconds of deterministic effort that it took, about those of an ordinary machine
   */
  record End(Verdict verdict, double effort) {

    /**
     * @return whether the search space is exhausted
     */
    public boolean exhausted() {
      return verdict == Verdict.EXHAUSTED;
    }
  }

  /**
   * When to stop.
   *
   * @param effort seconds of deterministic effort, more than 0
   * @param seconds limit by the clock, for phases in which a solver does not listen; may be
   *     infinite
   * @param over asked again and again, from another thread
   * @param seed source of chance
   */
  record Limits(double effort, double seconds, BooleanSupplier over, long seed) {

    /**
     * @param effort seconds of deterministic effort, more than 0
     * @param seed source of chance
     * @return limits under which the clock decides nothing
     */
    public static Limits effort(double effort, long seed) {
      return new Limits(effort, Double.POSITIVE_INFINITY, () -> false, seed);
    }
  }

  /**
   * @return the name by which it is chosen and which files note, such as cpsat: small letters,
   *     digits and hyphens; no other engine has it
   */
  String name();

  /**
   * @param method what was searched, in words
   * @return this engine as a finder
   */
  default Finder finder(String method) {
    return new Finder(name(), version(), method);
  }

  /**
   * @param model a model whose search space this engine has exhausted
   * @return what is noted of that
   */
  default Reason exhausted(ConstraintModel model) {
    return new Reason.BySearch(
        new Exhaustion(model.name(), model.digest(), model.size(), name(), version()));
  }

  /**
   * @return the version of the solver
   */
  String version();

  /**
   * How long the engine is busy with a model before it looks at its limits for the first time: it
   * states the model in its own way and draws the first conclusions. An estimate from the size of
   * the model, for one that is rather slow.
   *
   * @param model a neutral model
   * @return seconds, at least 0
   */
  default double secondsToBegin(ConstraintModel model) {
    return 0;
  }

  /**
   * Looks for a solution, or ever better ones if the model has an objective.
   *
   * @param model a neutral model
   * @param limits when to stop
   * @param solutions hears of every improvement; the assignment is only valid during the call
   * @return how it ended, and what effort it took
   * @throws IllegalArgumentException when the model has a constraint that is not part of the
   *     neutral form
   */
  End solve(ConstraintModel model, Limits limits, Consumer<Assignment> solutions);

  /**
   * Visits every solution once, ignoring the objective.
   *
   * @param model a neutral model
   * @param solutions hears of every solution
   */
  void enumerate(ConstraintModel model, Consumer<Assignment> solutions);
}
