package org.boardwalk.cli;

import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.Segments;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads which sets the tables of a Web play. */
final class BoardingConverter implements ITypeConverter<Boarding> {

  @Override
  public Boarding convert(String text) {
    try {
      return switch (text) {
        case "rule" -> Boarding.RULE;
        case "segments" -> Boarding.CUT;
        case "free" -> Boarding.FREE;
        default -> new Boarding.Given(Segments.of(text));
      };
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
