package org.boardwalk.cli.option;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.MethodKind;
import picocli.CommandLine.Option;

/** The option that says which kinds of methods may take part in a search. */
public final class MethodsOption {

  private static final String OUT = "no-";

  @Option(
      names = "--methods",
      paramLabel = "KIND",
      split = ",",
      description =
          "Kinds of methods to use, such as development,seats, or to leave out, such as"
              + " no-annealing (default: all that fit).")
  List<String> words = List.of();

  /**
   * @param given the kinds that may take part without the option
   * @return the kinds that may take part, at least one
   * @throws IllegalArgumentException when a word is no kind, kinds to use and to leave out are
   *     mixed, or no kind is left
   */
  public Set<MethodKind> over(Set<MethodKind> given) {
    return words.isEmpty() ? given : chosen();
  }

  private Set<MethodKind> chosen() {
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
