package org.boardwalk.cli.option;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times as in model files: 500ms, 60s, 10m, 2h. */
public final class DurationConverter implements ITypeConverter<Duration> {

  private static final Pattern TIME = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

  @Override
  public Duration convert(String text) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException("[" + text + "] is not a time such as 60s, 10m or 2h");
    }
    long number = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(number);
      case "s" -> Duration.ofSeconds(number);
      case "m" -> Duration.ofMinutes(number);
      default -> Duration.ofHours(number);
    };
  }
}
