package org.boardwalk.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.Designer;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Outcome;

/**
 * Repeated meetings of social golfers in groups of four: by our search, by one of the published
 * local searches, and in the published optimum. Where seats rotate over three boards, all four of a
 * table partner each other once, so the partner criterion alone is this problem.
 *
 * @param players a multiple of 4, from 8 to 200
 * @param rounds 1 to 200
 * @param time for each method
 * @param seed source of chance
 */
public record Golfers(int players, int rounds, Duration time, long seed) {

  /**
   * Most rounds of 32 golfers in which no two meet twice. Source: A. Aguado, A 10 days solution to
   * the social golfer problem, 2004; CSPLib problem 10. Each meets 3 others a round, so 11 rounds
   * are too many.
   */
  private static final Map<Integer, Integer> WITHOUT_REPEATS = Map.of(32, 10);

  /** Checks the ranges. */
  public Golfers {
    if (players < 8 || players % 4 != 0) {
      throw new IllegalArgumentException(
          "players [" + players + "] must be a multiple of 4, at least 8");
    }
    wish(players, rounds, time, seed);
  }

  private static IndividualWish wish(int players, int rounds, Duration time, long seed) {
    return WishSizes.of(players, rounds)
        .individual(Rotation.ROTATE)
        .with(Demand.IGNORE, Criterion.OPPONENT, Criterion.SIDE, Criterion.DIRECTION)
        .with(new SearchSettings(EngineChoice.AUTO, Limit.time(time), seed, 1));
  }

  /**
   * Takes the time given, or less when no two golfers meet twice.
   *
   * @param cancelled set it to stop early
   * @return repeated meetings of our best; empty when nothing was found
   */
  public OptionalInt ours(AtomicBoolean cancelled) {
    IndividualWish wish = wish(players, rounds, time, seed);
    return Designer.answer(wish, SearchListener.SILENT, cancelled).outcome()
            instanceof Outcome.Found found
        ? OptionalInt.of(repeats(groups(found.movement())))
        : OptionalInt.empty();
  }

  /**
   * Takes the time given, or less when no two golfers meet twice.
   *
   * @param cancelled set it to stop early
   * @return repeated meetings of the best that tabu search found
   */
  public int tabu(AtomicBoolean cancelled) {
    long start = System.nanoTime();
    int[][] weeks =
        new GolferTabu(players, rounds, seed)
            .run(() -> cancelled.get() || System.nanoTime() - start > time.toNanos());
    return repeats(groups(weeks));
  }

  /**
   * @return repeated meetings of the best possible schedule; empty when this program knows of no
   *     publication
   */
  public OptionalInt published() {
    return rounds <= WITHOUT_REPEATS.getOrDefault(players, 0)
        ? OptionalInt.of(0)
        : OptionalInt.empty();
  }

  /** The groups, round by round. */
  static List<Set<Integer>> groups(Movement movement) {
    List<Set<Integer>> groups = new ArrayList<>();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        groups.add(Set.copyOf(e.seating().seats().values()));
      }
    }
    return groups;
  }

  /** The groups, week by week. */
  static List<Set<Integer>> groups(int[][] weeks) {
    List<Set<Integer>> groups = new ArrayList<>();
    for (int[] week : weeks) {
      for (int p = 0; p < week.length; p += 4) {
        groups.add(Set.of(week[p], week[p + 1], week[p + 2], week[p + 3]));
      }
    }
    return groups;
  }

  /** The number of repeated meetings: two golfers who meet m times count m - 1. */
  static int repeats(List<Set<Integer>> groups) {
    Set<Set<Integer>> met = new HashSet<>();
    int repeats = 0;
    for (Set<Integer> group : groups) {
      for (int a : group) {
        for (int b : group) {
          if (a < b && !met.add(Set.of(a, b))) {
            repeats++;
          }
        }
      }
    }
    return repeats;
  }
}
