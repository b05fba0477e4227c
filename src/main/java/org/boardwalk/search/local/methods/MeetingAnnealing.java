package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.Rate;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.kernel.Temperatures;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.Offers;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.Seats;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Simulated annealing of meetings alone, for wishes in which partner and opponent come before all
 * else: several times as fast as with sides and directions, which can be improved later without
 * changing the meetings. Heuristic.
 */
public final class MeetingAnnealing extends NamedMethod<IndividualWish> {

  private static final Temperatures RANGE = new Temperatures(1.1, 0.3);
  private static final int STRIDE = 4096;

  private int starts;

  /**
   * @param number tells several of these methods apart, from 1: each has other seeds
   */
  public MeetingAnnealing(int number) {
    super("annealing of meetings", MethodKind.MEETINGS, 15_485_863L * number);
  }

  /** {@return whether partner and opponent come first, and other criteria do not affect them} */
  public static boolean fits(IndividualWish wish) {
    return wish.objective() instanceof Objective.Ordered ordered
        && ordered.order().subList(0, Criterion.WHIST.size()).containsAll(Criterion.WHIST)
        && Criterion.WHIST.stream().allMatch(c -> wish.weights().of(c) > 0)
        && wish.boards().play() == Play.SHARED
        && wish.rotation() == Rotation.NONE;
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    if (!ideal(scope)) {
      cool(scope, random, 1 + starts++ % 2, steps(slice, Rate.MEETING_STEP));
    }
    return !ideal(scope);
  }

  private void cool(
      SearchScope<IndividualWish> scope, SplittableRandom random, int partnerWeight, long steps) {
    IndividualWish wish = scope.wish();
    long[] weights =
        SearchWeights.of(Map.of(Criterion.PARTNER, (long) partnerWeight, Criterion.OPPONENT, 1L));
    int[][] who = new Seats(wish.players(), wish.rounds(), wish.tables(), random).fair();
    OpenRounds open = OpenRounds.shared(wish, who, weights);
    Offers offers =
        new Offers(
            scope, name(), card -> SearchWeights.total(weights, card), open.schedule::foursomes);
    new RoundsCooling(
            open,
            MoveTable.meetings(open, random),
            weights,
            offers,
            random,
            () -> offers.least() == 0 || scope.over())
        .cool(RANGE, steps, STRIDE);
  }

  private static boolean ideal(SearchScope<IndividualWish> scope) {
    return scope.bestCard().filter(c -> meetings(c) == 0).isPresent();
  }

  private static long meetings(Scorecard card) {
    return card.cost(Criterion.WHIST);
  }
}
