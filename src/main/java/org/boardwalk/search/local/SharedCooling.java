package org.boardwalk.search.local;

import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.search.Hunt;
import org.boardwalk.search.anneal.Annealing;
import org.boardwalk.search.anneal.Chance;
import org.boardwalk.search.anneal.Problem;
import org.boardwalk.search.anneal.Temperatures;
import org.boardwalk.wish.IndividualWish;

/**
 * Simulated annealing of a schedule in shared play. A move exchanges two players in a round, turns
 * a table by a seat, or exchanges the rounds in which two players sit out. Geometric cooling.
 */
final class SharedCooling implements Problem {

  /** The kinds of changes. */
  private enum Move {
    PLACES,
    COUPLES,
    TURN,
    SIT_OUT
  }

  private static final int STRIDE = 1024;

  private final Hunt<IndividualWish> hunt;
  private final SplittableRandom random;
  private final SharedSchedule schedule;
  private final SitOutMove sitOut;
  private final long[] judged;
  private final Offers offers;

  /** The proposed change: its round, and places or the first seat of a table. */
  private Move move = Move.PLACES;

  private int r;
  private int i;
  private int j;

  SharedCooling(
      Hunt<IndividualWish> hunt, SharedSchedule schedule, SplittableRandom random, String method) {
    this.hunt = hunt;
    this.schedule = schedule;
    this.random = random;
    judged = SearchWeights.of(hunt.wish());
    offers = Offers.weighted(hunt, method, schedule::foursomes);
    sitOut = new SitOutsByTurn(schedule.who, schedule.place, schedule.seats);
  }

  /** Cools from hot to cold in so many steps, unless the hunt is over before. */
  void run(long steps, Temperatures range) {
    new Annealing(this, random, hunt::over).cool(range, steps, STRIDE);
  }

  @Override
  public boolean propose(Chance chance) {
    int kind = chance.below(64);
    if (kind < 2) {
      move = Move.TURN;
      r = chance.below(schedule.rounds);
      i = chance.below(schedule.seats) & ~3;
      return true;
    }
    if (kind < 3 && schedule.seats < schedule.players) {
      move = Move.SIT_OUT;
      return sitOut.propose(random);
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

  @Override
  public double rise(double limit, double temperature) {
    return switch (move) {
      case PLACES -> schedule.foresight.rise(r, i, j);
      case COUPLES -> schedule.foresight.riseOfCouples(r, i, j);
      case TURN -> schedule.foresight.riseOfTurn(r, i);
      case SIT_OUT ->
          schedule.foresight.riseOfSittingOut(sitOut.round, sitOut.a, sitOut.b, sitOut.other);
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
      case SIT_OUT -> {
        exchange(sitOut.round);
        if (sitOut.other >= 0) {
          exchange(sitOut.other);
        }
      }
    }
    offers.look(schedule.counts.under(judged));
  }

  @Override
  public void undo() {
    // Every rise is foretold.
  }

  private void exchange(int round) {
    schedule.exchange(round, schedule.place[round][sitOut.a], schedule.place[round][sitOut.b]);
  }
}
