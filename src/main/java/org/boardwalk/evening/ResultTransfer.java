package org.boardwalk.evening;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Seating;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Plays;
import org.boardwalk.scoring.Result;
import org.boardwalk.text.Text;

/**
 * The results of an evening that goes on with another movement. Whoever played a board keeps the
 * result, at whatever table that really was; else a result stays with its table, if those who sat
 * there were not to play each other. None is ever left out. Not thread-safe.
 */
final class ResultTransfer {

  private final Set<BoardPlay> open;
  private final List<Result> moved = new ArrayList<>();

  private ResultTransfer(List<BoardPlay> plays) {
    open = new LinkedHashSet<>(plays);
  }

  /**
   * @param results what was scored so far
   * @param planned what was to be played
   * @param movement what is played now
   * @param played how many of its rounds were played
   * @return the same results as those of the movement
   * @throws IllegalArgumentException when a result fits nowhere, or is of a later round in which
   *     others are to play now
   */
  static List<Result> of(List<Result> results, Movement planned, Movement movement, int played) {
    List<BoardPlay> plays = Plays.of(movement).all();
    refuseLater(results, Set.copyOf(plays), played);
    ResultTransfer transfer = new ResultTransfer(plays);
    List<Result> left = transfer.placed(results, (a, b) -> Game.of(a).equals(Game.of(b)));
    Set<Game> known = Plays.of(planned).all().stream().map(Game::of).collect(Collectors.toSet());
    transfer.open.removeIf(play -> known.contains(Game.of(play)));
    refuse(transfer.placed(left, BoardPlay::sameAs));
    return transfer.moved;
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
              "round [%d] has results already, and others are to play in it now"
                  + "\nMaybe say that %d rounds were played, or withdraw these results first.",
              last, last));
    }
  }

  /** A board that these play in a round, at whatever table. */
  private record Game(int round, int board, Seating seating) {

    static Game of(BoardPlay play) {
      return new Game(play.round(), play.board(), play.seating());
    }
  }

  /** Which play of the new movement belongs to one of the old. */
  private interface Match {
    boolean of(BoardPlay before, BoardPlay now);
  }

  /** Places what matches, and returns the others. */
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

  private static void refuse(List<Result> homeless) {
    if (!homeless.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of(
              "nobody played what was scored at %s"
                  + "\nMaybe correct the round, or take these results out first.",
              homeless.stream()
                  .map(Result::play)
                  .map(
                      p -> Text.of("board %d, table %d, round %d", p.board(), p.table(), p.round()))
                  .collect(Collectors.joining("; "))));
    }
  }
}
