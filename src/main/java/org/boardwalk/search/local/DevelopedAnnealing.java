package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Development;
import org.boardwalk.model.Developments;
import org.boardwalk.model.Roles;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.Method;
import org.boardwalk.search.anneal.Cooling;
import org.boardwalk.search.anneal.Metropolis;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing of the base rounds of a schedule that a group unfolds: a change of places in
 * a base round is made in all its images at once. Far fewer schedules than without symmetry, and
 * good ones are more frequent among them; they are easy to run, too. Heuristic; the groups that fit
 * the rounds take turns.
 */
public final class DevelopedAnnealing extends LocalSearch {

  private static final double CHANGES_PER_SECOND = 80e6;
  private static final int STEPS_PER_CHOICE = 150;
  private static final int MOST_STEPS_GROWTH = 64;

  private final List<Development> developments;
  private int starts;

  private DevelopedAnnealing(List<Development> developments) {
    super("annealing of base rounds", MethodKind.DEVELOPED_ANNEALING, 0);
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
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, CHANGES_PER_SECOND);
    long growth = 1;
    for (int begun = 1; left > 0 && !hunt.over(); begun++) {
      Development development = developments.get(starts++ % developments.size());
      Start cooling = new Start(hunt, development, random);
      left -= cooling.run(growth);
      growth = begun % developments.size() == 0 ? Math.min(growth * 2, MOST_STEPS_GROWTH) : growth;
    }
    return true;
  }

  /** One cooling. */
  private final class Start {

    private final Hunt<IndividualWish> hunt;
    private final IndividualWish wish;
    private final Development development;
    private final SplittableRandom random;
    private final Metropolis metropolis;
    private final long[] weights;
    private final long[] judged;
    private final BaseRounds base;
    private final Offers offers;

    Start(Hunt<IndividualWish> hunt, Development development, SplittableRandom random) {
      this.hunt = hunt;
      this.development = development;
      this.random = random;
      metropolis = new Metropolis(random);
      wish = hunt.wish();
      weights = SearchWeights.of(wish, 1);
      judged = SearchWeights.of(wish);
      OrbitCounts counts =
          new OrbitCounts(development, wish.players(), wish.profile().seats(), weights);
      base = new BaseRounds(wish, development, new TableRoles(new Roles(wish)), counts, random);
      offers =
          Offers.weighted(
              hunt,
              name() + " developed by " + development.name(),
              () -> development.unfold(base.foursomes()));
    }

    /** Returns the effort, in changes of a pair's counts. */
    long run(long growth) {
      Temperatures range = UsualTemperatures.of(wish, weights).times(development.order());
      int seats = base.rounds() * base.seats();
      long steps = (long) STEPS_PER_CHOICE * seats * wish.players() / 4 * growth;
      Cooling cooling = new Cooling(range, steps, 1, hunt::over);
      while (cooling.next()) {
        change(cooling.temperature());
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
      if (metropolis.accepts(base.counts().weighted() - before, temperature)) {
        offers.look(base.counts().under(judged));
      } else {
        base.exchange(r, i, j);
      }
    }
  }
}
