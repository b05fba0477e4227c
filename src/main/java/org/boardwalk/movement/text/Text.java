package org.boardwalk.movement.text;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Text with values in it, the same on every machine: digits are 0 to 9 and the decimal separator is
 * a point, in every locale.
 */
public final class Text {

  private Text() {}

  /**
   * @param format a format of {@link java.util.Formatter}
   * @param values the values to fill in
   * @return the text
   */
  @FormatMethod
  public static String of(@FormatString String format, @Nullable Object... values) {
    return String.format(Locale.US, format, values);
  }

  /**
   * @param time a time
   * @return its seconds, such as "60 s"; below ten with one decimal if they are not whole, "0.3 s"
   */
  public static String seconds(Duration time) {
    long tenths = (time.toMillis() + 50) / 100;
    return tenths >= 100 || (tenths % 10 == 0 && tenths > 0)
        ? of("%.0f s", time.toMillis() / 1e3)
        : of("%.1f s", time.toMillis() / 1e3);
  }

  /**
   * @param number a number
   * @param noun the counted noun, in the singular
   * @return both: 1 round, 2 rounds, 3 copies
   */
  public static String count(long number, String noun) {
    if (number == 1) {
      return number + " " + noun;
    }
    boolean ies = noun.matches(".*[^aeiou]y");
    return number + " " + (ies ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s");
  }
}
