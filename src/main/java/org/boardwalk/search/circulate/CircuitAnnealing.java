package org.boardwalk.search.circulate;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.search.local.LocalSearch;
import org.boardwalk.search.local.Offers;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing of the base rounds of a schedule in circulating play, players and shifts of
 * the boards, see {@link Circuit}. Sets that somebody replays are allowed at a cost, and only what
 * has none is offered. Heuristic; the groups that fit the rounds take turns.
 */
public final class CircuitAnnealing extends LocalSearch {

  private static final double CHANGES_PER_SECOND = 60e6;
  private static final int STEPS_PER_CHOICE = 400;
  private static final int MOST_GROWTH = 64;

  private final List<Circuit> circuits;

  private CircuitAnnealing(List<Circuit> circuits, int number) {
    super(
        "annealing of base rounds and boards",
        MethodKind.DEVELOPED_ANNEALING,
        86_028_121L * number);
    this.circuits = circuits;
  }

  /**
   * @param wish a wish
   * @param number tells several of them apart, from 1: each has other seeds
   * @return the method; empty unless a group fits a wish in circulating play
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, int number) {
    List<Circuit> circuits = Circuits.forWish(wish);
    return circuits.isEmpty() ? List.of() : List.of(new CircuitAnnealing(circuits, number));
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, CHANGES_PER_SECOND);
    long growth = 1;
    for (int start = 0; left > 0 && !hunt.over(); start++) {
      Circuit circuit = circuits.get(start % circuits.size());
      left -= new Start(hunt, circuit, random).run(growth);
      growth = start % circuits.size() == 0 ? Math.min(growth * 2, MOST_GROWTH) : growth;
    }
    return true;
  }

  /** One cooling. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final IndividualWish wish;
    private final Circuit circuit;
    private final SplittableRandom random;
    private final Metropolis metropolis;
    private final long[] weights;
    private final long[] judged;
    private final long replayCost;
    private final BaseStart start;
    private final BaseTables base;
    private final CircuitOrder order;
    private final Offers offers;
    private final boolean fair;
    private long cost;

    Start(Hunt<IndividualWish> hunt, Circuit circuit, SplittableRandom random) {
      this.hunt = hunt;
      this.circuit = circuit;
      this.random = random;
      metropolis = new Metropolis(random);
      wish = hunt.wish();
      weights = SearchWeights.of(wish, 1);
      judged = SearchWeights.of(wish);
      replayCost = Long.getLong("k.replay", 16);
      start = new BaseStart(wish, circuit, random);
      order = new CircuitOrder(circuit);
      base = start.tables(order);
      cost = cost();
      fair = order.even(base);
      offers =
          Offers.weighted(
              hunt,
              name() + " developed by " + circuit.name(),
              () -> order.unfold(base).orElse(List.of()));
    }

    private long cost() {
      return base.counts().under(weights) + replayCost * base.counts().replays();
    }

    /** Returns the effort, in changes of a pair's counts. */
    long run(long growth) {
      int n = circuit.order();
      Temperatures range =
          new Temperatures(
              n * Double.parseDouble(System.getProperty("k.hot", "12")),
              n * Double.parseDouble(System.getProperty("k.cold", "2")));
      long steps =
          (long) STEPS_PER_CHOICE * base.bases() * base.seats() * wish.players() / 4 * growth;
      Cooling cooling = new Cooling(range, steps, 1, hunt::over);
      while (cooling.next()) {
        change(cooling.temperature());
      }
      return steps * (40L + 16L * base.tables());
    }

    private void change(double temperature) {
      int kind = random.nextInt(16);
      if (kind == 0) {
        turn();
      } else if (kind <= 2) {
        shift();
      } else {
        exchange();
      }
      decide(temperature);
    }

    private void decide(double temperature) {
      long now = cost();
      if (!metropolis.accepts(now - cost, temperature)) {
        base.takeBack();
        return;
      }
      base.keep();
      cost = now;
      if (base.counts().replays() == 0 && fair) {
        offers.look(base.counts().under(judged));
      }
    }

    private void turn() {
      base.turn(random.nextInt(base.bases()), random.nextInt(base.tables()), 1 + random.nextInt(3));
    }

    private void exchange() {
      int b = random.nextInt(base.bases());
      int i = random.nextInt(base.seats());
      int j = random.nextInt(wish.players());
      if (i == j || !start.mayExchange(base, b, i, j)) {
        return;
      }
      base.exchange(b, i, j);
      if (j >= base.seats() && !order.even(base)) {
        base.takeBack();
      }
    }

    /**
     * A table takes another shift; where all copies are in use, a table that has it gives it up.
     */
    private void shift() {
      int k = random.nextInt(base.tables());
      int to = random.nextInt(circuit.rounds());
      int used = 0;
      int other = -1;
      for (int t = 0; t < base.tables(); t++) {
        if (base.shift(t) == to) {
          used++;
          other = t;
        }
      }
      if (to == base.shift(k)) {
        return;
      }
      if (used < wish.boards().copies()) {
        base.shift(new int[] {k}, new int[] {to});
      } else {
        base.shift(new int[] {k, other}, new int[] {to, base.shift(k)});
      }
    }
  }
}
