package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Finds the successions of a movement: in the given order of the rounds, and in any order in which
 * the last round leads back to the first. Exhaustive as long as at most {@value #MOST_EFFORT}
 * conclusions are drawn, which is enough for 60 players and 60 rounds; a movement whose players
 * fall into groups that never meet, not even through others, is taken to have none.
 */
final class SuccessionSearch {

  private static final long MOST_EFFORT = 40_000_000;

  private final SeatTable seats;
  private final PartialSuccession nothing;
  private final List<Succession> found = new ArrayList<>();
  private long left = MOST_EFFORT;

  SuccessionSearch(SeatTable seats, Turns turns) {
    this.seats = seats;
    nothing = new PartialSuccession(seats, turns, new Occasions(seats));
  }

  /** Successions that keep the order of the rounds. */
  List<Succession> inGivenOrder() {
    PartialSuccession ordered = nothing.copy();
    if (ordered.inGivenOrder()) {
      extend(ordered, 1);
    }
    return found;
  }

  /** Successions that form one cycle of all rounds, beginning with the first. */
  List<Succession> inAnyOrder() {
    for (int to = 1; to < seats.rounds() && left > 0; to++) {
      PartialSuccession next = nothing.copy();
      if (next.takesRound(0, to)) {
        extend(next, to);
      }
    }
    return found;
  }

  /** Tries all images in round {@code to} of a player that plays in the first round. */
  private void extend(PartialSuccession known, int to) {
    for (int place = 0; place < 4 * seats.tables(to) && left > 0; place++) {
      PartialSuccession next = known.copy();
      boolean holds = next.takesPlayer(seats.player(0, 0), seats.player(to, place));
      left -= next.effort() + seats.players();
      if (holds) {
        complete(next);
      }
    }
  }

  private void complete(PartialSuccession partial) {
    OptionalInt open = partial.openRound();
    if (open.isEmpty()) {
      if (partial.everybodyHasAnImage()) {
        found.add(partial.succession());
      }
      return;
    }
    for (int to = 0; to < seats.rounds() && left > 0; to++) {
      PartialSuccession next = partial.copy();
      boolean holds = next.takesRound(open.getAsInt(), to);
      left -= next.effort() + seats.players();
      if (holds) {
        complete(next);
      }
    }
  }
}
