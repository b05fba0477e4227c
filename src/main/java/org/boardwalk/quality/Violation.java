package org.boardwalk.quality;

/**
 * A broken rule.
 *
 * @param rule the rule
 * @param what the place and the contestants or tables that break it, in one sentence
 */
public record Violation(Law rule, String what) {

  /** A rule that every movement must keep, apart from all questions of fairness. */
  public enum Law {
    /** No contestant sits in two places in one round. */
    ONE_SEAT,
    /** A table has one encounter in a round. */
    ONE_ENCOUNTER,
    /** No contestant plays a board set twice. */
    NO_REPLAY,
    /** In shared play all tables of a round play the same set. */
    SAME_SET,
    /** In a round a set is at no more tables than it has copies. */
    ENOUGH_COPIES,
    /** Seats do not change between the parts of a round. */
    SAME_SEATS,
    /** With several winners every contestant stays in their field. */
    OWN_FIELD;

    /**
     * @return whether scores stand when this rule is broken: they do for wrong boards or seats;
     *     they do not for what cannot have been played, nor for replayed boards (Law 15 of the Laws
     *     of Duplicate Bridge 2017)
     */
    public boolean scoresStand() {
      return switch (this) {
        case ONE_SEAT, ONE_ENCOUNTER, NO_REPLAY -> false;
        case SAME_SET, ENOUGH_COPIES, SAME_SEATS, OWN_FIELD -> true;
      };
    }
  }
}
