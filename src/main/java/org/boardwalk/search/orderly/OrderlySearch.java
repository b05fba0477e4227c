package org.boardwalk.search.orderly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.boardwalk.model.Roles;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.orderly.BestTurns.Turned;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.SitOutShare;

/**
 * Goes through all schedules that cost less than a limit, one of those that differ only by names, a
 * round at a time: all partial schedules of r rounds that {@link CostLimits} allow are made before
 * any of r + 1. Only partners and opponents are considered until all rounds are there; then {@link
 * BestTurns} turn the tables. Exact; needs memory for all partial schedules of two lengths. It can
 * be stopped and continued.
 */
final class OrderlySearch {

  /** The steps of a round that fits, compared with a table that is tried. */
  private static final long STEPS_A_ROUND = 200;

  /** The most partial schedules of one length in memory: some 100 bytes each. */
  private static final int MOST_KEPT = 4_000_000;

  private final IndividualWish wish;
  private final TableKinds kinds;
  private CostLimits limits;
  private Optional<TurnedLimits> turned;
  private final Naming naming;
  private final RoundMaker maker;
  private final BestTurns turns;
  private final Consumer<List<List<int[]>>> found;
  private final int mostOut;
  private final int leastOut;
  private List<Packed> level;
  private Set<Packed> next = new HashSet<>();
  private final List<Integer> sizes = new ArrayList<>(List.of(1));
  private int position;
  private int length = 1;
  private boolean full;
  private long below;
  private long steps;

  /**
   * @param wish the wish, for two rounds at least
   * @param below the cost to undercut
   * @param found receives ever cheaper schedules: N, E, S, W of the tables of each round
   */
  OrderlySearch(IndividualWish wish, long below, Consumer<List<List<int[]>>> found) {
    this.wish = wish;
    this.below = below;
    this.found = found;
    kinds = new TableKinds(wish.players(), new Roles(wish));
    limits = new CostLimits(wish, kinds, below);
    turned = TurnedLimits.of(wish, kinds, below);
    naming = new Naming(kinds, wish.tables());
    level = List.of(naming.first());
    maker = new RoundMaker(kinds, wish.tables());
    turns = new BestTurns(wish, kinds);
    SitOutShare share = SitOutShare.of(wish);
    leastOut = share.least();
    mostOut = share.most();
  }

  /**
   * Lowers the limit. Cheaper schedules can be grown within the narrower limits, so that their
   * first rounds are among the partial schedules present.
   */
  void below(long cost) {
    if (cost < below) {
      below = cost;
      limits = new CostLimits(wish, kinds, below);
      turned = TurnedLimits.of(wish, kinds, below);
    }
  }

  /** The limit: in the end all schedules that cost less have been gone through. */
  long below() {
    return below;
  }

  /** The numbers of partial schedules of each length, as a text. */
  String end() {
    String all = sizes.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    return Text.of("%s partial schedules%s", all, full ? ", too many to go on" : "");
  }

  /** Whether all schedules have been gone through. */
  boolean complete() {
    return length == wish.rounds() && !full;
  }

  /**
   * Continues for a while.
   *
   * @param effort the number of steps, some million a second
   * @param over asked now and then
   * @return whether there is nothing more to do
   */
  boolean advance(long effort, BooleanSupplier over) {
    long until = steps + effort;
    while (length < wish.rounds() && !full && steps < until && !over.getAsBoolean()) {
      if (position == level.size()) {
        level = List.copyOf(next);
        next = new HashSet<>();
        position = 0;
        length = level.isEmpty() ? wish.rounds() : length + 1;
        sizes.addAll(level.isEmpty() ? List.of() : List.of(level.size()));
      } else {
        extend(level.get(position++).rounds(wish.tables()));
        full = next.size() > MOST_KEPT;
      }
    }
    return length == wish.rounds() || full;
  }

  private void extend(int[][] rounds) {
    MeetingTally tally = new MeetingTally(kinds);
    long common = 0;
    for (int[] round : rounds) {
      for (int kind : round) {
        common += again(tally, kind);
      }
      tally.add(round, 1);
    }
    long[] added = maker.added();
    for (int kind = 0; kind < added.length; kind++) {
      added[kind] = again(tally, kind);
    }
    // Rounds that have least in common with their tables turned may have any part of the rest.
    long most = limits.common(turned.isPresent() ? wish.rounds() : rounds.length + 1);
    long allowed = most - common;
    int[][] more = Arrays.copyOf(rounds, rounds.length + 1);
    steps +=
        maker.make(
            allowed,
            mustPlay(tally, rounds.length),
            round -> {
              more[rounds.length] = round;
              consider(more, tally);
            });
  }

  private long again(MeetingTally tally, int kind) {
    return tally.again(kind, limits.partnerWeight, limits.opponentWeight);
  }

  private int mustPlay(MeetingTally tally, int length) {
    int must = 0;
    for (int p = 0; p < wish.players(); p++) {
      must |= length - tally.played[p] >= mostOut ? 1 << p : 0;
    }
    return must;
  }

  private void consider(int[][] rounds, MeetingTally before) {
    int[] last = rounds[rounds.length - 1];
    if (rounds.length == 2 && !naming.isNewSecond(last)) {
      return;
    }
    before.add(last, 1);
    boolean kept =
        limits.allows(before, rounds.length)
            && (turned.isEmpty() || turned.get().allow(before, rounds));
    if (kept) {
      steps += STEPS_A_ROUND;
      if (rounds.length < wish.rounds()) {
        next.add(naming.named(rounds));
      } else if (Arrays.stream(before.played).allMatch(n -> rounds.length - n >= leastOut)) {
        turn(rounds, below - limits.least(before, rounds.length));
      }
    }
    before.add(last, -1);
  }

  private void turn(int[][] rounds, long below) {
    if (below <= 0) {
      return;
    }
    Optional<List<Integer>> order = FairOrder.of(out(kinds, rounds), wish.players());
    Optional<Turned> cheapest = order.flatMap(o -> turns.cheapest(rounds, below));
    if (cheapest.isPresent()) {
      this.below -= below - cheapest.get().cost();
      found.accept(order.orElseThrow().stream().map(cheapest.get().seats()::get).toList());
    }
  }

  /** The players that sit out of each round, as bits. */
  static int[] out(TableKinds kinds, int[][] rounds) {
    int everybody = (1 << kinds.players) - 1;
    return Arrays.stream(rounds)
        .mapToInt(round -> everybody - Arrays.stream(round).map(k -> kinds.mask[k]).sum())
        .toArray();
  }

  /**
   * Finds an order of rounds in which no player sits out twice before all have sat out once: until
   * then all sit-outs are first ones, except in the round that completes them. Backtracking.
   */
  static final class FairOrder {

    private final int[] out;
    private final int everybody;
    private final List<Integer> order = new ArrayList<>();

    private FairOrder(int[] out, int everybody) {
      this.out = out;
      this.everybody = everybody;
    }

    /**
     * @param out the players that sit out of each round, as bits
     * @param players how many there are
     * @return the rounds in such an order; empty where there is none
     */
    static Optional<List<Integer>> of(int[] out, int players) {
      FairOrder fair = new FairOrder(out, (1 << players) - 1);
      return fair.extended(0) ? Optional.of(fair.order) : Optional.empty();
    }

    private boolean extended(int been) {
      if (order.size() == out.length) {
        return true;
      }
      for (int r = 0; r < out.length; r++) {
        boolean fits = (been & out[r]) == 0 || (been | out[r]) == everybody;
        if (fits && !order.contains(r)) {
          order.add(r);
          if ((been | out[r]) == everybody) {
            addTheRest();
            return true;
          }
          if (extended(been | out[r])) {
            return true;
          }
          order.remove(order.size() - 1);
        }
      }
      return false;
    }

    private void addTheRest() {
      for (int r = 0; r < out.length; r++) {
        if (!order.contains(r)) {
          order.add(r);
        }
      }
    }
  }

  /** Makes every round that adds no more than a limit, table by table. */
  private static final class RoundMaker {

    private final TableKinds kinds;
    private final int tables;

    /** The amount that each kind adds. */
    private final long[] added;

    private final int[] round;
    private long allowed;
    private int mustPlay;
    private Consumer<int[]> found = r -> {};
    private long steps;

    RoundMaker(TableKinds kinds, int tables) {
      this.kinds = kinds;
      this.tables = tables;
      added = new long[kinds.count()];
      round = new int[tables];
    }

    long[] added() {
      return added;
    }

    /**
     * @param allowed the most that a round may add
     * @param mustPlay the players that must not sit out, as bits
     * @param found receives every round, its kinds ascending; it may keep the array
     * @return the number of steps, for budgets
     */
    long make(long allowed, int mustPlay, Consumer<int[]> found) {
      this.allowed = allowed;
      this.mustPlay = mustPlay;
      this.found = found;
      steps = 0;
      seat(0, 0, 0, kinds.players - 4 * tables, 0);
      return steps;
    }

    private void seat(int table, int player, int seated, int out, long sum) {
      if (table == tables) {
        if ((mustPlay & ~seated) == 0) {
          int[] kept = round.clone();
          Arrays.sort(kept);
          found.accept(kept);
        }
        return;
      }
      int next = player;
      while ((seated >> next & 1) != 0) {
        next++;
      }
      for (int kind : kinds.byFirst[next]) {
        steps++;
        if ((kinds.mask[kind] & seated) == 0 && sum + added[kind] <= allowed) {
          round[table] = kind;
          seat(table + 1, next + 1, seated | kinds.mask[kind], out, sum + added[kind]);
        }
      }
      if (out > 0 && (mustPlay >> next & 1) == 0) {
        seat(table, next + 1, seated, out - 1, sum);
      }
    }
  }
}
