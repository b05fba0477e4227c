package org.boardwalk.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers, names of files, days and times of day, with one wording for invalid values. */
final class PlainValues {

  private PlainValues() {}

  /** Lets all options of these types be read here, for the commands that the line has so far. */
  static void readBy(CommandLine line) {
    line.registerConverter(int.class, whole(Integer::valueOf));
    line.registerConverter(Integer.class, whole(Integer::valueOf));
    line.registerConverter(long.class, whole(Long::valueOf));
    line.registerConverter(Long.class, whole(Long::valueOf));
    line.registerConverter(Path.class, PlainValues::path);
    line.registerConverter(
        BigDecimal.class, read(PlainValues::decimal, "a number such as 45 or 45.5"));
    line.registerConverter(LocalDate.class, read(LocalDate::parse, "a day such as 2026-12-31"));
    line.registerConverter(LocalTime.class, read(LocalTime::parse, "a time of day such as 19:30"));
  }

  /** Reads the name of a file. No hyphen stands for standard input or output here. */
  private static Path path(String text) {
    if (text.equals("-")) {
      throw new TypeConversionException("[-] is not the name of a file here; ./- would be one");
    }
    return Path.of(text);
  }

  /**
   * Reads a number without an exponent, as an exponent makes millions of digits of a few
   * characters.
   */
  private static BigDecimal decimal(String text) {
    if (!text.matches("-?[0-9]{1,6}([.][0-9]{1,4})?")) {
      throw new NumberFormatException(text);
    }
    return new BigDecimal(text);
  }

  /** Reads a whole number in the digits 0 to 9 alone, as Java reads those of other scripts too. */
  private static <T> ITypeConverter<T> whole(Function<String, T> parse) {
    return text -> {
      if (!text.matches("[+-]?[0-9]+")) {
        throw new TypeConversionException("[" + text + "] is not a whole number such as 12");
      }
      try {
        return parse.apply(text);
      } catch (NumberFormatException e) {
        throw new TypeConversionException("[" + text + "] has too many digits");
      }
    };
  }

  private static <T> ITypeConverter<T> read(Function<String, T> parse, String expected) {
    return text -> {
      try {
        return parse.apply(text);
      } catch (NumberFormatException | DateTimeParseException e) {
        throw new TypeConversionException("[" + text + "] is not " + expected);
      }
    };
  }
}
