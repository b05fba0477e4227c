package org.boardwalk.search.arrange;

import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.SeatChanges;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.wish.IndividualWish;

/**
 * Makes a movement easy to run without changing any cost: its tables get other numbers and are
 * turned, and its rounds are put in another order, as long as boards that circulate keep their rule
 * and come from the next table as often as before. Best is a follow rule that is the same after
 * every round, which schedules developed by a cyclic group have; else many stationary players, and
 * few changes of seat, table and direction, see {@link SeatChanges}. Every player plays the same
 * encounters as before, and the judge has to find nothing changed but the walk of boards and
 * players.
 *
 * <p>Whether there is a rule is decided exactly for up to about 60 players and 60 rounds, and for a
 * given order of the rounds and given stationary players the moves are the fewest; the rest is
 * heuristic. Deterministic, and arranging twice changes nothing more. Less than a second for 60
 * players.
 */
public final class Arrangement {

  /** So many ways to have a rule are judged; more than one only where sit-outs forbid some. */
  private static final int MOST_RULES = 50;

  private final IndividualWish wish;
  private final Movement movement;
  private final Scorecard card;
  private final SeatChanges changes;

  private Arrangement(IndividualWish wish, Movement movement) {
    this.wish = wish;
    this.movement = movement;
    card = wish.judge(movement);
    changes = SeatChanges.of(movement);
  }

  /**
   * @param wish the wish; settled rounds stay as they are, and with them, or where the session may
   *     be stopped early or somebody comes late or leaves, the order of all rounds
   * @param movement an individual movement that answers it
   * @return the arranged movement; the same when none is found that is easier to run, and when it
   *     does not answer the wish
   */
  public static Movement of(IndividualWish wish, Movement movement) {
    Movement best = movement;
    Optional<Movement> better = new Arrangement(wish, best).better();
    while (better.isPresent()) {
      best = better.get();
      better = new Arrangement(wish, best).better();
    }
    return best;
  }

  private Optional<Movement> better() {
    if (!wish.accepts(movement, card)) {
      return Optional.empty();
    }
    SeatTable seats = new SeatTable(movement);
    Freedom freedom = Freedom.of(wish, movement);
    SameRule rule = new SameRule(movement, seats, freedom);
    Optional<Movement> ruled =
        rule.successions().stream()
            .limit(MOST_RULES)
            .map(rule::arranged)
            .filter(this::improves)
            .findFirst();
    return ruled.isPresent() || changes.rule()
        ? ruled
        : Optional.of(new Chains(wish, movement, seats, freedom).best()).filter(this::improves);
  }

  /** People shall not walk less at the cost of boards that walk more. */
  private static int breaks(Movement m) {
    return m.boards().play() == Play.CIRCULATING ? Circulation.of(m).breaks().size() : 0;
  }

  /** Nor at the cost of boards whose rule is less simple. */
  private boolean carried(Scorecard now) {
    return card.walkRule()
        .flatMap(before -> now.walkRule().map(after -> WalkRule.ORDER.compare(after, before) <= 0))
        .orElse(true);
  }

  private boolean improves(Movement other) {
    if (SeatChanges.of(other).compareTo(changes) >= 0 || breaks(other) > breaks(movement)) {
      return false;
    }
    Scorecard now = wish.judge(other);
    return now.equalsButWalk(card) && carried(now) && wish.accepts(other, now);
  }
}
