package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;

/**
 * Finds meetings first, and seats afterwards. Another method searches for a schedule of new
 * meetings, with any sides and directions. With three boards a round all players of a table partner
 * each other in any seats, so that any two of a table may then be exchanged: by simulated annealing
 * under the weights of the wish. A schedule of new meetings is seldom better in all than other
 * schedules before that step, and would be lost without it. Does nothing where another method has
 * found such a schedule. Heuristic.
 */
public final class MeetingsTurned extends NamedMethod<IndividualWish> {

  private final IndividualWish asked;
  private final Method<IndividualWish> meetings;
  private final Turning turning;
  private Optional<Movement> start = Optional.empty();

  /**
   * @param asked the wish for the meetings
   * @param meetings the method that searches for them
   */
  public MeetingsTurned(IndividualWish asked, Method<IndividualWish> meetings) {
    super(meetings.name() + ", then turned", meetings.kind());
    this.asked = asked;
    this.meetings = meetings;
    turning = new Turning(name());
  }

  @Override
  public boolean counts() {
    return meetings.counts();
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    if (start.isEmpty()) {
      if (scope.incumbent().filter(f -> f.answers(asked)).isPresent()) {
        return false;
      }
      SearchScope<IndividualWish> first = scope.aside(asked, SearchListener.SILENT);
      boolean more = meetings.run(first, slice, seed);
      start = first.best().map(m -> Unfolding.movement(scope.wish(), Unfolding.indices(m)));
      start.ifPresent(m -> scope.offer(m, Finder.own("local", name())));
      return more || start.isPresent();
    }
    if (counts()) {
      scope.spend(slice.toMillis() / 1e3);
    }
    SplittableRandom random = random(seed);
    for (long left = steps(slice, Rate.TURNED_MEETING_STEP, scope.wish().players());
        left > 0 && !scope.over();
        left -= Turning.STEPS) {
      turning.cool(scope, random, start.orElseThrow());
    }
    return true;
  }
}
