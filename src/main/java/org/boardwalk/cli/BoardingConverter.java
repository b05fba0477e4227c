package org.boardwalk.cli;

import org.boardwalk.wish.Boarding;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the boarding of a Web: which sets its tables play. */
final class BoardingConverter implements ITypeConverter<Boarding> {

  @Override
  public Boarding convert(String text) {
    try {
      return Boarding.of(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
