package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Improves the incumbent without changing any meetings: tables are mirrored (East and West
 * exchanged) and turned by a seat, by simulated annealing. Mirroring changes only sides, turning
 * only directions, so that a schedule that is ideal in partner and opponent stays so. With three
 * boards a round all players of a table partner each other in any seats, so that any two of a table
 * are exchanged instead, and so are those of tables that come from another movement. Heuristic.
 */
public final class Turning extends NamedMethod<IndividualWish> {

  /** Steps a second, without players. */
  static final double STEPS_PER_SECOND = 12e6;

  private static final double COLD = 0.2;
  private static final double HOT = 8;

  /** Steps of one cooling. */
  static final int STEPS = 400_000;

  private static final int STRIDE = 64;
  private static final long STEP_OF_WEIGHT = 8;
  private static final int MOST_IDLE = 6;

  /** Whether any two seats of a table are exchanged, which may change partners. */
  private final boolean anew;

  /** Starts from the best movement of the hunt, so that it needs nothing else. */
  public Turning() {
    this("turning the tables of the best");
  }

  /** For another method, under whose name the results are offered. */
  Turning(String name) {
    this(name, false);
  }

  /** For another method, which may have the players of each table seated anew. */
  Turning(String name, boolean anew) {
    super(name, MethodKind.TURNING);
    this.anew = anew;
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = steps(slice, STEPS_PER_SECOND, hunt.wish().players());
    int idle = 0;
    while (left > 0 && idle < MOST_IDLE && !hunt.over()) {
      Optional<Movement> before = hunt.best();
      long steps = Math.min(STEPS, left);
      before.ifPresent(best -> new Start(hunt, random, best).run(steps));
      left -= STEPS;
      idle = hunt.best().equals(before) ? idle + 1 : 0;
    }
    return true;
  }

  /** One cooling from another schedule, which is itself offered if it is better. */
  void cool(Hunt<IndividualWish> hunt, SplittableRandom random, Movement start) {
    cool(hunt, random, start, STEPS);
  }

  /** One cooling of that many steps. */
  void cool(Hunt<IndividualWish> hunt, SplittableRandom random, Movement start, long steps) {
    new Start(hunt, random, start).run(steps);
  }

  /** One cooling from a schedule. */
  private final class Start implements Problem {

    private final Hunt<IndividualWish> hunt;
    private final List<Integer> stationary;
    private final SplittableRandom random;
    private final Schedule schedule;
    private final Temperatures range;
    private final long[] judged;
    private final boolean free;
    private final boolean any;
    private final int settled;
    private final Offers offers;

    /** The proposed change: of a round, an exchange of two seats of a table, or a turn of it. */
    private int r;

    private int i;
    private int j;
    private boolean turns;

    Start(Hunt<IndividualWish> hunt, SplittableRandom random, Movement start) {
      this.hunt = hunt;
      this.random = random;
      IndividualWish wish = hunt.wish();
      stationary = wish.fixed().stationary();
      long[] weight = SearchWeights.of(wish, STEP_OF_WEIGHT);
      long side = weight[PairCosts.SIDE];
      long direction = weight[PairCosts.DIRECTION];
      judged = SearchWeights.of(wish);
      free = wish.arrangeable();
      settled = wish.fixed().first().size();
      any = anew || wish.rotation() == Rotation.ROTATE;
      range =
          anew
              ? UsualTemperatures.of(wish, weight)
              : new Temperatures(
                      HOT * Math.max(1, Math.max(side, direction)),
                      COLD * Math.max(1, Math.min(positive(side), positive(direction))))
                  .times(wish.rotation().period());
      schedule = Schedule.of(wish, weight, Unfolding.indices(start));
      offers = Offers.weighted(hunt, name(), schedule::foursomes);
    }

    private static long positive(long weight) {
      return weight > 0 ? weight : Long.MAX_VALUE;
    }

    void run(long steps) {
      new Annealing(this, random, hunt::over).cool(range, steps, STRIDE);
    }

    @Override
    public boolean propose(Chance chance) {
      r = settled + chance.below(schedule.rounds - settled);
      int north = 4 * chance.below(schedule.setAt[r].length);
      turns = !any && chance.below(2) == 0;
      int seat = any ? chance.below(4) : 1;
      i = north + seat;
      j = north + ((seat + (any ? 1 + chance.below(3) : 2)) & 3);
      return free || !seatsStationary(r, north);
    }

    @Override
    public double rise(double limit, double temperature) {
      return turns ? schedule.foresight.riseOfTurn(r, i >> 2) : schedule.foresight.rise(r, i, j);
    }

    @Override
    public void commit() {
      if (turns) {
        schedule.turn(r, i >> 2);
      } else {
        schedule.exchange(r, i, j);
      }
      offers.look(schedule.counts.under(judged));
    }

    @Override
    public void undo() {
      // Every rise is foretold.
    }

    private boolean seatsStationary(int round, int north) {
      int[] who = schedule.who[round];
      return stationary.stream()
          .anyMatch(
              p ->
                  who[north] == p - 1
                      || who[north + 1] == p - 1
                      || who[north + 2] == p - 1
                      || who[north + 3] == p - 1);
    }
  }
}
