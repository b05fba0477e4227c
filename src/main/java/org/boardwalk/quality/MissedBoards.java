package org.boardwalk.quality;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;

/**
 * The boards that contestants miss of those in play, because they sit out, the session is
 * curtailed, or there are more boards than rounds.
 *
 * @param inPlay number of boards that are played at all
 * @param contestants the contestants by the number of boards they miss, ascending
 */
public record MissedBoards(int inPlay, Map<Integer, List<Integer>> contestants) {

  /** Copies the map and keeps its order. */
  public MissedBoards {
    contestants = Collections.unmodifiableMap(new TreeMap<>(contestants));
  }

  /**
   * Counts; O(seats filled).
   *
   * @param movement a movement, valid or not
   * @return the missed boards; contestants who never play are left out
   */
  public static MissedBoards of(Movement movement) {
    BitSet[] played = new BitSet[movement.contestants() + 1];
    Arrays.setAll(played, c -> new BitSet());
    BitSet all = new BitSet();
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        all.set(e.set());
        e.seating().contestants().forEach(c -> played[c].set(e.set()));
      }
    }
    int perSet = movement.boards().perSet();
    Map<Integer, List<Integer>> by = new TreeMap<>();
    for (int c = 1; c < played.length; c++) {
      if (!played[c].isEmpty()) {
        int missed = (all.cardinality() - played[c].cardinality()) * perSet;
        by.computeIfAbsent(missed, x -> new ArrayList<>()).add(c);
      }
    }
    return new MissedBoards(all.cardinality() * perSet, by);
  }
}
