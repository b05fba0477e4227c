package org.boardwalk.search.local;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Development;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.wish.IndividualWish;

/**
 * The state of a search for base rounds: rounds that a group unfolds into a schedule in shared
 * play, with the counts of the whole schedule. A player that sits out in a base round stands for
 * their orbit, so that sit-outs of the whole schedule stay even as far as the orbits permit. Places
 * 0 .. 4·tables-1 of a round are the seats N, E, S, W of table after table; at the other places a
 * player sits out.
 *
 * <p>An exchange takes a few operations for each pair at a table, and a few for each player only
 * where directions are asked for, see {@link #counts}; it is kept or undone. {@link Schedule} is
 * the state of whole rounds: its counts are of pairs, not of their orbits, and a step with it takes
 * a third to a sixth of the time that a step here takes with the trivial group, for 13 to 40
 * players. Not thread-safe.
 */
final class BaseRounds {

  private final int players;
  private final int seats;
  private final int order;
  private final int[][] who;
  private final int[][] sign;
  private final TableRoles roles;
  private final OrbitCounts counts;
  private final int[] orbitOf;
  private final int[] orbitSize;

  /** For each orbit, base rounds in which one of its players sits out, with multiplicity. */
  private final int[] out;

  /** The pending exchange: round and places; none where the places are alike. */
  private int round;

  private int first;
  private int second;
  private boolean faced = true;

  /** The change in agreement of one player with each other player, while an exchange is made. */
  private final int[] agrees;

  private final int fewest;
  private final int most;

  /** Random base rounds. */
  BaseRounds(IndividualWish wish, Development development, SplittableRandom random) {
    Roles seatRoles = new Roles(wish);
    roles = new TableRoles(seatRoles);
    players = wish.players();
    PairOrbits pairs =
        new PairOrbits(players, development.order(), development.orderedPairOrbits());
    counts = new OrbitCounts(pairs, seatRoles, wish.profile().seats(), 0);
    seats = 4 * wish.tables();
    order = development.order();
    int base = wish.rounds() / order;
    orbitOf = development.playerOrbits();
    orbitSize = new int[players];
    out = new int[players];
    for (int orbit : orbitOf) {
      orbitSize[orbit]++;
    }
    int all = (players - seats) * wish.rounds();
    fewest = all / players;
    most = (all + players - 1) / players;
    agrees = new int[players];
    sign = new int[base * roles.units][players];
    who = new int[base][];
    for (int r = 0; r < base; r++) {
      who[r] = places(random);
    }
    for (int r = 0; r < base; r++) {
      for (int at = 0; at < seats; at++) {
        arrive(r, at);
      }
    }
    counts.keep();
  }

  /** Puts a player in a seat of a table where the seats before are taken. */
  private void arrive(int r, int at) {
    int p = who[r][at];
    Arrays.fill(agrees, 0);
    addFacing(r, -1, at);
    for (int other = at & ~3; other < at; other++) {
      int pair = 4 * (at & 3) + (other & 3);
      counts.meet(p, who[r][other], 1, pair);
      agrees[who[r][other]] -= roles.same[pair];
    }
    counts.agree(p, agrees);
    face(r, p, at);
  }

  /** Random places; players whose orbits have sat out least sit out. */
  private int[] places(SplittableRandom random) {
    int[] all = new int[players];
    for (int k = 0; k < players; k++) {
      int other = random.nextInt(k + 1);
      all[k] = all[other];
      all[other] = k;
    }
    for (int at = players - 1; at >= seats; at--) {
      int least = 0;
      for (int k = 1; k <= at; k++) {
        least = timesOut(orbitOf[all[k]], 1) < timesOut(orbitOf[all[least]], 1) ? k : least;
      }
      int p = all[least];
      all[least] = all[at];
      all[at] = p;
      out[orbitOf[p]]++;
    }
    return all;
  }

  /**
   * How often each player of an orbit sits out, if the orbit sits out in so many more base rounds.
   */
  private int timesOut(int orbit, int more) {
    return (out[orbit] + more) * order / orbitSize[orbit];
  }

  /** All counts, up to date. */
  OrbitCounts counts() {
    if (!faced) {
      turn();
      faced = true;
    }
    return counts;
  }

  /** The counts with up-to-date meetings, but directions as before the pending exchange. */
  OrbitCounts meetings() {
    return counts;
  }

  int rounds() {
    return who.length;
  }

  int seats() {
    return seats;
  }

  /** Whether sit-outs stay even when these places of a round are exchanged. */
  boolean mayExchange(int r, int i, int j) {
    if (i < seats == j < seats) {
      return i < seats;
    }
    int goes = orbitOf[who[r][Math.min(i, j)]];
    int comes = orbitOf[who[r][Math.max(i, j)]];
    return goes == comes || (timesOut(goes, 1) <= most && timesOut(comes, -1) >= fewest);
  }

  /** Exchanges the players in two places of a base round, until that is kept or undone. */
  void exchange(int r, int i, int j) {
    keep();
    round = r;
    first = i;
    second = j;
    faced = false;
    meet(i, j, -1);
    meet(j, i, -1);
    meetEachOther(-1);
    swap();
    meet(i, j, 1);
    meet(j, i, 1);
    meetEachOther(1);
  }

  /** Keeps the exchange. */
  void keep() {
    counts();
    counts.keep();
    second = first;
  }

  /** Undoes the exchange. */
  void takeBack() {
    swap();
    if (faced) {
      face(round, who[round][first], first);
      face(round, who[round][second], second);
    }
    faced = true;
    counts.takeBack();
    second = first;
  }

  private void swap() {
    int[] w = who[round];
    int a = w[first];
    w[first] = w[second];
    w[second] = a;
    count(first, w[first], w[second]);
    count(second, w[second], w[first]);
  }

  private void count(int at, int arrives, int leaves) {
    if (at >= seats && arrives != leaves) {
      out[orbitOf[arrives]]++;
      out[orbitOf[leaves]]--;
    }
  }

  /** Counts the meetings of a place with the others at its table, except those at another place. */
  private void meet(int at, int other, int more) {
    int[] w = who[round];
    for (int s = at & ~3; at < seats && s < (at & ~3) + 4; s++) {
      if (s != at && s != other) {
        counts.meet(w[at], w[s], more, 4 * (at & 3) + (s & 3));
      }
    }
  }

  /** Counts the meeting of the two exchanged players, where they sit at one table. */
  private void meetEachOther(int more) {
    if (first >> 2 == second >> 2 && first < seats) {
      int[] w = who[round];
      counts.meet(w[first], w[second], more, 4 * (first & 3) + (second & 3));
    }
  }

  /** Updates the directions: one player's agreement with others rises as the other's falls. */
  private void turn() {
    int[] w = who[round];
    int a = w[second];
    int b = w[first];
    Arrays.fill(agrees, 0);
    addFacing(round, first, second);
    addMates(first, 1);
    addMates(second, -1);
    agrees[a] = 0;
    agrees[b] = 0;
    counts.agree(a, b, agrees);
    face(round, a, second);
    face(round, b, first);
  }

  /** Sums the change in agreement of a player that goes from a place, or from none, to another. */
  private void addFacing(int r, int from, int to) {
    for (int u = 0; u < roles.units; u++) {
      int by = sign(u, to) - (from < 0 ? 0 : sign(u, from));
      int[] row = sign[r * roles.units + u];
      for (int x = 0; by != 0 && x < players; x++) {
        agrees[x] += by * row[x];
      }
    }
  }

  /** Takes out the players at the table, as directions at one table are not compared. */
  private void addMates(int at, int times) {
    for (int s = at & ~3; at < seats && s < (at & ~3) + 4; s++) {
      if (s != at) {
        agrees[who[round][s]] += times * roles.same[4 * (at & 3) + (s & 3)];
      }
    }
  }

  private void face(int r, int p, int at) {
    for (int u = 0; u < roles.units; u++) {
      sign[r * roles.units + u][p] = sign(u, at);
    }
  }

  private int sign(int unit, int at) {
    return at < seats ? roles.sign[4 * unit + (at & 3)] : 0;
  }

  List<List<Foursome>> foursomes() {
    return Places.foursomes(who, seats);
  }
}
