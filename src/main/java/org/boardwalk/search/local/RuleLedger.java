package org.boardwalk.search.local;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;

/**
 * What the rules of a wish count, kept up to date while the players of a schedule change places and
 * its tables change sets. A change costs time in proportion to the rules that name its players;
 * nothing is allocated. Places of a round are numbered as in {@link Schedule}; those of two pairs
 * or lone players are NS and EW of table after table.
 */
final class RuleLedger {

  private final Wish wish;
  private final int players;
  private final boolean[][] seated;

  /** Seats at a table less one, and the number of bits that they take. */
  private final int seats;

  private final int bits;
  private final int[][] who;
  private final boolean[][] present;

  private final int[][] relations;

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

  /** at[r][p]: the place of a player, where there are such events or moves. */
  private final int[][] at;

  /** boards[p]: as in events, for rules on the boards that this player and another both play. */
  private final int[][] boards;

  /** setAt[r][t]: the set at a table, where there are such rules. */
  private final int[][] setAt;

  /** played[p][s]: the rounds in which a player plays a set. */
  private final BitSet[][] played;

  private final int[] count;

  /** The rule of each count, and its group among those that are to be even; -1 for none. */
  private final int[] ruleOf;

  private final int[] groupOf;

  private final EvenCounts[] groups;

  /** The players of each count, and of each group: -1 for all together. */
  private final int[] one;

  private final int[] other;
  private final int[] owner;

  /** The cost of a count that lies one outside the range of a rule that must be kept. */
  private final long unit;

  private long broken;
  private long energy;

  /** burden[p]: the part of the energy in counts of the player; the last entry is of groups. */
  private final long[] burden;

  /**
   * Counts a schedule of players with these in each place of each round.
   *
   * @param setAt the set at each table of each round
   * @param unit the cost of a count that lies one outside the range of a rule that must be kept
   */
  RuleLedger(IndividualWish wish, int[][] start, int[][] setAt, long unit) {
    this(wish, Floor.of(wish, setAt), start, unit);
  }

  /**
   * Counts a schedule with these contestants in each place of each round; a number above theirs
   * stands for a place that is empty.
   *
   * @param unit the cost of a count that lies one outside the range of a rule that must be kept
   */
  RuleLedger(Wish wish, Floor floor, int[][] start, long unit) {
    this.wish = wish;
    this.unit = unit;
    seated = floor.seated;
    relations = floor.relations;
    seats = relations.length - 1;
    bits = Integer.bitCount(seats);
    boolean ruled = !wish.rules().isEmpty();
    who = ruled ? Arrays.stream(start).map(int[]::clone).toArray(int[][]::new) : new int[0][];
    players = ruled ? who[0].length : wish.contestants();
    present = new boolean[who.length][players];
    Attendance attendance = wish.attendance();
    for (int r = 0; r < who.length; r++) {
      for (int p = 0; p < players; p++) {
        present[r][p] = attendance.present(p + 1, r + 1);
      }
    }
    watches =
        wish.rules().stream()
            .map(rule -> new RuleWatch(rule, wish.rounds(), floor.tables, bits))
            .toArray(RuleWatch[]::new);
    RuleLayout layout = new RuleLayout(wish, floor.tables, players, watches);
    between = layout.between();
    places = layout.places();
    moves = layout.moves();
    events = layout.events();
    boolean where = Stream.of(moves, events).flatMap(Stream::of).anyMatch(w -> w.length > 0);
    at = new int[where ? who.length : 0][players];
    boards = layout.boards();
    boolean shared = Stream.of(boards).anyMatch(w -> w.length > 0);
    setAt = shared ? Stream.of(floor.setAt).map(int[]::clone).toArray(int[][]::new) : new int[0][];
    int last = Stream.of(setAt).flatMapToInt(Arrays::stream).max().orElse(-1);
    played = new BitSet[shared ? players : 0][Math.max(last + 1, wish.boards().sets())];
    count = layout.counts().stream().mapToInt(RuleLayout.Start::before).toArray();
    ruleOf = layout.counts().stream().mapToInt(RuleLayout.Start::rule).toArray();
    groupOf = layout.counts().stream().mapToInt(RuleLayout.Start::group).toArray();
    one = layout.counts().stream().mapToInt(RuleLayout.Start::one).toArray();
    other = layout.counts().stream().mapToInt(RuleLayout.Start::other).toArray();
    owner = layout.owners().stream().mapToInt(Integer::intValue).toArray();
    groups = new EvenCounts[owner.length];
    burden = new long[players + 1];
    begin();
  }

  /** Enters what was before the first round, and then all rounds. */
  private void begin() {
    Arrays.setAll(groups, g -> new EvenCounts(wish.rounds()));
    for (int c = 0; c < count.length; c++) {
      if (groupOf[c] >= 0) {
        groups[groupOf[c]].begin(count[c], wish.rounds());
      } else {
        charge(watches[ruleOf[c]], c, 1);
      }
    }
    for (int g = 0; g < groups.length; g++) {
      weighGroup(g, watches[ruleOfGroup(g)]);
    }
    for (int r = 0; r < who.length; r++) {
      for (int at = 0; at < players; at++) {
        place(r, at, 1);
        for (int s = at & ~seats; s < at && seated[r][at]; s++) {
          meet(r, at, s, 1);
        }
      }
    }
    for (BitSet[] ofPlayer : played) {
      Arrays.setAll(ofPlayer, s -> new BitSet(who.length));
    }
    for (int r = 0; r < setAt.length; r++) {
      for (int i = 0; i < players; i++) {
        play(r, i, 1);
      }
    }
    for (int[] round : at) {
      Arrays.fill(round, players); // Not yet there: the second of two counts their event.
    }
    for (int r = 0; r < at.length; r++) {
      for (int i = 0; i < players; i++) {
        at[r][who[r][i]] = i;
        happen(r, i, -1, 1);
        step(r, i, 1);
      }
    }
  }

  private int ruleOfGroup(int group) {
    return IntStream.range(0, count.length)
        .filter(c -> groupOf[c] == group)
        .map(c -> ruleOf[c])
        .findFirst()
        .orElse(0);
  }

  /** Whether there are rules. */
  boolean rules() {
    return watches.length > 0;
  }

  /** Whether a place is a seat in play. */
  boolean seated(int r, int at) {
    return seated[r][at];
  }

  /** By how much counts lie outside the ranges of rules that must be kept. */
  long broken() {
    return broken;
  }

  /** The cost of all rules, with that of those that are broken. */
  long energy() {
    return energy;
  }

  /** The cost of the rules with a weight. */
  long cost() {
    return energy - unit * broken;
  }

  /** The most by which the energy can fall when the two players change places. */
  long mostFall(int a, int b) {
    return burden[a] + burden[b] + burden[players];
  }

  /** Exchanges the players in two places of a round; a second call undoes it. */
  void exchange(int r, int i, int j) {
    move(r, i, j, -1);
    int player = who[r][i];
    who[r][i] = who[r][j];
    who[r][j] = player;
    if (at.length > 0) {
      at[r][player] = j;
      at[r][who[r][i]] = i;
    }
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
    if (setAt.length > 0 && set(r, i) != set(r, j)) {
      play(r, i, by);
      play(r, j, by);
    }
    if (at.length > 0) {
      happen(r, i, -1, by);
      happen(r, j, who[r][i], by);
      step(r, i, by);
      step(r, j, by);
    }
  }

  /** The set that is played in a place; -1 for none. */
  private int set(int r, int i) {
    return seated[r][i] ? setAt[r][i >> bits] : -1;
  }

  /** Counts the set that the player in a place plays there and others play in some round. */
  private void play(int r, int i, int by) {
    int set = set(r, i);
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
          add(watch, watching[k + 1] + s, by);
        }
      }
    }
    rounds.set(r, by > 0);
  }

  /** Gives a table another set; a call with the old set undoes it. */
  void playSet(int r, int t, int set) {
    for (int by = -1; setAt.length > 0 && by <= 1; by += 2) {
      for (int seat = 0; seat <= seats; seat++) {
        play(r, (t << bits) + seat, by);
      }
      setAt[r][t] = set;
    }
  }

  /** Exchanges the sets of two tables; a second call undoes it. */
  void exchangeSets(int r, int t, int other) {
    if (setAt.length > 0 && t != other) {
      int set = setAt[r][t];
      playSet(r, t, setAt[r][other]);
      playSet(r, other, set);
    }
  }

  /** The most by which the energy can fall when tables change sets. */
  long mostFallOfSets() {
    return setAt.length > 0 ? energy : 0;
  }

  /** Counts the events of the player in a place and all players but one. */
  private void happen(int r, int i, int except, int by) {
    int[] watching = events[who[r][i]];
    for (int k = 0; seated[r][i] && k < watching.length; k += 3) {
      int j = at[r][watching[k + 2]];
      RuleWatch watch = watches[watching[k]];
      if (watching[k + 2] != except && seated[r][j] && watch.happens[r][number(i)][number(j)]) {
        add(r, watch, watching[k + 1], by);
      }
    }
  }

  /**
   * Counts the moves of the player in a place to it and from it, in the stead of that past it, as
   * of a player who sits out.
   */
  private void step(int r, int i, int by) {
    int p = who[r][i];
    int[] watching = moves[p];
    for (int k = 0; seated[r][i] && k < watching.length; k += 2) {
      RuleWatch watch = watches[watching[k]];
      if (watch.counts(r)) {
        int before = sitting(watch, p, r, -1);
        int after = sitting(watch, p, r, 1);
        step(watch, watching[k + 1], p, before, after, -by);
        step(watch, watching[k + 1], p, before, r, by);
        step(watch, watching[k + 1], p, r, after, by);
      }
    }
  }

  /** The next round that counts in which a player sits, or the last before; -1 for none. */
  private int sitting(RuleWatch watch, int p, int r, int way) {
    for (int q = r + way; q >= 0 && q < at.length; q += way) {
      if (watch.counts(q) && seated[q][at[q][p]]) {
        return q;
      }
    }
    return -1;
  }

  /** Adds to the counts of the spans that two rounds belong to, where the player moves. */
  private void step(RuleWatch watch, int first, int p, int q, int r, int by) {
    if (q >= 0 && r >= 0 && watch.apart(at[q][p], at[r][p])) {
      for (int s = watch.first[r]; s <= watch.last[q]; s++) {
        add(watch, first + s, by);
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

  /** Moves all players of a table to the next seat clockwise; four calls undo it. */
  void turn(int r, int t) {
    for (int seat = 3; seat > 0; seat--) {
      exchange(r, 4 * t + seat, 4 * t + seat - 1);
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
      add(watch, first + s, by);
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

  private void add(RuleWatch watch, int c, int by) {
    int group = groupOf[c];
    if (group < 0) {
      charge(watch, c, -1);
      count[c] += by;
      charge(watch, c, 1);
    } else {
      groups[group].change(count[c], count[c] + by);
      count[c] += by;
      weighGroup(group, watch);
    }
  }

  private void charge(RuleWatch watch, int c, int sign) {
    int n = count[c];
    if (n > watch.most || n < watch.least) {
      int outside = n > watch.most ? n - watch.most : watch.least - n;
      long price = charged(watch, sign * outside, (long) sign * outside * outside);
      burden[one[c]] += price;
      burden[other[c]] += other[c] == players ? 0 : price;
    }
  }

  /** Adds to the energy: a rule that must be kept by what lies outside, others by the squares. */
  private long charged(RuleWatch watch, int outside, long squares) {
    long price = watch.weight == 0 ? unit * outside : watch.weight * squares;
    broken += watch.weight == 0 ? outside : 0;
    energy += price;
    return price;
  }

  /** Weighs a group again. */
  private void weighGroup(int group, RuleWatch watch) {
    EvenCounts even = groups[group];
    long squares = even.squares();
    int outside = even.outside();
    even.weigh();
    burden[owner[group]] += charged(watch, even.outside() - outside, even.squares() - squares);
  }
}
