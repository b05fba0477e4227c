package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;

/** Sentences that say which boards were fouled and how they are scored. */
final class FouledText {

  private FouledText() {}

  /** The name of a form. */
  static String form(String form) {
    return form.isEmpty() ? "form not named" : "form " + form;
  }

  static List<String> of(Ranking ranking) {
    List<String> notes = new ArrayList<>();
    boards(ranking.event())
        .forEach(
            (board, results) -> {
              Map<String, List<Result>> forms = BoardForms.of(results);
              if (forms.size() > 1) {
                notes.add(fouled(board, forms));
              }
            });
    if (!notes.isEmpty() && ranking.method() == ScoringMethod.MATCHPOINTS) {
      notes.add(
          "Each form of a fouled board is scored by itself and factored up; one with 3 scores or"
              + " fewer, a third of all at most, has 60 %, and 5 % for each matchpoint off the half.");
    }
    return notes;
  }

  private static Map<Integer, List<Result>> boards(Event event) {
    return event.results().stream()
        .collect(Collectors.groupingBy(r -> r.play().board(), TreeMap::new, Collectors.toList()));
  }

  private static String fouled(int board, Map<String, List<Result>> forms) {
    return Text.of(
        "Board %d was fouled: it was played in %d forms that are not compared: %s.",
        board,
        forms.size(),
        forms.entrySet().stream()
            .map(e -> form(e.getKey()) + " " + Text.count(e.getValue().size(), "time"))
            .collect(Collectors.joining(", ")));
  }
}
