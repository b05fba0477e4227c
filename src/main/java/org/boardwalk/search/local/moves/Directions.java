package org.boardwalk.search.local.moves;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.boardwalk.movement.group.HadamardMatrix;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.state.Seats;

/**
 * The directions of all players in all rounds of shared play, chosen before their seats.
 *
 * <p>Let G be the inner product of two players' directions: +1 NS, -1 EW, 0 sitting out. The cost
 * of directions is about ΣG², less what is saved by partners with great G and opponents with small
 * G. ΣG² is least where any two rounds are orthogonal, and these are columns of a Hadamard matrix.
 * All its columns but the plain one will do; of all choices those save most in which |G| varies
 * least, so that ΣG⁴ is small. Where there is no such matrix or players sit out, directions are
 * annealed under Σ(G² - |G|), which weighs both. Heuristic.
 */
public final class Directions implements Problem {

  /** By trial on 22 to 40 players. */
  static final Temperatures RANGE = new Temperatures(15, 1);

  /** So many times, at most, another column is tried in a round. */
  private static final int TRIALS = 3000;

  private static final int STRIDE = 1024;

  /** The players of each round: even places are NS, odd places EW, the last ones sit out. */
  final int[][] places;

  private final int seats;

  /** sign[r][p]: +1, -1 or 0. */
  private final int[][] sign;

  /** product[a][b]: G. */
  private final int[][] product;

  /** The proposed change: a round, a place NS and a place EW. */
  private int r;

  private int i;
  private int j;

  /** Random directions with fair sit-outs. */
  Directions(Seats start) {
    places = start.fair();
    seats = 4 * start.tables();
    sign = new int[places.length][start.players()];
    product = new int[start.players()][start.players()];
    for (int round = 0; round < places.length; round++) {
      for (int at = 0; at < seats; at++) {
        sign[round][places[round][at]] = at % 2 == 0 ? 1 : -1;
      }
      add(product, sign[round], 1);
    }
  }

  /**
   * Chooses directions, and seats the players at random: in even places NS, in odd places EW, and
   * in the last places those who sit out.
   *
   * @param start the sizes, and the source of random numbers
   * @param steps the time they may take, in steps of annealing
   * @param over whether to stop early
   */
  public static int[][] choose(Seats start, long steps, BooleanSupplier over) {
    SplittableRandom random = start.random();
    boolean full = start.players() == 4 * start.tables() && start.rounds() < start.players();
    Optional<HadamardMatrix> matrix =
        full ? HadamardMatrix.ofOrder(start.players()) : Optional.empty();
    if (matrix.isPresent()) {
      return inRandomPlaces(columns(matrix.get(), start.rounds(), steps, random), random);
    }
    Directions directions = new Directions(start);
    new Annealing(directions, random, over).cool(RANGE, steps, STRIDE);
    return directions.places;
  }

  /** Columns that are exchanged for others as long as ΣG⁴ does not rise. */
  private static int[][] columns(
      HadamardMatrix matrix, int rounds, long steps, SplittableRandom random) {
    int n = matrix.order();
    int[][] columns =
        Arrays.stream(Seats.shuffled(n - 1, random))
            .mapToObj(c -> column(matrix, c + 1))
            .toArray(int[][]::new);
    int[][] product = new int[n][n];
    for (int c = 0; c < rounds; c++) {
      add(product, columns[c], 1);
    }
    long least = fourthPowers(product);
    // A trial takes about as long as so many steps as there are players.
    long trials = rounds < n - 1 ? Math.min(TRIALS, steps / n) : 0;
    for (long trial = 0; trial < trials; trial++) {
      int c = random.nextInt(rounds);
      int other = random.nextInt(rounds, n - 1);
      add(product, columns[c], -1);
      add(product, columns[other], 1);
      long powers = fourthPowers(product);
      if (powers <= least) {
        least = powers;
        int[] leaves = columns[c];
        columns[c] = columns[other];
        columns[other] = leaves;
      } else {
        add(product, columns[other], -1);
        add(product, columns[c], 1);
      }
    }
    return Arrays.copyOf(columns, rounds);
  }

  private static int[] column(HadamardMatrix matrix, int c) {
    return IntStream.range(0, matrix.order()).map(row -> matrix.sign(row, c)).toArray();
  }

  private static long fourthPowers(int[][] product) {
    long sum = 0;
    for (int[] row : product) {
      for (int g : row) {
        long square = (long) g * g;
        sum += square * square;
      }
    }
    return sum;
  }

  private static void add(int[][] product, int[] signs, int times) {
    for (int a = 0; a < signs.length; a++) {
      int by = times * signs[a];
      for (int b = 0; b < signs.length; b++) {
        product[a][b] += by * signs[b];
      }
    }
  }

  /** The players in random places of their directions. */
  private static int[][] inRandomPlaces(int[][] signs, SplittableRandom random) {
    int[][] places = new int[signs.length][signs[0].length];
    for (int r = 0; r < signs.length; r++) {
      int[] order = Seats.shuffled(signs[r].length, random);
      int[] next = {0, 1};
      for (int p : order) {
        int direction = signs[r][p] > 0 ? 0 : 1;
        places[r][next[direction]] = p;
        next[direction] += 2;
      }
    }
    return places;
  }

  @Override
  public boolean propose(Chance chance) {
    r = chance.below(places.length);
    i = 2 * chance.below(seats / 2);
    j = 2 * chance.below(seats / 2) + 1;
    return true;
  }

  @Override
  public double rise(double limit, double temperature) {
    int a = places[r][i];
    int b = places[r][j];
    int[] ofA = product[a];
    int[] ofB = product[b];
    int[] signs = sign[r];
    int rise = 0;
    for (int x = 0; x < signs.length; x++) {
      int by = 2 * signs[x];
      // The product of the two with each other stays.
      if (x != a && x != b) {
        rise += cost(ofA[x] - by) - cost(ofA[x]) + cost(ofB[x] + by) - cost(ofB[x]);
      }
    }
    return rise;
  }

  private static int cost(int product) {
    return product * product - Math.abs(product);
  }

  @Override
  public void commit() {
    int a = places[r][i];
    int b = places[r][j];
    for (int x = 0; x < sign[r].length; x++) {
      if (x != a && x != b) {
        int by = 2 * sign[r][x];
        product[a][x] -= by;
        product[x][a] -= by;
        product[b][x] += by;
        product[x][b] += by;
      }
    }
    places[r][i] = b;
    places[r][j] = a;
    sign[r][a] = -1;
    sign[r][b] = 1;
  }
}
