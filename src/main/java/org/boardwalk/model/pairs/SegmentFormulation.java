package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsWish;

/**
 * Cut boarding of a Web: starts[t][0][s], table t begins with set s and goes up, and
 * starts[t][1][s], it goes down; begins[t], a segment begins at table t. It has all such boardings
 * of its room and number of copies, whatever the number of segments: that is minimised. A segment
 * is no longer than there are sets, so that one copy serves it. For few segments the exhaustive
 * search in {@code search.pairs} is faster; it does not use this model, and the two check each
 * other.
 */
public final class SegmentFormulation {

  private static final int UP = 0;
  private static final int DOWN = 1;

  private final WebRoom room;
  private final int copies;
  private final ModelBuilder model = new ModelBuilder();
  private final int[][][] starts;
  private final int[] begins;

  private SegmentFormulation(WebRoom room, int copies) {
    this.room = room;
    this.copies = copies;
    starts = new int[room.tables()][2][room.sets()];
    begins = new int[room.tables()];
    for (int t = 0; t < room.tables(); t++) {
      begins[t] = model.bool(WebConstraints.BEGINS, t);
      for (int s = 0; s < room.sets(); s++) {
        starts[t][UP][s] = model.bool(WebConstraints.UP, t, s);
      }
      for (int s = 0; s < room.sets(); s++) {
        starts[t][DOWN][s] = model.bool(WebConstraints.DOWN, t, s);
      }
    }
  }

  /**
   * The fewest segments.
   *
   * @param wish the wish, which names the movement
   * @param room the seats of all pairs
   * @param copies the most tables that may play a set in a round
   * @return the model, which minimises segments
   */
  public static ConstraintModel fewestSegments(PairsWish wish, WebRoom room, int copies) {
    SegmentFormulation cut = new SegmentFormulation(room, copies);
    cut.model.family(WebConstraints.moves(room));
    cut.everyTableGoesUpOrDownFromASet();
    cut.segmentsGoOn();
    cut.segmentsAreNoLongerThanTheSets();
    cut.nobodyMovingReplays();
    cut.copiesSuffice();
    cut.boardsHaveOtherResults();
    cut.firstTableGoesUpFromTheFirstSet();
    cut.model.family(WebConstraints.SEGMENTS);
    Sum segments = new Sum();
    for (int begin : cut.begins) {
      segments.add(begin, 1);
    }
    cut.model.minimise(segments);
    return new ConstraintModel(
        Text.of("segments with %d copies", copies),
        cut.model.build(),
        cut.model.legend(WebConstraints.SEGMENTS_IDEA),
        values -> room.movement(wish, cut.grid(values)),
        false);
  }

  /**
   * Every table begins with one set and goes up or down; with no more rounds than sets NS pairs
   * never replay a set.
   */
  private void everyTableGoesUpOrDownFromASet() {
    model.family(WebConstraints.UP_OR_DOWN);
    for (int[][] slopes : starts) {
      List<Integer> choice = new ArrayList<>();
      for (int[] slope : slopes) {
        for (int start : slope) {
          choice.add(start);
        }
      }
      model.exactlyOne(choice);
    }
  }

  /** A table where no segment begins goes on with the slope of the table before, a set further. */
  private void segmentsGoOn() {
    model.family(WebConstraints.GOES_ON);
    model.fix(begins[0]);
    for (int t = 1; t < room.tables(); t++) {
      for (int s = 0; s < room.sets(); s++) {
        model.clause(not(starts[t][UP][s]), starts[t - 1][UP][set(s - 1)], begins[t]);
        model.clause(not(starts[t][DOWN][s]), starts[t - 1][DOWN][set(s + 1)], begins[t]);
      }
    }
  }

  /** A copy serves no more tables in a row than there are sets. */
  private void segmentsAreNoLongerThanTheSets() {
    model.family(WebConstraints.LENGTH);
    for (int t = 0; t + room.sets() < room.tables(); t++) {
      int[] soon = new int[room.sets()];
      System.arraycopy(begins, t + 1, soon, 0, soon.length);
      model.clause(soon);
    }
  }

  /** No EW pair plays a set twice; with as many sets as rounds each pair plays every set. */
  private void nobodyMovingReplays() {
    model.family(WebConstraints.EAST_WEST_CUT);
    for (int p = 0; p < room.tables(); p++) {
      for (int s = 0; s < room.sets(); s++) {
        List<Integer> times = new ArrayList<>();
        for (int r = 0; r < room.rounds(); r++) {
          times.addAll(plays((p + room.shifts().get(r)) % room.tables(), r, s));
        }
        if (room.full()) {
          model.exactlyOne(times);
        } else if (times.size() > 1) {
          model.atMostOne(times.stream().mapToInt(Integer::intValue).toArray());
        }
      }
    }
  }

  /** In a round a set is at no more tables than it has copies. */
  private void copiesSuffice() {
    model.family(WebConstraints.copies(copies));
    for (int r = 0; r < room.rounds(); r++) {
      for (int s = 0; s < room.sets(); s++) {
        Sum tables = new Sum();
        for (int t = 0; t < room.tables(); t++) {
          plays(t, r, s).forEach(start -> tables.add(start, 1));
        }
        model.atMost(tables, copies);
      }
    }
  }

  /** A set that is played at all is played as often as the wish asks. */
  private void boardsHaveOtherResults() {
    PlayedSets.state(
        model,
        room.sets(),
        room.fewestPlays(),
        1,
        s ->
            IntStream.range(0, room.tables() * room.rounds())
                .mapToObj(k -> plays(k / room.rounds(), k % room.rounds(), s))
                .flatMap(List::stream)
                .toList());
  }

  /** Breaks the symmetry of set numbers: table 1 begins with set 1 and goes up. */
  private void firstTableGoesUpFromTheFirstSet() {
    model.family(WebConstraints.FIRST_START);
    model.fix(starts[0][UP][0]);
  }

  /** The two starts with which a table in play plays that set in that round. */
  private List<Integer> plays(int t, int r, int s) {
    return room.inPlay(t, r)
        ? List.of(starts[t][UP][set(s - r)], starts[t][DOWN][set(s + r)])
        : List.of();
  }

  private int set(int number) {
    return Math.floorMod(number, room.sets());
  }

  private SetGrid grid(Assignment values) {
    return SetGrid.of(
        room,
        (t, r) -> {
          for (int s = 0; s < room.sets(); s++) {
            if (plays(t, r, s).stream().anyMatch(values::isTrue)) {
              return s;
            }
          }
          throw new IllegalStateException("no set at a table in play");
        });
  }
}
