package org.boardwalk.page;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.boardwalk.page.MovementPage.Choice;
import org.boardwalk.scoring.ScoringMethod;

/** How an event can be scored, as a form offers it. */
final class Methods {

  private Methods() {}

  static List<Choice> choices(Messages messages) {
    return Arrays.stream(ScoringMethod.values())
        .map(m -> new Choice(word(m), messages.of("method." + word(m))))
        .toList();
  }

  static ScoringMethod of(String word) {
    return Arrays.stream(ScoringMethod.values())
        .filter(m -> word(m).equals(word))
        .findFirst()
        .orElse(ScoringMethod.MATCHPOINTS);
  }

  static String word(ScoringMethod method) {
    return method.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
