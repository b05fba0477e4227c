package org.boardwalk.quality.rule;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;

/** The events on the class path that are not part of the program. */
public final class OwnEvents {

  private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9-]{0,39}");

  /** The words for what rules count without any event. */
  private static final Set<String> TAKEN =
      Set.of("partner", "opponent", "left", "table", "boards", "out", "direction");

  private OwnEvents() {}

  /** Thrown when an event, which is not part of the program, fails. */
  public static final class Failed extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    Failed(OwnEvent event, String fault, Throwable cause) {
      super(
          Text.of(
              "event [%s], %s, %s\nMaybe mend it: it is not part of the program.",
              event.word(), event.getClass().getName(), fault),
          cause);
    }
  }

  /**
   * @return every event, by its word
   * @throws IllegalArgumentException when two have one word, or one has a word that cannot be used
   */
  public static List<OwnEvent> all() {
    List<OwnEvent> all =
        ServiceLoader.load(OwnEvent.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(OwnEvent::word))
            .toList();
    Set<String> words = new HashSet<>(TAKEN);
    for (OwnEvent event : all) {
      if (event.words() == null || event.words().isBlank()) {
        throw new Failed(event, "has no words", new NullPointerException("words"));
      }
      if (!WORD.matcher(event.word()).matches() || !words.add(event.word())) {
        throw new IllegalArgumentException(
            Text.of(
                "event [%s] of %s has a word that is taken, or not of small letters\n"
                    + "Maybe give it another word.",
                event.word(), event.getClass().getName()));
      }
    }
    return all;
  }
}
