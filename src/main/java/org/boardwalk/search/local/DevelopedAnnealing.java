package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.MethodKind;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing of the base rounds of a schedule that a group unfolds: a change of places in
 * a base round is made in all its images at once. Far fewer schedules than without symmetry, and
 * good ones are more frequent among them; they are easy to run, too. Heuristic; the group of each
 * start is drawn from those that fit the rounds.
 */
public final class DevelopedAnnealing implements Method<IndividualWish> {

  private static final double CHANGES_PER_SECOND = 80e6;
  private static final int STEPS_PER_CHOICE = 150;
  private static final int MOST_STEPS_GROWTH = 64;

  private final List<Development> developments;

  private DevelopedAnnealing(List<Development> developments) {
    this.developments = developments;
  }

  /**
   * @param wish a wish
   * @return the method; empty unless a group of translations fits a wish in shared play
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish) {
    if (wish.boards().play() != Play.SHARED) {
      return List.of();
    }
    List<Development> fitting =
        Developments.forWish(wish).stream().filter(d -> !d.multiplied()).toList();
    return fitting.isEmpty() ? List.of() : List.of(new DevelopedAnnealing(fitting));
  }

  @Override
  public String name() {
    return "annealing of base rounds";
  }

  @Override
  public MethodKind kind() {
    return MethodKind.DEVELOPED_ANNEALING;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long left = (long) (slice.toMillis() / 1e3 * CHANGES_PER_SECOND);
    long growth = 1;
    for (int start = 0; left > 0 && !hunt.over(); start++) {
      Development development = developments.get(start % developments.size());
      Start cooling = new Start(hunt, development, random);
      left -= cooling.run(growth);
      growth = start % developments.size() == 0 ? Math.min(growth * 2, MOST_STEPS_GROWTH) : growth;
    }
    return true;
  }

  /** One cooling. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final IndividualWish wish;
    private final Development development;
    private final SplittableRandom random;
    private final long[] weights;
    private final long[] judged;
    private final BaseRounds base;
    private long best = Long.MAX_VALUE;

    Start(Hunt<IndividualWish> hunt, Development development, SplittableRandom random) {
      this.hunt = hunt;
      this.development = development;
      this.random = random;
      wish = hunt.wish();
      weights = SearchWeights.of(wish, 1);
      judged = SearchWeights.of(wish);
      OrbitCounts counts =
          new OrbitCounts(development, wish.players(), wish.profile().seats(), weights);
      base = new BaseRounds(wish, development, new TableRoles(new Roles(wish)), counts, random);
    }

    /** Returns the effort, in changes of a pair's counts. */
    long run(long growth) {
      Temperatures range = Temperatures.of(wish, weights).times(development.order());
      int seats = base.rounds() * base.seats();
      long steps = (long) STEPS_PER_CHOICE * seats * wish.players() / 4 * growth;
      double factor = Math.pow(range.cold() / range.hot(), 1.0 / steps);
      double temperature = range.hot();
      for (long step = 0; step < steps && !((step & 1023) == 0 && hunt.over()); step++) {
        temperature *= factor;
        change(temperature);
      }
      return steps * (48L + 2L * wish.players());
    }

    private void change(double temperature) {
      int r = random.nextInt(base.rounds());
      int i = random.nextInt(base.seats());
      int j = random.nextInt(wish.players());
      if (i == j || !base.mayExchange(r, i, j)) {
        return;
      }
      long before = base.counts().weighted();
      base.exchange(r, i, j);
      long rise = base.counts().weighted() - before;
      if (rise > 0 && random.nextDouble() >= Math.exp(-rise / temperature)) {
        base.exchange(r, i, j);
      } else {
        report();
      }
    }

    private void report() {
      long now = base.counts().under(judged);
      if (now < best) {
        best = now;
        if (hunt.bestCard().map(c -> now < SearchWeights.total(judged, c)).orElse(true)) {
          hunt.offer(
              Unfolding.movement(wish, development.unfold(base.foursomes())),
              Finder.own("local", name() + " developed by " + development.name()));
        }
      }
    }
  }
}
