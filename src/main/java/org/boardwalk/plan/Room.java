package org.boardwalk.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The limits of an evening: the lengths of session that fit into it.
 *
 * @param occasion the evening
 * @param leastPerRound the fewest boards in a round
 * @param fewest the fewest boards in a session
 */
record Room(Occasion occasion, int leastPerRound, int fewest) {

  /** The fewest boards in a round, unless nothing else fits. */
  static final int USUAL_LEAST = 2;

  /** The most by which a session may be too long and still be worth proposing. */
  private static final Duration NEARLY = Duration.ofMinutes(30);

  /** The most boards in a round: more are tedious. */
  private static final int MOST_PER_ROUND = 6;

  /**
   * The most boards in a round where so few people come that all have met after {@link
   * #FEW_ROUNDS}.
   */
  private static final int MOST_OF_FEW = 8;

  private static final int FEW_ROUNDS = 3;

  /**
   * How far the boards of a session may always be from the number wanted; else by a fifth of it.
   */
  private static final int TOLERANCE = 3;

  private static final int SHARE = 5;

  Room(Occasion occasion) {
    this(occasion, USUAL_LEAST);
  }

  Room(Occasion occasion, int leastPerRound) {
    this(occasion, leastPerRound, occasion.wanted() - tolerance(occasion));
  }

  /**
   * Rooms for shorter sessions, to be tried where nothing fits. Without a number of boards, they
   * may be as short as need be, as the time is only an upper limit. With a number of boards, each
   * has fewer boards than the one before; there are none where time is short.
   */
  static List<Room> shorter(Occasion occasion) {
    if (occasion.boards().isEmpty()) {
      return List.of(new Room(occasion, USUAL_LEAST, USUAL_LEAST));
    }
    int step = tolerance(occasion);
    return occasion.time().isPresent()
        ? List.of()
        : Stream.iterate(occasion.wanted() - 2 * step, fewest -> fewest > -step, f -> f - step)
            .map(fewest -> new Room(occasion, USUAL_LEAST, Math.max(fewest, USUAL_LEAST)))
            .toList();
  }

  private static int tolerance(Occasion occasion) {
    return Math.max(TOLERANCE, occasion.wanted() / SHARE);
  }

  /**
   * A length of session.
   *
   * @param rounds number of rounds
   * @param perRound boards in each
   */
  record Length(int rounds, int perRound) {}

  /** Lengths that fit the boards and the time wanted, of at most so many rounds. */
  List<Length> lengths(int mostRounds) {
    List<Length> lengths = new ArrayList<>();
    int mostPerRound = mostRounds <= FEW_ROUNDS ? MOST_OF_FEW : MOST_PER_ROUND;
    for (int rounds = 2; rounds <= mostRounds; rounds++) {
      for (int perRound = leastPerRound; perRound <= mostPerRound; perRound++) {
        Length length = new Length(rounds, perRound);
        if (fits(length)) {
          lengths.add(length);
        }
      }
    }
    return lengths;
  }

  /** The shortest session of so many rounds that takes a little longer than allowed. */
  Optional<Length> nearMiss(int rounds) {
    Length length = new Length(rounds, USUAL_LEAST);
    Duration time = occasion.pace().length(rounds, USUAL_LEAST);
    return rounds < 2
            || !occasion.further().allows(rounds)
            || occasion.allows(time)
            || occasion.over(time).compareTo(NEARLY) > 0
        ? Optional.empty()
        : Optional.of(length);
  }

  /**
   * Whether a session is neither too long nor too short. A half table makes no session too short:
   * it has as many boards, though some sit out.
   */
  boolean fits(Length length) {
    int off = occasion.off(length.rounds(), length.perRound());
    boolean said = occasion.boards().isPresent();
    boolean asked = occasion.further().rounds().isPresent() && !said;
    return (asked || length.rounds() * length.perRound() >= fewest)
        && (!said || off <= tolerance(occasion))
        && occasion.further().allows(length.rounds())
        && occasion.allows(occasion.pace().length(length.rounds(), length.perRound()));
  }

  /** Whether there are so many different boards in so many copies. */
  boolean holds(int boards, int copies) {
    return holdsBoards(boards) && copies <= copies();
  }

  /** Whether there are so many different boards. */
  boolean holdsBoards(int boards) {
    return boards <= occasion.stock().orElse(boards);
  }

  /** Copies that there are, or can be made. */
  int copies() {
    return occasion.copies().orElse(Integer.MAX_VALUE);
  }

  /** Whether the number of copies that there are, or can be made, was given. */
  boolean copiesSaid() {
    return occasion.copies().isPresent();
  }
}
