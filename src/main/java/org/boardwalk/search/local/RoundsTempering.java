package org.boardwalk.search.local;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Tempering;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Parallel tempering of whole rounds ({@link Tempering}): two players change places in a round, or
 * in so many that nobody replays a set because of it, two players change the rounds they sit out, a
 * table turns, a table changes its set. Sit-outs stay fair throughout. What is settled beforehand
 * is not touched: settled rounds, the places of who is stationary; couples who partner against the
 * wish or do not partner cost extra.
 *
 * <p>A dozen short coolings (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220, 1983)
 * begin with {@link Laps} of all kinds, and in every other one tables may change their sets, unless
 * boards that follow no rule are of no use. The best of them are tempered together from then on, in
 * turn after turn, and now and then another one is let in: so laps that serve well are found out by
 * the way. Heuristic; with more {@link Emphasis} on what is required where that was not met.
 *
 * <p>By trial on 12 to 52 players and one or two copies, beside coolings from a new start in every
 * turn, one seed: costs are 1 % less after 8 s (14 rooms), 3 % after 20 s (11), and with a first
 * version 10 % after 60 s (7).
 */
public final class RoundsTempering extends LocalSearch {

  /** Of a step, without players. */
  private static final int NANOSECONDS = 250;

  /** Coolings in the beginning, and how many of them are kept, by trial. */
  private static final int STARTS = 12;

  private static final int KEPT = 6;

  /** Steps of one of them, and of one that is let in later, for each seat of each round. */
  private static final long STEPS_OF_START = 700;

  private static final long STEPS_OF_GUEST = STEPS_OF_START / 4;

  /** Steps between two exchanges, for each seat of each round. */
  private static final long STEPS = 5;

  private static final int EXCHANGES_BEFORE_GUEST = 20 * KEPT;

  /** The hottest of those kept, beside the last temperature of a cooling, by trial. */
  private static final double WARMTH = 2.5;

  private final Emphasis emphasis = new Emphasis();
  private int starts;
  private int exchanges;

  /** The ends of the coolings, and when all are made what is tempered, coldest first. */
  private List<Stage> stages = new ArrayList<>();

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public RoundsTempering(int number) {
    super("tempering of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    long steps = RoundsCooling.steps(slice, NANOSECONDS, hunt.wish().players());
    return new Turn(hunt, steps, random(seed)).run();
  }

  /**
   * Where a replica is between two turns.
   *
   * @param movement its state, which may break rules
   * @param sets whether its tables may change their sets
   * @param cost what it costs, with the rules that it breaks
   * @param walk how its boards are carried
   * @param answers whether it answers the wish
   */
  private record Stage(Movement movement, Sets sets, long cost, WalkGrade walk, boolean answers) {}

  /** One slice of time. */
  private final class Turn {

    private final Hunt<IndividualWish> hunt;
    private final SplittableRandom random;
    private final long seats;
    private long left;

    Turn(Hunt<IndividualWish> hunt, long left, SplittableRandom random) {
      this.hunt = hunt;
      this.left = left;
      this.random = random;
      seats = 4L * hunt.wish().tables() * hunt.wish().rounds();
    }

    /** Whether seats could be drawn that keep to what is settled. */
    boolean run() {
      while (goesOn() && starts < STARTS) {
        List<Laps> laps = laps();
        Laps these = laps.get(starts % laps.size());
        Optional<RoundsCooling> end = start(these, Sets.of(hunt, starts), STEPS_OF_START, 1);
        if (end.isEmpty()) {
          return false;
        }
        starts++;
        stages.add(staged(end.get()));
        emphasis.after(stages.get(stages.size() - 1).answers());
      }
      if (goesOn()) {
        temper();
      }
      return true;
    }

    private boolean goesOn() {
      return left > 0 && !hunt.over();
    }

    /** A cooling with so many steps for each seat, to so many times the last temperature. */
    private Optional<RoundsCooling> start(Laps laps, Sets sets, long steps, double warmth) {
      long[] weights = weights();
      Optional<RoundsCooling> cooling =
          OpenRounds.random(hunt.wish(), laps, weights, random)
              .map(open -> cooling(open, weights, sets));
      cooling.ifPresent(c -> c.cool(Math.max(0, Math.min(left, steps * seats)), warmth));
      left -= steps * seats;
      return cooling;
    }

    private long[] weights() {
      return VariedWeights.OF_WHOLE_ROUNDS.of(hunt.wish(), 0, emphasis);
    }

    private RoundsCooling cooling(OpenRounds open, long[] weights, Sets sets) {
      return new RoundsCooling(hunt, open, weights, sets, random, name());
    }

    /** Where it has come to; the judge says what that is worth. */
    private Stage staged(RoundsCooling cooling) {
      Judged judged = hunt.offer(cooling.end(), Finder.own("local", name()));
      WalkGrade walk = judged.card().walkRule().map(WalkRule::grade).orElse(WalkGrade.DOWN_ONE);
      return new Stage(judged.movement(), cooling.sets(), cooling.cost(), walk, judged.answers());
    }

    private void temper() {
      Tempering<RoundsCooling> tempering = tempering();
      while (goesOn()) {
        tempering.turn(STEPS * seats);
        left -= STEPS * seats * KEPT;
        if (++exchanges % EXCHANGES_BEFORE_GUEST == 0) {
          guest().ifPresent(tempering::admits);
        }
      }
      stages = tempering.replicas().stream().map(this::staged).toList();
      emphasis.after(stages.get(0).answers());
    }

    /** Those that serve and cost least, and guests where there are too few of them. */
    private Tempering<RoundsCooling> tempering() {
      long[] weights = weights();
      List<RoundsCooling> replicas = new ArrayList<>();
      stages.stream()
          .filter(this::serves)
          .sorted(Comparator.comparingLong(Stage::cost))
          .limit(KEPT)
          .map(
              stage ->
                  cooling(
                      OpenRounds.of(hunt.wish(), stage.movement(), weights), weights, stage.sets()))
          .forEach(replicas::add);
      for (int missing = KEPT - replicas.size(); missing > 0; missing--) {
        guest().ifPresent(replicas::add);
      }
      return new Tempering<>(replicas, replicas.get(0).warm(WARMTH), random);
    }

    /** Whether it could be part of anything better than the best. */
    private boolean serves(Stage stage) {
      WalkGrade worst = Sets.worst(hunt);
      return worst == WalkGrade.ANY
          || (stage.sets() == Sets.STAY && stage.walk().compareTo(worst) <= 0);
    }

    /** Those whose boards, if sets stay, could be part of anything better than the best. */
    private List<Laps> laps() {
      boolean plain = Sets.worst(hunt) == WalkGrade.DOWN_ONE;
      return Laps.all(hunt.wish(), random).stream().filter(l -> !plain || l.alike()).toList();
    }

    private Optional<RoundsCooling> guest() {
      List<Laps> laps = laps();
      Laps these = laps.get(random.nextInt(laps.size()));
      return start(these, Sets.of(hunt, random.nextInt(2)), STEPS_OF_GUEST, WARMTH);
    }
  }
}
