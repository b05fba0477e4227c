package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;

/** All plays of a movement, board by board. Immutable. */
public final class Plays {

  /** The most plays that an event can have. */
  static final int MOST = 1_000_000;

  private final List<BoardPlay> all;
  private final Map<Integer, List<BoardPlay>> byBoard = new TreeMap<>();

  private Plays(List<BoardPlay> all) {
    this.all = List.copyOf(all);
    all.forEach(p -> byBoard.computeIfAbsent(p.board(), b -> new ArrayList<>()).add(p));
  }

  /**
   * @param movement a movement
   * @return its plays
   * @throws IllegalArgumentException when there are more than a million
   */
  public static Plays of(Movement movement) {
    Boards boards = movement.boards();
    long encounters = movement.rounds().stream().mapToLong(r -> r.encounters().size()).sum();
    if (encounters * boards.perSet() > MOST) {
      throw new IllegalArgumentException(
          Text.of(
              "boards in a set [%d] are too many to score in so large a movement",
              boards.perSet()));
    }
    List<BoardPlay> all = new ArrayList<>();
    for (int part = 1; part <= movement.rounds().size(); part++) {
      int r = movement.wholeRound(part);
      for (Encounter e : movement.rounds().get(part - 1).encounters()) {
        for (int b = 0; b < boards.perSet(); b++) {
          all.add(
              new BoardPlay(r, e.table(), boards.firstBoard(e.set()) + b, movement.seating(e, b)));
        }
      }
    }
    // Where rounds have parts, a table's boards of all of them come together.
    all.sort(Comparator.comparingInt(BoardPlay::round).thenComparingInt(BoardPlay::table));
    return new Plays(all);
  }

  /** {@return every play, by round, table and board} */
  public List<BoardPlay> all() {
    return all;
  }

  /**
   * @param board number of a board
   * @return the plays of this board, by round and table; empty when there are none
   */
  public List<BoardPlay> of(int board) {
    return Collections.unmodifiableList(byBoard.getOrDefault(board, List.of()));
  }

  /**
   * @param round number of a round
   * @param table number of a table
   * @param board number of a board
   * @return the planned play; where there is none, that of a board of another set, as {@link
   *     #instead} has it
   */
  public Optional<BoardPlay> at(int round, int table, int board) {
    return of(board).stream()
        .filter(p -> p.round() == round && p.table() == table)
        .findFirst()
        .or(() -> instead(round, table, board));
  }

  /**
   * A board of another set that a table played.
   *
   * @param round number of a round
   * @param table number of a table
   * @param board number of a board of the movement
   * @return its play by the contestants at that table; empty where the table does not play in that
   *     round, the movement has no such board, or seats change from board to board
   */
  public Optional<BoardPlay> instead(int round, int table, int board) {
    List<Seating> seated =
        all.stream()
            .filter(p -> p.round() == round && p.table() == table)
            .map(BoardPlay::seating)
            .distinct()
            .toList();
    return seated.size() == 1 && byBoard.containsKey(board)
        ? Optional.of(new BoardPlay(round, table, board, seated.get(0)))
        : Optional.empty();
  }
}
