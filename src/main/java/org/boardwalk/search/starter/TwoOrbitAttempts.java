package org.boardwalk.search.starter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.boardwalk.search.starter.KeptRounds.BaseRound;

/** Attempts at a directed whist whose players are {@link TwoOrbits}. */
final class TwoOrbitAttempts {

  private static final long NODES_PER_ROUND = 100_000;

  /** The time to draw the other rounds and to set up the cover, in nodes of the cover. */
  private static final long NODES_BEFORE = 150;

  private final TwoOrbits orbits;
  private final KeptRounds kept;
  private long nodes;

  TwoOrbitAttempts(TwoOrbits orbits, SplittableRandom random) {
    this.orbits = orbits;
    kept = new KeptRounds(orbits, random);
  }

  /** The nodes of all attempts. */
  long nodes() {
    return nodes;
  }

  /** The tables of all rounds; empty when the attempt failed. */
  List<List<int[]>> next() {
    BitSet open = orbits.allClasses();
    for (int[] table : kept.fixed()) {
      for (int seat = 0; seat < 4; seat++) {
        open.clear(orbits.left(table[seat], table[(seat + 1) % 4]));
        open.clear(orbits.partner(table[seat], table[(seat + 2) % 4]));
      }
    }
    nodes += NODES_BEFORE;
    List<BaseRound> rounds = kept.attempt(open);
    List<int[]> free = rounds.isEmpty() ? List.of() : free(open);
    return free.isEmpty() ? List.of() : all(rounds, free);
  }

  private List<int[]> free(BitSet open) {
    FreeRound free = new FreeRound(orbits, open);
    List<int[]> tables = free.tables(NODES_PER_ROUND);
    nodes += free.nodes();
    return tables;
  }

  private List<List<int[]>> all(List<BaseRound> rounds, List<int[]> free) {
    List<List<int[]>> all = new ArrayList<>();
    all.add(kept.fixed());
    rounds.forEach(round -> develop(round, all));
    develop(new BaseRound(orbits.order(), free), all);
    return all;
  }

  private void develop(BaseRound base, List<List<int[]>> all) {
    for (int by = 0; by < base.length(); by++) {
      List<int[]> round = new ArrayList<>();
      for (int move = by; move < orbits.order(); move += base.length()) {
        for (int[] table : base.tables()) {
          int[] moved = new int[4];
          for (int seat = 0; seat < 4; seat++) {
            moved[seat] = orbits.moved(table[seat], move);
          }
          round.add(moved);
        }
      }
      all.add(round);
    }
  }
}
