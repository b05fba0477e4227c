package org.boardwalk.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

  /** Where tables need not get their sets from the next one. */
  private final Cuts cuts;

  private final ModelBuilder model = new ModelBuilder();
  private final int[][][] plays;

  private BoardingFormulation(WebRoom room, int copies, SetGrid settled, Cuts cuts) {
    this.room = room;
    this.copies = copies;
    this.settled = settled;
    this.cuts = cuts;
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
    BoardingFormulation boarding =
        new BoardingFormulation(room, copies, open(room), Cuts.everywhere(room));
    boarding.rules();
    boarding.weightedRounds();
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
    BoardingFormulation boarding = new BoardingFormulation(room, copies, open(room), cuts);
    boarding.rules();
    boarding.weightedRounds();
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
    BoardingFormulation boarding =
        new BoardingFormulation(room, copies, open(room), Cuts.everywhere(room));
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
    BoardingFormulation boarding =
        new BoardingFormulation(room, copies, open(room), Cuts.everywhere(room));
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
        new BoardingFormulation(room, copies, settled, Cuts.everywhere(room));
    boarding.rules();
    if (boarding.nothingSettled()) {
      boarding.weightedRounds();
      boarding.firstTableInOrder();
    }
    boarding.model.minimise(boarding.breaks());
    return boarding.built(wish, Text.of("breaks with %d copies", copies));
  }

  private static SetGrid open(WebRoom room) {
    return SetGrid.of(room, (t, r) -> SetGrid.OPEN);
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
        && !cuts.allow(t - 1)
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

  /** Nobody who sits NS plays a set twice. */
  private void nobodyStationaryReplays() {
    model.rule(WebRules.NORTH_SOUTH);
    for (int t = 0; t < room.tables(); t++) {
      for (int s = 0; s < room.sets(); s++) {
        List<Integer> times = new ArrayList<>();
        for (int r = 0; r < room.rounds(); r++) {
          times.add(plays[t][r][s]);
        }
        once(times);
      }
    }
  }

  /** Nobody who sits EW plays a set twice. */
  private void nobodyMovingReplays() {
    model.rule(WebRules.EAST_WEST);
    for (int p = 0; p < room.tables(); p++) {
      for (int s = 0; s < room.sets(); s++) {
        List<Integer> times = new ArrayList<>();
        for (int r = 0; r < room.rounds(); r++) {
          times.add(plays[(p + room.shifts().get(r)) % room.tables()][r][s]);
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

  /**
   * Redundant: where everybody plays every set, the tables at which a set is played number each
   * table once, and so do the EW pairs; as table = pair + shift, the shifts of its rounds sum to 0
   * modulo the number of tables.
   */
  private void weightedRounds() {
    if (!room.full()) {
      return;
    }
    model.rule(WebRules.SHIFTS);
    for (int s = 0; s < room.sets(); s++) {
      Sum shifts = new Sum();
      for (int r = 0; r < room.rounds(); r++) {
        for (int t = 0; t < room.tables(); t++) {
          shifts.add(plays[t][r][s], room.shifts().get(r));
        }
      }
      shifts.add(
          model.integer(WebRules.ROUNDABOUT, 0, Collections.max(room.shifts()), s), -room.tables());
      model.equal(shifts, 0);
    }
  }

  /** Sets may be renamed, so that the first table in play plays them in order. */
  private void firstTableInOrder() {
    model.rule(WebRules.FIRST_TABLE);
    for (int r = 0; r < room.rounds(); r++) {
      if (room.inPlay(0, r)) {
        model.fix(plays[0][r][r]);
      }
    }
  }

  /** The times that a table's next set does not come from the next table. */
  private Sum breaks() {
    return BreakCount.of(room, model, plays, NEVER);
  }

  private ConstraintModel built(PairsWish wish, String name) {
    return new ConstraintModel(
        name,
        model.build(),
        model.legend(WebRules.BOARDING_IDEA),
        values -> room.movement(wish, grid(values)),
        nothingSettled() && cuts.equals(Cuts.everywhere(room)));
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
