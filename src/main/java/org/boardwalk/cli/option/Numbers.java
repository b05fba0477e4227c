package org.boardwalk.cli.option;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.text.Text;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Some whole numbers, as the command line gives them: {@code 4..40}, {@code 8} or {@code 7,9,11}.
 *
 * @param values the numbers, ascending, each once
 */
public record Numbers(List<Integer> values) {

  private static final Pattern PART = Pattern.compile("([0-9]{1,4})(?:\\.\\.([0-9]{1,4}))?");

  /** Sorts the numbers and drops repetitions. */
  public Numbers {
    values = values.stream().distinct().sorted().toList();
  }

  /**
   * Refuses numbers out of range.
   *
   * @param option the option that they come from
   * @param least the least number allowed
   * @param most the largest number allowed
   * @return the numbers
   */
  public List<Integer> within(String option, int least, int most) {
    values.stream()
        .filter(v -> v < least || v > most)
        .findFirst()
        .ifPresent(
            v -> {
              throw new IllegalArgumentException(
                  Text.of("%s [%d] must be from %d to %d", option, v, least, most));
            });
    return values;
  }

  /** Reads numbers. */
  public static final class Converter implements ITypeConverter<Numbers> {
    @Override
    public Numbers convert(String text) {
      TreeSet<Integer> values = new TreeSet<>();
      for (String part : text.split(",", -1)) {
        Matcher matcher = PART.matcher(part);
        if (!matcher.matches()) {
          throw new TypeConversionException(
              "[" + text + "] is not a range such as 4..40 or 7,9,11");
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
        if (last < first) {
          throw new TypeConversionException("[" + part + "] runs backwards");
        }
        for (int value = first; value <= last; value++) {
          values.add(value);
        }
      }
      return new Numbers(List.copyOf(values));
    }
  }
}
