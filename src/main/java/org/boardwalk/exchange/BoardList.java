package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/**
 * An encounter in a file that lists its boards one by one.
 *
 * @param line its line, 0 if the file has no lines
 * @param round the round, from 1
 * @param table the table, from 1
 * @param seating the contestants at the table
 * @param boards the boards in their order, at least one
 */
record BoardList(int line, int round, int table, Seating seating, List<Integer> boards) {

  /** A list is not cut into single boards: one that is out of place is a mistake. */
  private static final int LEAST_CUT = 2;

  BoardList {
    boards = List.copyOf(boards);
  }

  /**
   * The encounters with sets in place of lists. Where all lists are consecutive, each is a set. So
   * it is where any two lists are equal or have no board in common; the sets are numbered by their
   * lowest boards. Else every table plays several sets in a round, the largest into which all lists
   * can be cut: an encounter for each of them, in their order.
   *
   * @throws FileException when the lists are no sets
   */
  static List<BoardRow> rows(Source source, List<BoardList> lists) {
    if (lists.stream().allMatch(BoardList::consecutive)) {
      return lists.stream().map(list -> list.row(list.sorted().get(0))).toList();
    }
    Map<List<Integer>, Integer> sets = apart(lists);
    if (!sets.isEmpty()) {
      return lists.stream()
          .map(list -> list.row(sets.getOrDefault(list.sorted(), 0) * list.boards.size() + 1))
          .toList();
    }
    int size = lists.get(0).boards.size();
    for (int perSet = size / 2; perSet >= LEAST_CUT; perSet--) {
      int set = perSet;
      if (size / set <= Boards.MOST_PARTS && lists.stream().allMatch(l -> l.cut(size, set))) {
        return lists.stream().flatMap(list -> list.pieces(set).stream()).toList();
      }
    }
    throw fault(source, lists);
  }

  private List<Integer> sorted() {
    return boards.stream().sorted().toList();
  }

  private boolean consecutive() {
    return ascending(sorted());
  }

  private static boolean ascending(List<Integer> some) {
    return IntStream.range(1, some.size()).allMatch(k -> some.get(k) == some.get(k - 1) + 1);
  }

  private BoardRow row(int first) {
    return new BoardRow(line, round, table, seating, first, first + boards.size() - 1);
  }

  /** The place of each list, if no two have a board in common; empty otherwise. */
  private static Map<List<Integer>, Integer> apart(List<BoardList> lists) {
    List<List<Integer>> sets =
        lists.stream()
            .map(BoardList::sorted)
            .distinct()
            .sorted(Comparator.comparing(b -> b.get(0)))
            .toList();
    Set<Integer> seen = new HashSet<>();
    Map<List<Integer>, Integer> places = new HashMap<>();
    for (List<Integer> set : sets) {
      places.put(set, places.size());
      if (set.size() != sets.get(0).size() || !set.stream().allMatch(seen::add)) {
        return Map.of();
      }
    }
    return places;
  }

  /** Whether it has that many boards, in sets of that many that begin where such sets do. */
  private boolean cut(int size, int perSet) {
    return boards.size() == size
        && size % perSet == 0
        && IntStream.range(0, size / perSet)
            .mapToObj(k -> boards.subList(k * perSet, (k + 1) * perSet))
            .allMatch(set -> (set.get(0) - 1) % perSet == 0 && ascending(set));
  }

  private List<BoardRow> pieces(int perSet) {
    List<BoardRow> rows = new ArrayList<>();
    for (int k = 0; k < boards.size(); k += perSet) {
      int first = boards.get(k);
      rows.add(new BoardRow(line, round, table, seating, first, first + perSet - 1));
    }
    return rows;
  }

  private static FileException fault(Source source, List<BoardList> lists) {
    BoardList list = lists.stream().filter(l -> !l.consecutive()).findFirst().orElseThrow();
    return source.fault(
        list.line,
        Text.of(
                "round %d, table %d: boards %s are not consecutive, and do not form a set",
                list.round, list.table, list.sorted())
            + "\nMaybe give every table as many boards, in one set or in several of one size.");
  }
}
