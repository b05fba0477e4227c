package org.boardwalk.search.local.arrange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;

/**
 * Arrangements with one follow rule for all rounds: table k of a round is the image of table k of
 * the round before, under one permutation of the players. A player fixed by the permutation is
 * stationary, where possible at North of table 1.
 */
final class FollowRuleArrangement {

  private final Movement movement;
  private final SeatTable seats;
  private final Freedom freedom;

  FollowRuleArrangement(Movement movement, SeatTable seats, Freedom freedom) {
    this.movement = movement;
    this.seats = seats;
    this.freedom = freedom;
  }

  /** The successions of the movement, the one with the fewest moves first. */
  List<Succession> successions() {
    if (seats.rounds() < 3 || seats.tables(0) == 0) {
      return List.of();
    }
    List<Succession> all = new ArrayList<>();
    all.addAll(new SuccessionSearch(seats, freedom.turns()).inGivenOrder());
    if (freedom.order()) {
      all.addAll(new SuccessionSearch(seats, freedom.turns()).inAnyOrder());
    }
    Comparator<Succession> fewestMoves =
        Comparator.<Succession>comparingInt(s -> -s.fixed().size())
            .thenComparingInt(this::tableChanges)
            .thenComparingInt(this::directionChanges);
    return all.stream().sorted(fewestMoves).distinct().toList();
  }

  private int tableChanges(Succession s) {
    int changes = 0;
    for (int place = 0; place < 4 * seats.tables(0); place++) {
      int next = seats.place(0, s.image(seats.player(0, place)));
      changes += next != SeatTable.OUT && next / 4 != place / 4 ? 1 : 0;
    }
    return changes;
  }

  private int directionChanges(Succession s) {
    int changes = 0;
    for (int place = 0; place < 4 * seats.tables(0); place++) {
      int next = seats.place(0, s.image(seats.player(0, place)));
      changes += next != SeatTable.OUT && (next - place) % 2 != 0 ? 1 : 0;
    }
    return changes;
  }

  /** The movement arranged by the succession. */
  Movement arranged(Succession succession) {
    Round round = movement.rounds().get(succession.order().get(0));
    if (freedom.first() && !succession.fixed().isEmpty()) {
      int fixed = succession.fixed().get(0);
      round =
          seats.place(0, fixed) == SeatTable.OUT
              ? round
              : Rearranged.northOne(round, fixed, freedom.turns());
    }
    List<Round> rounds = new ArrayList<>();
    for (int r : succession.order()) {
      Map<Integer, Integer> sets = new HashMap<>();
      movement
          .rounds()
          .get(r)
          .encounters()
          .forEach(e -> sets.put(((FourPlayers) e.seating()).north(), e.set()));
      round = rounds.isEmpty() ? round : image(round, succession);
      rounds.add(new Round(round.encounters().stream().map(e -> playing(e, sets)).toList()));
    }
    return Rearranged.of(movement, rounds);
  }

  private static Round image(Round round, Succession s) {
    return new Round(
        round.encounters().stream()
            .map(
                e -> {
                  FourPlayers f = (FourPlayers) e.seating();
                  FourPlayers next =
                      new FourPlayers(
                          s.image(f.north()),
                          s.image(f.east()),
                          s.image(f.south()),
                          s.image(f.west()));
                  return new Encounter(e.table(), next, e.set());
                })
            .toList());
  }

  /** The encounter with the set that these four players play in the movement. */
  private static Encounter playing(Encounter e, Map<Integer, Integer> setOfNorth) {
    int set =
        e.seating().contestants().stream()
            .filter(setOfNorth::containsKey)
            .mapToInt(setOfNorth::get)
            .findFirst()
            .orElse(e.set());
    return new Encounter(e.table(), e.seating(), set);
  }

  /**
   * Finds the successions of a movement: in the given order of the rounds, and in any order in
   * which the last round leads back to the first. Exhaustive as long as at most {@value
   * #MOST_EFFORT} conclusions are drawn, which is enough for 60 players and 60 rounds; a movement
   * whose players fall into groups that never meet, not even through others, is taken to have none.
   */
  private static final class SuccessionSearch {

    private static final long MOST_EFFORT = 40_000_000;

    private final SeatTable seats;
    private final PartialSuccession nothing;
    private final List<Succession> found = new ArrayList<>();
    private long left = MOST_EFFORT;

    SuccessionSearch(SeatTable seats, Turns turns) {
      this.seats = seats;
      nothing = new PartialSuccession(seats, turns, new Occasions(seats));
    }

    /** The effort of copying a partial succession, in conclusions. */
    private int copying() {
      return Math.max(seats.players(), seats.rounds());
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
        left -= next.effort() + copying();
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
        left -= next.effort() + copying();
        if (holds) {
          complete(next);
        }
      }
    }
  }
}
