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
 * table after table, the rest sit out or are absent.
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

  /** Times a player plays a set, beyond the first. */
  int replays;

  final PairCosts costs;

  private final int units;
  private final int[][] sign;
  private final int[][] direction;
  private final int[][] plays;

  /** A random schedule with even sit-outs. */
  static Schedule random(
      IndividualWish wish, PairCosts costs, Roles roles, SplittableRandom random) {
    Schedule schedule = new Schedule(wish, costs, roles);
    schedule.fill(wish, random);
    schedule.enterAll();
    return schedule;
  }

  /** A schedule that is known. */
  static Schedule of(
      IndividualWish wish, PairCosts costs, Roles roles, List<List<Foursome>> rounds) {
    Schedule schedule = new Schedule(wish, costs, roles);
    for (int r = 0; r < schedule.rounds; r++) {
      schedule.seat(r, rounds.get(r));
    }
    schedule.enterAll();
    return schedule;
  }

  private Schedule(IndividualWish wish, PairCosts costs, Roles roles) {
    players = wish.players();
    rounds = wish.rounds();
    seats = 4 * wish.tables();
    sets = wish.boards().sets();
    units = roles.units();
    this.costs = costs;
    who = new int[rounds][players];
    place = new int[rounds][players];
    seated = new int[rounds];
    setAt = new int[rounds][];
    for (int r = 0; r < rounds; r++) {
      seated[r] = 4 * wish.turnout().tables(r + 1);
      setAt[r] = new int[wish.turnout().tables(r + 1)];
    }
    plays = new int[sets][players];
    direction = new int[sets * units][players];
    sign = new int[units][4];
    for (int u = 0; u < units; u++) {
      for (int seat = 0; seat < 4; seat++) {
        sign[u][seat] = roles.sign(u, seat);
      }
    }
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

  private void fill(IndividualWish wish, SplittableRandom random) {
    boolean shared = wish.boards().play() == Play.SHARED;
    int[][] places = new Seats(players, rounds, wish.tables(), random).fair();
    for (int r = 0; r < rounds; r++) {
      for (int at = 0; at < players; at++) {
        put(r, at, places[r][at]);
      }
      for (int t = 0; t < setAt[r].length; t++) {
        setAt[r][t] = shared ? r : (r + t) % sets;
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
        costs.meet(p, who[r][4 * t + other], seat, other, 1);
      }
      play(p, setAt[r][t], 1);
      turn(p, setAt[r][t], seat, setAt[r][t], -1);
    }
  }

  /** Two players change places in a round; doing it again undoes it. O(players · units). */
  void exchange(int r, int a, int b) {
    int at = place[r][a];
    int bt = place[r][b];
    leave(r, a, at, bt);
    leave(r, b, bt, at);
    if (at >> 2 == bt >> 2 && at < seated[r] && bt < seated[r]) {
      costs.meet(a, b, at & 3, bt & 3, -1);
      costs.meet(a, b, bt & 3, at & 3, 1);
    }
    put(r, at, b);
    put(r, bt, a);
    leaveDirection(r, a, at, bt);
    leaveDirection(r, b, bt, at);
    arrive(r, a, bt, at);
    arrive(r, b, at, bt);
  }

  /** East and West change places: partners, opponents and directions stay, sides are mirrored. */
  void mirror(int r, int t) {
    exchange(r, who[r][4 * t + 1], who[r][4 * t + 3]);
  }

  /** Everybody moves to the next seat clockwise; four times undoes it. Only directions change. */
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
        costs.meet(p, who[r][seat], at & 3, seat & 3, times);
      }
    }
  }

  private void leaveDirection(int r, int p, int from, int to) {
    int oldSet = from < seated[r] ? setAt[r][from >> 2] : -1;
    int newSet = to < seated[r] ? setAt[r][to >> 2] : -1;
    move(p, oldSet, from & 3, newSet, to & 3);
  }

  private void move(int p, int oldSet, int oldSeat, int newSet, int newSeat) {
    if (oldSet != newSet) {
      play(p, oldSet, -1);
      play(p, newSet, 1);
    }
    if (oldSet == newSet && oldSet >= 0) {
      for (int u = 0; u < units; u++) {
        shift(p, oldSet * units + u, sign[u][newSeat] - sign[u][oldSeat]);
      }
      return;
    }
    turn(p, newSet, newSeat, oldSet, oldSeat);
  }

  private void turn(int p, int newSet, int newSeat, int oldSet, int oldSeat) {
    for (int u = 0; u < units; u++) {
      if (oldSet >= 0 && oldSeat >= 0) {
        shift(p, oldSet * units + u, -sign[u][oldSeat]);
      }
      if (newSet >= 0) {
        shift(p, newSet * units + u, sign[u][newSeat]);
      }
    }
  }

  private void play(int p, int set, int times) {
    if (set >= 0) {
      int before = Math.max(0, plays[set][p] - 1);
      plays[set][p] += times;
      replays += Math.max(0, plays[set][p] - 1) - before;
    }
  }

  private void shift(int p, int unit, int by) {
    if (by == 0) {
      return;
    }
    int[] all = direction[unit];
    for (int x = 0; x < players; x++) {
      if (all[x] != 0 && x != p) {
        costs.compare(p, x, by * all[x]);
      }
    }
    all[p] += by;
  }

  /** A table plays another set; doing it with the old set undoes it. */
  void playSet(int r, int t, int set) {
    int old = setAt[r][t];
    setAt[r][t] = set;
    for (int seat = 0; seat < 4; seat++) {
      move(who[r][4 * t + seat], old, seat, set, seat);
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
