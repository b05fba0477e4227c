package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Problem;

/**
 * A number of players and a length, with two boards a round in shared play.
 *
 * @param players 4 to 200
 * @param rounds 1 to 200
 */
public record Cell(int players, int rounds) {

  /** Checks the ranges. */
  public Cell {
    problem(players, rounds);
  }

  /**
   * Every number of players with every length.
   *
   * @param players numbers of players
   * @param rounds lengths
   * @return the cells, by players, then by length
   * @throws IllegalArgumentException when a number is out of range
   */
  public static List<Cell> all(List<Integer> players, List<Integer> rounds) {
    List<Cell> cells = new ArrayList<>();
    players.forEach(v -> rounds.forEach(r -> cells.add(new Cell(v, r))));
    return List.copyOf(cells);
  }

  /**
   * @return the wish for these sizes, under which the library keeps what is known
   */
  public Problem problem() {
    return problem(players, rounds);
  }

  private static Problem problem(int players, int rounds) {
    int tables = Math.max(1, players / 4);
    Boards boards = new Boards(Math.max(1, rounds), 2, Play.SHARED, tables);
    return Problem.of(players, tables, rounds, boards, Rotation.NONE);
  }
}
