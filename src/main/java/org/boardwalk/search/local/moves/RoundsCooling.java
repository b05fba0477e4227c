package org.boardwalk.search.local.moves;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Annealing;
import org.boardwalk.search.local.kernel.Chance;
import org.boardwalk.search.local.kernel.Problem;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.kernel.Tempering;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.RuleLedger;
import org.boardwalk.search.local.state.Schedule;
import org.boardwalk.wish.IndividualWish;

/**
 * Annealing of the rounds of a schedule that are open, by the moves of a {@link MoveTable}. Replays
 * and broken rules cost extra on the way; only schedules without them are offered.
 */
public final class RoundsCooling implements Problem, Tempering.Replica {

  /**
   * A limit, in units of the temperature, above which a rise by meetings is hardly ever outweighed
   * by a gain in directions. With the limit for base rounds, a quarter of this one, results cost 2
   * to 6 % more where no group repeats anything, by trial on 14 players.
   */
  private static final double MOST_GAIN = 20;

  final Schedule schedule;
  final OpenRounds open;
  private final Annealing annealing;
  private final MoveTable moves;
  private final RuleLedger ledger;
  private final boolean ruled;
  private final long[] judged;
  private final Offers offers;

  /** The most frequent kind of change. */
  private final Move.TwoPlayers places;

  /** The drawn change. */
  private Move move;

  /** Whether it stands in the ledger of rules. */
  private boolean entered;

  /**
   * @param open the start
   * @param moves the neighbourhood
   * @param judged the weights under which schedules are offered
   * @param offers takes schedules that break no rule
   * @param over asked again and again; true ends a cooling
   */
  public RoundsCooling(
      OpenRounds open,
      MoveTable moves,
      long[] judged,
      Offers offers,
      SplittableRandom random,
      BooleanSupplier over) {
    this.open = open;
    this.moves = moves;
    this.judged = judged;
    this.offers = offers;
    schedule = open.schedule;
    ledger = open.ledger;
    ruled = ledger.rules();
    places = moves.last();
    move = places;
    annealing = new Annealing(this, random, over);
  }

  /** For schedules under the weights of the wish. */
  public static RoundsCooling of(
      SearchScope<IndividualWish> scope,
      OpenRounds open,
      MoveTable moves,
      SplittableRandom random,
      String method) {
    Offers offers = Offers.weighted(scope, method, open.schedule::foursomes);
    return new RoundsCooling(
        open, moves, SearchWeights.of(scope.wish()), offers, random, scope::over);
  }

  /** Makes so many steps, unless the search is over before, and so many at each temperature. */
  public void cool(Temperatures range, long steps, int stride) {
    annealing.cool(range, steps, stride);
  }

  @Override
  public void hold(double temperature, long steps) {
    annealing.hold(temperature, steps);
  }

  /** The usual temperatures. */
  public Temperatures range() {
    return open.range;
  }

  /** Whether tables keep their sets. */
  public Sets sets() {
    return moves.sets();
  }

  /** The present schedule; the judge finds rules that it still breaks. */
  public Movement end() {
    return Unfolding.movement(open.wish, schedule.foursomes());
  }

  @Override
  public long energy() {
    return schedule.counts.weighted() + ofRules();
  }

  /** The cost of the present schedule, with the rules that it breaks. */
  public long cost() {
    return schedule.counts.under(judged) + ofRules();
  }

  private long ofRules() {
    return open.broken * schedule.replays + ledger.energy();
  }

  @Override
  public boolean propose(Chance chance) {
    move = moves.draw(chance);
    return move.propose(chance);
  }

  @Override
  public double rise(double limit, double temperature) {
    if (!ruled) {
      double most = limit + MOST_GAIN * temperature;
      // Nearly all draws are of one kind: its code is inlined here.
      return move == places ? places.rise(most) : move.rise(most);
    }
    long fall = move.mostFall();
    double rise = move.rise(limit + fall + MOST_GAIN * temperature);
    entered = rise - fall < limit;
    if (entered) {
      long before = ledger.energy();
      move.enter();
      rise += ledger.energy() - before;
    }
    return rise;
  }

  @Override
  public void commit() {
    if (ruled) {
      move.putBack();
    }
    move.make();
    if (schedule.replays == 0 && ledger.broken() == 0) {
      offers.look(schedule.counts.under(judged) + ledger.cost());
    }
  }

  @Override
  public void undo() {
    if (ruled && entered) {
      move.leave();
    }
    move.undo();
  }
}
