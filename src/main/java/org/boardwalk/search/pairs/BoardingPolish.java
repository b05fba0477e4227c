package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.search.Engine;
import org.boardwalk.wish.PairsWish;

/**
 * Large neighbourhood search for fewer breaks: some tables or rounds are opened around a break, and
 * the engine finds the best way to close them again; equally good ways are accepted too. At random,
 * either all other sets are kept, or only the walk of the sets. Heuristic.
 *
 * @see <a href="https://doi.org/10.1007/3-540-49481-2_30">P. Shaw: Using constraint programming and
 *     local search methods to solve vehicle routing problems, CP 1998</a>
 */
public final class BoardingPolish {

  private static final double EFFORT = 0.4;

  private static final int LEAST_TABLES = 2;

  private final PairsWish wish;
  private final WebRoom room;
  private final int copies;
  private final Engine engine;
  private final SplittableRandom random;
  private final BooleanSupplier over;

  /**
   * @param wish the wish
   * @param room tables, rounds, sets, and the meetings
   * @param copies copies of the boards
   * @param engine the engine that closes the openings
   * @param seed the seed of random choices
   * @param over asked again and again; true ends the search
   */
  public BoardingPolish(
      PairsWish wish, WebRoom room, int copies, Engine engine, long seed, BooleanSupplier over) {
    this.wish = wish;
    this.room = room;
    this.copies = copies;
    this.engine = engine;
    this.over = over;
    random = new SplittableRandom(seed);
  }

  /**
   * Continues until the search is over, no break is left, or enough turns in a row gain nothing.
   *
   * @param start a boarding without fault
   * @param patience how many turns in a row
   * @param better receives each boarding with fewer breaks
   * @return the last one, which has the fewest breaks
   */
  public SetGrid polish(SetGrid start, int patience, Consumer<SetGrid> better) {
    SetGrid best = start;
    int idle = 0;
    double width = 4;
    while (idle < patience && best.breaks(room) > 0 && !over.getAsBoolean()) {
      boolean[] exhausted = new boolean[1];
      Optional<SetGrid> next = reopened(best, width, exhausted);
      // Wider where the engine needs little time, narrower where it needs much.
      width =
          exhausted[0]
              ? Math.min(room.tables(), width + 0.15)
              : Math.max(LEAST_TABLES, width - 0.3);
      idle++;
      if (next.isPresent()) {
        if (next.get().breaks(room) < best.breaks(room)) {
          idle = 0;
          better.accept(next.get());
        }
        best = next.get();
      }
    }
    return best;
  }

  /**
   * Repairs a boarding: tables with replays or missing copies are opened, with others, until a
   * boarding without faults is found.
   */
  Optional<SetGrid> repaired(SetGrid faulty, int turns) {
    Set<Integer> bad = faultyTables(faulty);
    for (int k = 0; k < turns && bad.size() < room.tables() && !over.getAsBoolean(); k++) {
      Set<Integer> open = new HashSet<>(bad);
      int wanted = Math.min(room.tables(), bad.size() + 1 + k);
      while (open.size() < wanted) {
        open.add(random.nextInt(room.tables()));
      }
      SetGrid settled =
          SetGrid.of(room, (t, r) -> open.contains(t) ? SetGrid.OPEN : faulty.at(t, r));
      Optional<SetGrid> found =
          solved(BoardingFormulation.fewestBreaks(wish, room, copies, settled), new boolean[1]);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Set<Integer> faultyTables(SetGrid grid) {
    Set<Integer> bad = new HashSet<>();
    for (int t = 0; t < room.tables(); t++) {
      for (int r = 0; r < room.rounds(); r++) {
        int table = t;
        int round = r;
        int set = grid.at(t, r);
        long replays =
            IntStream.range(0, room.rounds())
                .filter(q -> grid.at(tableOf(room.eastWest(table, round), q), q) == set)
                .count();
        long tables =
            IntStream.range(0, room.tables()).filter(u -> grid.at(u, round) == set).count();
        if (set != SetGrid.OPEN && (replays > 1 || tables > copies)) {
          bad.add(t);
        }
      }
    }
    return bad;
  }

  private int tableOf(int pair, int round) {
    return (pair + room.shifts().get(round)) % room.tables();
  }

  private Optional<SetGrid> reopened(SetGrid grid, double width, boolean[] exhausted) {
    BiPredicate<Integer, Integer> open = opening(grid, (int) width);
    ConstraintModel model = random.nextBoolean() ? othersSettled(grid, open) : walkKept(grid, open);
    return solved(model.below(grid.breaks(room) + 1L), exhausted);
  }

  /** A model in which all that is not open keeps its sets. */
  private ConstraintModel othersSettled(SetGrid grid, BiPredicate<Integer, Integer> open) {
    SetGrid settled = SetGrid.of(room, (t, r) -> open.test(t, r) ? SetGrid.OPEN : grid.at(t, r));
    return BoardingFormulation.fewestBreaks(wish, room, copies, settled);
  }

  /**
   * A model in which all that is not open keeps the walk of its sets, but not the sets themselves.
   */
  private ConstraintModel walkKept(SetGrid grid, BiPredicate<Integer, Integer> open) {
    return BoardingFormulation.walkKept(
        wish,
        room,
        copies,
        (t, r) ->
            grid.isBreak(room, t, r)
                || open.test(t, r + 1)
                || open.test((t + 1) % room.tables(), r));
  }

  private Optional<SetGrid> solved(ConstraintModel model, boolean[] exhausted) {
    LastSolution<SetGrid> found = new LastSolution<>();
    Engine.Limits limits = new Engine.Limits(EFFORT, 10 * EFFORT, over, random.nextInt(1 << 30));
    Engine.End end =
        engine.solve(
            model, limits, values -> found.accept(SetGrid.of(room, model.decoder().apply(values))));
    exhausted[0] = end.exhausted();
    return found.value();
  }

  /** An opening of adjacent tables, of single tables, or of rounds, with a break among them. */
  private BiPredicate<Integer, Integer> opening(SetGrid grid, int width) {
    int[] at = aBreak(grid);
    int kind = random.nextInt(3);
    if (kind == 0) {
      int first = at[0] - random.nextInt(width);
      return (t, r) -> Math.floorMod(t - first, room.tables()) < width;
    }
    if (kind == 1) {
      List<Integer> tables = new ArrayList<>(List.of(at[0], (at[0] + 1) % room.tables()));
      while (tables.size() < Math.min(width, room.tables())) {
        int[] other = aBreak(grid);
        tables.add((other[0] + random.nextInt(2)) % room.tables());
      }
      return (t, r) -> tables.contains(t);
    }
    int span = Math.max(2, width * room.rounds() / room.tables());
    int first = at[1] - random.nextInt(span);
    return (t, r) -> r >= first && r <= first + span;
  }

  private int[] aBreak(SetGrid grid) {
    while (true) {
      int t = random.nextInt(room.tables());
      int r = random.nextInt(room.rounds() - 1);
      if (grid.isBreak(room, t, r)) {
        return new int[] {t, r};
      }
    }
  }
}
