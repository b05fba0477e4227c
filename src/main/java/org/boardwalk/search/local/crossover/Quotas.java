package org.boardwalk.search.local.crossover;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The wishes about directions and sections as quotas: how many contestants of some classes may sit
 * on places of some classes. The violation is the sum of the distances of the counts from their
 * ranges.
 */
final class Quotas {

  private static final Set<Lane> SETTLED = EnumSet.of(Lane.NS, Lane.EW);

  /** A count with its range, and for contestant c on place p whether they are counted. */
  private static final class Quota {
    private final boolean[][] counts;
    private final Wanted span;
    private int now;

    Quota(boolean[][] counts, Wanted span) {
      this.counts = counts;
      this.span = span;
    }

    int change(int p, int q, int c, int d) {
      return (counts[c][q] ? 1 : 0)
          - (counts[c][p] ? 1 : 0)
          + (counts[d][p] ? 1 : 0)
          - (counts[d][q] ? 1 : 0);
    }
  }

  private final List<Quota> quotas = new ArrayList<>();

  Quotas(CrossoverWish wish, LaterPlaces places) {
    if (wish.change() != DirectionWish.ANY) {
      quotas.add(directions(wish.change(), places));
    }
    if (wish.sections() == SectionWish.MIXED) {
      sections(wish.previous().tables().size(), wish.later().tables().size(), places);
    }
  }

  /** The rule in players' words: "All of us, or half of us, change direction." */
  private static Quota directions(DirectionWish change, LaterPlaces places) {
    boolean[][] counts = new boolean[places.size][places.size];
    int settled = 0;
    for (int c = 0; c < places.size; c++) {
      boolean concerned = SETTLED.contains(places.before[c]) && !places.mustStay[c];
      settled += concerned ? 1 : 0;
      for (int p = 0; p < places.size; p++) {
        counts[c][p] =
            concerned && SETTLED.contains(places.lane[p]) && places.lane[p] != places.before[c];
      }
    }
    return new Quota(counts, Wanted.of(change, settled));
  }

  /**
   * The rule in players' words: "Each section is a mixture of all sections of the session before."
   */
  private void sections(int before, int later, LaterPlaces places) {
    for (int from = 0; from < before; from++) {
      for (int to = 0; to < later; to++) {
        boolean[][] counts = new boolean[places.size][places.size];
        int leaving = 0;
        int arriving = 0;
        for (int c = 0; c < places.size; c++) {
          leaving += places.sectionBefore[c] == from ? 1 : 0;
          arriving += places.section[c] == to ? 1 : 0;
          for (int p = 0; p < places.size; p++) {
            counts[c][p] = places.sectionBefore[c] == from && places.section[p] == to;
          }
        }
        int product = leaving * arriving;
        quotas.add(
            new Quota(
                counts,
                new Wanted(product / places.size, (product + places.size - 1) / places.size)));
      }
    }
  }

  /** Counts from scratch. */
  void count(int[] who) {
    for (Quota quota : quotas) {
      quota.now = 0;
      for (int p = 0; p < who.length; p++) {
        quota.now += quota.counts[who[p]][p] ? 1 : 0;
      }
    }
  }

  int violation() {
    return quotas.stream().mapToInt(q -> q.span.violation(q.now)).sum();
  }

  /** The rise of the violation when c on place p and d on place q are exchanged. */
  int rise(int p, int q, int c, int d) {
    int rise = 0;
    for (int k = 0; k < quotas.size(); k++) {
      Quota quota = quotas.get(k);
      int change = quota.change(p, q, c, d);
      if (change != 0) {
        rise += quota.span.violation(quota.now + change) - quota.span.violation(quota.now);
      }
    }
    return rise;
  }

  void exchange(int p, int q, int c, int d) {
    for (Quota quota : quotas) {
      quota.now += quota.change(p, q, c, d);
    }
  }
}
