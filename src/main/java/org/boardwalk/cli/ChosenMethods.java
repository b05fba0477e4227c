package org.boardwalk.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.text.Text;
import org.boardwalk.text.Word;
import org.boardwalk.wish.MethodKind;

/** Reads which kinds of methods may take part. */
final class ChosenMethods {

  private static final String OUT = "no-";

  private ChosenMethods() {}

  /**
   * @param words kinds to use, or all with {@code no-} before them to leave out
   * @return the kinds that may take part, at least one
   * @throws IllegalArgumentException when a word is no kind, both are mixed, or nothing is left
   */
  static Set<MethodKind> of(List<String> words) {
    boolean out = words.get(0).startsWith(OUT);
    Set<MethodKind> named = EnumSet.noneOf(MethodKind.class);
    for (String word : words) {
      if (word.startsWith(OUT) != out) {
        throw new IllegalArgumentException(
            Text.of(
                "--methods [%s] must name kinds either to use or to leave out\n"
                    + "Maybe write no- before all of them, or before none.",
                String.join(",", words)));
      }
      named.add(kind(out ? word.substring(OUT.length()) : word));
    }
    Set<MethodKind> chosen = out ? EnumSet.complementOf(EnumSet.copyOf(named)) : named;
    if (chosen.isEmpty()) {
      throw new IllegalArgumentException("--methods [" + String.join(",", words) + "] leaves none");
    }
    return chosen;
  }

  private static MethodKind kind(String word) {
    return Word.parse(MethodKind.class, word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "--methods [%s] must be of %s",
                        word, String.join(", ", Word.all(MethodKind.class)))));
  }
}
