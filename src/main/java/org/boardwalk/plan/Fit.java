package org.boardwalk.plan;

import java.time.Duration;
import java.util.Comparator;
import org.boardwalk.answer.Outcome;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Frequencies;
import org.boardwalk.quality.Judge;
import org.boardwalk.wish.Wish;

/**
 * A known movement that fits an evening, ranked by what was judged when it became known.
 *
 * @param family where it belongs
 * @param wish the wish that finds it again
 * @param movement the movement, with the boards of the evening
 * @param rules who never moves, and where to go
 * @param length from the first card to the last
 * @param regret what it gives up, in points
 */
record Fit(
    Family family,
    Wish wish,
    Movement movement,
    FollowRules rules,
    Duration length,
    double regret) {

  /** The least regretted first, of those the shortest. */
  static final Comparator<Fit> ORDER =
      Comparator.comparingDouble(Fit::regret).thenComparing(Fit::length);

  static Fit of(Occasion occasion, Candidate candidate, Wish wish, Outcome.Found found) {
    Movement tonight = candidate.tonight(found.movement());
    FollowRules rules = FollowRules.of(tonight);
    return new Fit(
        candidate.family(),
        wish,
        tonight,
        rules,
        occasion.pace().length(tonight.rounds().size(), candidate.perRound()),
        // Without a rotation the boards in a set change nothing of what was judged.
        new Regret(occasion).points(tonight, found.card(), rules));
  }

  /** Whether people do the same in both. */
  boolean sameAs(Fit other) {
    return movement.boards().perSet() == other.movement.boards().perSet()
        && movement.rounds().equals(other.movement.rounds());
  }

  /** The same, judged with the boards of the evening. */
  Proposal proposal() {
    return new Proposal(
        family,
        wish,
        movement,
        Judge.judge(movement),
        Frequencies.of(movement),
        rules,
        length,
        regret);
  }
}
