package org.boardwalk.scoring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;

/** The forms in which a board was played, of which a fouled board has several. */
public final class BoardForms {

  private BoardForms() {}

  /**
   * Groups results by form. Averages and boards that were not played belong to the form named
   * beside them, else to the first form that was played, as such a score alone shows no other
   * cards.
   *
   * @param board the results of one board
   * @return these results by form, in alphabetical order, none empty; more than one form where the
   *     board was fouled
   */
  public static Map<String, List<Result>> of(List<Result> board) {
    Optional<String> first =
        board.stream().filter(BoardForms::played).map(Result::form).min(String::compareTo);
    return board.stream()
        .collect(
            Collectors.groupingBy(
                r -> r.form().isEmpty() && !played(r) ? first.orElse("") : r.form(),
                TreeMap::new,
                Collectors.toList()));
  }

  /** {@return whether any of its boards was fouled} */
  public static boolean fouled(Event event) {
    return event.results().stream()
        .collect(Collectors.groupingBy(r -> r.play().board()))
        .values()
        .stream()
        .anyMatch(board -> of(board).size() > 1);
  }

  private static boolean played(Result result) {
    return List.of(Direction.values()).stream().anyMatch(s -> !result.of(s).outcomes().isEmpty());
  }
}
