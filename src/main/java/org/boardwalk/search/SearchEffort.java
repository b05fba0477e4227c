package org.boardwalk.search;

/**
 * The effort of a search: how much of it is left, and the account of what was spent. Constructions
 * that search for their parts take it as a parameter, so that their nodes count like those of
 * methods and a limit ends them. {@link SearchScope} is that of a whole search.
 */
public interface SearchEffort {

  /** For work that no limit ends and that is not counted. */
  SearchEffort UNCOUNTED =
      new SearchEffort() {
        @Override
        public void spend(double seconds) {}

        @Override
        public double secondsLeft() {
          return Double.POSITIVE_INFINITY;
        }

        @Override
        public boolean over() {
          return false;
        }
      };

  /**
   * Counts effort. It shortens a search that is limited by effort, and no other.
   *
   * @param seconds as much as takes about as long on an ordinary machine, at least 0
   */
  void spend(double seconds);

  /**
   * @return seconds that are left, at least 0
   */
  double secondsLeft();

  /**
   * @return whether the work must stop, for want of effort or for another reason
   */
  boolean over();

  /**
   * How many steps or nodes may still be made: rounded up, so that nothing is left after them.
   *
   * @param each the effort of one, in seconds, more than 0
   * @param most the most that are wanted, at least 0
   * @return 0 to most; 0 when the work must stop
   */
  default long left(double each, long most) {
    return over() ? 0 : (long) Math.min((double) most, Math.ceil(secondsLeft() / each));
  }
}
