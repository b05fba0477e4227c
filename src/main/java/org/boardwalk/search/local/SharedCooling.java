package org.boardwalk.search.local;

import java.time.Duration;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing of a schedule in shared play. A move exchanges two players in a round, turns
 * a table by a seat, or exchanges the rounds in which two players sit out. Where directions stay, a
 * move exchanges two players or two couples of one direction. Geometric cooling.
 */
final class SharedCooling extends RoundsState {

  /** Whether players may change their directions. */
  enum Facing {
    CHANGES,
    /** In every round players keep the direction of the start, and sit out if they do there. */
    STAYS
  }

  /** The kinds of changes. */
  private enum Move {
    PLACES,
    COUPLES,
    TURN,
    SIT_OUT
  }

  /** Steps in a second of an ordinary machine, for 13 to 40 players. */
  private static final double STEPS_PER_SECOND = 7e6;

  private static final int STRIDE = 1024;

  private final Facing facing;
  private final SplittableRandom random;
  private final SitOutMove sitOut;
  private final Trade trade;
  private final long[] judged;
  private final Offers offers;

  /** The proposed change: its round, and places or a table. */
  private Move move = Move.PLACES;

  private int r;
  private int i;
  private int j;

  /**
   * @param who the players in each place of each round
   * @param weights the weights of the criteria in the search
   * @param facing whether players may change their directions
   * @param method the name of the searching method
   */
  SharedCooling(
      Hunt<IndividualWish> hunt,
      int[][] who,
      long[] weights,
      Facing facing,
      SplittableRandom random,
      String method) {
    super(
        hunt,
        Schedule.shared(hunt.wish(), who, weights),
        UsualTemperatures.of(hunt.wish(), weights),
        STRIDE,
        random);
    this.facing = facing;
    this.random = random;
    judged = SearchWeights.of(hunt.wish());
    offers = Offers.weighted(hunt, method, schedule::foursomes);
    trade = new Trade(schedule);
    sitOut = new SitOutsByTurn(schedule.who, schedule.place, schedule.seats);
  }

  /** Starts from a movement. */
  static SharedCooling of(
      Hunt<IndividualWish> hunt,
      Movement movement,
      long[] weights,
      SplittableRandom random,
      String method) {
    int[][] who = Places.of(Unfolding.indices(movement), hunt.wish().players());
    return new SharedCooling(hunt, who, weights, Facing.CHANGES, random, method);
  }

  /** The number of steps that take about as long as the slice. */
  static long steps(Duration slice, IndividualWish wish) {
    return (long) (slice.toMillis() / 1e3 * STEPS_PER_SECOND / NamedMethod.ofRoom(wish.players()));
  }

  @Override
  public boolean propose(Chance chance) {
    int kind = chance.below(64);
    if (facing == Facing.STAYS) {
      return proposeAlike(chance, kind < 2 ? Move.COUPLES : Move.PLACES);
    }
    if (kind < 2) {
      move = Move.TURN;
      r = chance.below(schedule.rounds);
      i = chance.below(schedule.seats) >> 2;
      return true;
    }
    if (kind < 3 && schedule.seats < schedule.players) {
      move = Move.SIT_OUT;
      boolean proposed = sitOut.propose(random);
      trade.of(sitOut.a, sitOut.b, sitOut.round, sitOut.other);
      return proposed;
    }
    r = chance.below(schedule.rounds);
    i = chance.below(schedule.seats);
    if (kind < 5) {
      move = Move.COUPLES;
      j = chance.below(schedule.seats);
      return i >> 2 != j >> 2;
    }
    move = Move.PLACES;
    int second = chance.below(schedule.seats - 1);
    j = second >= i ? second + 1 : second;
    return true;
  }

  /** Two players of one direction, with or without their partners. */
  private boolean proposeAlike(Chance chance, Move alike) {
    move = alike;
    r = chance.below(schedule.rounds);
    i = chance.below(schedule.seats);
    j = 2 * chance.below(schedule.seats / 2) + i % 2;
    return move == Move.COUPLES ? i >> 2 != j >> 2 : i != j;
  }

  @Override
  public double rise(double limit, double temperature) {
    return switch (move) {
      case PLACES -> {
        // Meetings decide most cases, and directions take longer.
        long met = schedule.foresight.riseOfMeetings(r, i, j);
        yield met < limit + MOST_GAIN * temperature
            ? met + schedule.foresight.riseOfDirections(r, i, j)
            : met;
      }
      case COUPLES -> schedule.foresight.riseOfCouples(r, i, j);
      case TURN -> schedule.foresight.riseOfTurn(r, i);
      case SIT_OUT -> trade.riseOfMeetings(0) + trade.riseOfDirections();
    };
  }

  @Override
  public void commit() {
    switch (move) {
      case PLACES -> schedule.exchange(r, i, j);
      case COUPLES -> {
        schedule.exchange(r, i, j);
        schedule.exchange(r, i ^ 2, j ^ 2);
      }
      case TURN -> schedule.turn(r, i);
      case SIT_OUT -> trade.exchange();
    }
    offers.look(schedule.counts.under(judged));
  }
}
