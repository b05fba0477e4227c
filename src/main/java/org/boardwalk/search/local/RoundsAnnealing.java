package org.boardwalk.search.local;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.boardwalk.answer.Finder;
import org.boardwalk.answer.Judged;
import org.boardwalk.search.Hunt;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;

/**
 * Simulated annealing on whole rounds (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Science 220,
 * 1983): two players change places in a round, or in so many that nobody replays a set because of
 * it, two players change the rounds they sit out, a table turns, a table changes its set. Sit-outs
 * stay fair throughout. What is settled beforehand is not touched: settled rounds, the places of
 * who is stationary; couples who partner against the wish or do not partner cost extra. In every
 * other start, or always where boards that follow no rule are of no use, the sets stay where they
 * are, so that they go down one table after every round; {@link Laps} take turns, or it is found
 * out by short starts which serve best. Heuristic; cooled geometrically, with more {@link Emphasis}
 * on what is required where that was not met.
 */
public final class RoundsAnnealing extends LocalSearch {

  /** Of a step, without players. */
  private static final int NANOSECONDS = 320;

  private static final int FIRST_START = 200_000;

  /** Required partners need a little more than the weight they have in a total, by trial. */
  private static final VariedWeights WEIGHTS =
      new VariedWeights(List.of(2L, 2L, 4L), List.of(4L, 2L, 8L));

  /** So many laps have a short start each in a turn, all together a third of it, by trial. */
  private static final int TRIED = 5;

  private static final int SHARE = 3;

  private final Emphasis emphasis = new Emphasis();
  private int starts;

  /** In front those whose turn it is, or who did best when last they were compared. */
  private final Deque<Laps> laps = new ArrayDeque<>();

  /**
   * @param number tells several of them apart, from 1: each has other seeds
   */
  public RoundsAnnealing(int number) {
    super("annealing of whole rounds", MethodKind.ANNEALING, 104_729L * number);
  }

  @Override
  public boolean run(Hunt<IndividualWish> hunt, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    long steps = RoundsCooling.steps(slice, NANOSECONDS, hunt.wish().players());
    if (laps.isEmpty()) {
      laps.addAll(Laps.all(hunt.wish(), random));
    }
    boolean compared = compares(hunt.wish()) && Sets.of(hunt, starts) == Sets.STAY;
    return compared ? compareLaps(hunt, steps, random) : cool(hunt, steps, random);
  }

  /**
   * With several copies it pays, by trial; with one, what is found costs no less on average, so
   * that all take turns.
   */
  private boolean compares(IndividualWish wish) {
    return laps.size() > 1 && wish.boards().copies() > 1;
  }

  /**
   * A short start for each of a few laps, then a long one for those that did best. Those whose
   * boards follow no rule, as they do where laps are not alike, are left out as soon as they can be
   * no part of anything better.
   */
  private boolean compareLaps(Hunt<IndividualWish> hunt, long steps, SplittableRandom random) {
    int tried = Math.min(TRIED, laps.size());
    List<Cooled> ends = new ArrayList<>();
    for (int k = 0; k < tried && !hunt.over(); k++) {
      Laps these = laps.removeFirst();
      Optional<Cooled> end = cool(hunt, these, Sets.STAY, 1 + steps / SHARE / tried, random);
      if (end.isEmpty()) {
        return false;
      }
      ends.add(end.get());
    }
    ends.removeIf(end -> !end.plain() && !Sets.mayWander(hunt));
    ends.sort(Comparator.comparingLong(Cooled::cost));
    ends.stream().skip(1).forEach(end -> laps.addLast(end.laps()));
    if (!ends.isEmpty()) {
      laps.addFirst(ends.get(0).laps());
      cool(hunt, laps.getFirst(), Sets.STAY, steps - steps / SHARE, random);
    }
    starts++;
    return true;
  }

  /** Several starts, each as long as all before it together. */
  private boolean cool(Hunt<IndividualWish> hunt, long all, SplittableRandom random) {
    long steps = Math.max(FIRST_START, all / SHARE);
    for (long left = all; left > 0 && !hunt.over(); starts++) {
      Sets sets = Sets.of(hunt, starts);
      if (cool(hunt, laps.getFirst(), sets, Math.min(steps, left), random).isEmpty()) {
        return false;
      }
      if (starts % 2 == 1 && !compares(hunt.wish())) {
        laps.addLast(laps.removeFirst());
      }
      left -= steps;
      steps *= 2;
    }
    return true;
  }

  /** How it ends; empty where no seats can be drawn that keep to what is settled. */
  private Optional<Cooled> cool(
      Hunt<IndividualWish> hunt, Laps these, Sets sets, long steps, SplittableRandom random) {
    long[] weights = WEIGHTS.of(hunt.wish(), starts, emphasis);
    Optional<OpenRounds> open = OpenRounds.random(hunt.wish(), these, weights, random);
    if (open.isEmpty()) {
      return Optional.empty();
    }
    RoundsCooling cooling = new RoundsCooling(hunt, open.get(), weights, sets, random, name());
    cooling.run(steps);
    Judged end = hunt.offer(cooling.end(), Finder.own("local", name()));
    emphasis.after(end.answers());
    return Optional.of(new Cooled(these, cooling.cost(), hunt.wish().plain(end.card())));
  }

  /**
   * What a start ends with: its cost with the rules that it breaks, and whether boards walk well.
   */
  private record Cooled(Laps laps, long cost, boolean plain) {}
}
