package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.players.Development;
import org.boardwalk.model.players.Developments;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.group.FiniteGroup;
import org.boardwalk.movement.group.Groups;
import org.boardwalk.movement.group.RegularGroup;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchEffort;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.cover.ExactCover;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Symmetry;
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
public final class DirectedStarterMethod extends NamedMethod<IndividualWish> {

  private static final long NODES_PER_TILING = 300_000;

  /** A node of a tiling takes so many times longer as the group has times as many elements. */
  private static final int ORDER = 20;

  /** The most players; no group is tried for more, as none has given an answer in an hour. */
  private static final int MOST = 76;

  /** The most players for whom rounds are found at once. */
  private static final int FEW = 40;

  /** For 28 and 40 players a good one, by trial. */
  private static final long SEED = 2;

  private static final long NODES_AT_ONCE = 1_000_000;

  private final FiniteGroup group;

  private DirectedStarterMethod(FiniteGroup group, int number) {
    super("directed starters over " + group.name(), MethodKind.STARTERS, 32_452_843L * number);
    this.group = group;
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
        : groups(wish).stream()
            .<Method<IndividualWish>>map(g -> new DirectedStarterMethod(g, number))
            .toList();
  }

  /** The groups that fit, or the one that the generators of the wish generate. */
  private static List<? extends FiniteGroup> groups(IndividualWish wish) {
    if (wish.symmetry() instanceof Symmetry.Auto) {
      return Groups.nonAbelian(wish.players() - 1);
    }
    return wish.symmetry() instanceof Symmetry.Generated
        ? Developments.forWish(wish).stream().flatMap(d -> regular(d, wish).stream()).toList()
        : List.of();
  }

  /**
   * The translations as a group, if they leave the last player and move the others regularly. Over
   * an abelian group there is no such whist.
   */
  private static Optional<RegularGroup> regular(Development development, IndividualWish wish) {
    List<int[]> images =
        IntStream.range(0, development.order()).mapToObj(development::translation).toList();
    int last = wish.players() - 1;
    return images.size() == last && images.stream().allMatch(image -> image[last] == last)
        ? RegularGroup.of(images).filter(group -> Groups.commutators(group).cardinality() > 1)
        : Optional.empty();
  }

  /**
   * Rounds from a constant seed, for 28 and 40 players in less than a second.
   *
   * @param players number of players, at most 40
   * @param effort ends the search
   * @return the tables of each round as N, E, S, W, players 0 .. players - 1; empty where there is
   *     no group, for more players, and where the nodes or the effort are spent
   */
  public static Optional<List<List<int[]>>> rounds(int players, SearchEffort effort) {
    return players < 2 || players > FEW
        ? Optional.empty()
        : Groups.nonAbelian(players - 1).stream()
            .flatMap(
                group ->
                    new Attempts(group, new SplittableRandom(SEED))
                        .rounds(NODES_AT_ONCE, effort).stream())
            .findFirst();
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    Attempts attempts = new Attempts(group, random(seed));
    long nodes = steps(slice, Rate.DIRECTED_NODE);
    while (attempts.nodes < nodes && !scope.over()) {
      attempts
          .next(nodes)
          .ifPresent(
              rounds ->
                  scope.offer(
                      Unfolding.sharing(scope.wish(), rounds), Finder.own("starter", name())));
    }
    return true;
  }

  /** Attempts at a base round, and the nodes they have taken. */
  private static final class Attempts {

    private final FiniteGroup group;
    private final LeftHandCycles cycles;
    private final long weight;
    private long nodes;

    Attempts(FiniteGroup group, SplittableRandom random) {
      this.group = group;
      cycles = new LeftHandCycles(group, random);
      weight = Math.max(1, group.order() / ORDER);
    }

    /** The rounds of the first success, unless so many nodes or the effort are spent before. */
    Optional<List<List<int[]>>> rounds(long atMost, SearchEffort effort) {
      double each = 1 / Rate.DIRECTED_NODE.perSecond();
      long most = effort.left(each, atMost);
      Optional<List<List<int[]>>> found = Optional.empty();
      while (found.isEmpty() && nodes < most) {
        found = next(most);
      }
      effort.spend(nodes * each);
      return found;
    }

    /** One attempt. */
    Optional<List<List<int[]>>> next(long most) {
      List<int[]> found = cycles.attempt();
      nodes += cycles.nodes();
      if (found == null) {
        return Optional.empty();
      }
      SeatedCycles seated = new SeatedCycles(group, found);
      Optional<List<int[]>> tables =
          seated.seated(Math.min(NODES_PER_TILING, Math.max(0, most - nodes) / weight));
      nodes += weight * seated.nodes();
      return tables.map(base -> MovedRound.by(group, base));
    }
  }

  /**
   * Seats tables of which only the differences are known: each is moved by an element of the group
   * such that every player sits once. An exact cover by translates; its items are players and
   * tables.
   */
  static final class SeatedCycles {

    private final int order;

    /** The players of the moved tables; the first table is not moved, and is the first here. */
    private final List<int[]> seats = new ArrayList<>();

    private final ExactCover cover;

    /**
     * @param group the group, which moves tables by multiplication from the left
     * @param cycles left-hand differences of each table; of the first, where a player stays, two
     */
    SeatedCycles(FiniteGroup group, List<int[]> cycles) {
      order = group.order();
      seats.add(table(group, 0, cycles.get(0), 3));
      int[] need = new int[order + cycles.size() - 1];
      Arrays.fill(need, 1);
      for (int player : seats.get(0)) {
        need[player] = 0;
      }
      cover = new ExactCover(need, need.length);
      for (int t = 1; t < cycles.size(); t++) {
        for (int g = 0; g < order; g++) {
          int[] table = table(group, g, cycles.get(t), 4);
          seats.add(table);
          cover.add(table[0], table[1], table[2], table[3], order + t - 1);
        }
      }
    }

    private static int[] table(FiniteGroup group, int first, int[] cycle, int players) {
      int[] table = new int[players];
      table[0] = first;
      for (int k = 1; k < players; k++) {
        table[k] = group.multiply(table[k - 1], cycle[k - 1]);
      }
      return table;
    }

    /**
     * @param most the most nodes
     * @return N, E, S, W of each table, the staying player North of the first; empty where none is
     *     found in time
     */
    Optional<List<int[]>> seated(long most) {
      return cover.first(most).map(this::round);
    }

    private List<int[]> round(int[] rows) {
      List<int[]> round = new ArrayList<>();
      int[] first = seats.get(0);
      round.add(new int[] {order, first[0], first[1], first[2]});
      for (int row : rows) {
        round.add(seats.get(row + 1));
      }
      return round;
    }

    /** The nodes of the search. */
    long nodes() {
      return cover.nodes();
    }
  }
}
