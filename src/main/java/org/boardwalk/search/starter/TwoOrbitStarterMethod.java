package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Finder;

/**
 * Directed whist of v ≡ 0 (mod 8) players: partners, opponents and sides ideal, where a cyclic
 * group of order v/2 moves the players, {@link TwoOrbits}. Its involution keeps v/4 tables, which
 * are diagonals of the group in one round. Some more rounds are kept by a subgroup, {@link
 * KeptRounds}, and are drawn at random until a single base round is left, which is moved to v/2
 * rounds: that one is an exact cover, {@link FreeRound}. For 16 players no attempt has come near:
 * the movement in the atlas was found by an exhaustive search of the automorphisms of order 3.
 *
 * <p>Rounds and tables that a group keeps are counted as for resolvable Mendelsohn designs (F. E.
 * Bennett and X. Zhang, Aequationes Math. 40 (1990)); it is usual for orbit matrices to fix first
 * what has stabilisers.
 */
public final class TwoOrbitStarterMethod implements Method<IndividualWish> {

  private static final int LEAST = 24;

  /** The most players; above, one attempt takes longer than a slice. */
  private static final int MOST = 48;

  private static final double NODES_PER_SECOND = 1.5e6;

  private final int number;

  private TwoOrbitStarterMethod(int number) {
    this.number = number;
  }

  /**
   * @param wish a wish
   * @param number tells several of these methods apart, from 1: each has other seeds
   * @return the method; empty unless the wish is a complete schedule of these sizes in shared play
   *     whose sides count
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    boolean fits =
        wish.profile().completeWhist()
            && wish.boards().play() == Play.SHARED
            && wish.players() % 8 == 0
            && wish.players() >= LEAST
            && wish.players() <= MOST
            && wish.demand(Criterion.SIDE) != Demand.IGNORE;
    return fits ? List.of(new TwoOrbitStarterMethod(number)) : List.of();
  }

  @Override
  public String name() {
    return "directed starters on two orbits";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.STARTERS;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed + 32_452_843L * number);
    TwoOrbits orbits = new TwoOrbits(hunt.wish().players() / 2);
    TwoOrbitAttempts attempts = new TwoOrbitAttempts(orbits, random);
    long nodes = (long) (slice.toMillis() / 1e3 * NODES_PER_SECOND);
    while (attempts.nodes() < nodes && !hunt.over()) {
      List<List<int[]>> rounds = attempts.next();
      if (!rounds.isEmpty()) {
        hunt.offer(Unfolding.sharing(hunt.wish(), rounds), Finder.own("starter", name()));
      }
    }
    return true;
  }
}
