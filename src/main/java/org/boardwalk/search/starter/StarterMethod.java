package org.boardwalk.search.starter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.AbelianGroup;
import org.boardwalk.model.DirectionSequence;
import org.boardwalk.model.FiniteField;
import org.boardwalk.model.Unfolding;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Play;
import org.boardwalk.problem.Problem;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.search.Versions;

/**
 * Complete schedules for v ≡ 0, 1 (mod 4) players developed over an abelian group of order v (one
 * player sits out) or v - 1 (one player is fixed): directions first, from a perfect sequence where
 * one is known; then partners whose differences are all different; then opponents whose differences
 * occur twice, once on either side where possible. Partner and opponent are ideal in all it finds.
 * Every pair of a direction sequence and a partner starter is searched exhaustively for opponents;
 * the whole is heuristic. Method: I. Anderson, Combinatorial Designs and Tournaments (1997),
 * chapters 9-11.
 */
public final class StarterMethod implements Method {

  private static final double NODES_PER_SECOND = 20e6;

  /** Opponent matchings of one partner starter get at most so many nodes. */
  private static final long NODES_PER_MATCHING = 4_000_000;

  /** After so many nodes another sequence, or other multipliers, have their turn. */
  private static final long NODES_PER_SEQUENCE = 5_000_000;

  private final AbelianGroup group;
  private final int number;

  private StarterMethod(AbelianGroup group, int number) {
    this.group = group;
    this.number = number;
  }

  /**
   * @param problem a wish
   * @param number tells several of them apart, from 1: each has other seeds
   * @return one method for each abelian group that fits; empty unless the wish is a complete
   *     schedule in shared play without rotation
   */
  public static List<Method> forProblem(Problem problem, int number) {
    if (!problem.profile().completeWhist() || problem.boards().play() != Play.SHARED) {
      return List.of();
    }
    return AbelianGroup.ofOrder(problem.rounds()).stream()
        .<Method>map(g -> new StarterMethod(g, number))
        .toList();
  }

  @Override
  public String name() {
    return "starters over " + group.name();
  }

  @Override
  public MethodKind kind() {
    return MethodKind.STARTERS;
  }

  @Override
  public boolean run(Hunt hunt, Duration slice, long seed) {
    new Attempts(
            hunt, (long) (slice.toMillis() / 1e3 * NODES_PER_SECOND), seed + 32_452_843L * number)
        .run();
    return true;
  }

  /**
   * Multipliers that keep the table structure: the field's multiplicative subgroups of odd order
   * dividing the tables.
   */
  static List<List<int[]>> multipliers(AbelianGroup group, int players) {
    List<List<int[]>> all = new ArrayList<>();
    Optional<FiniteField> field =
        FiniteField.ofOrder(group.order()).filter(f -> f.additive().equals(group));
    int tables = players / 4;
    for (int order = tables; order >= 1; order--) {
      boolean fits = players % 4 == 1 && field.isPresent() && order % 2 == 1 && tables % order == 0;
      if (fits || order == 1) {
        List<Integer> factors = order == 1 ? List.of(1) : field.orElseThrow().subgroup(order);
        all.add(factors.stream().map(f -> permutation(group, field, f)).toList());
      }
    }
    return all;
  }

  private static int[] permutation(AbelianGroup group, Optional<FiniteField> field, int factor) {
    int[] image = new int[group.order() + 1];
    for (int a = 0; a < group.order(); a++) {
      image[a] = factor == 1 ? a : field.orElseThrow().multiply(factor, a);
    }
    image[group.order()] = group.order();
    return image;
  }

  /** The attempts of one run. */
  private final class Attempts {

    private final Hunt hunt;
    private final long nodeLimit;
    private final SplittableRandom random;
    private final boolean fixedPlayer;
    private long nodes;
    private int leastOneSided;

    Attempts(Hunt hunt, long nodeLimit, long seed) {
      this.hunt = hunt;
      this.nodeLimit = nodeLimit;
      random = new SplittableRandom(seed);
      fixedPlayer = hunt.problem().players() > group.order();
      // Left-hand differences would sum to 0 if no class were one-sided; with a fixed player they
      // cannot.
      leastOneSided = fixedPlayer ? 1 : 0;
    }

    void run() {
      List<List<int[]>> multipliers = multipliers(group, hunt.problem().players());
      Optional<List<Integer>> perfect = DirectionSequence.perfect(group);
      int[] most = multipliers.stream().mapToInt(m -> group.order()).toArray();
      for (int turn = 0; !over(); turn++) {
        boolean usePerfect = perfect.isPresent() && (turn < 8 * most.length || turn % 4 > 0);
        List<Integer> sequence =
            usePerfect ? perfect.orElseThrow() : DirectionSequence.good(group, random);
        // Multipliers are squares: they keep the quadratic characters, but no other sequence.
        int which = usePerfect ? turn % most.length : most.length - 1;
        // Demanding both sides at once prunes so well that it pays where it can be met.
        int demanded = !fixedPlayer && turn % 4 < 3 ? 0 : group.order();
        int worth = Math.min(demanded, usePerfect ? most[which] : group.order());
        int left = tryStarters(sequence, new Differences(group, multipliers.get(which)), worth);
        if (usePerfect && left < worth) {
          most[which] = left;
        }
      }
    }

    private boolean over() {
      return nodes >= nodeLimit || hunt.over();
    }

    /** Returns the most one-sided classes that are still of interest with this sequence. */
    private int tryStarters(List<Integer> sequence, Differences differences, int worth) {
      int[] sign = Arrays.copyOf(sequence.stream().mapToInt(s -> s).toArray(), group.order() + 1);
      sign[group.order()] = fixedPlayer ? 1 : 0;
      PartnerStarter starter = new PartnerStarter(differences, sign, random);
      int mostOneSided = worth;
      long until = nodes + NODES_PER_SEQUENCE;
      while (nodes < until && mostOneSided >= leastOneSided && !over()) {
        int[][] pairs = starter.attempt();
        nodes += starter.nodes();
        if (pairs != null) {
          mostOneSided = match(differences, pairs, sign, mostOneSided);
        }
      }
      return mostOneSided;
    }

    /**
     * Finds ever better matchings of one partner starter; returns the most one-sided classes still
     * of interest.
     */
    private int match(Differences differences, int[][] pairs, int[] sign, int mostOneSided) {
      int most = mostOneSided;
      OpponentMatching matching =
          new OpponentMatching(
              differences,
              Arrays.stream(pairs).filter(p -> sign[p[0]] > 0).toArray(int[][]::new),
              Arrays.stream(pairs).filter(p -> sign[p[0]] < 0).toArray(int[][]::new));
      while (most >= leastOneSided) {
        int[][] tables =
            matching.solve(most, () -> matching.nodes() > NODES_PER_MATCHING || hunt.over());
        if (tables == null) {
          break;
        }
        most = matching.oneSided() - 1;
        offer(differences, tables);
      }
      nodes += matching.nodes();
      return most;
    }

    private void offer(Differences differences, int[][] tables) {
      List<List<Foursome>> rounds = new ArrayList<>();
      for (int g = 0; g < group.order(); g++) {
        List<Foursome> round = new ArrayList<>();
        for (int[] table : tables) {
          for (int[] m : differences.multipliers) {
            round.add(
                new Foursome(
                    shift(m[table[0]], g),
                    shift(m[table[1]], g),
                    shift(m[table[2]], g),
                    shift(m[table[3]], g),
                    g));
          }
        }
        rounds.add(round);
      }
      Scorecard card =
          hunt.offer(
              Unfolding.movement(hunt.problem(), rounds),
              "starter",
              Versions.of("boardwalk"),
              name());
      if (card.cost(Criterion.PARTNER) + card.cost(Criterion.OPPONENT) > 0) {
        throw new IllegalStateException(
            "a starter over " + group.name() + " is no whist tournament");
      }
    }

    private int shift(int point, int g) {
      return point == group.order() ? point : group.add(point, g);
    }
  }
}
