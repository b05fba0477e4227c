package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.EastWest;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WalkFormulation;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.Engine;
import org.boardwalk.search.pairs.Figure.Aim;
import org.boardwalk.wish.answer.Reason;

/**
 * Free boarding where EW may go anywhere, each pair its own way, but no two contestants meet twice.
 * First come boards whose walk is as simple as NS and the copies allow: no walk of EW needs fewer
 * breaks. Then EW are fitted to them, all alike if possible, else separately, with few leaps. Where
 * none fit, boards and EW are searched in one model, which is complete. The rest of the time goes
 * to EW that move up one or skip. Heuristic with proven bounds, and exact where a model is
 * exhausted.
 */
final class FreeWalk {

  /**
   * The part of the time after which boards are given up; the next constants are for EW, and for
   * both at once.
   */
  private static final double BOARDS = 0.15;

  private static final double WALKS = 0.5;
  private static final double BOTH = 0.7;

  /** The part of the time for EW of one boarding. */
  private static final double ONE = 0.2;

  private final WebSearchScope quest;

  FreeWalk(WebSearchScope quest) {
    this.quest = quest;
  }

  /**
   * The result for a number of copies, or the reasons why there is none.
   *
   * @param fewest a lower bound on breaks with so many copies
   * @param by the reasons for it, or for there being no result; empty where nothing is known
   */
  private record Trial(Optional<Boarded> find, long fewest, List<Reason> by) {

    boolean refuted() {
      return find.isEmpty() && !by.isEmpty();
    }
  }

  /** Whether the models of EW walks serve rooms of these sizes. */
  static boolean serves(WebRoom room) {
    return room.rounds() <= room.tables()
        && room.missing().filter(d -> d == Direction.EW).isEmpty();
  }

  /** The best result for rooms of equal sizes, the plainest first. */
  Optional<Boarded> best(List<WebRoom> rooms) {
    WebRoom room = rooms.get(0);
    int bound = WebSearchScope.theoremsForAll(room).counted();
    int most = Math.min(quest.wish().boards().copies(), room.tables());
    List<Reason> by = new ArrayList<>();
    for (int copies = bound; copies <= most; copies++) {
      Trial trial = any(room, copies);
      quest.tried(
          Text.of(
              "%d copies, EW anywhere: %s",
              copies, trial.find().map(b -> b.finder().method()).orElse("none found")));
      if (trial.find().isPresent()) {
        return Optional.of(bounded(besideUsual(rooms, trial), trial, copies, bound, by));
      }
      if (trial.refuted() && bound == copies) {
        bound++;
        by.addAll(trial.by());
      }
    }
    if (bound > most) {
      quest.refuted(WebSearchScope.withCounting(room, by));
      return Optional.empty();
    }
    int least = bound;
    return FreeBoarding.ofSomeWalks(quest, BOTH).best(rooms).map(f -> f.unproven(least));
  }

  /** The better of this result and EW that move up one or skip, which may have fewer leaps. */
  private Boarded besideUsual(List<WebRoom> rooms, Trial trial) {
    Boarded free = trial.find().orElseThrow();
    boolean fewest = free.value(Aim.BREAKS) == trial.fewest();
    if (fewest && free.value(Aim.LEAPS) == 0) {
      return free;
    }
    Boarded best =
        FreeBoarding.ofSomeWalks(quest, BOTH)
            .best(rooms)
            .filter(u -> u.betterThan(free))
            .orElse(free);
    return fewerLeaps(rooms.get(0), best);
  }

  /** Searches for other EW for these boards in the time that is left. */
  private Boarded fewerLeaps(WebRoom room, Boarded find) {
    SetGrid grid = SetGrid.of(room, find.movement());
    Movement best = new WalkPolish(quest, room, grid).polish(find.movement());
    return EastWest.of(room, best).leaps() < find.value(Aim.LEAPS)
        ? find(room, best, find.finder().method() + ", then large neighbourhoods")
        : find;
  }

  /** The result with its bounds; that on breaks with as many copies holds for every walk. */
  private static Boarded bounded(
      Boarded best, Trial trial, int copies, int leastCopies, List<Reason> by) {
    long value = best.value(Aim.COPIES);
    List<Reason> reasons = new ArrayList<>(by);
    reasons.addAll(trial.by());
    return best.with(
        List.of(
            new Figure(Aim.COPIES, value, leastCopies),
            new Figure(Aim.BREAKS, best.value(Aim.BREAKS), value == copies ? trial.fewest() : 0),
            new Figure(Aim.LEAPS, best.value(Aim.LEAPS), 0)),
        reasons);
  }

  private Trial any(WebRoom room, int copies) {
    Optional<Reason> theorem =
        WebSearchScope.reason(WebSearchScope.theoremsForAll(room).refuted(copies));
    if (theorem.isPresent()) {
      return new Trial(Optional.empty(), 0, List.of(theorem.get()));
    }
    SimpleBoards boards = SimpleBoards.of(quest, room, copies, BOARDS);
    for (SetGrid grid : boards.grids()) {
      Optional<Boarded> find = forBoards(room, grid);
      if (find.isPresent()) {
        return new Trial(find, boards.fewest(), boards.by());
      }
    }
    return withBoards(room, copies, boards);
  }

  /** EW that fit a boarding: all alike first, then separately with fewer leaps. */
  private Optional<Boarded> forBoards(WebRoom room, SetGrid grid) {
    LastSolution<Boarded> best = new LastSolution<>();
    solve(WalkFormulation.together(quest.wish(), room, grid), Aim.LEAPS, room, ONE, WALKS, best);
    solve(WalkFormulation.apart(quest.wish(), room, grid), Aim.LEAPS, room, ONE, WALKS, best);
    return best.value();
  }

  private Trial withBoards(WebRoom room, int copies, SimpleBoards boards) {
    LastSolution<Boarded> best = new LastSolution<>();
    double part = BOTH - WALKS;
    ConstraintModel alike = WalkFormulation.togetherWithBoards(quest.wish(), room, copies);
    solve(alike, Aim.BREAKS, room, part / 3, BOTH, best);
    ConstraintModel apart = WalkFormulation.apartWithBoards(quest.wish(), room, copies);
    Optional<Reason> exhausted = solve(apart, Aim.BREAKS, room, part, BOTH, best);
    if (exhausted.isPresent()) {
      long fewest = best.value().map(f -> f.value(Aim.BREAKS)).orElse(0L);
      return new Trial(best.value(), fewest, List.of(exhausted.get()));
    }
    return best.value().isPresent()
        ? new Trial(best.value(), boards.fewest(), boards.by())
        : new Trial(Optional.empty(), 0, List.of());
  }

  /**
   * Searches for a result that is better than the incumbent in the model's objective. Takes at most
   * one part of the time, and ends when another part of it has passed.
   *
   * @return the certificate that there is no better result; empty where a limit ended the search
   */
  private Optional<Reason> solve(
      ConstraintModel model,
      Aim measure,
      WebRoom room,
      double part,
      double end,
      LastSolution<Boarded> best) {
    ConstraintModel better = best.value().map(f -> model.below(f.value(measure))).orElse(model);
    Engine.End ended =
        quest.solve(
            better,
            part * quest.seconds(),
            end,
            values -> best.accept(find(room, model.decoder().apply(values), model.name())));
    return ended.exhausted() ? Optional.of(quest.engine().exhausted(better)) : Optional.empty();
  }

  private Boarded find(WebRoom room, Movement movement, String method) {
    SetGrid grid = SetGrid.of(room, movement);
    int leaps = EastWest.of(room, movement).leaps();
    return new Boarded(
        movement,
        List.of(
            new Figure(Aim.COPIES, grid.copies(room), 0),
            new Figure(Aim.BREAKS, grid.breaks(room), 0),
            new Figure(Aim.LEAPS, leaps, 0)),
        List.of(),
        quest.engine().finder(method));
  }

  /**
   * Boardings with a simple walk that serve NS, for any walk of EW.
   *
   * @param grids the boardings, those with fewest breaks first
   * @param fewest a lower bound on the breaks of all boardings with so many copies, for any walk of
   *     EW
   * @param by the reasons for the bound; empty where it is 0
   */
  private record SimpleBoards(List<SetGrid> grids, int fewest, List<Reason> by) {

    /** Copies the lists. */
    SimpleBoards {
      grids = List.copyOf(grids);
      by = List.copyOf(by);
    }

    /**
     * Boards in the order of a group, and those that the engine finds until that part of the time.
     */
    static SimpleBoards of(WebSearchScope quest, WebRoom room, int copies, double part) {
      List<SetGrid> grids = new CopyOnWriteArrayList<>(byGroups(room));
      grids.removeIf(grid -> grid.copies(room) > copies || !grid.isCompared(room));
      int least = grids.stream().mapToInt(g -> g.breaks(room)).min().orElse(Integer.MAX_VALUE);
      ConstraintModel model = BoardingFormulation.stationary(quest.wish(), room, copies);
      if (least < Integer.MAX_VALUE) {
        model = model.below(least);
      }
      ConstraintModel better = model;
      boolean exhausted =
          least > 0
              && quest
                  .solve(
                      better,
                      part * quest.seconds(),
                      part,
                      values -> grids.add(SetGrid.of(room, better.decoder().apply(values))))
                  .exhausted();
      List<SetGrid> sorted = new ArrayList<>(grids);
      sorted.sort(Comparator.comparingInt(g -> g.breaks(room)));
      return exhausted && !sorted.isEmpty()
          ? new SimpleBoards(
              sorted, sorted.get(0).breaks(room), List.of(quest.engine().exhausted(better)))
          : new SimpleBoards(sorted, 0, List.of());
    }

    /**
     * Boards in which the sets go down a table a round; each table adds its own element to the
     * round's in a group.
     */
    private static List<SetGrid> byGroups(WebRoom room) {
      return groups(room.sets()).stream()
          .map(
              group ->
                  SetGrid.of(room, (t, r) -> group.map(g -> g.add(t % room.sets(), r)).orElse(0)))
          .toList();
    }

    private static List<Optional<AbelianGroup>> groups(int order) {
      return order == 1
          ? List.of(Optional.empty())
          : AbelianGroup.ofOrder(order).stream().map(Optional::of).toList();
    }
  }
}
