package org.boardwalk.cli;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Whole numbers, such as {@code 8..60} or {@code 7,9,11..13}.
 *
 * @param values ascending, each once
 */
record Numbers(List<Integer> values) {

  private static final Pattern PART = Pattern.compile("([0-9]{1,4})(?:\\.\\.([0-9]{1,4}))?");
  private static final Pattern COMMA = Pattern.compile(",");

  Numbers {
    values = List.copyOf(values);
  }

  /** Reads them. */
  static final class Converter implements ITypeConverter<Numbers> {
    @Override
    public Numbers convert(String text) {
      TreeSet<Integer> values = new TreeSet<>();
      for (String part : COMMA.split(text, -1)) {
        Matcher matcher = PART.matcher(part);
        if (!matcher.matches()) {
          throw wrong(text);
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
        if (last < first) {
          throw wrong(text);
        }
        for (int n = first; n <= last; n++) {
          values.add(n);
        }
      }
      return new Numbers(List.copyOf(values));
    }

    private static TypeConversionException wrong(String text) {
      return new TypeConversionException("[" + text + "] is no list such as 8..60 or 7,9,11");
    }
  }
}
