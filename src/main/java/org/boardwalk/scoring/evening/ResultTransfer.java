package org.boardwalk.scoring.evening;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;

/**
 * Moves the results of an evening to another movement with which it goes on. A result follows the
 * contestants that played the board, to the table where they really sat; else the result stays with
 * its table, if the contestants there were not to play each other. No result is ever left out. Not
 * thread-safe.
 */
final class ResultTransfer {

  private final Set<BoardPlay> open;
  private final List<Result> moved = new ArrayList<>();

  private ResultTransfer(List<BoardPlay> plays) {
    open = new LinkedHashSet<>(plays);
  }

  /**
   * @param results the results scored so far
   * @param planned the movement planned before
   * @param movement the movement played now
   * @param played how many of the rounds of the planned movement were played
   * @return these results as results of the new movement
   * @throws IllegalArgumentException when a result fits no play, or belongs to a later round in
   *     which other contestants are to play now
   */
  static List<Result> of(List<Result> results, Movement planned, Movement movement, int played) {
    Plays all = Plays.of(movement);
    List<BoardPlay> plays = all.all();
    refuseLater(results, Set.copyOf(plays), played);
    ResultTransfer transfer = new ResultTransfer(plays);
    List<Result> right = transfer.wrongBoards(results, Set.copyOf(Plays.of(planned).all()), all);
    List<Result> left = transfer.placed(right, (a, b) -> Game.of(a).equals(Game.of(b)));
    Set<Game> known = Plays.of(planned).all().stream().map(Game::of).collect(Collectors.toSet());
    transfer.open.removeIf(play -> known.contains(Game.of(play)));
    refuse(movement, transfer.placed(left, BoardPlay::sameAs));
    return transfer.moved;
  }

  /**
   * Keeps boards played in place of others where the same contestants sit, and returns the rest.
   */
  private List<Result> wrongBoards(List<Result> results, Set<BoardPlay> planned, Plays now) {
    List<Result> left = new ArrayList<>();
    for (Result result : results) {
      BoardPlay play = result.play();
      boolean stays =
          !planned.contains(play)
              && now.instead(play.round(), play.table(), play.board())
                  .filter(play::equals)
                  .isPresent();
      (stays ? moved : left).add(result);
    }
    return left;
  }

  private static void refuseLater(List<Result> results, Set<BoardPlay> foreseen, int played) {
    int last =
        results.stream()
            .map(Result::play)
            .filter(play -> play.round() > played && !foreseen.contains(play))
            .mapToInt(BoardPlay::round)
            .max()
            .orElse(0);
    if (last > 0) {
      throw new IllegalArgumentException(
          Text.of(
              "round [%d] has results already, but other contestants are to play in it now"
                  + "\nMaybe say that %d rounds were played, or withdraw these results first.",
              last, last));
    }
  }

  /** A board played by these contestants in a round, at any table. */
  private record Game(int round, int board, Seating seating) {

    static Game of(BoardPlay play) {
      return new Game(play.round(), play.board(), play.seating());
    }
  }

  /** Tells which play of the new movement belongs to a play of the old one. */
  private interface Match {
    boolean of(BoardPlay before, BoardPlay now);
  }

  /** Places the results that match, and returns the others. */
  private List<Result> placed(List<Result> results, Match match) {
    List<Result> left = new ArrayList<>();
    for (Result result : results) {
      Predicate<BoardPlay> matches = now -> match.of(result.play(), now);
      Optional<BoardPlay> now = open.stream().filter(matches).findFirst();
      if (now.isPresent()) {
        open.remove(now.get());
        moved.add(result.at(now.get()));
      } else {
        left.add(result);
      }
    }
    return left;
  }

  private static void refuse(Movement movement, List<Result> homeless) {
    if (!homeless.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of(
              "the result at %s belongs to no play of the new movement"
                  + "\nMaybe correct the round, or take these results out first.",
              homeless.stream()
                  .map(Result::play)
                  .map(
                      p ->
                          Text.of(
                              "board %d, table %s, round %d",
                              p.board(), movement.table(p.table()), p.round()))
                  .collect(Collectors.joining("; "))));
    }
  }
}
