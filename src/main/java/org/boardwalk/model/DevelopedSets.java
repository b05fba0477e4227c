package org.boardwalk.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.PairClasses.PairClass;
import org.boardwalk.wish.IndividualWish;

/**
 * Board sets of developed schedules in circulating play: each table of a base round brings its set.
 */
final class DevelopedSets {

  private final IndividualWish wish;
  private final Development development;
  private final ModelBuilder model;
  private final SetOrbits moves;
  private final List<TableChoice> choices;
  private final Map<Integer, int[]> directionOf = new HashMap<>();

  /** Who plays what NS and EW, by {@link SetOrbits#key}. */
  private final Map<Integer, Sum> ns = new HashMap<>();

  private final Map<Integer, Sum> ew = new HashMap<>();

  DevelopedSets(
      IndividualWish wish,
      Development development,
      ModelBuilder model,
      SetOrbits moves,
      List<TableChoice> choices,
      int[][] chosen) {
    this.wish = wish;
    this.development = development;
    this.model = model;
    this.moves = moves;
    this.choices = choices;
    for (int[] round : chosen) {
      copiesSuffice(round);
      whoPlaysWhat(round);
    }
    nobodyReplaysASet();
  }

  private void copiesSuffice(int[] round) {
    model.rule(DevelopedRules.copies(wish.boards()));
    Map<Integer, Sum> tables = new HashMap<>();
    for (int i = 0; i < round.length; i++) {
      for (int set : choices.get(i).sets()) {
        tables.computeIfAbsent(set, s -> new Sum()).add(round[i], 1);
      }
    }
    tables.values().forEach(sum -> model.atMost(sum, wish.boards().copies()));
  }

  private void whoPlaysWhat(int[] round) {
    for (int i = 0; i < round.length; i++) {
      TableChoice choice = choices.get(i);
      for (int t = 0; t < choice.size(); t++) {
        for (int seat = 0; seat < 4; seat++) {
          int key = moves.key(choice.table(t)[seat], choice.set(t));
          (seat % 2 == 0 ? ns : ew).computeIfAbsent(key, k -> new Sum()).add(round[i], 1);
        }
      }
    }
  }

  /** Each play stands for all its images. */
  private void nobodyReplaysASet() {
    model.rule(BoardRules.NO_REPEAT);
    int keys = wish.boards().sets() / development.order() * wish.players();
    for (int key = 0; key < keys; key++) {
      Sum plays = plays(ns, key).copy().add(plays(ew, key), 1);
      model.atMost(plays, 1);
    }
  }

  private static Sum plays(Map<Integer, Sum> direction, int key) {
    return direction.getOrDefault(key, new Sum());
  }

  /**
   * Adds Σ over sets both players of the class's first pair play: +1 same direction, -1 opposite.
   */
  void addAgreement(PairClass c, Sum sum) {
    for (int s = 0; s < wish.boards().sets(); s++) {
      int[] p = direction(moves.key(c.p(), s));
      int[] q = direction(moves.key(c.q(), s));
      model.rule(DevelopedRules.SET_AGREEMENT);
      sum.add(model.both(p[0], q[0]), 1).add(model.both(p[1], q[1]), 1);
      sum.add(model.both(p[0], q[1]), -1).add(model.both(p[1], q[0]), -1);
    }
  }

  /** Literals for: played NS, EW. */
  private int[] direction(int key) {
    return directionOf.computeIfAbsent(key, this::newDirection);
  }

  private int[] newDirection(int key) {
    model.rule(DevelopedRules.SET_DIRECTION);
    int[] index = {key / wish.players(), key % wish.players()};
    int north = model.bool(BoardRules.SET_NS, index);
    int east = model.bool(BoardRules.SET_EW, index);
    model.equal(plays(ns, key).copy().add(north, -1), 0);
    model.equal(plays(ew, key).copy().add(east, -1), 0);
    return new int[] {north, east};
  }
}
