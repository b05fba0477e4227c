package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;

/**
 * Wishes for an evening beyond people, boards and time.
 *
 * @param rounds how many rounds; empty where it does not matter
 * @param together pairs of players that must partner each other at least once, by number
 * @param apart pairs of players that must never partner each other, by number
 * @param mayStop the round after which the session may be stopped, as after any later one; empty
 *     where it is played to its end
 * @param winners 1 for one ranking of all, 2 for NS and EW ranked apart; empty where either will do
 * @param sitOuts who of the players that come alone sits out: in turn, unless they do not mind
 */
public record Further(
    OptionalInt rounds,
    List<Couple> together,
    List<Couple> apart,
    OptionalInt mayStop,
    OptionalInt winners,
    SitOutRule sitOuts) {

  private static final int MOST_WINNERS = 2;

  /** No further wishes. */
  public static final Further NOTHING =
      new Further(
          OptionalInt.empty(), List.of(), List.of(), OptionalInt.empty(), OptionalInt.empty());

  /**
   * Wishes with sit-outs in turn.
   *
   * @param rounds how many rounds; empty where it does not matter
   * @param together pairs of players that must partner each other at least once, by number
   * @param apart pairs of players that must never partner each other, by number
   * @param mayStop the round after which the session may be stopped; empty where it is played to
   *     its end
   * @param winners 1 for one ranking of all, 2 for NS and EW ranked apart; empty where either will
   *     do
   */
  public Further(
      OptionalInt rounds,
      List<Couple> together,
      List<Couple> apart,
      OptionalInt mayStop,
      OptionalInt winners) {
    this(rounds, together, apart, mayStop, winners, SitOutRule.TURN);
  }

  /** Copies the lists and checks the ranges. */
  public Further {
    together = List.copyOf(together);
    apart = List.copyOf(apart);
    rounds.ifPresent(r -> Range.check("rounds", r, 1, IndividualWish.MOST_ROUNDS));
    int last = rounds.orElse(IndividualWish.MOST_ROUNDS);
    mayStop.ifPresent(r -> Range.check("may stop after round", r, 1, last));
    winners.ifPresent(w -> Range.check("winners", w, 1, MOST_WINNERS));
  }

  /**
   * @return whether it asks for more than a number of rounds, so that no usual movement answers it
   */
  public boolean settles() {
    return !together.isEmpty()
        || !apart.isEmpty()
        || mayStop.isPresent()
        || sitOuts != SitOutRule.TURN;
  }

  /** Whether a candidate has as many rankings as are wanted. */
  boolean ranks(Candidate candidate) {
    int ranked = candidate.sizes().winners();
    return winners.orElse(ranked) == ranked;
  }

  /** Whether this number of rounds is wanted. */
  boolean allows(int number) {
    return rounds.orElse(number) == number;
  }

  /**
   * Adds these wishes to the candidates that can keep couples together or apart and can be stopped
   * early; the first players stay where others move.
   *
   * @throws IllegalArgumentException when no candidate can, because the wishes contradict each
   *     other or all are too short
   */
  List<Candidate> settled(List<Candidate> usual, int stationary) {
    int longest = usual.stream().mapToInt(c -> c.sizes().rounds()).max().orElse(0);
    if (longest > 0 && mayStop.orElse(0) > longest) {
      throw new IllegalArgumentException(
          Text.of(
              "may stop after round [%d]: what fits has %d rounds at most\n"
                  + "Maybe allow more time, or stop earlier.",
              mayStop.getAsInt(), longest));
    }
    List<Candidate> settled = new ArrayList<>();
    List<IllegalArgumentException> faults = new ArrayList<>();
    for (Candidate candidate : usual) {
      Wish first = candidate.sizes();
      boolean plain =
          candidate.family() == Family.INDIVIDUAL || candidate.family() == Family.CIRCULATING;
      if (plain
          && first.rotation() == Rotation.NONE
          && first instanceof IndividualWish wish
          && mayStop.orElse(0) <= wish.rounds()) {
        try {
          settled.add(
              new Candidate(
                  candidate.family(), List.of(asked(wish, stationary)), candidate.perRound()));
        } catch (IllegalArgumentException e) {
          faults.add(e);
        }
      }
    }
    if (settled.isEmpty() && !faults.isEmpty()) {
      throw faults.get(0);
    }
    return settled;
  }

  private Wish asked(IndividualWish wish, int stationary) {
    List<Integer> first = IntStream.rangeClosed(1, stationary).boxed().toList();
    var fixed = wish.fixed().stationary(first).couples(together, apart).sitOuts(sitOuts);
    return wish.with(mayStop.isPresent() ? fixed.curtail(mayStop.getAsInt()) : fixed);
  }
}
