package org.boardwalk.model.pairs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.wish.PairsWish;

/** The variables plays[t][r][s] of a Web, table t plays set s in round r, and their rules. */
final class BoardingPlays {

  private static final int NEVER = Integer.MIN_VALUE;

  private final WebRoom room;
  private final int copies;
  private final SetGrid settled;
  private final BiPredicate<Integer, Integer> mayBreak;
  private final OptionalInt centre;
  private final ModelBuilder model = new ModelBuilder();
  private final int[][][] plays;

  /**
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @param settled the sets that are settled; {@link SetGrid#OPEN} where any may be played
   * @param mayBreak for a table and a round, from 0, whether its next set may come from anywhere
   */
  BoardingPlays(WebRoom room, int copies, SetGrid settled, BiPredicate<Integer, Integer> mayBreak) {
    this(room, copies, settled, mayBreak, OptionalInt.empty());
  }

  /**
   * @param centre for boardings that are their own half turn, the sum of two tables that change
   *     places, from 0, modulo the number of tables
   */
  BoardingPlays(
      WebRoom room,
      int copies,
      SetGrid settled,
      BiPredicate<Integer, Integer> mayBreak,
      OptionalInt centre) {
    this.room = room;
    this.copies = copies;
    this.settled = settled;
    this.mayBreak = mayBreak;
    this.centre = centre;
    plays = new int[room.tables()][room.rounds()][room.sets()];
    model.family(WebConstraints.moves(room));
    if (centre.isPresent()) {
      // The plays of two cells that change places are one variable.
      model.family(WebConstraints.HALF_TURN);
    }
  }

  /** Adds the redundant constraint of {@link RoundWeights}; it pays where no set is settled. */
  void roundWeights() {
    RoundWeights.add(room, model, plays);
  }

  void fewestBreaks() {
    model.minimise(BreakCount.of(room, model, plays, NEVER));
  }

  /** All rules of the game. */
  void rules() {
    everyTableInPlayPlaysOneSet();
    nobodyStationaryReplays();
    nobodyMovingReplays();
    copiesSuffice();
    boardsHaveOtherResults();
  }

  /** Every table in play plays one set in a round; a settled set is that one. */
  void everyTableInPlayPlaysOneSet() {
    model.family(WebConstraints.ONE_SET);
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        List<Integer> choice = new ArrayList<>();
        for (int s = 0; s < room.sets(); s++) {
          plays[t][r][s] = passedOn(t, r) ? plays[t - 1][r + 1][s] : literal(t, r, s);
          if (plays[t][r][s] != NEVER) {
            choice.add(plays[t][r][s]);
          }
        }
        if (choice.size() > 1) {
          model.exactlyOne(choice);
        }
      }
    }
  }

  /** Whether the set goes to the table before in the next round. */
  private boolean passedOn(int t, int r) {
    return t > 0
        && r + 1 < room.rounds()
        && !mayBreak.test(t - 1, r)
        && room.inPlay(t, r)
        && room.inPlay(t - 1, r + 1);
  }

  private int literal(int t, int r, int s) {
    int set = settled.at(t, r);
    if (!room.inPlay(t, r) || (set != SetGrid.OPEN && set != s)) {
      return NEVER;
    }
    if (centre.isPresent()) {
      int table = Math.floorMod(centre.getAsInt() - t, room.tables());
      int round = room.rounds() - 1 - r;
      int other = (s ^ 1) < room.sets() ? s ^ 1 : s;
      if (table == t && round == r) {
        return other == s ? model.truth() : NEVER;
      }
      if (table < t || (table == t && round < r)) {
        return plays[table][round][other];
      }
    }
    return set == s ? model.truth() : model.bool(WebConstraints.PLAYS, t, r, s);
  }

  void nobodyStationaryReplays() {
    model.family(WebConstraints.NORTH_SOUTH);
    nobodyReplays((t, r) -> t);
  }

  private void nobodyMovingReplays() {
    model.family(WebConstraints.EAST_WEST);
    nobodyReplays((p, r) -> (p + room.shifts().get(r)) % room.tables());
  }

  private void nobodyReplays(IntBinaryOperator tableOf) {
    for (int p = 0; p < room.tables(); p++) {
      for (int s = 0; s < room.sets(); s++) {
        List<Integer> times = new ArrayList<>();
        for (int r = 0; r < room.rounds(); r++) {
          times.add(plays[tableOf.applyAsInt(p, r)][r][s]);
        }
        once(times);
      }
    }
  }

  /** Every pair plays every set when there are as many sets as rounds and no pair is missing. */
  private void once(List<Integer> times) {
    List<Integer> literals = times.stream().filter(l -> l != NEVER).toList();
    if (room.full()) {
      model.exactlyOne(literals);
    } else if (literals.size() > 1) {
      model.atMostOne(literals.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  /** In a round a set is at no more tables than it has copies. */
  void copiesSuffice() {
    model.family(WebConstraints.copies(copies));
    for (int r = 0; r < room.rounds(); r++) {
      for (int s = 0; s < room.sets(); s++) {
        Sum tables = new Sum();
        int open = 0;
        for (int t = 0; t < room.tables(); t++) {
          if (plays[t][r][s] != NEVER) {
            tables.add(plays[t][r][s], 1);
            open++;
          }
        }
        if (open > copies) {
          model.atMost(tables, copies);
        }
      }
    }
  }

  /** A set that is played at all is played as often as the wish asks. */
  void boardsHaveOtherResults() {
    PlayedSets.state(model, room, plays, literal -> literal != NEVER);
  }

  /** Breaks the symmetry of set numbers: the first table plays the sets in order. */
  void firstTableInOrder() {
    model.family(WebConstraints.FIRST_TABLE);
    for (int r = 0; r < room.rounds(); r++) {
      if (room.inPlay(0, r)) {
        model.fix(plays[0][r][r]);
      }
    }
  }

  ConstraintModel built(PairsWish wish, String name) {
    return new ConstraintModel(
        name,
        model.build(),
        model.legend(WebConstraints.BOARDING_IDEA),
        values -> room.movement(wish, grid(values)),
        nothingSettled() && walksFreely() && centre.isEmpty());
  }

  boolean nothingSettled() {
    return settled.rows().stream().flatMap(List::stream).allMatch(s -> s == SetGrid.OPEN);
  }

  private boolean walksFreely() {
    return IntStream.range(0, room.tables() * room.rounds())
        .noneMatch(k -> passedOn(k / room.rounds(), k % room.rounds()));
  }

  private SetGrid grid(Assignment values) {
    return SetGrid.of(
        room,
        (t, r) -> {
          for (int s = 0; s < room.sets(); s++) {
            if (plays[t][r][s] != NEVER && values.isTrue(plays[t][r][s])) {
              return s;
            }
          }
          throw new IllegalStateException("no set at a table in play");
        });
  }

  /** A redundant constraint on the rounds in which a set is played. */
  private static final class RoundWeights {

    private RoundWeights() {}

    /**
     * Where every pair plays every set, a set is played once at each table and once by each EW
     * pair; as table = pair + shift, the shifts of its rounds sum to 0 modulo the number of tables.
     * Adds no constraint in other rooms.
     *
     * @param plays whether table t plays set s in round r
     */
    static void add(WebRoom room, ModelBuilder model, int[][][] plays) {
      if (!room.full()) {
        return;
      }
      model.family(WebConstraints.SHIFTS);
      for (int s = 0; s < room.sets(); s++) {
        Sum shifts = new Sum();
        for (int r = 0; r < room.rounds(); r++) {
          for (int t = 0; t < room.tables(); t++) {
            if (plays[t][r][s] != NEVER) {
              shifts.add(plays[t][r][s], room.shifts().get(r));
            }
          }
        }
        shifts.add(
            model.integer(WebConstraints.ROUNDABOUT, 0, Collections.max(room.shifts()), s),
            -room.tables());
        model.equal(shifts, 0);
      }
    }
  }
}
