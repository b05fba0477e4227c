package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.BoardForms;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.ScoringMethod;

/** Sentences that say which boards were fouled and how they are scored. */
final class FouledText {

  private FouledText() {}

  /** The name of a form. */
  static String form(String form, Language language) {
    return form.isEmpty() ? language.say("fouled.noForm") : language.say("fouled.form", form);
  }

  static List<String> of(Ranking ranking, Language language) {
    List<String> notes = new ArrayList<>();
    boards(ranking.event())
        .forEach(
            (board, results) -> {
              Map<String, List<Result>> forms = BoardForms.of(results);
              if (forms.size() > 1) {
                notes.add(fouled(board, forms, language));
              }
            });
    if (!notes.isEmpty() && ranking.method() == ScoringMethod.MATCHPOINTS) {
      notes.add(language.say("fouled.how"));
    }
    return notes;
  }

  private static Map<Integer, List<Result>> boards(Event event) {
    return event.results().stream()
        .collect(Collectors.groupingBy(r -> r.play().board(), TreeMap::new, Collectors.toList()));
  }

  private static String fouled(int board, Map<String, List<Result>> forms, Language language) {
    return language.say(
        "fouled",
        board,
        forms.size(),
        forms.entrySet().stream()
            .map(e -> language.say("fouled.times", form(e.getKey(), language), e.getValue().size()))
            .collect(Collectors.joining(", ")));
  }
}
