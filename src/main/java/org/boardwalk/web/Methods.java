package org.boardwalk.web;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.boardwalk.scoring.Method;
import org.boardwalk.web.MovementPage.Choice;

/** How an event can be scored, as a form offers it. */
final class Methods {

  private Methods() {}

  static List<Choice> choices(Messages messages) {
    return Arrays.stream(Method.values())
        .map(m -> new Choice(word(m), messages.of("method." + word(m))))
        .toList();
  }

  static Method of(String word) {
    return Arrays.stream(Method.values())
        .filter(m -> word(m).equals(word))
        .findFirst()
        .orElse(Method.MATCHPOINTS);
  }

  static String word(Method method) {
    return method.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
