package org.boardwalk.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;

/**
 * Wishes for an evening beyond people, boards and time.
 *
 * @param rounds how many rounds; empty where it does not matter
 * @param winners 1 for one ranking of all, 2 for NS and EW ranked apart; empty where either will do
 * @param fixed what is settled of a movement of players who come alone: rules, such as who must
 *     partner whom, who sits out, and after which round the session may be stopped
 */
public record FurtherWishes(OptionalInt rounds, OptionalInt winners, Fixed fixed) {

  private static final int MOST_WINNERS = 2;

  /** No further wishes. */
  public static final FurtherWishes NOTHING =
      new FurtherWishes(OptionalInt.empty(), OptionalInt.empty(), Fixed.NOTHING);

  /** Checks the ranges. */
  public FurtherWishes {
    rounds.ifPresent(r -> Range.check("rounds", r, 1, IndividualWish.MOST_ROUNDS));
    int last = rounds.orElse(IndividualWish.MOST_ROUNDS);
    fixed.curtail().ifPresent(r -> Range.check("may stop after round", r, 1, last));
    winners.ifPresent(w -> Range.check("winners", w, 1, MOST_WINNERS));
  }

  /**
   * @return whether it asks for more than a number of rounds, so that no usual movement answers it
   */
  public boolean settles() {
    return !fixed.nothing();
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
   * Adds these wishes to the candidates that can keep rules and can be stopped early; the first
   * players stay where others move.
   *
   * @throws IllegalArgumentException when no candidate can, because the wishes contradict each
   *     other or all are too short
   */
  List<Candidate> settled(List<Candidate> usual, int stationary) {
    int longest = usual.stream().mapToInt(c -> c.sizes().rounds()).max().orElse(0);
    int mayStop = fixed.curtail().orElse(0);
    if (longest > 0 && mayStop > longest) {
      throw new IllegalArgumentException(
          Text.of(
              "may stop after round [%d]: what fits has %d rounds at most\n"
                  + "Maybe allow more time, or stop earlier.",
              mayStop, longest));
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
          && mayStop <= wish.rounds()) {
        try {
          IndividualWish asked = asked(wish, stationary);
          settled.add(new Candidate(candidate.family(), List.of(asked), candidate.perRound()));
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

  /**
   * @throws IllegalArgumentException when these wishes contradict each other
   */
  private IndividualWish asked(IndividualWish wish, int stationary) {
    IndividualWish asked =
        wish.with(fixed.stationary(IntStream.rangeClosed(1, stationary).boxed().toList()));
    Optional<Demands> contradicting = asked.contradicting();
    if (contradicting.isPresent()) {
      throw new IllegalArgumentException(
          Text.of(
              "in %d rounds no movement keeps %s\nMaybe ask for fewer rounds, or less.",
              wish.rounds(), contradicting.get().words()));
    }
    return asked;
  }
}
