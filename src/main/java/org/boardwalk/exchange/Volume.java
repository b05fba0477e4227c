package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * All movements of a file: most formats hold one, libraries many. A fault in one movement does not
 * stop the others.
 *
 * @param path the file
 * @param pieces its movements in their order, at least one
 */
public record Volume(Path path, List<Piece> pieces) {

  /** How many movements a message lists. */
  private static final int NAMED = 5;

  private static final Pattern APART = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

  /** Copies the list and checks that it is not empty. */
  public Volume {
    pieces = List.copyOf(pieces);
    if (pieces.isEmpty()) {
      throw new IllegalArgumentException("pieces [] must be at least one");
    }
  }

  /**
   * @param path a file
   * @param movement the only movement in it
   * @return the volume
   */
  public static Volume of(Path path, Movement movement) {
    return new Volume(path, List.of(Piece.read(1, movement.name(), movement)));
  }

  /** {@return whether it holds more than one movement} */
  public boolean several() {
    return pieces.size() > 1;
  }

  /**
   * @return its only movement
   * @throws FileException when it has several, or that one is not supported
   */
  public Movement only() {
    if (several()) {
      throw new FileException(
          path,
          0,
          Text.of(
                  "holds %d movements, but only one can be used here: %s",
                  pieces.size(), named(pieces))
              + Text.of("\nMaybe name one of them after the file: %s#1.", path.getFileName()));
    }
    return pieces.get(0).movementOrFault();
  }

  /**
   * Chooses a movement, ignoring case: by its mark, with or without brackets, by its number, by its
   * whole title, else by words that all occur in its title. Digits alone are a number.
   *
   * @param words such as {@code [M180]}, {@code M180}, {@code 12} or {@code howell 14 pairs}
   * @return the movement's piece
   * @throws FileException when no movement or several match
   */
  public Piece choose(String words) {
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    List<Piece> chosen = List.of();
    for (Predicate<Piece> test : tests(wanted)) {
      chosen = chosen.isEmpty() ? pieces.stream().filter(test).toList() : chosen;
    }
    if (chosen.size() == 1) {
      return chosen.get(0);
    }
    throw new FileException(
        path,
        0,
        chosen.isEmpty()
            ? Text.of("has no movement [%s]", words)
                + Text.of("\nMaybe take one of its %d: %s.", pieces.size(), named(pieces))
            : Text.of("has %d movements [%s]: %s", chosen.size(), words, named(chosen))
                + "\nMaybe name one by its number.");
  }

  /** The possible meanings of a text, the narrowest first. */
  private static List<Predicate<Piece>> tests(String wanted) {
    if (wanted.matches("[0-9]+")) {
      return List.of(p -> wanted.equals(String.valueOf(p.number())));
    }
    List<String> words = words(wanted);
    return List.of(
        p -> !p.mark().isEmpty() && wanted.equals("[" + lower(p.mark()) + "]"),
        p -> !p.mark().isEmpty() && wanted.equals(lower(p.mark())),
        p -> !wanted.isEmpty() && wanted.equals(lower(p.title())),
        p -> !words.isEmpty() && words(lower(p.title())).containsAll(words));
  }

  private static List<String> words(String text) {
    return APART.splitAsStream(text).filter(word -> !word.isEmpty()).toList();
  }

  private static String lower(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private static String named(List<Piece> some) {
    return some.stream()
            .limit(NAMED)
            .map(p -> Shown.of(p.label()))
            .collect(Collectors.joining(", "))
        + (some.size() > NAMED ? ", ..." : "");
  }
}
