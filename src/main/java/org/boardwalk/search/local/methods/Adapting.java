package org.boardwalk.search.local.methods;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.model.Unfolding;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Method;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.local.moves.MoveTable;
import org.boardwalk.search.local.moves.RoundsCooling;
import org.boardwalk.search.local.state.OpenRounds;
import org.boardwalk.search.local.state.Places;
import org.boardwalk.search.local.state.Schedule;
import org.boardwalk.search.local.state.Seats;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.Objective;

/**
 * Adapts schedules of other lengths for the same players: curtails longer ones, or extends shorter
 * ones by random rounds, and anneals the result from less than the usual temperature. Shared play,
 * weighted total. Heuristic.
 */
public final class Adapting extends NamedMethod<IndividualWish> {

  private static final long STEPS = 2_000_000;
  private static final long WEIGHT_OF_REQUIRED = 1;
  private static final double WARMTH = 0.8;

  private final List<Movement> known;
  private int starts;

  private Adapting(List<Movement> known) {
    super("curtailing and extending what is known", MethodKind.ADAPTING);
    this.known = known;
  }

  /**
   * @param wish a wish
   * @param known known movements for these players
   * @return the method; empty when it cannot serve the wish or no movement has another length
   */
  public static List<Method<IndividualWish>> forWish(IndividualWish wish, List<Movement> known) {
    List<Movement> others =
        known.stream()
            .filter(m -> m.contestants() == wish.players() && m.tables() == wish.tables())
            .filter(m -> m.rounds().size() != wish.rounds())
            .toList();
    boolean fits =
        wish.boards().play() == Play.SHARED
            && wish.objective() instanceof Objective.Weighted
            && !others.isEmpty();
    return fits ? List.of(new Adapting(others)) : List.of();
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SplittableRandom random = random(seed);
    IndividualWish wish = scope.wish();
    long[] weights = SearchWeights.of(wish, WEIGHT_OF_REQUIRED);
    long left = SharedAnnealing.steps(slice, wish);
    while (left > 0 && !scope.over()) {
      int[][] who =
          Places.of(Unfolding.indices(known.get(starts++ % known.size())), wish.players());
      int[][] adapted =
          who.length > wish.rounds() ? curtailed(wish, who, weights) : extended(wish, who, random);
      OpenRounds open = OpenRounds.shared(wish, adapted, weights);
      RoundsCooling.of(scope, open, MoveTable.shared(open, random), random, name())
          .cool(open.range.beginningAt(WARMTH), Math.min(STEPS, left), SharedAnnealing.STRIDE);
      left -= STEPS;
    }
    return true;
  }

  /**
   * Leaves out the rounds whose removal costs least; where players sit out, the last rounds, as the
   * turns of the sit-outs would be broken.
   */
  private static int[][] curtailed(IndividualWish wish, int[][] who, long[] weights) {
    List<int[]> rounds = new ArrayList<>(List.of(who));
    while (rounds.size() > wish.rounds()) {
      int leave = rounds.size() - 1;
      long least = Long.MAX_VALUE;
      for (int r = 0; r < rounds.size() && 4 * wish.tables() == wish.players(); r++) {
        List<int[]> rest = new ArrayList<>(rounds);
        rest.remove(r);
        long cost = Schedule.shared(wish, rest.toArray(int[][]::new), weights).counts.weighted();
        if (cost < least) {
          least = cost;
          leave = r;
        }
      }
      rounds.remove(leave);
    }
    return copies(rounds);
  }

  private static int[][] copies(List<int[]> rounds) {
    return rounds.stream().map(int[]::clone).toArray(int[][]::new);
  }

  /** Adds rounds in which players sit out that have done so least, and not in the round before. */
  private static int[][] extended(IndividualWish wish, int[][] who, SplittableRandom random) {
    int players = wish.players();
    int seats = 4 * wish.tables();
    List<int[]> rounds = new ArrayList<>(List.of(copies(List.of(who))));
    int[] out = new int[players];
    for (int[] round : rounds) {
      Arrays.stream(round, seats, players).forEach(p -> out[p]++);
    }
    while (rounds.size() < wish.rounds()) {
      int[] last = rounds.get(rounds.size() - 1);
      int[] satOut = Arrays.copyOfRange(last, seats, players);
      int[] next = new Seats(players, 1, wish.tables(), random).fair()[0];
      int[] ordered =
          IntStream.of(next)
              .boxed()
              .sorted(
                  Comparator.comparingInt(
                      p -> -2 * out[p] - (Arrays.stream(satOut).anyMatch(s -> s == p) ? 1 : 0)))
              .mapToInt(p -> p)
              .toArray();
      Arrays.stream(ordered, seats, players).forEach(p -> out[p]++);
      rounds.add(shuffledSeats(ordered, seats, random));
    }
    return rounds.toArray(int[][]::new);
  }

  private static int[] shuffledSeats(int[] places, int seats, SplittableRandom random) {
    for (int k = seats - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int p = places[k];
      places[k] = places[other];
      places[other] = p;
    }
    return places;
  }
}
