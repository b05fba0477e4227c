package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Finder;

/**
 * Directed whist of v ≡ 0 (mod 4) players: partners, opponents and sides ideal, where one player
 * stays and a non-abelian group of order v - 1 moves the others. (Over an abelian group there is
 * none: the left-hand differences of the table of the staying player would add up to 0.)
 * Differences are found first, {@link LeftHandCycles}, then seats, {@link SeatedCycles}. Found for
 * 28, 40 and 56 players in seconds, for 64 and 76 in minutes at best. On such tournaments see F. E.
 * Bennett and X. Zhang, Resolvable Mendelsohn designs with block size 4, Aequationes Math. 40
 * (1990).
 */
public final class DirectedStarterMethod implements Method<IndividualWish> {

  private static final double NODES_PER_SECOND = 3e5;
  private static final long NODES_PER_TILING = 300_000;

  /** The most players; no group is tried for more, as none has given an answer in an hour. */
  private static final int MOST = 76;

  private final FiniteGroup group;
  private final int number;

  private DirectedStarterMethod(FiniteGroup group, int number) {
    this.group = group;
    this.number = number;
  }

  /**
   * @param wish a wish
   * @param number tells several of these methods apart, from 1: each has other seeds
   * @return one method for each group that fits; empty unless the wish is a complete schedule in
   *     shared play whose sides count
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    boolean fits =
        wish.profile().completeWhist()
            && wish.boards().play() == Play.SHARED
            && wish.players() % 4 == 0
            && wish.players() <= MOST
            && wish.demand(Criterion.SIDE) != Demand.IGNORE;
    return !fits
        ? List.of()
        : Groups.nonAbelian(wish.players() - 1).stream()
            .<Method<IndividualWish>>map(g -> new DirectedStarterMethod(g, number))
            .toList();
  }

  @Override
  public String name() {
    return "directed starters over " + group.name();
  }

  @Override
  public MethodKind kind() {
    return MethodKind.STARTERS;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed + 32_452_843L * number);
    LeftHandCycles cycles = new LeftHandCycles(group, random);
    long nodes = (long) (slice.toMillis() / 1e3 * NODES_PER_SECOND);
    while (nodes > 0 && !hunt.over()) {
      List<int[]> found = cycles.attempt();
      nodes -= cycles.nodes();
      if (found != null) {
        SeatedCycles seated = new SeatedCycles(group, found);
        seated
            .seated(NODES_PER_TILING)
            .ifPresent(
                tables ->
                    hunt.offer(
                        Unfolding.sharing(hunt.wish(), MovedRound.by(group, tables)),
                        Finder.own("starter", name())));
        nodes -= seated.nodes();
      }
    }
    return true;
  }
}
