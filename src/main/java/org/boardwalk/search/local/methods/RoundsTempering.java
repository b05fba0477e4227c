package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.movement.Movement;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Tempering;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.moves.Sets;
import org.boardwalk.search.local.state.Laps;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;

/**
 * Parallel tempering of whole rounds ({@link Tempering}). A move exchanges two players in a round,
 * or in so many rounds that no replay arises; exchanges the rounds in which two players sit out;
 * turns a table; or changes its set. Sit-outs stay fair throughout. Fixed rounds and the places of
 * stationary players do not change; couples that break the wish, by partnering or by not
 * partnering, cost extra.
 *
 * <p>A dozen short coolings (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220, 1983)
 * begin with {@link Laps} of all kinds. In every other cooling tables may change their sets, unless
 * boards that follow no rule are of no use. The best of them are tempered together from then on, in
 * turn after turn, and now and then another one is admitted, so that good laps are found on the
 * way. Heuristic; with more {@link Emphasis} on required criteria where these were not met.
 *
 * <p>By trial on 12 to 52 players and one or two copies, compared with coolings from a new start in
 * every turn, one seed: costs are 1 % less after 8 s (14 rooms), 3 % after 20 s (11), and with a
 * first version 10 % after 60 s (7).
 */
public final class RoundsTempering extends NamedMethod<IndividualWish> {

  /** Coolings at the beginning; the next constant is how many of them are kept, by trial. */
  private static final int STARTS = 12;

  private static final int KEPT = 6;

  /**
   * Steps of one of them for each seat of each round; the next constant is for one that is admitted
   * later.
   */
  private static final long STEPS_OF_START = 700;

  private static final long STEPS_OF_GUEST = STEPS_OF_START / 4;

  /** Steps between two exchanges, for each seat of each round. */
  private static final long STEPS = 5;

  private static final int EXCHANGES_BEFORE_GUEST = 20 * KEPT;

  /**
   * The hottest temperature of the replicas, relative to the last temperature of a cooling, by
   * trial.
   */
  private static final double WARMTH = 2.5;

  private final Emphasis emphasis = new Emphasis();
  private int starts;
  private int exchanges;

  /** The results of the coolings and, when all are made, the replicas, coldest first. */
  private List<Stage> stages = new ArrayList<>();

  /**
   * @param number tells several of these methods apart, from 1: each has other seeds
   */
  public RoundsTempering(int number) {
    super("tempering of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  /**
   * The number of steps that take about as long as the slice.
   *
   * @param step a step, without players and rules
   */
  static long steps(Duration slice, Rate step, IndividualWish wish) {
    long rules = wish.fixed().rules().isEmpty() ? 0 : Rate.ROUNDS_RULES.nanoseconds();
    long players = Rate.ROUNDS_PLAYER.nanoseconds() * wish.players();
    long perStep = step.nanoseconds() + rules + players;
    return (long) (slice.toNanos() / (perStep * ofRoom(wish.players())));
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    return new Turn(scope, slice, random(seed)).run();
  }

  /**
   * The state of a replica between two turns.
   *
   * @param movement its movement, which may break rules
   * @param sets whether its tables may change their sets
   * @param cost its cost, with the rules that it breaks
   * @param walk how its boards are carried
   * @param answers whether it answers the wish
   */
  private record Stage(Movement movement, Sets sets, long cost, WalkGrade walk, boolean answers) {}

  /** One slice of time. */
  private final class Turn {

    private final SearchScope<IndividualWish> scope;
    private final SplittableRandom random;
    private final long seats;

    private long left;

    Turn(SearchScope<IndividualWish> scope, Duration slice, SplittableRandom random) {
      this.scope = scope;
      this.random = random;
      left = steps(slice, Rate.ROUNDS_STEP, scope.wish());
      seats = 4L * scope.wish().tables() * scope.wish().rounds();
    }

    /** Runs the turn; false when no seats could be drawn that keep what is fixed. */
    boolean run() {
      while (goesOn() && starts < STARTS) {
        List<Laps> laps = laps();
        Laps these = laps.get(starts % laps.size());
        Optional<RoundsCooling> end = start(these, Sets.of(scope, starts), STEPS_OF_START, 1);
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
      return left > 0 && !scope.over();
    }

    /** A cooling with so many steps for each seat, to so many times the last temperature. */
    private Optional<RoundsCooling> start(Laps laps, Sets sets, long steps, double warmth) {
      long[] weights = emphasis.weights(scope.wish());
      Optional<RoundsCooling> cooling =
          OpenRounds.random(scope.wish(), laps, weights, random).map(open -> cooling(open, sets));
      cooling.ifPresent(
          c -> c.cool(c.range().endingAt(warmth), Math.max(0, Math.min(left, steps * seats)), 1));
      left -= steps * seats;
      return cooling;
    }

    private RoundsCooling again(Stage stage, long[] weights) {
      OpenRounds open = OpenRounds.of(scope.wish(), stage.movement(), weights);
      return cooling(open, stage.sets());
    }

    private RoundsCooling cooling(OpenRounds open, Sets sets) {
      return RoundsCooling.of(scope, open, MoveTable.open(open, sets, random), random, name());
    }

    /** The present state of a cooling, judged. */
    private Stage staged(RoundsCooling cooling) {
      Judged judged = scope.offer(cooling.end(), Finder.own("local", name()));
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

    /** The replicas: the cheapest stages that serve, and guests where these are too few. */
    private Tempering<RoundsCooling> tempering() {
      long[] weights = emphasis.weights(scope.wish());
      List<RoundsCooling> replicas = new ArrayList<>();
      stages.stream()
          .filter(this::serves)
          .sorted(Comparator.comparingLong(Stage::cost))
          .limit(KEPT)
          .map(stage -> again(stage, weights))
          .forEach(replicas::add);
      for (int missing = KEPT - replicas.size(); missing > 0; missing--) {
        guest().ifPresent(replicas::add);
      }
      return new Tempering<>(replicas, replicas.get(0).range().reheated(WARMTH), random);
    }

    /** Whether the stage could lead to anything better than the incumbent. */
    private boolean serves(Stage stage) {
      WalkGrade worst = Sets.worst(scope);
      return worst == WalkGrade.ANY
          || (stage.sets() == Sets.STAY && stage.walk().compareTo(worst) <= 0);
    }

    /** Laps whose boards, if sets stay, could lead to anything better than the incumbent. */
    private List<Laps> laps() {
      boolean plain = Sets.worst(scope) == WalkGrade.DOWN_ONE;
      return Laps.all(scope.wish(), random).stream().filter(l -> !plain || l.alike()).toList();
    }

    private Optional<RoundsCooling> guest() {
      List<Laps> laps = laps();
      Laps these = laps.get(random.nextInt(laps.size()));
      return start(these, Sets.of(scope, random.nextInt(2)), STEPS_OF_GUEST, WARMTH);
    }
  }
}
