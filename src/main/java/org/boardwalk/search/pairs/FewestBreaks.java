package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.Cuts;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.search.pairs.BoardingAnnealing.Regime;
import org.boardwalk.search.pairs.Figure.Aim;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Reason;

/**
 * Searches for the fewest breaks in a room with a number of copies, by simulated annealing and
 * large neighbourhoods, with a lower bound from the number of tables that must break the walk of
 * the sets.
 */
final class FewestBreaks {

  private static final String REOPENED = ", then large neighbourhoods";

  /** Turns of the engine to repair the results of annealing; as many again to polish them. */
  private static final int REPAIRS = 12;

  /** The part of the time for annealing; the rest is for large neighbourhoods. */
  private static final double ANNEALED = 0.8;

  /** The most tables with breaks for which all choices of them are tried. */
  private static final int MOST_CUTS = 2;

  private final WebSearchScope quest;
  private final WebRoom room;
  private final int copies;
  private final TimeSpan span;
  private Board best;

  /** Starts from a boarding. */
  FewestBreaks(WebSearchScope quest, WebRoom room, int copies, TimeSpan span, Board first) {
    this.quest = quest;
    this.room = room;
    this.copies = copies;
    this.span = span;
    best = first;
  }

  /**
   * The best boarding found in the time, with its bounds.
   *
   * @param leastCopies a lower bound on the copies
   * @param by the reasons for that bound; those for the bound on breaks are added
   */
  Boarded find(int leastCopies, List<Reason> by) {
    int bound = fewCuts(by);
    double annealed = quest.modelsOnly() ? 0 : ANNEALED;
    for (int k = 0; breaks() > bound && !quest.over(span.at(annealed)); k++) {
      anneal(k);
    }
    if (breaks() > bound) {
      String method = best.finder().method();
      polish(span.to()).polish(best.grid(), Integer.MAX_VALUE, g -> offer(reopened(method, g)));
    }
    return found(new Figure(Aim.BREAKS, breaks(), bound), leastCopies, by);
  }

  /** Anneals, and has the engine repair results with few faults. */
  private void anneal(int turn) {
    double part = span.at(ANNEALED);
    Regime regime = Regime.FEW_BREAKS.get(turn % Regime.FEW_BREAKS.size());
    BoardingAnnealing annealing = new BoardingAnnealing(room, copies, quest.seed() + turn);
    annealing
        .run(
            regime,
            BoardingAnnealing.runLength(turn / 2),
            quest.counting(part, BoardingAnnealing.NANOSECONDS))
        .ifPresent(g -> offer(new Board(g, Finder.own("local", "annealing"))));
    BoardingPolish polish = polish(part);
    polish
        .repaired(annealing.now(), REPAIRS)
        .map(g -> polish.polish(g, REPAIRS, better -> {}))
        .ifPresent(g -> offer(reopened("annealing", g)));
  }

  private BoardingPolish polish(double part) {
    long seed = quest.seed();
    return new BoardingPolish(
        quest.wish(), room, copies, quest.engine(), seed, () -> quest.over(part));
  }

  private Board reopened(String before, SetGrid grid) {
    String method = before.endsWith(REOPENED) ? before : before + REOPENED;
    return new Board(grid, quest.engine().finder(method));
  }

  /**
   * A bound on breaks by trying few tables with breaks. The sets of a table whose walk has no break
   * come from the next table, so that all choices of few tables with breaks are small models. Where
   * none of them has a solution, more tables must have a break.
   */
  private int fewCuts(List<Reason> by) {
    // Without a missing pair the tables may be renumbered cyclically, so that the last has a break;
    // these models do not state where its sets go.
    int most = room.missing().isEmpty() ? MOST_CUTS : 1;
    int fewest = 0;
    for (int cuts = 1; cuts <= most; cuts++) {
      List<Reason> exhausted = new ArrayList<>();
      for (Set<Integer> tables : choices(room.tables(), cuts)) {
        Cuts walk = new Cuts(tables);
        if (breaks() <= fewest || quest.over(span.at(0.8))) {
          return Math.min(fewest, breaks());
        }
        Attempt attempt =
            Attempt.of(
                quest,
                BoardingFormulation.cut(quest.wish(), room, copies, walk),
                room,
                1 + 0.02 * quest.seconds(),
                span.at(0.8));
        attempt.board().ifPresent(this::offer);
        if (attempt.refuted().isEmpty()) {
          return Math.min(fewest, breaks());
        }
        exhausted.add(attempt.refuted().get());
      }
      by.addAll(exhausted);
      fewest = room.missing().isEmpty() ? cuts + 1 : cuts;
    }
    return fewest;
  }

  private static List<Set<Integer>> choices(int tables, int cuts) {
    if (cuts == 2) {
      return IntStream.range(0, tables / 2)
          .mapToObj(t -> Set.of(t, tables - 1))
          .collect(Collectors.toList());
    }
    return List.of(Set.of(tables - 1));
  }

  private Boarded found(Figure breaks, int leastCopies, List<Reason> by) {
    return new Boarded(
        room.movement(quest.wish(), best.grid()),
        List.of(
            new Figure(Aim.COPIES, best.grid().copies(room), leastCopies),
            breaks,
            new Figure(Aim.LEAPS, room.leaps(), 0)),
        by,
        best.finder());
  }

  private int breaks() {
    return best.grid().breaks(room);
  }

  private void offer(Board other) {
    int found = other.grid().breaks(room);
    if (found < breaks()) {
      best = other;
      quest.offer(room.movement(quest.wish(), other.grid()), other.finder());
    }
  }
}
