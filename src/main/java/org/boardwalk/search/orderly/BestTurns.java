package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.model.SearchWeights;
import org.boardwalk.quality.Criterion;
import org.boardwalk.search.orderly.SquareSums.Choice;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;

/**
 * Finds the best turns for the tables of given rounds. Sides and directions can be chosen at each
 * table independently: a table is mirrored, or moves round by a seat. So there are two problems,
 * each solved exactly.
 */
final class BestTurns {

  private static final int[] TURNED = {3, 0, 1, 2};

  private final IndividualWish wish;
  private final TableKinds kinds;

  /** The criteria that are counted here and in {@link CostLimits}. */
  private static final Set<Criterion> COUNTED =
      EnumSet.of(Criterion.PARTNER, Criterion.OPPONENT, Criterion.SIDE, Criterion.DIRECTION);

  /** For each kind, a seating for each choice of left-hand opponents. */
  private final List<List<int[]>> seatings = new ArrayList<>();

  private final List<List<Choice>> sides = new ArrayList<>();
  private final Optional<TurnProducts> products;

  BestTurns(IndividualWish wish, TableKinds kinds) {
    SearchWeights.refuseOthers("exhaustive search", COUNTED, SearchWeights.of(wish));
    this.wish = wish;
    this.kinds = kinds;
    products =
        TurnProducts.fits(wish.tables(), wish.rounds())
            ? Optional.of(new TurnProducts(kinds, wish.tables(), wish.rounds()))
            : Optional.empty();
    for (int kind = 0; kind < kinds.count(); kind++) {
      Map<List<Integer>, int[]> ways = new LinkedHashMap<>();
      for (int[] order : Permutations.of(4)) {
        int[] seats = taken(kinds.seats[kind], order);
        if (kinds.kind(seats[0], seats[1], seats[2], seats[3]) == kind) {
          ways.putIfAbsent(lefts(kinds.seats[kind], Permutations.inverse(order)), seats);
        }
      }
      int[] pairs = kinds.pairs[kind];
      seatings.add(List.copyOf(ways.values()));
      sides.add(
          ways.keySet().stream()
              .map(lefts -> new Choice(pairs, lefts.stream().mapToInt(x -> x).toArray()))
              .toList());
    }
  }

  private static int[] taken(int[] seats, int[] order) {
    return Arrays.stream(order).map(k -> seats[k]).toArray();
  }

  /** Times the higher is left of the lower, less the times right, for each pair of a kind. */
  private List<Integer> lefts(int[] players, int[] seatOf) {
    return Arrays.stream(TableKinds.SEAT_PAIRS)
        .map(
            p -> {
              int left = kinds.roles.left(seatOf[p[0]], seatOf[p[1]]);
              return players[p[0]] < players[p[1]] ? left : -left;
            })
        .toList();
  }

  /**
   * Finds the cheapest way to turn the tables.
   *
   * @param rounds the kinds of their tables
   * @param below an upper bound, not to be reached by the cost of sides and directions together
   * @return the seats of the tables of each round, and the cost; empty where none is cheap enough
   */
  Optional<Turned> cheapest(int[][] rounds, long below) {
    if (refused(rounds, below)) {
      return Optional.empty();
    }
    SquareSums direction = new SquareSums(directions(rounds), kinds.pairCount());
    Optional<Long> turned = cost(direction, Criterion.DIRECTION, below);
    if (turned.isEmpty()) {
      return Optional.empty();
    }
    SquareSums side = new SquareSums(sides(rounds), kinds.pairCount());
    return cost(side, Criterion.SIDE, below - turned.get())
        .map(
            mirrored ->
                new Turned(
                    seats(rounds, side.chosen(), direction.chosen()), turned.get() + mirrored));
  }

  /**
   * Rounds with all seats.
   *
   * @param seats N, E, S, W of the tables of each round
   * @param cost the weighted cost of sides and directions
   */
  record Turned(List<List<int[]>> seats, long cost) {}

  /** Whether a quick lower bound shows that directions alone cost too much. */
  private boolean refused(int[][] rounds, long below) {
    if (products.isEmpty()) {
      return false;
    }
    long least = products.get().least(rounds);
    boolean required = wish.demand(Criterion.DIRECTION) == Demand.REQUIRE;
    return required ? least > 0 : wish.weights().of(Criterion.DIRECTION) * least >= below;
  }

  /** The least weighted cost of a criterion, if it is below the limit; else none. */
  private Optional<Long> cost(SquareSums sums, Criterion criterion, long below) {
    long weight = wish.weights().of(criterion);
    if (wish.demand(criterion) == Demand.REQUIRE) {
      return below > 0 && sums.least(1) == 0 ? Optional.of(0L) : Optional.empty();
    }
    long limit = weight == 0 ? Long.MAX_VALUE : Math.floorDiv(below + weight - 1, weight);
    long least = limit <= 0 ? limit : sums.least(limit);
    return least < limit ? Optional.of(weight * least) : Optional.empty();
  }

  private List<List<Choice>> sides(int[][] rounds) {
    return Arrays.stream(rounds).flatMapToInt(Arrays::stream).mapToObj(sides::get).toList();
  }

  /**
   * The choices for directions: the first table of a round stays, each other moves round by a seat
   * or not.
   */
  private List<List<Choice>> directions(int[][] rounds) {
    return Arrays.stream(rounds).map(this::directions).toList();
  }

  private List<Choice> directions(int[] round) {
    List<Choice> choices = new ArrayList<>();
    for (int turns = 0; turns < 1 << (round.length - 1); turns++) {
      List<int[]> terms = new ArrayList<>();
      for (int a = 0; a < 4 * round.length; a++) {
        for (int b = a / 4 * 4 + 4; b < 4 * round.length; b++) {
          int one = kinds.seats[round[a / 4]][a % 4];
          int other = kinds.seats[round[b / 4]][b % 4];
          int switches = (turns << 1 >> (a / 4)) + (turns << 1 >> (b / 4));
          int same = (switches + a + b) % 2 == 0 ? 1 : -1;
          terms.add(new int[] {TableKinds.pair(one, other), same});
        }
      }
      choices.add(
          new Choice(
              terms.stream().mapToInt(t -> t[0]).toArray(),
              terms.stream().mapToInt(t -> t[1]).toArray()));
    }
    return choices;
  }

  private List<List<int[]>> seats(int[][] rounds, int[] mirrored, int[] turned) {
    List<List<int[]>> seats = new ArrayList<>();
    for (int r = 0; r < rounds.length; r++) {
      List<int[]> tables = new ArrayList<>();
      for (int t = 0; t < rounds[r].length; t++) {
        int[] table = seatings.get(rounds[r][t]).get(mirrored[r * rounds[r].length + t]);
        boolean turn = (turned[r] << 1 >> t & 1) != 0;
        tables.add(turn ? taken(table, TURNED) : table);
      }
      seats.add(tables);
    }
    return seats;
  }
}
