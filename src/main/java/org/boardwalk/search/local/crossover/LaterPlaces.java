package org.boardwalk.search.local.crossover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Session;

/**
 * A crossover in plain arrays: contestants, some of whom have met, are to be seated on the places
 * of the later session, which are its numbers. Contestants and places are counted from 0 here.
 */
final class LaterPlaces {

  /** The number of contestants, and of places. */
  final int size;

  /** Whether two contestants have met. */
  final boolean[][] met;

  /** The places that a place meets, once for each meeting. */
  final int[][] opponents;

  /** The lane of each contestant in the session before. */
  final Lane[] before;

  /** The lane of each place. */
  final Lane[] lane;

  /**
   * The section of each contestant in the session before; the next array holds that of each place.
   */
  final int[] sectionBefore;

  final int[] section;

  /** Whether a contestant must not move; the next array holds whether a place is stationary. */
  final boolean[] mustStay;

  final boolean[] stays;

  LaterPlaces(CrossoverWish wish) {
    Movement later = wish.later().whole();
    size = later.contestants();
    met = new boolean[size][size];
    for (Session session : wish.earlier()) {
      int[][] opponentsThen = opponents(session.whole());
      for (int c = 0; c < size; c++) {
        for (int d : opponentsThen[c]) {
          met[c][d] = true;
        }
      }
    }
    opponents = opponents(later);
    before = lanes(wish.previous().whole());
    lane = lanes(later);
    sectionBefore = sections(wish.previous());
    section = sections(wish.later());
    mustStay = new boolean[size];
    wish.stationary().forEach(c -> mustStay[c - 1] = true);
    stays = stationary(later);
  }

  private static int[][] opponents(Movement movement) {
    List<List<Integer>> met = new ArrayList<>();
    for (int c = 0; c < movement.contestants(); c++) {
      met.add(new ArrayList<>());
    }
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        int ns = e.seating().at(Direction.NS).get(0) - 1;
        int ew = e.seating().at(Direction.EW).get(0) - 1;
        met.get(ns).add(ew);
        met.get(ew).add(ns);
      }
    }
    return met.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private static Lane[] lanes(Movement movement) {
    boolean[] ns = new boolean[movement.contestants()];
    boolean[] ew = new boolean[movement.contestants()];
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        ns[e.seating().at(Direction.NS).get(0) - 1] = true;
        ew[e.seating().at(Direction.EW).get(0) - 1] = true;
      }
    }
    Lane[] lanes = new Lane[ns.length];
    Arrays.setAll(lanes, c -> ns[c] == ew[c] ? Lane.MIXED : ns[c] ? Lane.NS : Lane.EW);
    return lanes;
  }

  private static int[] sections(Session session) {
    int[] sections = new int[session.whole().contestants()];
    Arrays.setAll(
        sections,
        c -> session.start(c + 1).map(start -> session.section(start.table()) - 1).orElse(0));
    return sections;
  }

  private static boolean[] stationary(Movement movement) {
    List<Set<Session.Start>> seats = new ArrayList<>();
    for (int c = 0; c < movement.contestants(); c++) {
      seats.add(new HashSet<>());
    }
    for (Round round : movement.rounds()) {
      for (Encounter e : round.encounters()) {
        for (Direction d : Direction.values()) {
          seats.get(e.seating().at(d).get(0) - 1).add(new Session.Start(e.table(), d));
        }
      }
    }
    boolean[] stays = new boolean[seats.size()];
    for (int c = 0; c < stays.length; c++) {
      stays[c] = seats.get(c).size() == 1;
    }
    return stays;
  }

  /** The rank of an assignment of contestants to places: fewer playbacks in all come first. */
  long rank(int[] who) {
    int twice = 0;
    int most = 0;
    for (int p = 0; p < size; p++) {
      int repeated = 0;
      for (int s : opponents[p]) {
        repeated += met[who[p]][who[s]] ? 1 : 0;
      }
      twice += repeated;
      most = Math.max(most, repeated);
    }
    return (long) twice * size * size + most;
  }

  /** The number of the contestant on each place, counted from 1. */
  static List<Integer> takers(int[] who) {
    return Arrays.stream(who).map(c -> c + 1).boxed().toList();
  }
}
