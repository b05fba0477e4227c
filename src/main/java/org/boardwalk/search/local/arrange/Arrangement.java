package org.boardwalk.search.local.arrange;

import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.SeatChanges;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.search.Rate;
import org.boardwalk.wish.IndividualWish;

/**
 * Makes a movement easy to run without changing any cost. Tables are renumbered and turned, and
 * rounds are put in another order, as long as boards that circulate keep their rule and come from
 * the next table as often as before. The best result is one follow rule for all rounds, which
 * schedules developed by a cyclic group have; failing that, many stationary players, and few
 * changes of seat, table and direction, see {@link SeatChanges}. Every player plays the encounters
 * that they played before, and for the judge only the walk of boards and players changes.
 *
 * <p>Whether there is a rule is decided exactly for up to about 60 players and 60 rounds; for a
 * given order of the rounds and given stationary players the number of moves is minimal; the rest
 * is heuristic. Deterministic, and idempotent. Less than a second for 60 players; {@link #seconds}
 * tells before.
 */
public final class Arrangement {

  /** The most rules that are judged; more than one only where sit-outs forbid some. */
  private static final int MOST_RULES = 50;

  /** What a movement is judged and looked at, in times of judging it. */
  private static final int LOOKS = 10;

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
   * @param wish a wish
   * @param judging seconds of judging a movement for it
   * @return seconds that arranging one takes on an ordinary machine, from its sizes
   */
  public static double seconds(IndividualWish wish, double judging) {
    return LOOKS * judging
        + Rate.ARRANGED_CUBE.seconds() * wish.rounds() * Math.pow(wish.tables(), 3);
  }

  /**
   * @param wish the wish; fixed rounds stay unchanged, and the order of all rounds too if there are
   *     any, or where the session may be stopped early or a player comes late or leaves
   * @param movement an individual movement that answers it
   * @return the arranged movement; the given one when none is found that is easier to run, and when
   *     it does not answer the wish
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
    FollowRuleArrangement rule = new FollowRuleArrangement(movement, seats, freedom);
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

  /** The breaks in the walk of the boards, which must not rise to spare people some walking. */
  private static int breaks(Movement m) {
    return m.boards().play() == Play.CIRCULATING ? Circulation.of(m).breaks().size() : 0;
  }

  /** Whether the boards still follow a rule that is as simple. */
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
