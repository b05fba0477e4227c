package org.boardwalk.page.site;

import java.util.Arrays;
import java.util.List;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.site.MovementPage.Choice;
import org.boardwalk.scoring.ScoringMethod;

/** The scoring methods, as choices of a form. */
final class Methods {

  private Methods() {}

  static List<Choice> choices(Messages messages) {
    return Arrays.stream(ScoringMethod.values())
        .map(m -> new Choice(Word.of(m), messages.of("method." + Word.of(m))))
        .toList();
  }

  static ScoringMethod of(String word) {
    return Word.parse(ScoringMethod.class, word).orElse(ScoringMethod.MATCHPOINTS);
  }
}
