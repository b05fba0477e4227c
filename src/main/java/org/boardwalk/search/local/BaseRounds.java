package org.boardwalk.search.local;

import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.model.Development;
import org.boardwalk.model.Unfolding.Foursome;
import org.boardwalk.wish.IndividualWish;

/**
 * Base rounds that a group unfolds into a schedule in shared play, with the counts of the whole
 * schedule. Whoever sits out in a base round stands for their orbit, so that sit-outs of the whole
 * schedule stay even as far as the orbits permit. Places 0 .. 4·tables-1 of a round are the seats
 * N, E, S, W of table after table, the rest sit out.
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

  /** Base rounds in which somebody of the orbit sits out, counted with multiplicity. */
  private final int[] out;

  private final int fewest;
  private final int most;

  /** Random base rounds. */
  BaseRounds(
      IndividualWish wish,
      Development development,
      TableRoles roles,
      OrbitCounts counts,
      SplittableRandom random) {
    this.roles = roles;
    this.counts = counts;
    players = wish.players();
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
    sign = new int[base * roles.units][players];
    who = new int[base][];
    for (int r = 0; r < base; r++) {
      who[r] = places(random);
    }
    for (int r = 0; r < base; r++) {
      for (int at = 0; at < seats; at++) {
        face(r, who[r][at], at);
      }
      for (int first = 0; first < seats; first += 4) {
        table(r, first, 1);
      }
    }
  }

  /** Those whose orbits have sat out least sit out. */
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
   * How often each player of an orbit sits out, if the orbit did so in so many more base rounds.
   */
  private int timesOut(int orbit, int more) {
    return (out[orbit] + more) * order / orbitSize[orbit];
  }

  OrbitCounts counts() {
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

  /** The players in two places of a base round change them; doing it again undoes it. */
  void exchange(int r, int i, int j) {
    boolean two = i >> 2 != j >> 2;
    meetings(r, i, -1);
    if (two) {
      meetings(r, j, -1);
    }
    int[] w = who[r];
    int a = w[i];
    w[i] = w[j];
    w[j] = a;
    count(i, w[i], w[j]);
    count(j, w[j], w[i]);
    face(r, w[i], i);
    face(r, w[j], j);
    meetings(r, i, 1);
    if (two) {
      meetings(r, j, 1);
    }
  }

  private void count(int at, int arrives, int leaves) {
    if (at >= seats) {
      out[orbitOf[arrives]]++;
      out[orbitOf[leaves]]--;
    }
  }

  private void meetings(int r, int at, int more) {
    if (at < seats) {
      table(r, at & ~3, more);
    }
  }

  private void table(int r, int first, int more) {
    int[] w = who[r];
    for (int s = 0; s < 4; s++) {
      for (int t = 0; t < s; t++) {
        counts.meet(w[first + s], w[first + t], more, 4 * s + t, roles);
      }
    }
  }

  private void face(int r, int p, int at) {
    for (int u = 0; u < roles.units; u++) {
      int[] row = sign[r * roles.units + u];
      int now = at < seats ? roles.sign[4 * u + (at & 3)] : 0;
      int by = now - row[p];
      for (int x = 0; by != 0 && x < players; x++) {
        if (x != p && row[x] != 0) {
          counts.compare(p, x, by * row[x]);
        }
      }
      row[p] = now;
    }
  }

  List<List<Foursome>> foursomes() {
    return Places.foursomes(who, seats);
  }
}
