package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.boardwalk.model.BoardingFormulation;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.SetGrid;
import org.boardwalk.model.WebRoom;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.wish.answer.Reason;

/**
 * Boardings with a simple walk that serve NS, for any walk of EW.
 *
 * @param grids the boardings, those with fewest breaks first
 * @param fewest a lower bound on the breaks of all boardings with so many copies, for any walk of
 *     EW
 * @param by the reasons for the bound; empty where it is 0
 */
record SimpleBoards(List<SetGrid> grids, int fewest, List<Reason> by) {

  /** Copies the lists. */
  SimpleBoards {
    grids = List.copyOf(grids);
    by = List.copyOf(by);
  }

  /**
   * Boards in the order of a group, and those that the engine finds until that part of the time.
   */
  static SimpleBoards of(WebQuest quest, WebRoom room, int copies, double part) {
    List<SetGrid> grids = new CopyOnWriteArrayList<>(byGroups(room));
    grids.removeIf(grid -> grid.copies(room) > copies);
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
