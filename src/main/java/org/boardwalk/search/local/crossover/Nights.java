package org.boardwalk.search.local.crossover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.Reunions;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Temperatures;

/**
 * Assigns the numbers of each night of a match to the contestants, so that they meet, and in
 * individuals partner, others as seldom as possible again. Heuristic, by simulated annealing over
 * exchanges of two numbers of a night. Stateless.
 */
public final class Nights {

  private static final int STRIDE = 256;
  private static final long STEPS = 60_000;
  private static final Temperatures RANGE = new Temperatures(6, 0.3);

  private Nights() {}

  /**
   * @param nights the movement of each night, of one size, at least two
   * @param seed the seed of random choices
   * @param over asked often; true stops the search with the best so far
   * @return these movements with the contestants' own numbers, those of the first night; takes
   *     about a second for 16 contestants and 6 nights, and grows with the square of both
   */
  public static List<Movement> search(List<Movement> nights, long seed, BooleanSupplier over) {
    NightNumbers numbers = new NightNumbers(nights);
    new Annealing(numbers, new SplittableRandom(seed), over)
        .cool(RANGE, STEPS * nights.size(), STRIDE);
    return taken(nights, numbers.best);
  }

  private static List<Movement> taken(List<Movement> nights, List<List<Integer>> takers) {
    List<Movement> taken = new ArrayList<>();
    for (int k = 0; k < nights.size(); k++) {
      taken.add(nights.get(k).takenBy(takers.get(k)));
    }
    return taken;
  }

  /**
   * Counts repetitions when numbers are drawn by lot on each night, as clubs do.
   *
   * @param nights the movement of each night
   * @param draws how many draws to make, at least 1
   * @param seed the seed of random choices
   * @return the repetitions of each draw
   */
  public static List<Reunions> drawn(List<Movement> nights, int draws, long seed) {
    Random random = new Random(seed);
    List<Reunions> all = new ArrayList<>();
    for (int draw = 0; draw < draws; draw++) {
      List<Movement> taken = new ArrayList<>();
      for (Movement night : nights) {
        List<Integer> takers =
            new ArrayList<>(IntStream.rangeClosed(1, night.contestants()).boxed().toList());
        Collections.shuffle(takers, random);
        taken.add(night.takenBy(takers));
      }
      all.add(Reunions.of(taken));
    }
    return all;
  }
}
