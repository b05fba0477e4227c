package org.boardwalk.plan;

import java.time.Duration;
import java.util.Comparator;
import java.util.OptionalInt;
import org.boardwalk.answer.Judged;
import org.boardwalk.answer.Outcome;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.wish.Wish;

/**
 * A known movement that fits an evening, ranked by what was judged when it became known.
 *
 * @param family where it belongs
 * @param wish the wish that finds it again
 * @param judged the movement, with the boards of the evening, as it was judged when it became known
 * @param rules who never moves, and where to go
 * @param seated who keeps a chair, and how many must
 * @param length from the first card to the last
 * @param over how much longer than asked
 * @param regret what it gives up, in points
 * @param atHand copies of the boards that there are; empty for enough
 */
record Fit(
    Family family,
    Wish wish,
    Judged judged,
    FollowRules rules,
    Seated seated,
    Duration length,
    Duration over,
    double regret,
    OptionalInt atHand) {

  /** Where fewest must move who cannot, of those the least regretted first, then the shortest. */
  static final Comparator<Fit> ORDER =
      Comparator.comparingInt((Fit fit) -> fit.seated().lacking())
          .thenComparingDouble(Fit::regret)
          .thenComparing(Fit::length);

  static Fit of(Occasion occasion, Candidate candidate, Wish wish, Outcome.Found found) {
    Judged tonight = candidate.tonight(found.judged());
    Movement movement = tonight.movement();
    FollowRules rules = FollowRules.of(movement);
    Duration length = occasion.pace().length(movement.rounds().size(), candidate.perRound());
    return new Fit(
        candidate.family(),
        wish,
        tonight,
        rules,
        Seated.of(movement, rules, occasion.stationary()),
        length,
        occasion.over(length),
        new Regret(occasion).points(movement, tonight.card(), rules),
        occasion.copies());
  }

  /** Whether whatever is regretted that much, at least, comes after it. */
  boolean beats(double leastRegret) {
    return seated.lacking() == 0 && regret < leastRegret;
  }

  /** Whether people do the same in both. */
  boolean sameAs(Fit other) {
    Movement movement = judged.movement();
    Movement others = other.judged.movement();
    return movement.boards().perSet() == others.boards().perSet()
        && movement.rounds().equals(others.rounds());
  }

  /** Whether one copy of the boards will do, with one ranking. */
  boolean thrifty() {
    return judged.card().walk().copies() == 1
        && judged.movement().tables() > 1
        && judged.movement().winners() == 1;
  }

  /** The same with what somebody wants to see of it. */
  Proposal proposal() {
    return new Proposal(
        family,
        wish,
        judged.movement(),
        judged.card(),
        Frequencies.of(judged.movement()),
        rules,
        seated,
        length,
        over,
        regret,
        atHand);
  }
}
