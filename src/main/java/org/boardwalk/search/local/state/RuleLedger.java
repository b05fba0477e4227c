package org.boardwalk.search.local.state;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.wish.Wish;

/**
 * What the rules of a wish count, kept up to date while contestants change their {@link Positions}
 * and tables change sets. A change costs time in proportion to the rules that name its players;
 * nothing is allocated.
 */
public final class RuleLedger {

  private final Positions positions;
  private final int players;

  /** Rounds to count; none where there are no rules. */
  private final int rounds;

  private final boolean[][] seated;
  private final int[][] who;
  private final int[][] place;

  /** Seats at a table less one, and the number of bits that they take. */
  private final int seats;

  private final int bits;
  private final int[][] relations;
  private final boolean[][] present;

  private final RuleWatch[] watches;

  /** between[p · players + q]: what watches the meetings of two players, as pairs of numbers. */
  private final int[][] between;

  /** places[p]: what watches the places of a player, as pairs of numbers. */
  private final int[][] places;

  /** moves[p]: what watches the moves of a player, as pairs of numbers. */
  private final int[][] moves;

  /**
   * events[p]: three numbers for each rule on events of this player with another: the rule, its
   * first count, the other player.
   */
  private final int[][] events;

  /** Whether there are such events or moves. */
  private final boolean placed;

  /** boards[p]: as in events, for rules on the boards that this player and another both play. */
  private final int[][] boards;

  /** Whether there are such rules. */
  private final boolean boarded;

  /** played[p][s]: the rounds in which a player plays a set. */
  private final BitSet[][] played;

  private final RuleCharges charges;

  /**
   * Counts a schedule.
   *
   * @param positions the places of all contestants, which the ledger changes and reads
   * @param unit the cost of a count that lies one outside the range of a rule that must be kept
   */
  public RuleLedger(Wish wish, Positions positions, long unit) {
    this.positions = positions;
    seated = positions.seated;
    who = positions.who;
    place = positions.place;
    relations = positions.relations;
    seats = relations.length - 1;
    bits = Integer.bitCount(seats);
    rounds = wish.rules().isEmpty() ? 0 : who.length;
    players = who[0].length;
    present = new boolean[rounds][players];
    Attendance attendance = wish.attendance();
    for (int r = 0; r < rounds; r++) {
      for (int p = 0; p < players; p++) {
        present[r][p] = attendance.present(p + 1, r + 1);
      }
    }
    RuleLayout layout = new RuleLayout(wish, positions.tables, players, bits);
    watches = layout.watches();
    between = layout.between();
    places = layout.places();
    moves = layout.moves();
    events = layout.events();
    placed = Stream.of(moves, events).flatMap(Stream::of).anyMatch(w -> w.length > 0);
    boards = layout.boards();
    boarded = Stream.of(boards).anyMatch(w -> w.length > 0);
    int last = Stream.of(positions.setAt).flatMapToInt(Arrays::stream).max().orElse(-1);
    played = new BitSet[boarded ? players : 0][Math.max(last + 1, wish.boards().sets())];
    charges = new RuleCharges(layout, players, wish.rounds(), unit);
    begin();
  }

  /** Enters all rounds. */
  private void begin() {
    for (BitSet[] ofPlayer : played) {
      Arrays.setAll(ofPlayer, s -> new BitSet(rounds));
    }
    for (int r = 0; r < rounds; r++) {
      for (int i = 0; i < players; i++) {
        place(r, i, 1);
        for (int s = i & ~seats; s < i && seated[r][i]; s++) {
          meet(r, i, s, 1);
        }
        if (boarded) {
          play(r, i, set(r, i), 1);
        }
        // The second of two counts their event, and each round the move from the one before.
        happen(r, i, i, -1, 1);
        step(r, i, false, 1);
      }
    }
  }

  /** Whether there are rules. */
  public boolean rules() {
    return watches.length > 0;
  }

  /** Whether a place is a seat in play. */
  public boolean seated(int r, int at) {
    return seated[r][at];
  }

  /** By how much counts lie outside the ranges of rules that must be kept. */
  public long broken() {
    return charges.broken();
  }

  /** The cost of all rules, with that of those that are broken. */
  public long energy() {
    return charges.energy();
  }

  /** The cost of the rules with a weight. */
  public long cost() {
    return charges.cost();
  }

  /** The most by which the energy can fall when the two players change places. */
  public long mostFall(int a, int b) {
    return charges.mostFall(a, b);
  }

  /** Exchanges the players in two places of a round; a second call undoes it. */
  public void exchange(int r, int i, int j) {
    move(r, i, j, -1);
    positions.exchange(r, i, j);
    move(r, i, j, 1);
  }

  private void move(int r, int i, int j, int by) {
    place(r, i, by);
    place(r, j, by);
    around(r, i, j, by);
    around(r, j, i, by);
    if (i >> bits == j >> bits && seated[r][i]) {
      meet(r, i, j, by);
    }
    if (boarded && set(r, i) != set(r, j)) {
      play(r, i, set(r, i), by);
      play(r, j, set(r, j), by);
    }
    if (placed) {
      happen(r, i, players, -1, by);
      happen(r, j, players, who[r][i], by);
      step(r, i, true, by);
      step(r, j, true, by);
    }
  }

  /** The set that is played in a place; -1 for none. */
  private int set(int r, int i) {
    return seated[r][i] ? positions.setAt[r][i >> bits] : -1;
  }

  /** Counts the set that the player in a place plays there and others play in some round. */
  private void play(int r, int i, int set, int by) {
    if (set < 0) {
      return;
    }
    BitSet rounds = played[who[r][i]][set];
    rounds.clear(r);
    int[] watching = boards[who[r][i]];
    for (int k = 0; k < watching.length; k += 3) {
      RuleWatch watch = watches[watching[k]];
      BitSet others = played[watching[k + 2]][set];
      for (int s = watch.first[r]; s <= watch.last[r]; s++) {
        if (others.intersects(watch.together[s]) && !rounds.intersects(watch.together[s])) {
          charges.add(watching[k + 1] + s, by);
        }
      }
    }
    rounds.set(r, by > 0);
  }

  /** Counts a table with another set than the old one. */
  public void playSet(int r, int t, int old, int set) {
    for (int seat = 0; boarded && seat <= seats; seat++) {
      play(r, (t << bits) + seat, old, -1);
    }
    for (int seat = 0; boarded && seat <= seats; seat++) {
      play(r, (t << bits) + seat, set, 1);
    }
  }

  /** Exchanges the sets of two tables; a second call undoes it. */
  public void exchangeSets(int r, int t, int other) {
    if (boarded && t != other) {
      int[] sets = positions.setAt[r];
      int set = sets[t];
      playSet(r, t, set, sets[other]);
      playSet(r, other, sets[other], set);
      sets[t] = sets[other];
      sets[other] = set;
    }
  }

  /** The most by which the energy can fall when tables change sets. */
  public long mostFallOfSets() {
    return boarded ? charges.energy() : 0;
  }

  /** Counts the events of the player in a place and all players in lower ones but one player. */
  private void happen(int r, int i, int below, int except, int by) {
    int[] watching = events[who[r][i]];
    for (int k = 0; seated[r][i] && k < watching.length; k += 3) {
      int j = place[r][watching[k + 2]];
      RuleWatch watch = watches[watching[k]];
      boolean counts = j < below && watching[k + 2] != except && seated[r][j];
      if (counts && watch.happens[r][number(i)][number(j)]) {
        add(r, watch, watching[k + 1], by);
      }
    }
  }

  /**
   * Counts the moves of the player in a place to it and, if they are known, from it: instead of the
   * move past it of a player who sits out.
   */
  private void step(int r, int i, boolean known, int by) {
    int p = who[r][i];
    int[] watching = moves[p];
    for (int k = 0; seated[r][i] && k < watching.length; k += 2) {
      RuleWatch watch = watches[watching[k]];
      if (watch.counts(r)) {
        int before = sitting(watch, p, r, -1);
        int after = known ? sitting(watch, p, r, 1) : -1;
        step(watch, watching[k + 1], p, before, after, -by);
        step(watch, watching[k + 1], p, before, r, by);
        step(watch, watching[k + 1], p, r, after, by);
      }
    }
  }

  /** The next round that counts in which a player sits, or the last before; -1 for none. */
  private int sitting(RuleWatch watch, int p, int r, int way) {
    for (int q = r + way; q >= 0 && q < rounds; q += way) {
      if (watch.counts(q) && seated[q][place[q][p]]) {
        return q;
      }
    }
    return -1;
  }

  /** Adds to the counts of the spans that two rounds belong to, where the player moves. */
  private void step(RuleWatch watch, int first, int p, int q, int r, int by) {
    if (q >= 0 && r >= 0 && watch.apart(place[q][p], place[r][p])) {
      for (int s = watch.first[r]; s <= watch.last[q]; s++) {
        charges.add(first + s, by);
      }
    }
  }

  /** The number of a place as events know it. */
  private int number(int place) {
    return 2 * (place >> bits) + (place & 1);
  }

  private void around(int r, int at, int except, int by) {
    for (int s = at & ~seats; seated[r][at] && s <= (at | seats); s++) {
      if (s != at && s != except) {
        meet(r, at, s, by);
      }
    }
  }

  private void meet(int r, int i, int j, int by) {
    int a = who[r][i];
    int b = who[r][j];
    meet(r, between[a * players + b], relations[i & seats][j & seats], by);
    meet(r, between[b * players + a], relations[j & seats][i & seats], by);
  }

  private void meet(int r, int[] watching, int ways, int by) {
    for (int k = 0; k < watching.length; k += 2) {
      RuleWatch watch = watches[watching[k]];
      if ((watch.mask & ways) != 0) {
        add(r, watch, watching[k + 1], by);
      }
    }
  }

  /** Adds to the count of each span that the round belongs to. */
  private void add(int r, RuleWatch watch, int first, int by) {
    for (int s = watch.first[r]; s <= watch.last[r]; s++) {
      charges.add(first + s, by);
    }
  }

  private void place(int r, int at, int by) {
    int p = who[r][at];
    int[] watching = places[p];
    for (int k = 0; k < watching.length; k += 2) {
      RuleWatch watch = watches[watching[k]];
      int kind = kind(watch, r, at, p);
      if (kind >= 0) {
        add(r, watch, watching[k + 1] + kind * watch.spans, by);
      }
    }
  }

  /** Which of the counts of a player their place belongs to; -1 for none. */
  private int kind(RuleWatch watch, int r, int at, int p) {
    if (watch.happens.length > 0) {
      return seated[r][at] && watch.happens[r][number(at)][number(at)] ? 0 : -1;
    }
    if (watch.counted instanceof Counted.Sitting sitting) {
      if (!seated[r][at]) {
        return -1;
      }
      int direction = at & 1;
      boolean has = watch.tables[at >> bits] && (watch.directions & (1 << direction)) > 0;
      return switch (sitting.apart()) {
        case NOTHING -> has != watch.only ? 0 : -1;
        case TABLES -> at >> bits;
        case DIRECTIONS -> direction;
      };
    }
    return !seated[r][at] && present[r][p] ? 0 : -1;
  }
}
