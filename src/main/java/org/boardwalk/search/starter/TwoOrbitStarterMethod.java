package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.starter.KeptRounds.BaseRound;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Finder;

/**
 * Directed whist of v ≡ 0 (mod 8) players: partners, opponents and sides ideal, where a cyclic
 * group of order v/2 moves the players, {@link TwoOrbits}. Its involution keeps v/4 tables, which
 * are diagonals of the group in one round. Some more rounds are kept by a subgroup, {@link
 * KeptRounds}, and are drawn at random until a single base round is left, which is moved to v/2
 * rounds: that one is an exact cover, {@link FreeRound}. For 16 players no attempt has come near.
 *
 * <p>Rounds and tables that a group keeps are counted as for resolvable Mendelsohn designs (F. E.
 * Bennett and X. Zhang, Aequationes Math. 40 (1990)); it is usual for orbit matrices to fix first
 * what has stabilisers.
 */
public final class TwoOrbitStarterMethod extends NamedMethod<IndividualWish> {

  private static final int LEAST = 24;

  /** The most players; above, one attempt takes longer than a slice. */
  private static final int MOST = 48;

  /** For some numbers of players a seed with which rounds are found at once, by trial. */
  private static final Map<Integer, Long> SEEDS = Map.of(24, 49L, 32, 5L);

  private static final long NODES_AT_ONCE = 1_000_000;

  private TwoOrbitStarterMethod(int number) {
    super("directed starters on two orbits", MethodKind.STARTERS, 32_452_843L * number);
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

  /**
   * Rounds from a constant seed, for 24 and 32 players in about a second.
   *
   * @param players number of players
   * @param effort ends the search
   * @return the tables of each round as N, E, S, W, players 0 .. players - 1; empty for other
   *     numbers, and where the effort is spent before
   */
  public static Optional<List<List<int[]>>> rounds(int players, SearchEffort effort) {
    return Optional.ofNullable(SEEDS.get(players))
        .flatMap(
            seed ->
                new TwoOrbitAttempts(new TwoOrbits(players / 2), new SplittableRandom(seed))
                    .first(NODES_AT_ONCE, effort));
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    TwoOrbits orbits = new TwoOrbits(scope.wish().players() / 2);
    TwoOrbitAttempts attempts = new TwoOrbitAttempts(orbits, random);
    long nodes = steps(slice, Rate.TWO_ORBIT_NODE);
    while (attempts.nodes() < nodes && !scope.over()) {
      List<List<int[]>> rounds = attempts.next();
      if (!rounds.isEmpty()) {
        scope.offer(Unfolding.sharing(scope.wish(), rounds), Finder.own("starter", name()));
      }
    }
    return true;
  }

  /** Attempts at a directed whist whose players are {@link TwoOrbits}. */
  static final class TwoOrbitAttempts {

    private static final long NODES_PER_ROUND = 100_000;

    /** The time to draw the other rounds and to set up the cover, in nodes of the cover. */
    private static final long NODES_BEFORE = 150;

    private final TwoOrbits orbits;
    private final KeptRounds kept;
    private long nodes;

    TwoOrbitAttempts(TwoOrbits orbits, SplittableRandom random) {
      this.orbits = orbits;
      kept = new KeptRounds(orbits, random);
    }

    /** The nodes of all attempts. */
    long nodes() {
      return nodes;
    }

    /** The tables of all rounds, of the first attempt that does not fail. */
    Optional<List<List<int[]>>> first(long atMost, SearchEffort effort) {
      double each = 1 / Rate.TWO_ORBIT_NODE.perSecond();
      long most = effort.left(each, atMost);
      List<List<int[]>> rounds = List.of();
      while (rounds.isEmpty() && nodes < most) {
        rounds = next();
      }
      effort.spend(nodes * each);
      return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds);
    }

    /** The tables of all rounds; empty when the attempt failed. */
    List<List<int[]>> next() {
      BitSet open = orbits.allClasses();
      for (int[] table : kept.fixed()) {
        for (int seat = 0; seat < 4; seat++) {
          open.clear(orbits.left(table[seat], table[(seat + 1) % 4]));
          open.clear(orbits.partner(table[seat], table[(seat + 2) % 4]));
        }
      }
      nodes += NODES_BEFORE;
      List<BaseRound> rounds = kept.attempt(open);
      List<int[]> free = rounds.isEmpty() ? List.of() : free(open);
      return free.isEmpty() ? List.of() : all(rounds, free);
    }

    private List<int[]> free(BitSet open) {
      FreeRound free = new FreeRound(orbits, open);
      List<int[]> tables = free.tables(NODES_PER_ROUND);
      nodes += free.nodes();
      return tables;
    }

    private List<List<int[]>> all(List<BaseRound> rounds, List<int[]> free) {
      List<List<int[]>> all = new ArrayList<>();
      all.add(kept.fixed());
      rounds.forEach(round -> develop(round, all));
      develop(new BaseRound(orbits.order(), free), all);
      return all;
    }

    private void develop(BaseRound base, List<List<int[]>> all) {
      for (int by = 0; by < base.length(); by++) {
        List<int[]> round = new ArrayList<>();
        for (int move = by; move < orbits.order(); move += base.length()) {
          for (int[] table : base.tables()) {
            int[] moved = new int[4];
            for (int seat = 0; seat < 4; seat++) {
              moved[seat] = orbits.moved(table[seat], move);
            }
            round.add(moved);
          }
        }
        all.add(round);
      }
    }
  }
}
