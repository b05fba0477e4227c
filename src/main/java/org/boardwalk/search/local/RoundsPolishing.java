package org.boardwalk.search.local;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Warms the best movement so far, by a little or a little more, and cools it again, where boards
 * circulate or something is settled beforehand. The boards keep their walk: only people change
 * places, and not those who are stationary, so that what symmetry left uneven is mended. Where that
 * brings nothing, it does the same with a movement that begins by chance: the best can be the work
 * of a group and have nothing near it that is better, and yet be passed by one that was warmed
 * often enough. Heuristic.
 */
public final class RoundsPolishing extends LocalSearch {

  /** Of a step, without players; where it is cold few are accepted. */
  private static final int NANOSECONDS = 190;

  /** Each time it is warmed, for each seat of each round, by trial. */
  private static final long STEPS_OF_SEAT = 8_000;

  /** First temperatures beside the last, by trial on 14 to 40 players. */
  private static final List<Double> WARMTH = List.of(2.1, 2.7, 3.3);

  /**
   * Required partners stay, or nearly, with twice the weight they have in a total; with an order
   * what comes first stays.
   */
  private static final VariedWeights WEIGHTS = new VariedWeights(List.of(2L), List.of(4L));

  private final Emphasis emphasis = new Emphasis();
  private int starts;

  /** Whether it is the turn of the best, or of what began by chance. */
  private boolean ofBest = true;

  /** Whether this turn, a start of each warmth, has brought something. */
  private boolean gained;

  private Optional<Judged> byChance = Optional.empty();

  /** Begins with the best movement of the hunt, so it needs nothing else. */
  public RoundsPolishing() {
    super("polishing of the best, with its boards", MethodKind.POLISHING, 0);
  }

  /**
   * @param wish a wish
   * @return whether this can serve it
   */
  public static boolean fits(IndividualWish wish) {
    return wish.boards().play() == Play.CIRCULATING || !wish.arrangeable();
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long left = RoundsCooling.steps(slice, NANOSECONDS, hunt.wish().players());
    long steps = STEPS_OF_SEAT * 4 * hunt.wish().tables() * hunt.wish().rounds();
    while (left > 0 && !hunt.over() && hunt.best().isPresent()) {
      long now = Math.min(steps, left);
      gained |= ofBest ? warmBest(hunt, random, now) : warmOther(hunt, random, now);
      if (++starts % WARMTH.size() == 0) {
        endTurn(hunt.best());
      }
      left -= steps;
    }
    return true;
  }

  /**
   * The best goes on as long as that brings something. What began by chance ends where that brings
   * nothing, or where it has become the best.
   */
  private void endTurn(Optional<Movement> best) {
    if (!ofBest) {
      byChance = byChance.filter(other -> gained && !best.equals(Optional.of(other.movement())));
    }
    ofBest = !ofBest || gained;
    gained = false;
  }

  private boolean warmBest(Hunt<IndividualWish> hunt, SplittableRandom random, long steps) {
    Optional<Movement> before = hunt.best();
    offer(hunt, warm(hunt, before.orElseThrow(), random, steps));
    return !hunt.best().equals(before);
  }

  /** What it ends with is better than what it began with. */
  private boolean warmOther(Hunt<IndividualWish> hunt, SplittableRandom random, long steps) {
    Optional<Movement> end =
        byChance
            .map(other -> warm(hunt, other.movement(), random, steps))
            .or(() -> cool(hunt, random, steps));
    return end.isPresent() && better(offer(hunt, end.get()), hunt);
  }

  private Judged offer(Hunt<IndividualWish> hunt, Movement end) {
    Judged judged = hunt.offer(end, Finder.own("local", name()));
    emphasis.after(judged.answers());
    return judged;
  }

  private boolean better(Judged judged, Hunt<IndividualWish> hunt) {
    boolean better =
        judged.answers()
            && byChance
                .map(other -> hunt.wish().compare(judged.card(), other.card()) < 0)
                .orElse(true);
    if (better) {
      byChance = Optional.of(judged);
    }
    return better;
  }

  private Movement warm(
      Hunt<IndividualWish> hunt, Movement movement, SplittableRandom random, long steps) {
    long[] weights = WEIGHTS.of(hunt.wish(), starts, emphasis);
    RoundsCooling cooling =
        cooling(hunt, OpenRounds.of(hunt.wish(), movement, weights), weights, random);
    cooling.again(steps, WARMTH.get(starts % WARMTH.size()));
    return cooling.end();
  }

  /** Nothing where no seats can be drawn that keep to what is settled. */
  private Optional<Movement> cool(Hunt<IndividualWish> hunt, SplittableRandom random, long steps) {
    long[] weights = WEIGHTS.of(hunt.wish(), starts, emphasis);
    List<Laps> laps = Laps.all(hunt.wish(), random);
    Laps these = laps.get(random.nextInt(laps.size()));
    return OpenRounds.random(hunt.wish(), these, weights, random)
        .map(
            open -> {
              RoundsCooling cooling = cooling(hunt, open, weights, random);
              cooling.run(steps);
              return cooling.end();
            });
  }

  private RoundsCooling cooling(
      Hunt<IndividualWish> hunt, OpenRounds open, long[] weights, SplittableRandom random) {
    return new RoundsCooling(hunt, open, weights, Sets.STAY, random, name());
  }
}
