package org.boardwalk.search.local;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.IndividualWish;

/**
 * A schedule that can be changed seat by seat, with all its counts and its cost kept up to date.
 * Nothing is allocated by a change. Places 0 .. seated[r]-1 of a round are the seats N, E, S, W of
 * table after table; players at the other places sit out or are absent.
 */
final class Schedule {

  final int players;
  final int rounds;
  final int seats;
  final int[] seated;
  final int sets;
  final int[][] who;
  final int[][] place;
  final int[][] setAt;

  /** Playings of a set by a player beyond the first. */
  int replays;

  final PairCosts counts;

  final TableRoles roles;

  /** The costs of possible changes. */
  final CirculatingForesight foresight;

  /** facing[set · units + unit][player]: times NS less times EW. */
  final int[][] facing;

  /** plays[set][player]: how often the player plays the set. */
  final int[][] plays;

  /** A random schedule with even sit-outs. */
  static Schedule random(IndividualWish wish, Laps laps, long[] weights, SplittableRandom random) {
    Schedule schedule = new Schedule(wish, weights);
    schedule.fill(wish, laps, random);
    schedule.enterAll();
    return schedule;
  }

  /** A known schedule. */
  static Schedule of(IndividualWish wish, long[] weights, List<List<Foursome>> rounds) {
    Schedule schedule = new Schedule(wish, weights);
    for (int r = 0; r < schedule.rounds; r++) {
      schedule.seat(r, rounds.get(r));
    }
    schedule.enterAll();
    return schedule;
  }

  private Schedule(IndividualWish wish, long[] weights) {
    players = wish.players();
    rounds = wish.rounds();
    seats = 4 * wish.tables();
    sets = wish.boards().sets();
    roles = new TableRoles(new Roles(wish));
    counts = new PairCosts(players, rounds, wish.profile().seats(), roles, weights);
    who = new int[rounds][players];
    place = new int[rounds][players];
    seated = new int[rounds];
    setAt = new int[rounds][];
    for (int r = 0; r < rounds; r++) {
      seated[r] = 4 * wish.turnout().tables(r + 1);
      setAt[r] = new int[wish.turnout().tables(r + 1)];
    }
    plays = new int[sets][players];
    facing = new int[sets * roles.units][players];
    foresight = new CirculatingForesight(this);
  }

  private void seat(int r, List<Foursome> tables) {
    boolean[] seated = new boolean[players];
    for (int t = 0; t < tables.size(); t++) {
      Foursome f = tables.get(t);
      int[] four = {f.north(), f.east(), f.south(), f.west()};
      for (int seat = 0; seat < 4; seat++) {
        put(r, 4 * t + seat, four[seat]);
        seated[four[seat]] = true;
      }
      setAt[r][t] = f.set();
    }
    int next = this.seated[r];
    for (int p = 0; p < players; p++) {
      if (!seated[p]) {
        put(r, next++, p);
      }
    }
  }

  private void fill(IndividualWish wish, Laps laps, SplittableRandom random) {
    boolean shared = wish.boards().play() == Play.SHARED;
    int[][] places = new Seats(players, rounds, wish.tables(), random).fair();
    for (int r = 0; r < rounds; r++) {
      for (int at = 0; at < players; at++) {
        put(r, at, places[r][at]);
      }
      for (int t = 0; t < setAt[r].length; t++) {
        setAt[r][t] = shared ? r : laps.set(r, t);
      }
    }
  }

  private void enterAll() {
    for (int r = 0; r < rounds; r++) {
      for (int t = 0; t < setAt[r].length; t++) {
        enter(r, t);
      }
    }
  }

  private void put(int round, int at, int player) {
    who[round][at] = player;
    place[round][player] = at;
  }

  private void enter(int r, int t) {
    for (int seat = 0; seat < 4; seat++) {
      int p = who[r][4 * t + seat];
      for (int other = 0; other < seat; other++) {
        int seatPair = 4 * seat + other;
        counts.meet(p, who[r][4 * t + other], 1, seatPair);
        counts.compare(p, who[r][4 * t + other], -roles.same[seatPair]);
      }
      play(p, setAt[r][t], 1);
      for (int u = 0; u < roles.units; u++) {
        shift(p, setAt[r][t] * roles.units + u, sign(u, seat));
      }
    }
  }

  /** Exchanges two players in a round; a second call undoes the first. O(players · units). */
  void exchange(int r, int a, int b) {
    int at = place[r][a];
    int bt = place[r][b];
    foresight.look(r, at, bt);
    leave(r, a, at, bt);
    leave(r, b, bt, at);
    if (at >> 2 == bt >> 2) {
      counts.meet(a, b, -1, 4 * (at & 3) + (bt & 3));
      counts.meet(a, b, 1, 4 * (bt & 3) + (at & 3));
    }
    put(r, at, b);
    put(r, bt, a);
    arrive(r, a, bt, at);
    arrive(r, b, at, bt);
    face(r, at, b, a);
    face(r, bt, a, b);
    counts.turn(a, b, foresight.by, foresight.together);
  }

  /**
   * Replaces a player by another in the directions; comparisons with all others are counted
   * elsewhere.
   */
  private void face(int r, int at, int comes, int leaves) {
    if (at < seated[r]) {
      int set = setAt[r][at >> 2];
      play(leaves, set, -1);
      play(comes, set, 1);
      for (int u = 0; u < roles.units; u++) {
        int[] all = facing[set * roles.units + u];
        all[leaves] -= sign(u, at & 3);
        all[comes] += sign(u, at & 3);
      }
    }
  }

  /**
   * Moves all players of a table to the next seat clockwise; four calls undo it. Only directions
   * change.
   */
  void turn(int r, int t) {
    int west = who[r][4 * t + 3];
    for (int seat = 2; seat >= 0; seat--) {
      exchange(r, west, who[r][4 * t + seat]);
    }
  }

  private void leave(int r, int p, int from, int other) {
    if (from < seated[r]) {
      meetAll(r, p, from, other, -1);
    }
  }

  private void arrive(int r, int p, int to, int other) {
    if (to < seated[r]) {
      meetAll(r, p, to, other, 1);
    }
  }

  private void meetAll(int r, int p, int at, int except, int times) {
    int first = at & ~3;
    for (int seat = first; seat < first + 4; seat++) {
      if (seat != at && seat != except) {
        counts.meet(p, who[r][seat], times, 4 * (at & 3) + (seat & 3));
      }
    }
  }

  private void move(int p, int seat, int oldSet, int newSet) {
    play(p, oldSet, -1);
    play(p, newSet, 1);
    for (int u = 0; u < roles.units; u++) {
      shift(p, oldSet * roles.units + u, -sign(u, seat));
      shift(p, newSet * roles.units + u, sign(u, seat));
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

  private void shift(int p, int unit, int by) {
    int[] all = facing[unit];
    for (int x = 0; x < players; x++) {
      if (all[x] != 0 && x != p) {
        counts.compare(p, x, by * all[x]);
      }
    }
    all[p] += by;
  }

  /** Gives a table another set; a call with the old set undoes it. */
  void playSet(int r, int t, int set) {
    int old = setAt[r][t];
    setAt[r][t] = set;
    for (int seat = 0; seat < 4; seat++) {
      move(who[r][4 * t + seat], seat, old, set);
    }
  }

  List<List<Foursome>> foursomes() {
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
