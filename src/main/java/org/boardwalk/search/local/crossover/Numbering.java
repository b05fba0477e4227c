package org.boardwalk.search.local.crossover;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * An assignment of contestants to places, with its counts; two contestants can be exchanged.
 * Mutable.
 */
final class Numbering {

  final LaterPlaces places;

  /** The contestant on each place. */
  final int[] who;

  /** The number of repeated meetings. */
  int total;

  /** How far the wishes are from being kept. */
  int violation;

  /** Σ over contestants of their repeated meetings squared. */
  int squares;

  private final Quotas quotas;
  private final int[] repeated;

  /** Seats all contestants at random; those that must not move get places that do not. */
  Numbering(LaterPlaces places, Quotas quotas, SplittableRandom random) {
    this.places = places;
    this.quotas = quotas;
    repeated = new int[places.size];
    who = new int[places.size];
    Arrays.setAll(who, p -> p);
    for (int p = places.size - 1; p > 0; p--) {
      swap(p, random.nextInt(p + 1));
    }
    for (int p = 0; p < places.size; p++) {
      if (places.mustStay[who[p]] && !places.stays[p]) {
        swap(p, freeStationaryPlace());
      }
    }
    recount();
  }

  private int freeStationaryPlace() {
    for (int p = 0; p < places.size; p++) {
      if (places.stays[p] && !places.mustStay[who[p]]) {
        return p;
      }
    }
    throw new IllegalArgumentException("stationary places are too few");
  }

  private void swap(int p, int q) {
    int c = who[p];
    who[p] = who[q];
    who[q] = c;
  }

  /** Seats all contestants as in an earlier copy of {@link #who}. */
  void seat(int[] copy) {
    System.arraycopy(copy, 0, who, 0, who.length);
    recount();
  }

  private void recount() {
    Arrays.fill(repeated, 0);
    int twice = 0;
    for (int p = 0; p < who.length; p++) {
      for (int s : places.opponents[p]) {
        if (places.met[who[p]][who[s]]) {
          repeated[who[p]]++;
          twice++;
        }
      }
    }
    total = twice / 2;
    squares = Arrays.stream(repeated).map(r -> r * r).sum();
    quotas.count(who);
    violation = quotas.violation();
  }

  /** The repeated meetings of the contestant with the most. */
  int most() {
    return Arrays.stream(repeated).max().orElse(0);
  }

  /**
   * Whether the contestants on two places may be exchanged, as far as stationary ones are
   * concerned.
   */
  boolean permits(int p, int q) {
    return (places.stays[q] || !places.mustStay[who[p]])
        && (places.stays[p] || !places.mustStay[who[q]]);
  }

  /** The rise of the total when the contestants on two places are exchanged. */
  int rise(int p, int q) {
    boolean[] metP = places.met[who[p]];
    boolean[] metQ = places.met[who[q]];
    int rise = 0;
    for (int s : places.opponents[p]) {
      if (s != q) {
        rise += (metQ[who[s]] ? 1 : 0) - (metP[who[s]] ? 1 : 0);
      }
    }
    for (int s : places.opponents[q]) {
      if (s != p) {
        rise += (metP[who[s]] ? 1 : 0) - (metQ[who[s]] ? 1 : 0);
      }
    }
    return rise;
  }

  /** The rise of the violation when the contestants on two places are exchanged. */
  int riseOfViolation(int p, int q) {
    return quotas.rise(p, q, who[p], who[q]);
  }

  /** Exchanges the contestants on two places. */
  void exchange(int p, int q) {
    violation += riseOfViolation(p, q);
    quotas.exchange(p, q, who[p], who[q]);
    count(p, q, -1);
    count(q, p, -1);
    swap(p, q);
    count(p, q, 1);
    count(q, p, 1);
  }

  /** Adds to the counts, or removes, the meetings of a place except those with the other one. */
  private void count(int p, int other, int sign) {
    int c = who[p];
    for (int s : places.opponents[p]) {
      if (s != other && places.met[c][who[s]]) {
        total += sign;
        add(c, sign);
        add(who[s], sign);
      }
    }
  }

  private void add(int contestant, int sign) {
    squares += 2 * sign * repeated[contestant] + 1;
    repeated[contestant] += sign;
  }
}
