package org.boardwalk.search.local.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Parallel tempering: several searches of one kind, the replicas, are each held at a temperature of
 * their own, and neighbours exchange temperatures now and then. A cheap state moves to colder
 * temperatures and is refined there; a state in a local minimum moves to hotter ones, changes, and
 * comes down another way. Unlike a cooling it has no end: the longer it goes on, the better.
 *
 * <p>Replicas i and j, held at Tᵢ and Tⱼ, exchange temperatures with the probability min(1,
 * exp((1/Tᵢ - 1/Tⱼ)(Eᵢ - Eⱼ))), so that each temperature keeps its Boltzmann distribution. The
 * temperatures are geometric, and neighbours take turns: first and second, third and fourth, then
 * second and third, and so on. An exchange costs an exponential, and nothing is copied. Heuristic.
 * Not thread-safe.
 *
 * <p>Source: R. H. Swendsen and J.-S. Wang, Replica Monte Carlo Simulation of Spin-Glasses,
 * Physical Review Letters 57, 1986; K. Hukushima and K. Nemoto, Exchange Monte Carlo Method and
 * Application to Spin Glass Simulations, Journal of the Physical Society of Japan 65, 1996.
 *
 * @param <R> the kind of replica
 */
public final class Tempering<R extends Tempering.Replica> {

  /** A search that can be held at a temperature. */
  public interface Replica {

    /** {@return the cost of its state, as the steps count it} */
    long energy();

    /**
     * Continues from its state.
     *
     * @param temperature in units of the energy, more than 0
     * @param steps how many, at least 0; fewer are made only where the whole search is over
     */
    void hold(double temperature, long steps);
  }

  private final List<R> replicas;
  private final Temperatures range;
  private final SplittableRandom random;
  private int first;

  /**
   * @param replicas coldest first, at least one; the list is copied
   * @param range the hot temperature of the last replica and the cold one of the first
   * @param random source of random numbers: one for each exchange that may be refused
   */
  public Tempering(List<R> replicas, Temperatures range, SplittableRandom random) {
    if (replicas.isEmpty()) {
      throw new IllegalArgumentException("there must be replicas to temper");
    }
    this.replicas = new ArrayList<>(replicas);
    this.range = range;
    this.random = random;
  }

  /** {@return the replicas in the present order, coldest first} */
  public List<R> replicas() {
    return List.copyOf(replicas);
  }

  /**
   * @param level from 0, the coldest, to below the number of replicas
   * @return the temperature of that level; a single replica is cold
   */
  public double temperature(int level) {
    return range.at(1 - level / Math.max(1.0, replicas.size() - 1));
  }

  /**
   * Runs all replicas for so many steps; then every other pair of neighbours may exchange
   * temperatures.
   *
   * @param steps of each replica, at least 0
   */
  public void turn(long steps) {
    for (int level = 0; level < replicas.size(); level++) {
      replicas.get(level).hold(temperature(level), steps);
    }
    for (int level = first; level + 1 < replicas.size(); level += 2) {
      exchange(level);
    }
    first = 1 - first;
  }

  private void exchange(int level) {
    long falls = replicas.get(level).energy() - replicas.get(level + 1).energy();
    double apart = 1 / temperature(level) - 1 / temperature(level + 1);
    if (accepts(-falls * apart)) {
      Collections.swap(replicas, level, level + 1);
    }
  }

  /**
   * Lets a new replica replace the hottest one: always where it costs no more, else with the
   * probability of such a change.
   *
   * @param guest a replica that was held at the hottest temperature
   * @return whether it was admitted
   */
  public boolean admits(R guest) {
    int hottest = replicas.size() - 1;
    long rise = guest.energy() - replicas.get(hottest).energy();
    boolean admitted = accepts((double) rise / temperature(hottest));
    if (admitted) {
      replicas.set(hottest, guest);
    }
    return admitted;
  }

  /** Whether a rise, in units of the temperature, is accepted. */
  private boolean accepts(double rise) {
    return rise <= 0 || random.nextDouble() < Math.exp(-rise);
  }
}
