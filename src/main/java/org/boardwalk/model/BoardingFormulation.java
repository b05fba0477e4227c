package org.boardwalk.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.text.Text;
import org.boardwalk.wish.PairsWish;

/**
 * Free boarding of a Web: plays[t][r][s], table t plays set s in round r, where the EW pairs all
 * move alike. Complete for its room and number of copies, unless some sets are settled before.
 */
public final class BoardingFormulation {

  private static final int NEVER = Integer.MIN_VALUE;

  private final WebRoom room;
  private final int copies;
  private final SetGrid settled;

  /** Whether a table need not get its set of the round after from the next table. */
  private final BiPredicate<Integer, Integer> mayBreak;

  private final ModelBuilder model = new ModelBuilder();
  private final int[][][] plays;

  private BoardingFormulation(
      WebRoom room, int copies, SetGrid settled, BiPredicate<Integer, Integer> mayBreak) {
    this.room = room;
    this.copies = copies;
    this.settled = settled;
    this.mayBreak = mayBreak;
    plays = new int[room.tables()][room.rounds()][room.sets()];
    model.rule(WebRules.moves(room));
  }

  /**
   * Any boarding with so many copies.
   *
   * @param wish the wish, which names the movement
   * @param room who sits where
   * @param copies the most tables that may play a set in a round
   * @return the model, without an objective
   */
  public static ConstraintModel feasible(PairsWish wish, WebRoom room, int copies) {
    BoardingFormulation boarding = all(room, copies);
    boarding.rules();
    RoundWeights.add(room, boarding.model, boarding.plays);
    return boarding.built(wish, Text.of("boarding with %d copies", copies));
  }

  /**
   * A boarding that breaks the walk of the sets at few tables only.
   *
   * @param wish the wish, which names the movement
   * @param room who sits where
   * @param copies the most tables that may play a set in a round
   * @param cuts where tables need not get their sets from the next one
   * @return the model, without an objective
   */
  public static ConstraintModel cut(PairsWish wish, WebRoom room, int copies, Cuts cuts) {
    BoardingFormulation boarding =
        new BoardingFormulation(room, copies, open(room), (t, r) -> cuts.allow(t));
    boarding.rules();
    RoundWeights.add(room, boarding.model, boarding.plays);
    boarding.firstTableInOrder();
    return boarding.built(wish, Text.of("boarding with %d copies, %s", copies, cuts.words()));
  }

  /**
   * The rules alone, as anybody would write them: to compare with.
   *
   * @param wish the wish, which names the movement
   * @param room who sits where
   * @param copies the most tables that may play a set in a round
   * @return the model, which minimises breaks
   */
  public static ConstraintModel plain(PairsWish wish, WebRoom room, int copies) {
    BoardingFormulation boarding = all(room, copies);
    boarding.rules();
    boarding.model.minimise(boarding.breaks());
    return boarding.built(wish, Text.of("plain boarding with %d copies", copies));
  }

  /**
   * The boarding with fewest breaks if EW did not replay whatever they did: however EW move, there
   * are no fewer.
   *
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param copies the most tables that may play a set in a round
   * @return the model, which minimises breaks; EW may replay sets in what it decodes to
   */
  public static ConstraintModel stationary(PairsWish wish, WebRoom room, int copies) {
    BoardingFormulation boarding = all(room, copies);
    boarding.everyTableInPlayPlaysOneSet();
    boarding.nobodyStationaryReplays();
    boarding.copiesSuffice();
    boarding.firstTableInOrder();
    boarding.model.minimise(boarding.breaks());
    return boarding.built(wish, Text.of("breaks for NS with %d copies", copies));
  }

  /**
   * The boarding with fewest breaks.
   *
   * @param wish the wish, which names the movement
   * @param room who sits where
   * @param copies the most tables that may play a set in a round
   * @param settled the sets that are settled; {@link SetGrid#OPEN} where any may be played
   * @return the model, which minimises breaks
   */
  public static ConstraintModel fewestBreaks(
      PairsWish wish, WebRoom room, int copies, SetGrid settled) {
    BoardingFormulation boarding =
        new BoardingFormulation(room, copies, settled, BoardingFormulation::anywhere);
    boarding.rules();
    if (boarding.nothingSettled()) {
      RoundWeights.add(room, boarding.model, boarding.plays);
      boarding.firstTableInOrder();
    }
    boarding.model.minimise(boarding.breaks());
    return boarding.built(wish, Text.of("breaks with %d copies", copies));
  }

  /**
   * The boarding with fewest breaks of those that keep a part of the walk of the sets.
   *
   * @param wish the wish, which names the movement
   * @param room who sits where
   * @param copies the most tables that may play a set in a round
   * @param mayBreak for a table and a round, from 0, whether its next set may come from anywhere
   * @return the model, which minimises breaks
   */
  public static ConstraintModel walkKept(
      PairsWish wish, WebRoom room, int copies, BiPredicate<Integer, Integer> mayBreak) {
    BoardingFormulation boarding = new BoardingFormulation(room, copies, open(room), mayBreak);
    boarding.rules();
    RoundWeights.add(room, boarding.model, boarding.plays);
    boarding.firstTableInOrder();
    boarding.model.minimise(boarding.breaks());
    return boarding.built(wish, Text.of("breaks with %d copies, part of the walk kept", copies));
  }

  private static BoardingFormulation all(WebRoom room, int copies) {
    return new BoardingFormulation(room, copies, open(room), BoardingFormulation::anywhere);
  }

  private static SetGrid open(WebRoom room) {
    return SetGrid.of(room, (t, r) -> SetGrid.OPEN);
  }

  private static boolean anywhere(int table, int round) {
    return true;
  }

  private boolean walksFreely() {
    return IntStream.range(0, room.tables() * room.rounds())
        .noneMatch(k -> passedOn(k / room.rounds(), k % room.rounds()));
  }

  private boolean nothingSettled() {
    return settled.rows().stream().flatMap(List::stream).allMatch(s -> s == SetGrid.OPEN);
  }

  private void rules() {
    everyTableInPlayPlaysOneSet();
    nobodyStationaryReplays();
    nobodyMovingReplays();
    copiesSuffice();
  }

  /** Every table in play plays one set in a round; a settled set is that one. */
  private void everyTableInPlayPlaysOneSet() {
    model.rule(WebRules.ONE_SET);
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
    return set == s ? model.truth() : model.bool(WebRules.PLAYS, t, r, s);
  }

  private void nobodyStationaryReplays() {
    model.rule(WebRules.NORTH_SOUTH);
    nobodyReplays((t, r) -> t);
  }

  private void nobodyMovingReplays() {
    model.rule(WebRules.EAST_WEST);
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

  /** With as many sets as rounds and nobody missing, everybody plays every set. */
  private void once(List<Integer> times) {
    List<Integer> literals = times.stream().filter(l -> l != NEVER).toList();
    if (room.full()) {
      model.exactlyOne(literals);
    } else if (literals.size() > 1) {
      model.atMostOne(literals.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  /** In a round a set is at no more tables than it has copies. */
  private void copiesSuffice() {
    model.rule(WebRules.copies(copies));
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

  /** Sets may be renamed, so that the first table plays them in order. */
  private void firstTableInOrder() {
    model.rule(WebRules.FIRST_TABLE);
    for (int r = 0; r < room.rounds(); r++) {
      if (room.inPlay(0, r)) {
        model.fix(plays[0][r][r]);
      }
    }
  }

  private Sum breaks() {
    return BreakCount.of(room, model, plays, NEVER);
  }

  private ConstraintModel built(PairsWish wish, String name) {
    return new ConstraintModel(
        name,
        model.build(),
        model.legend(WebRules.BOARDING_IDEA),
        values -> room.movement(wish, grid(values)),
        nothingSettled() && walksFreely());
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
}
