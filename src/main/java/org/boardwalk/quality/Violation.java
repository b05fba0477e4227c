package org.boardwalk.quality;

/**
 * A broken rule.
 *
 * @param rule which rule
 * @param what where and by whom, in one sentence
 */
public record Violation(Rule rule, String what) {

  /** What every movement must keep, however fair or unfair it is. */
  public enum Rule {
    /** Nobody sits in two places in one round. */
    ONE_SEAT,
    /** A table has one encounter in a round. */
    ONE_ENCOUNTER,
    /** Nobody plays a board set twice. */
    NO_REPLAY,
    /** In shared play all tables of a round play the same set. */
    SAME_SET,
    /** In a round a set is at no more tables than it has copies. */
    ENOUGH_COPIES,
    /** With several winners every contestant stays in their field. */
    OWN_FIELD;

    /**
     * @return whether what is played against it counts: the wrong boards or seats do; what nobody
     *     can have played does not, nor what somebody played before (Law 15 of the Laws of
     *     Duplicate Bridge 2017)
     */
    public boolean scoresStand() {
      return switch (this) {
        case ONE_SEAT, ONE_ENCOUNTER, NO_REPLAY -> false;
        case SAME_SET, ENOUGH_COPIES, OWN_FIELD -> true;
      };
    }
  }
}
