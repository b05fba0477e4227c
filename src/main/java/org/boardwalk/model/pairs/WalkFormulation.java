package org.boardwalk.model.pairs;

import static org.boardwalk.model.ModelBuilder.not;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.ConstraintModel.Assignment;
import org.boardwalk.model.ModelBuilder;
import org.boardwalk.model.Sum;
import org.boardwalk.model.VariableFamily;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsWish;

/**
 * How the EW pairs of a Web move, for a given boarding or together with it: sits(p, t, r), pair p
 * sits at table t in round r, and plays[t][r][s] as in {@link BoardingFormulation}, joined by
 * has[p][r][s], pair p plays set s in round r. The shifts of the room are ignored. No two pairs
 * meet twice, and no pair replays a set. Limits: not more rounds than tables, and no missing EW
 * pair.
 */
public final class WalkFormulation {

  private static final int NEVER = Integer.MIN_VALUE;

  private final WebRoom room;
  private final ModelBuilder model = new ModelBuilder();
  private final EastWestSeats seats;

  private WalkFormulation(WebRoom room, BiFunction<WebRoom, ModelBuilder, EastWestSeats> company) {
    if (room.rounds() > room.tables() || room.missing().equals(Optional.of(Direction.EW))) {
      throw new IllegalArgumentException(
          Text.of(
              "EW walks want rounds [%d] at most tables [%d], and no EW pair missing",
              room.rounds(), room.tables()));
    }
    this.room = room;
    seats = company.apply(room, model);
  }

  /**
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param grid the sets of all tables
   * @return the model where all pairs go the same number of tables up, which minimises leaps
   */
  public static ConstraintModel together(PairsWish wish, WebRoom room, SetGrid grid) {
    return new WalkFormulation(room, EastWestSeats::together)
        .given(wish, grid, "one walk for a given boarding");
  }

  /**
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param grid the sets of all tables
   * @return the model where every pair moves independently, which minimises leaps
   */
  public static ConstraintModel apart(PairsWish wish, WebRoom room, SetGrid grid) {
    return new WalkFormulation(room, EastWestSeats::apart)
        .given(wish, grid, "walks for a given boarding");
  }

  /**
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param grid the sets of all tables
   * @param before a walk that fits the boarding
   * @param open the pairs, from 0, that may go another way than before
   * @return the model where these pairs move independently, which minimises leaps
   */
  public static ConstraintModel reopened(
      PairsWish wish, WebRoom room, SetGrid grid, EastWest before, Set<Integer> open) {
    WalkFormulation walk = new WalkFormulation(room, EastWestSeats::apart);
    walk.seats.settle(before, p -> !open.contains(p));
    return walk.given(wish, grid, "walks of some pairs");
  }

  /**
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param copies the most tables that may play a set in a round
   * @return the model where all pairs go the same number of tables up and any boarding may be,
   *     which minimises breaks
   */
  public static ConstraintModel togetherWithBoards(PairsWish wish, WebRoom room, int copies) {
    return new WalkFormulation(room, EastWestSeats::together)
        .open(wish, copies, Text.of("one walk and boarding with %d copies", copies), false);
  }

  /**
   * @param wish the wish, which names the movement
   * @param room the sizes
   * @param copies the most tables that may play a set in a round
   * @return the model where every pair moves independently and any boarding may be, which minimises
   *     breaks; complete
   */
  public static ConstraintModel apartWithBoards(PairsWish wish, WebRoom room, int copies) {
    return new WalkFormulation(room, EastWestSeats::apart)
        .open(wish, copies, Text.of("walks and boarding with %d copies", copies), true);
  }

  private ConstraintModel given(PairsWish wish, SetGrid grid, String name) {
    model.family(WebConstraints.EAST_WEST_GIVEN);
    for (int p = 0; p < room.tables(); p++) {
      for (int s = 0; s < room.sets(); s++) {
        List<Integer> times = new ArrayList<>();
        for (int t = 0; t < room.tables(); t++) {
          for (int r = 0; r < room.rounds(); r++) {
            if (grid.at(t, r) == s) {
              times.add(seats.at(p, t, r));
            }
          }
        }
        once(times);
      }
    }
    model.minimise(seats.leaps());
    return new ConstraintModel(
        name,
        model.build(),
        model.legend(WebConstraints.WALK_IDEA),
        values -> room.movement(wish, grid, seats.read(values)),
        false);
  }

  private ConstraintModel open(PairsWish wish, int copies, String name, boolean complete) {
    int[][][] plays = cells(WebConstraints.PLAYS, (t, r) -> room.inPlay(t, r));
    boardsAreAlone(plays, copies);
    boardsHaveOtherResults(plays);
    int[][][] has = cells(WebConstraints.HAS, (p, r) -> true);
    nobodyMovingReplays(has);
    pairsPlayWhatTheirTablePlays(plays, has);
    model.family(WebConstraints.FIRST_TABLE);
    for (int r = 0; r < room.rounds(); r++) {
      // Symmetry of set numbers: the first table plays the sets in order.
      model.fix(plays[0][r][r]);
    }
    model.minimise(BreakCount.of(room, model, plays, NEVER));
    return new ConstraintModel(
        name,
        model.build(),
        model.legend(WebConstraints.WALK_IDEA),
        values -> room.movement(wish, grid(plays, values), seats.read(values)),
        complete);
  }

  private int[][][] cells(VariableFamily family, BiFunction<Integer, Integer, Boolean> inPlay) {
    int[][][] cells = new int[room.tables()][room.rounds()][room.sets()];
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        for (int s = 0; s < room.sets(); s++) {
          cells[t][r][s] = inPlay.apply(t, r) ? model.bool(family, t, r, s) : NEVER;
        }
      }
    }
    return cells;
  }

  /** A table plays one set in a round, each set once, and copies suffice. */
  private void boardsAreAlone(int[][][] plays, int copies) {
    model.family(WebConstraints.copies(copies));
    for (int r = 0; r < room.rounds(); r++) {
      for (int s = 0; s < room.sets(); s++) {
        Sum tables = new Sum();
        for (int t = 0; t < room.tables(); t++) {
          if (room.inPlay(t, r)) {
            tables.add(plays[t][r][s], 1);
          }
        }
        model.atMost(tables, copies);
      }
    }
    for (int t = 0; t < room.tables(); t++) {
      if (room.inPlay(t, 0)) {
        model.family(WebConstraints.ONE_SET);
        oneSetARound(plays[t]);
        model.family(WebConstraints.NORTH_SOUTH);
        eachSetOnce(plays[t]);
      }
    }
  }

  /** A set that is played at all is played as often as the wish asks. */
  private void boardsHaveOtherResults(int[][][] plays) {
    PlayedSets.state(model, room, plays, literal -> literal != NEVER);
  }

  /** No EW pair plays a set twice. */
  private void nobodyMovingReplays(int[][][] has) {
    model.family(WebConstraints.EAST_WEST_HAS);
    for (int p = 0; p < room.tables(); p++) {
      if (room.missing().isEmpty()) {
        oneSetARound(has[p]);
      }
      eachSetOnce(has[p]);
    }
  }

  private void oneSetARound(int[][] rounds) {
    for (int[] sets : rounds) {
      model.exactlyOne(Arrays.stream(sets).boxed().toList());
    }
  }

  private void eachSetOnce(int[][] rounds) {
    for (int s = 0; s < room.sets(); s++) {
      List<Integer> times = new ArrayList<>();
      for (int[] sets : rounds) {
        times.add(sets[s]);
      }
      once(times);
    }
  }

  /** Every pair plays every set when there are as many sets as rounds and no pair is missing. */
  private void once(List<Integer> literals) {
    if (room.full()) {
      model.exactlyOne(literals);
    } else if (literals.size() > 1) {
      model.atMostOne(literals.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  /** A pair plays the set of its table, and no other. */
  private void pairsPlayWhatTheirTablePlays(int[][][] plays, int[][][] has) {
    model.family(WebConstraints.SAME_SET);
    for (int p = 0; p < room.tables(); p++) {
      for (int t = 0; t < room.tables(); t++) {
        for (int r = 0; r < room.rounds(); r++) {
          for (int s = 0; s < room.sets() && room.inPlay(t, r); s++) {
            int sits = seats.at(p, t, r);
            model.clause(not(sits), not(plays[t][r][s]), has[p][r][s]);
            model.clause(not(sits), not(has[p][r][s]), plays[t][r][s]);
          }
        }
      }
    }
  }

  private SetGrid grid(int[][][] plays, Assignment values) {
    return SetGrid.of(
        room,
        (t, r) -> {
          for (int s = 0; s < room.sets(); s++) {
            if (values.isTrue(plays[t][r][s])) {
              return s;
            }
          }
          throw new IllegalStateException("no set at a table in play");
        });
  }
}
