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
    Optional<List<Integer>> order = FairOrder.of(out(rounds), wish.players());
    Optional<Turned> cheapest = order.flatMap(o -> turns.cheapest(rounds, below));
    if (cheapest.isPresent()) {
      this.below -= below - cheapest.get().cost();
      found.accept(order.orElseThrow().stream().map(cheapest.get().seats()::get).toList());
    }
  }

  private int[] out(int[][] rounds) {
    int everybody = (1 << wish.players()) - 1;
    return Arrays.stream(rounds)
        .mapToInt(round -> everybody - Arrays.stream(round).map(k -> kinds.mask[k]).sum())
        .toArray();
  }
}
