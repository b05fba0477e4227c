package org.boardwalk.search.local.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/**
 * A schedule that can be changed seat by seat, with all its counts and its cost kept up to date.
 * Nothing is allocated by a change. Places 0 .. seated[r]-1 of a round are the seats N, E, S, W of
 * table after table; players at the other places sit out or are absent. In shared play all tables
 * play set r in round r, in circulating play any sets.
 */
public final class Schedule {

  public final int players;
  public final int rounds;
  public final int seats;
  public final int[] seated;
  public final int sets;
  public final int[][] who;
  public final int[][] place;
  public final int[][] setAt;

  /** Whether every set is played at all tables of one round, and in no other round. */
  public final boolean shared;

  /** Whether directions are counted: they are not where they weigh nothing in shared play. */
  public final boolean directed;

  /** Playings of a set by a player beyond the first. */
  public int replays;

  public final PairCosts counts;

  final TableRoles roles;

  /** The costs of possible changes. */
  public final Foresight foresight;

  /** facing[(set · units + unit) · players + player]: times NS less times EW. */
  final int[] facing;

  /** plays[set][player]: how often the player plays the set. */
  final int[][] plays;

  /** A random schedule with even sit-outs. */
  static Schedule random(IndividualWish wish, Laps laps, long[] weights, SplittableRandom random) {
    Schedule schedule = new Schedule(wish, weights);
    schedule.fill(new Seats(wish.players(), wish.rounds(), wish.tables(), random).fair());
    for (int r = 0; r < schedule.rounds; r++) {
      for (int t = 0; t < schedule.setAt[r].length; t++) {
        schedule.setAt[r][t] = schedule.shared ? r : laps.set(r, t);
      }
    }
    schedule.enterAll();
    return schedule;
  }

  /** A schedule in shared play: the players of each round, places as above. */
  public static Schedule shared(IndividualWish wish, int[][] who, long[] weights) {
    Schedule schedule = new Schedule(wish, weights);
    schedule.fill(who);
    schedule.enterAll();
    return schedule;
  }

  /** A known schedule. */
  static Schedule of(IndividualWish wish, long[] weights, List<List<Foursome>> rounds) {
    Schedule schedule = new Schedule(wish, weights);
    schedule.fill(Places.of(rounds, wish.players()));
    for (int r = 0; r < schedule.rounds; r++) {
      for (int t = 0; t < schedule.setAt[r].length; t++) {
        schedule.setAt[r][t] = rounds.get(r).get(t).set();
      }
    }
    schedule.enterAll();
    return schedule;
  }

  private Schedule(IndividualWish wish, long[] weights) {
    players = wish.players();
    rounds = wish.rounds();
    seats = 4 * wish.tables();
    sets = wish.boards().sets();
    shared = wish.boards().play() == Play.SHARED;
    roles = new TableRoles(new Roles(wish));
    counts = new PairCosts(players, rounds, wish.profile().seats(), roles, weights);
    directed = !shared || counts.directionWeight != 0;
    who = new int[rounds][players];
    place = new int[rounds][players];
    seated = new int[rounds];
    setAt = new int[rounds][];
    for (int r = 0; r < rounds; r++) {
      seated[r] = 4 * wish.turnout().tables(r + 1);
      setAt[r] = new int[wish.turnout().tables(r + 1)];
      Arrays.fill(setAt[r], shared ? r : 0);
    }
    plays = new int[sets][players];
    facing = new int[sets * roles.units * players];
    foresight = new Foresight(this);
  }

  private void fill(int[][] places) {
    for (int r = 0; r < rounds; r++) {
      for (int at = 0; at < players; at++) {
        put(r, at, places[r][at]);
      }
    }
  }

  private void enterAll() {
    for (int r = 0; r < rounds; r++) {
      for (int t = 0; t < setAt[r].length; t++) {
        table(r, t, 1);
        for (int seat = 0; seat < 4; seat++) {
          play(who[r][4 * t + seat], setAt[r][t], 1);
          for (int u = 0; directed && u < roles.units; u++) {
            face(who[r][4 * t + seat], setAt[r][t] * roles.units + u, sign(u, seat));
          }
        }
      }
    }
  }

  private void put(int round, int at, int player) {
    who[round][at] = player;
    place[round][player] = at;
  }

  /**
   * Exchanges the players in two places of a round; a second call undoes the first. O(players ·
   * units), or O(1) where directions stay.
   */
  public void exchange(int r, int i, int j) {
    int a = who[r][i];
    int b = who[r][j];
    boolean turns = directed && foresight.turns(r, i, j);
    if (turns) {
      foresight.face(r, i, j);
    }
    meet(r, i, j, -1);
    put(r, i, b);
    put(r, j, a);
    meet(r, i, j, 1);
    if (turns) {
      counts.turn(a, b, foresight.by, foresight.together);
      move(r, i, b, a);
      move(r, j, a, b);
    }
  }

  /** Counts the meetings at two places of a round. */
  private void meet(int r, int i, int j, int times) {
    around(r, i, j, times);
    around(r, j, i, times);
    if (i >> 2 == j >> 2 && i < seated[r]) {
      meetAt(who[r], i, j, times);
    }
  }

  /** Counts the meetings of a place with the others of its table, except one. */
  private void around(int r, int at, int except, int times) {
    for (int s = at & ~3; at < seated[r] && s < (at & ~3) + 4; s++) {
      if (s != at && s != except) {
        meetAt(who[r], at, s, times);
      }
    }
  }

  private void meetAt(int[] w, int at, int with, int times) {
    int seatPair = 4 * (at & 3) + (with & 3);
    counts.meet(w[at], w[with], times, seatPair);
    if (directed) {
      counts.compare(w[at], w[with], -times * roles.same[seatPair]);
    }
  }

  private void table(int r, int t, int times) {
    for (int s = 1; s < 4; s++) {
      for (int other = 0; other < s; other++) {
        meetAt(who[r], 4 * t + s, 4 * t + other, times);
      }
    }
  }

  /** Replaces a player by another at the set of a place; comparisons are counted elsewhere. */
  private void move(int r, int at, int comes, int leaves) {
    if (at < seated[r]) {
      int set = setAt[r][at >> 2];
      play(leaves, set, -1);
      play(comes, set, 1);
      for (int u = 0; u < roles.units; u++) {
        int row = (set * roles.units + u) * players;
        facing[row + leaves] -= sign(u, at & 3);
        facing[row + comes] += sign(u, at & 3);
      }
    }
  }

  /**
   * Moves all players of a table to the next seat clockwise; four calls undo it. Only directions
   * change, and partners where seats rotate within a round.
   */
  public void turn(int r, int t) {
    int north = 4 * t;
    table(r, t, -1);
    int west = who[r][north + 3];
    for (int seat = 3; seat > 0; seat--) {
      put(r, north + seat, who[r][north + seat - 1]);
    }
    put(r, north, west);
    table(r, t, 1);
    for (int seat = 0; seat < 4; seat++) {
      for (int u = 0; directed && u < roles.units; u++) {
        int by = sign(u, seat) - sign(u, (seat + 3) & 3);
        face(who[r][north + seat], setAt[r][t] * roles.units + u, by);
      }
    }
  }

  private int sign(int unit, int seat) {
    return roles.sign[4 * unit + seat];
  }

  private void play(int p, int set, int times) {
    int before = Math.max(0, plays[set][p] - 1);
    plays[set][p] += times;
    replays += Math.max(0, plays[set][p] - 1) - before;
  }

  /** Lets a player face North-South so many times more in a unit of a set. */
  private void face(int p, int unit, int by) {
    int row = unit * players;
    for (int x = 0; by != 0 && x < players; x++) {
      if (facing[row + x] != 0 && x != p) {
        counts.compare(p, x, by * facing[row + x]);
      }
    }
    facing[row + p] += by;
  }

  /** Gives a table another set; a call with the old set undoes it. */
  public void playSet(int r, int t, int set) {
    int old = setAt[r][t];
    setAt[r][t] = set;
    for (int seat = 0; seat < 4; seat++) {
      int p = who[r][4 * t + seat];
      play(p, old, -1);
      play(p, set, 1);
      for (int u = 0; u < roles.units; u++) {
        face(p, old * roles.units + u, -sign(u, seat));
        face(p, set * roles.units + u, sign(u, seat));
      }
    }
  }

  public List<List<Foursome>> foursomes() {
    List<List<Foursome>> all = new ArrayList<>();
    for (int r = 0; r < rounds; r++) {
      List<Foursome> round = new ArrayList<>();
      for (int t = 0; t < setAt[r].length; t++) {
        int[] w = who[r];
        round.add(new Foursome(w[4 * t], w[4 * t + 1], w[4 * t + 2], w[4 * t + 3], setAt[r][t]));
      }
      all.add(round);
    }
    return all;
  }
}
