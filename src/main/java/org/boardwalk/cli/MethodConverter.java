package org.boardwalk.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.text.Text;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how an event is scored: the words of the methods, with a hyphen between two. */
final class MethodConverter implements ITypeConverter<ScoringMethod> {

  @Override
  public ScoringMethod convert(String text) {
    return Arrays.stream(ScoringMethod.values())
        .filter(m -> word(m).equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    Text.of(
                        "--method [%s] must be one of %s",
                        text,
                        Arrays.stream(ScoringMethod.values())
                            .map(MethodConverter::word)
                            .collect(Collectors.joining(", ")))));
  }

  private static String word(ScoringMethod method) {
    return method.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
