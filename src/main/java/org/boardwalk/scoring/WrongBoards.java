package org.boardwalk.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * The plays and results of a movement after boards were played in place of others. Such a board
 * replaces the last planned board of the table and round without a result; the later plays that it
 * makes impossible get averages.
 */
final class WrongBoards {

  private final Movement movement;
  private final List<BoardPlay> foreseen;
  private final List<Result> results;
  private final List<WrongBoard> wrong = new ArrayList<>();

  private WrongBoards(Movement movement, List<Result> given) {
    this.movement = movement;
    foreseen = new ArrayList<>(Plays.of(movement).all());
    results = new ArrayList<>(given);
  }

  /**
   * @param movement a movement
   * @param results results, some of which may be of no play of the movement
   * @return the same where all results are of plays of the movement
   * @throws IllegalArgumentException when a board cannot have been played in place of another
   */
  static WrongBoards of(Movement movement, List<Result> results) {
    WrongBoards all = new WrongBoards(movement, results);
    Set<BoardPlay> planned = new HashSet<>(all.foreseen);
    List<Result> others = results.stream().filter(r -> !planned.contains(r.play())).toList();
    if (!others.isEmpty()) {
      results.forEach(r -> planned.remove(r.play()));
      Map<BoardPlay, BoardPlay> replaced = new HashMap<>();
      for (Result other : others) {
        all.refuseReplay(other);
        replaced.put(other.play(), all.replace(other, planned));
      }
      others.forEach(
          other -> all.bar(other.play(), Objects.requireNonNull(replaced.get(other.play()))));
    }
    return all;
  }

  private void refuseReplay(Result wrong) {
    for (Result other : results) {
      Set<Integer> both = shared(wrong.play(), other.play());
      boolean same = other.play().equals(wrong.play());
      if (!same && other.fromPlay() && !both.isEmpty()) {
        throw new IllegalArgumentException(
            Text.of(
                    "board [%d] is played twice by [%s], in round %d at table %s and in round %d at"
                        + " table %s",
                    wrong.play().board(),
                    movement.label(both.iterator().next()),
                    wrong.play().round(),
                    movement.table(wrong.play().table()),
                    other.play().round(),
                    movement.table(other.play().table()))
                + "\nMaybe one of them is another board; a second score is cancelled: A-/A+.");
      }
    }
  }

  /** The contestants of the first play who play the same board in the second. */
  private static Set<Integer> shared(BoardPlay one, BoardPlay other) {
    Set<Integer> both = new TreeSet<>();
    if (one.board() == other.board()) {
      both.addAll(one.seating().contestants());
      both.retainAll(other.seating().contestants());
    }
    return both;
  }

  /** Puts a board in the place of the last one of its table and round without a result. */
  private BoardPlay replace(Result wrong, Set<BoardPlay> open) {
    BoardPlay play = wrong.play();
    for (int k = foreseen.size() - 1; k >= 0; k--) {
      BoardPlay planned = foreseen.get(k);
      if (planned.round() == play.round()
          && planned.table() == play.table()
          && planned.seating().equals(play.seating())
          && wrong.fromPlay()
          && open.remove(planned)) {
        foreseen.set(k, play);
        return planned;
      }
    }
    throw new IllegalArgumentException(
        Text.of(
                "board [%d] is not played at table %s in round %d, or is scored twice",
                play.board(), movement.table(play.table()), play.round())
            + (wrong.fromPlay()
                ? "\nMaybe the number is wrong: all boards that were planned there have a score."
                : "\nMaybe the number is wrong: only a score shows that it was played."));
  }

  /** Gives averages to plays of later rounds that a wrong board makes impossible. */
  private void bar(BoardPlay play, BoardPlay planned) {
    Set<BoardPlay> entered = new HashSet<>();
    results.forEach(r -> entered.add(r.play()));
    List<BoardPlay> barred =
        foreseen.stream()
            .filter(later -> later.round() > play.round() && !entered.contains(later))
            .filter(later -> !shared(play, later).isEmpty())
            .toList();
    barred.forEach(
        later ->
            results.add(
                new Result(
                    later,
                    average(play, later, Direction.NS),
                    average(play, later, Direction.EW))));
    wrong.add(new WrongBoard(play, planned, barred));
  }

  private static Score average(BoardPlay wrong, BoardPlay later, Direction side) {
    return later.seating().at(side).stream().anyMatch(wrong.seating().seats()::containsValue)
        ? Score.Entitled.AVERAGE_MINUS
        : Score.Entitled.AVERAGE_PLUS;
  }

  List<BoardPlay> foreseen() {
    return foreseen;
  }

  List<Result> results() {
    return results;
  }

  List<WrongBoard> wrong() {
    return wrong;
  }
}
