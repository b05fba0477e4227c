package org.boardwalk.model.players;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.boardwalk.model.BoardConstraints;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Roles;
import org.boardwalk.model.Sum;
import org.boardwalk.model.players.PairClasses.PairClass;
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
  private final Roles roles;

  /** The directions for each kind of boards of a set: one kind, or several where seats rotate. */
  private final List<Sides> kinds = new ArrayList<>();

  /** The directions of players on boards of a kind, by {@link SetOrbits#key}. */
  private static final class Sides {
    private final Map<Integer, Sum> ns = new HashMap<>();
    private final Map<Integer, Sum> ew = new HashMap<>();

    /** Two literals for each key: played as NS, played as EW. */
    private final Map<Integer, int[]> direction = new HashMap<>();
  }

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
    roles = new Roles(wish);
    for (int kind = 0; kind < roles.kinds(); kind++) {
      kinds.add(new Sides());
    }
    for (int[] round : chosen) {
      copiesSuffice(round);
      seatsAndSets(round);
    }
    nobodyReplaysASet();
  }

  private void copiesSuffice(int[] round) {
    model.family(DevelopedConstraints.copies(wish.boards()));
    Map<Integer, Sum> tables = new HashMap<>();
    for (int i = 0; i < round.length; i++) {
      for (int set : choices.get(i).sets()) {
        tables.computeIfAbsent(set, s -> new Sum()).add(round[i], 1);
      }
    }
    tables.values().forEach(sum -> model.atMost(sum, wish.boards().copies()));
  }

  private void seatsAndSets(int[] round) {
    for (int i = 0; i < round.length; i++) {
      TableChoice choice = choices.get(i);
      for (int t = 0; t < choice.size(); t++) {
        for (int seat = 0; seat < 4; seat++) {
          int key = moves.key(choice.table(t)[seat], choice.set(t));
          for (int kind = 0; kind < roles.kinds(); kind++) {
            Sides sides = kinds.get(kind);
            Map<Integer, Sum> plays = roles.sign(kind, seat) > 0 ? sides.ns : sides.ew;
            plays.computeIfAbsent(key, k -> new Sum()).add(round[i], 1);
          }
        }
      }
    }
  }

  /** No player replays a set: one constraint for each orbit of (player, set). */
  private void nobodyReplaysASet() {
    model.family(BoardConstraints.NO_REPEAT);
    int keys = wish.boards().sets() / development.order() * wish.players();
    for (int key = 0; key < keys; key++) {
      Sides first = kinds.get(0);
      Sum plays = plays(first.ns, key).copy().add(plays(first.ew, key), 1);
      model.atMost(plays, 1);
    }
  }

  private static Sum plays(Map<Integer, Sum> direction, int key) {
    return direction.getOrDefault(key, new Sum());
  }

  /**
   * Adds, over all units that both players of the class's first pair play, +1 for the same
   * direction and -1 for opposite directions.
   */
  void addAgreement(PairClass c, Sum sum) {
    int units = roles.unitsOfAKind();
    for (int kind = 0; kind < roles.kinds(); kind++) {
      for (int s = 0; s < wish.boards().sets(); s++) {
        int[] p = direction(kind, moves.key(c.p(), s));
        int[] q = direction(kind, moves.key(c.q(), s));
        model.family(DevelopedConstraints.SET_AGREEMENT);
        sum.add(model.both(p[0], q[0]), units).add(model.both(p[1], q[1]), units);
        sum.add(model.both(p[0], q[1]), -units).add(model.both(p[1], q[0]), -units);
      }
    }
  }

  private int[] direction(int kind, int key) {
    return kinds.get(kind).direction.computeIfAbsent(key, k -> newDirection(kind, k));
  }

  private int[] newDirection(int kind, int key) {
    model.family(
        kind == 0 ? DevelopedConstraints.SET_DIRECTION : DevelopedConstraints.TURNED_DIRECTION);
    int s = key / wish.players();
    int p = key % wish.players();
    int north = BoardConstraints.ns(model, kind, s, p);
    int east = BoardConstraints.ew(model, kind, s, p);
    Sides sides = kinds.get(kind);
    model.equal(plays(sides.ns, key).copy().add(north, -1), 0);
    model.equal(plays(sides.ew, key).copy().add(east, -1), 0);
    return new int[] {north, east};
  }
}
