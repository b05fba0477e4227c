package org.boardwalk.movement.text;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The names of constants in files, links, options and messages: lower case, hyphens for blanks; and
 * the notation of times there.
 */
public final class Word {

  private Word() {}

  /** {@return its name, such as other-cards} */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * @param time a time, not negative
   * @return in whole seconds, or in milliseconds rounded up, such as 60s or 500ms
   */
  public static String of(Duration time) {
    long millis = time.plusNanos(999_999).toMillis();
    return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }

  /**
   * @param <E> the enum
   * @param type the enum
   * @return the names of all its constants, in order
   */
  public static <E extends Enum<E>> List<String> all(Class<E> type) {
    return Arrays.stream(type.getEnumConstants()).map(Word::of).toList();
  }

  /**
   * @param <E> the enum
   * @param type the enum
   * @param word a name, in any case, with hyphens or underscores
   * @return the constant of that name; empty when there is none
   */
  public static <E extends Enum<E>> Optional<E> parse(Class<E> type, String word) {
    String plain = word.strip().toLowerCase(Locale.ROOT).replace('_', '-');
    return Arrays.stream(type.getEnumConstants()).filter(c -> of(c).equals(plain)).findFirst();
  }
}
