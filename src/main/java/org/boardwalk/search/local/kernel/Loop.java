package org.boardwalk.search.local.kernel;

/**
 * The loop over the steps of every local search, with the Metropolis criterion: a change is made
 * where the rise is below a limit that is drawn before.
 *
 * <p>{@link Annealing} gives each class of problems a copy of this class, as if from a template.
 * The compiler then sees problems of one class in each copy and inlines their methods; a single
 * loop that called a dozen classes cost 10 to 20 ns a step.
 */
final class Loop implements Steps {

  Loop() {}

  @Override
  public void make(Problem problem, Chance chance, int steps, double temperature) {
    for (int k = steps; k > 0; k--) {
      chance.draw();
      if (problem.propose(chance)) {
        double limit = chance.limit(temperature);
        if (problem.rise(limit, temperature) < limit) {
          problem.commit();
        } else {
          problem.undo();
        }
      }
    }
  }
}
