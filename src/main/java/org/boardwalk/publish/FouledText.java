package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.text.Text;

/** Which boards were fouled, and how these are scored, in sentences. */
final class FouledText {

  private FouledText() {}

  /** What a form is called. */
  static String form(String form) {
    return form.isEmpty() ? "form not named" : "form " + form;
  }

  static List<String> of(Ranking ranking) {
    Map<Integer, Map<String, Integer>> boards = new TreeMap<>();
    for (Result result : ranking.event().results()) {
      boards
          .computeIfAbsent(result.play().board(), b -> new TreeMap<>())
          .merge(result.form(), 1, Integer::sum);
    }
    List<String> notes = new ArrayList<>();
    boards.forEach(
        (board, forms) -> {
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

  private static String fouled(int board, Map<String, Integer> forms) {
    return Text.of(
        "Board %d was fouled: it was played in %d forms that are not compared: %s.",
        board,
        forms.size(),
        forms.entrySet().stream()
            .map(e -> form(e.getKey()) + " " + Text.count(e.getValue(), "time"))
            .collect(Collectors.joining(", ")));
  }
}
